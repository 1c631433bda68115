/** Whole games of the house's own partners, one a number of players, so that scenes look as tables do. `2=pick` is a pick of the second seat. */
import type { Played } from '@machiya/kit'

export const PLAYED: readonly Played[] = [
  {
    seats: 2,
    options: { ronin: true },
    seed: '07e7e53154ba6bb03e2b571b2d47ac33',
    revision: 2,
    moves: `
2=odawara 1=utsunomiya 1=package-4 2=package-3 2=chichibu 2=stone 1=basic-3:gather-stone 1=basic-1:take-money
2=basic-1:gather-wood 2=basic-3:recruit 2=basic-2:build-easy 1=basic-2:build-easy 1=1+0 1=2+0 1=1+0 1=ready
2=1+0 2=1+0 2=2+0 2=ready 2=odawara 2=chichibu 2=merchant 2=senju 2=turn-up 2=chichibu 1=utsunomiya 1=tsukuba
1=turn-up 1=tsukuba 2=turn-up 2=recruit 1=turn-up 1=2 2=chichibu 2=edo 2=turn-up 2=house@edo 2=done 1=tsukuba
1=odawara 1=turn-up 1=trading-post@odawara 2=pay 1=pay 1=kasumigaura 1=city 1=odawara 1=basic-3:gather-stone
2=basic-1:gather-wood 1=basic-2:gather-rice 2=basic-3:gather-stone 2=basic-2:build-easy 2=3+0 2=1+0 2=0+1
2=ready 1=basic-1:gather-wood 1=1+0 1=2+0 1=1+0 1=ready 1=odawara 1=tsukuba 1=turn-up 1=tsukuba 2=edo 2=boso
2=turn-up 2=boso 2=done 1=tsukuba 1=kasumigaura 1=turn-up 1=kasumigaura 1=done 2=boso 2=tsukuba 2=turn-up
2=tsukuba 1=kasumigaura 1=chichibu 1=turn-up 1=chichibu 2=tsukuba 2=utsunomiya 2=turn-up
2=trading-post@utsunomiya 1=pay 2=pay 2=odawara 2=stone 2=basic-2:gather-rice 2=basic-1:take-money
2=basic-3:recruit 1=basic-1:take-rice 2=3+0 2=0+1 1=basic-3:recruit 1=basic-2:build-easy 1=2+0 1=1+0 1=1+0 2=1+0
1=ready 2=ready 2=utsunomiya 2=kasumigaura 2=turn-up 2=kasumigaura 2=done 1=turn-up 1=2 2=turn-up 2=1 1=turn-up
1=recruit 2=turn-up 2=recruit 1=chichibu 1=edo 1=turn-up 1=house@edo 2=pay 1=pay 1=izu 1=kasumigaura
2=basic-1:take-rice 1=basic-1:gather-wood 1=basic-3:recruit 1=basic-2:build-easy 1=0+1 1=1+0 2=basic-2:trade
1=1+0 2=basic-3:gather-stone 1=ready 2=4+0 2=0+1 2=0+1 2=ready 1=edo 1=boso 1=turn-up 1=boso 2=merchant
2=utsunomiya 2=turn-up 2=4 1=turn-up 1=recruit 2=kasumigaura 2=utsunomiya 2=turn-up 2=merchant-5:power
2=merchant-5:2-stone 1=boso 1=edo 1=turn-up 1=house@edo 2=utsunomiya 2=tsukuba 2=turn-up 2=tsukuba 1=pay 2=pay
2=kasumigaura 2=rice 2=basic-3:gather-stone 1=basic-1:gather-wood 2=basic-2:build-easy 2=basic-1:gather-wood
2=4+0 1=basic-3:gather-stone 2=0+1 1=basic-2:build-easy 1=2+0 1=0+2 2=0+1 2=ready 1=1+0 1=ready 2=turn-up
2=tsukuba 2=done 1=edo 1=chichibu 1=turn-up 1=chichibu 1=done 2=tsukuba 2=edo 2=turn-up 2=fortress@edo
1=chichibu 1=tsukuba 1=turn-up 1=tsukuba 1=done 2=edo 2=boso 2=turn-up 2=boso 1=tsukuba 1=utsunomiya 1=turn-up
1=house@utsunomiya 2=pay 1=call-all 1=sagami 2=basic-1:take-rice 1=basic-1:take-rice 2=basic-3:development
1=basic-2:travel 2=basic-2:build-easy 2=4+0 2=0+1 2=0+1 2=ready 1=basic-3:recruit 1=2+2 1=2+0 1=1+0 1=ready
1=turn-up 1=4 2=turn-up 2=4 1=merchant 1=chichibu 1=turn-up 1=send 1=hakone 1=send 1=hakone 2=turn-up
2=special-4 1=hakone 1=sagami 1=hakone 1=sagami 1=turn-up 1=recruit 2=boso 2=odawara 2=turn-up 2=house@odawara
1=pay 2=pay 2=izu 2=boso 2=special-4:rich-wood 2=basic-2:trade 2=basic-3:take-money 1=basic-3:recruit 2=0+1
2=0+1 1=basic-1:take-rice 1=basic-2:trade 2=4+0 2=ready 1=0+1 1=2+2 1=1+0 1=ready 2=odawara 2=chichibu 2=turn-up
2=chichibu 1=merchant 1=sakura 1=turn-up 1=recruit 2=merchant 2=tama 2=chichibu 2=tama 2=turn-up
2=merchant-3:power 1=merchant 1=odawara 1=turn-up 1=4 2=tama 2=edo 2=merchant 2=sagami 2=turn-up 2=4 1=turn-up
1=merchant-3:power 2=pay 1=pay 1=boso 1=wood 1=basic-1:gather-wood 2=basic-1:take-money 1=basic-3:take-money
2=basic-2:trade 2=basic-3:take-money 1=basic-2:build-easy 1=2+0 1=1+3 1=0+1 1=ready 2=1+0 2=0+1 2=3+1 2=ready
1=sagami 1=izu 1=merchant 1=odawara 1=sagami 1=boso 1=turn-up 1=boso 1=done 2=merchant 2=edo 2=turn-up 2=1
1=turn-up 1=4 2=turn-up 2=merchant-4:power 1=boso 1=odawara 1=turn-up 1=house@odawara 2=turn-up 2=4 1=pay 2=pay
2=chichibu 2=sagami 1=basic-3:take-money 1=basic-2:gather-rice 1=basic-1:gather-wood 1=2+1 1=1+2
2=special-4:rich-wood 2=basic-3:take-money 2=basic-1:take-money 1=0+1 1=ready 2=1+0 2=1+1 2=2+1 2=ready
2=merchant 2=senju 2=edo 2=chichibu 2=turn-up 2=chichibu 1=turn-up 1=3 2=turn-up 2=2 1=izu 1=sagami 1=odawara
1=kasumigaura 1=turn-up 1=kasumigaura 1=sagami 1=done 2=turn-up 2=3 1=sagami 1=boso 1=turn-up 1=boso 2=pay 1=pay
1=sagami 2=basic-3:gather-stone 2=basic-2:trade 2=basic-1:build-hard 2=0+1 1=basic-1:take-rice
1=basic-3:development 2=1+0 2=1+1 1=basic-2:travel 1=0+4 2=ready 1=1+0 1=2+0 1=ready 1=merchant 1=kasumigaura
1=turn-up 1=3 2=merchant 2=utsunomiya 2=chichibu 2=tsukuba 2=turn-up 2=tsukuba 1=boso 1=sagami 1=kasumigaura
1=utsunomiya 1=turn-up 1=special-9 2=tsukuba 2=utsunomiya 2=turn-up 2=merchant-10:2-rice 2=merchant-10:power
1=turn-up 1=send 1=hakone 1=send 1=hakone 2=turn-up 2=house@utsunomiya 1=pay 2=pay
`,
  },
  {
    seats: 3,
    options: { jiin: true },
    seed: '07e7e53154ba6bb03e2b571b2d47ac33',
    revision: 2,
    moves: `
1=utsunomiya 2=odawara 3=package-4 3=sakura 2=package-3 1=package-2 1=basic-3:gather-stone 1=basic-1:gather-wood
2=basic-3:gather-stone 3=basic-1:take-rice 3=basic-3:gather-stone 2=basic-2:gather-rice 3=basic-2:build-easy
1=basic-2:build-easy 2=basic-1:gather-wood 2=1+0 1=1+0 2=1+0 1=2+0 3=2+0 3=1+0 2=2+0 3=1+0 3=ready 1=1+0 1=ready
2=ready 1=utsunomiya 1=izu 1=turn-up 1=izu 2=odawara 2=tsukuba 2=turn-up 2=tsukuba 3=merchant 3=sakura 3=sakura
3=tsukuba 3=turn-up 3=2 1=izu 1=chichibu 1=turn-up 1=chichibu 1=done 2=tsukuba 2=kasumigaura 2=turn-up
2=kasumigaura 3=turn-up 3=tsukuba 1=chichibu 1=edo 1=turn-up 1=house@edo 2=kasumigaura 2=chichibu 2=turn-up
2=chichibu 2=done 3=tsukuba 3=edo 3=turn-up 3=house@edo 1=pay 2=pay 3=pay 1=basic-1:gather-wood
3=basic-3:recruit 2=basic-1:gather-wood 1=basic-3:gather-stone 1=basic-2:build-easy 2=basic-3:recruit
2=basic-2:build-easy 3=basic-1:gather-wood 1=1+0 1=1+0 2=1+0 1=1+0 1=ready 3=basic-2:build-easy 2=1+0 3=1+0
2=2+0 3=1+0 3=1+0 3=ready 2=ready 2=turn-up 2=chichibu 3=turn-up 3=recruit 1=edo 1=boso 1=turn-up 1=boso
2=turn-up 2=recruit 3=merchant 3=koiwa 3=edo 3=chichibu 3=turn-up 3=chichibu 1=boso 1=tsukuba 1=turn-up
1=tsukuba 2=chichibu 2=utsunomiya 2=turn-up 2=trading-post@utsunomiya 2=done 3=chichibu 3=odawara 3=turn-up
3=house@odawara 1=tsukuba 1=sakura 1=turn-up 1=trading-post@sakura 2=pay 3=pay 1=pay 3=basic-1:gather-wood
1=basic-3:gather-stone 2=basic-3:gather-stone 1=basic-1:take-money 3=basic-2:build-easy 3=basic-3:development
2=basic-2:build-easy 1=basic-2:build-easy 2=basic-1:build-hard 1=1+0 3=2+0 2=1+1 2=1+0 2=2+0 2=ready 1=2+0 1=1+0
1=ready 3=2+1 3=0+0 3=ready 3=odawara 3=boso 3=turn-up 3=boso 3=done 1=sakura 1=tsukuba 1=turn-up 1=tsukuba
2=utsunomiya 2=izu 2=turn-up 2=izu 2=done 3=boso 3=edo 3=turn-up 3=house@edo 3=done 1=turn-up 1=0 2=izu 2=edo
2=turn-up 2=house@edo 3=turn-up 1=tsukuba 1=edo 1=turn-up 1=fortress@edo 2=turn-up 2=house@edo 3=pay 1=pay 2=pay
2=basic-3:gather-stone 2=basic-1:gather-wood 1=basic-1:build-hard 1=basic-2:gather-rice 2=basic-2:build-easy
1=basic-3:recruit 1=2+0 3=basic-3:gather-stone 1=1+0 2=1+0 2=1+0 1=1+0 2=2+0 2=ready 3=basic-1:take-money
1=ready 3=basic-2:build-easy 3=0+1 3=3+0 3=1+0 3=ready 1=edo 1=utsunomiya 1=turn-up 1=house@utsunomiya 2=edo
2=tsukuba 2=turn-up 2=tsukuba 3=edo 3=tsukuba 3=turn-up 3=tsukuba 1=utsunomiya 1=kasumigaura 1=turn-up
1=kasumigaura 2=tsukuba 2=boso 2=turn-up 2=boso 3=turn-up 3=3 1=turn-up 1=recruit 2=boso 2=odawara 2=turn-up
2=fortress@odawara 2=done 3=tsukuba 3=sakura 3=turn-up 3=house@sakura 1=pay 2=pay 3=call-all
3=basic-3:development 2=basic-2:trade 3=basic-2:travel 1=basic-1:gather-wood 2=basic-3:gather-stone
2=basic-1:take-money 3=basic-1:gather-wood 1=basic-3:gather-stone 3=0+1 2=0+1 2=1+0 1=basic-2:build-easy 2=3+0
3=2+0 3=2+0 3=ready 1=0+1 2=ready 1=3+0 1=1+0 1=ready 2=odawara 2=koiwa 2=turn-up 2=merchant-2:3-wood 3=turn-up
3=special-3 1=merchant 1=nakoso 1=kasumigaura 1=boso 1=turn-up 1=boso 2=koiwa 2=tsukuba 2=turn-up 2=tsukuba
3=turn-up 3=send 3=hakone 3=send 3=usui 1=boso 1=tsukuba 1=turn-up 1=tsukuba 1=done 2=turn-up 2=3 3=hakone
3=boso 3=usui 3=chichibu 3=turn-up 3=chichibu 3=boso 1=tsukuba 1=edo 1=turn-up 1=house@edo 2=pay 3=call-all
1=pay 2=basic-3:gather-stone 3=basic-1:gather-wood 3=basic-2:travel 1=basic-1:gather-wood 3=special-3:architect
2=basic-1:take-money 3=0+1 3=3+0 2=basic-2:build-easy 1=basic-2:trade 1=basic-3:gather-stone 1=1+0 1=1+1 1=1+0
3=2+0 3=ready 1=ready 2=0+1 2=3+0 2=1+0 2=ready 3=turn-up 3=done 1=edo 1=boso 1=turn-up 1=boso 2=turn-up
2=tsukuba 3=turn-up 3=send 3=hakone 3=send 3=usui 3=move 3=usui 3=edo 3=done 1=boso 1=nakoso 1=turn-up
1=merchant-9:3-rice 1=done 2=turn-up 2=3 3=hakone 3=odawara 3=turn-up 3=trading-post@odawara 3=stone 3=house@edo
3=stone 1=nakoso 1=izu 1=turn-up 1=izu 2=merchant 2=tsukuba 2=tsukuba 2=edo 2=turn-up 2=fortress@edo 3=call-all
1=pay 2=call-all 1=basic-2:gather-rice 2=basic-3:take-money 3=basic-3:take-money 2=basic-2:travel
2=basic-1:build-hard 1=basic-3:gather-stone 2=0+0 2=2+0 1=basic-1:build-hard 2=3+1 3=basic-2:travel 2=ready
1=1+1 3=special-3:rich-wood 3=1+0 1=1+0 1=2+0 3=3+0 3=1+1 1=ready 3=ready 1=izu 1=arakawa 1=turn-up 1=done
2=turn-up 3=turn-up 3=1 1=arakawa 1=izu 1=turn-up 1=izu 2=merchant 2=sakura 2=turn-up 2=send 2=usui 2=send
2=hakone 3=turn-up 3=send 3=hakone 3=move 3=hakone 3=usui 3=usui 3=chichibu 3=send 3=hakone 1=izu 1=utsunomiya
1=turn-up 1=fortress@utsunomiya 2=usui 2=utsunomiya 2=turn-up 2=house@utsunomiya 2=done 3=hakone 3=boso
3=turn-up 3=boso 3=chichibu 1=pay 2=call-all 3=call-all 2=basic-1:take-rice 3=basic-2:travel
1=basic-3:take-money 2=basic-3:gather-stone 1=basic-2:build-easy 1=basic-1:build-hard 3=basic-1:take-rice
2=basic-2:travel 3=basic-3:gather-stone 3=2+0 3=3+1 3=0+0 1=1+1 1=1+0 2=2+1 2=0+0 1=2+0 3=ready 2=3+0 1=ready
2=ready 2=turn-up 2=3 3=turn-up 3=send 3=nakoso 3=send 3=usui 1=utsunomiya 1=tsukuba 1=turn-up 1=2 2=turn-up
3=nakoso 3=kasumigaura 3=usui 3=chichibu 3=turn-up 3=4 1=tsukuba 1=sakura 1=turn-up 1=house@sakura 2=turn-up
2=send 2=hakone 2=send 2=nakoso 2=send 2=usui 3=turn-up 1=turn-up 1=house@sakura 2=pay 3=pay 1=pay
`,
  },
  {
    seats: 4,
    options: { jiin: true, tokken: true, ronin: true },
    seed: '07e7e53154ba6bb03e2b571b2d47ac33',
    revision: 2,
    moves: `
3=mito 4=kofu 1=sakura 2=odawara 2=package-4 1=package-3 4=package-2 3=package-5 3=boso 4=basic-2:build-easy
3=basic-1:gather-wood 2=basic-3:gather-stone 1=basic-3:recruit 4=basic-3:gather-stone 3=basic-2:build-easy
1=basic-1:gather-wood 2=basic-1:take-money 3=basic-3:recruit 3=2+0 2=basic-2:build-easy 4=basic-1:build-hard
2=1+0 3=1+0 3=1+0 2=2+0 3=ready 1=basic-2:build-easy 2=1+0 4=0+0 4=2+0 1=1+0 4=2+0 1=2+0 4=ready 1=1+0 1=ready
2=ready 3=mito 3=boso 3=turn-up 3=boso 3=done 4=turn-up 1=turn-up 1=recruit 2=odawara 2=izu 2=turn-up 2=izu
3=boso 3=edo 3=turn-up 3=house@edo 4=kofu 4=izu 4=turn-up 4=izu 4=done 1=sakura 1=boso 1=turn-up 1=boso 1=done
2=turn-up 2=2 3=turn-up 3=recruit 4=izu 4=edo 4=turn-up 4=house@edo 1=boso 1=edo 1=turn-up 1=house@edo 2=izu
2=mito 2=turn-up 2=trading-post@mito 3=pay 4=pay 1=pay 2=pay 4=tsukuba 3=basic-3:take-money 1=basic-1:take-money
4=basic-3:development 4=basic-1:gather-wood 3=basic-1:gather-wood 1=basic-2:trade 4=basic-2:build-easy 4=1+0
2=basic-1:gather-wood 2=basic-2:build-easy 3=basic-2:build-easy 2=basic-3:gather-stone 1=basic-3:gather-stone
2=1+0 4=2+0 4=1+0 2=1+0 4=ready 2=2+0 1=2+1 2=ready 3=2+1 3=1+0 1=1+0 1=1+0 3=1+0 1=ready 3=ready 4=turn-up
4=special-6 1=turn-up 1=3 2=merchant 2=tama 2=mito 2=boso 2=turn-up 2=boso 3=turn-up 3=3 4=edo 4=nasu 4=turn-up
4=nasu 4=done 1=edo 1=koiwa 1=merchant 1=edo 1=turn-up 1=done 2=boso 2=edo 2=turn-up 2=house@edo 3=edo 3=boso
3=merchant 3=tsukuba 3=turn-up 3=boso 4=nasu 4=mito 4=turn-up 4=house@mito 1=koiwa 1=tsukuba 1=turn-up 1=tsukuba
2=edo 2=tsukuba 2=turn-up 2=tsukuba 2=done 3=boso 3=kofu 3=turn-up 3=house@kofu 4=pay 1=pay 2=pay 3=call-all
1=kasumigaura 4=basic-3:gather-stone 1=basic-1:gather-wood 3=basic-2:trade 4=basic-1:gather-wood
4=special-6:thrifty-build 3=basic-3:development 1=basic-2:build-easy 2=basic-1:gather-wood 3=basic-1:take-rice
3=0+1 1=basic-3:take-money 1=1+0 3=1+0 3=4+0 3=ready 2=basic-2:gather-rice 2=basic-3:recruit 2=1+0 4=1+0 2=1+0
1=2+0 4=2+0 1=1+1 1=ready 4=1+0 4=ready 2=1+0 2=ready 1=tsukuba 1=nasu 1=turn-up 1=nasu 2=tsukuba 2=arakawa
2=turn-up 2=done 3=turn-up 3=done 4=mito 4=tsukuba 4=turn-up 4=tsukuba 1=nasu 1=odawara 1=turn-up
1=trading-post@odawara 1=done 2=arakawa 2=kumagaya 2=turn-up 2=kumagaya 3=turn-up 3=special-5 4=tsukuba 4=boso
4=turn-up 4=boso 4=done 1=turn-up 1=2 2=turn-up 2=recruit 3=turn-up 3=4 4=boso 4=sakura 4=turn-up
4=trading-post@sakura 1=call-all 2=pay 4=pay 2=nasu 2=city 2=kofu 3=basic-3:development 3=special-5:great-travel
2=basic-3:development 1=basic-2:travel 4=basic-2:travel 3=basic-1:gather-wood 1=basic-1:gather-wood
2=basic-1:gather-wood 2=basic-2:build-easy 4=basic-1:take-rice 1=basic-3:development 4=special-6:rich-rice 3=0+1
2=1+0 3=3+0 2=2+0 3=2+0 3=ready 1=3+0 4=2+0 1=2+0 2=1+0 2=ready 1=0+1 1=ready 4=0+0 4=2+0 4=ready 2=turn-up
2=special-9 3=turn-up 3=special-10 4=turn-up 4=send 4=nakoso 4=send 4=hakone 1=turn-up 1=send 1=hakone 1=send
1=uraga 1=move 1=uraga 1=oya 1=hakone 1=tama 2=kumagaya 2=boso 2=turn-up 2=boso 2=done 3=turn-up 3=wish-7
3=resource-rice-wood:wood 3=send 3=odawara 3=send 3=nasu 4=nakoso 4=sakura 4=turn-up 1=oya 1=utsunomiya 1=tama
1=boso 1=turn-up 1=boso 1=done 2=boso 2=edo 2=turn-up 2=house@edo 3=odawara 3=boso 3=turn-up 3=boso 3=nasu
4=hakone 4=kumagaya 4=sakura 4=kasumigaura 4=turn-up 4=kasumigaura 4=kumagaya 1=turn-up 1=special-7 2=pay 3=pay
4=pay 1=call-all 3=kofu 3=rice 3=kasumigaura 2=basic-2:travel 1=basic-3:development 3=basic-3:take-money
2=special-9:free-gathering 2=basic-3:take-money 3=special-5:rich-stone 1=basic-1:take-money
4=basic-3:development 3=basic-2:build-easy 3=1+0 4=basic-1:gather-wood 4=special-6:rich-rice 2=2+0 2=2+0 4=0+0
2=0+1 2=ready 1=basic-2:travel 4=1+0 1=1+0 1=4+0 3=1+0 4=1+0 1=0+1 4=ready 1=ready 3=1+1 3=ready 3=turn-up 3=1
4=turn-up 1=turn-up 1=special-8 2=edo 2=chichibu 2=merchant 2=izu 2=turn-up 2=wish-6 2=send 2=nakoso 3=nasu
3=arakawa 3=boso 3=tsukuba 3=turn-up 3=tsukuba 4=sakura 4=odawara 4=kasumigaura 4=nasu 4=turn-up 4=nasu
1=turn-up 1=4 2=nakoso 2=kasumigaura 2=chichibu 2=kumagaya 2=turn-up 2=kasumigaura 2=kumagaya 3=tsukuba
3=kasumigaura 3=arakawa 3=kofu 3=turn-up 3=trading-post@kofu 3=temple@kasumigaura 4=turn-up 4=kumagaya 1=turn-up
1=done 2=turn-up 2=1 3=kasumigaura 3=pay 4=pay 2=pay 4=kasumigaura 4=odawara 4=basic-2:gather-rice
3=basic-1:gather-wood 4=special-6:thrifty-build 1=basic-2:travel 3=special-5:rich-stone 3=basic-2:gather-rice
1=special-7:rich-rice 1=special-8:architect 2=basic-1:gather-wood 3=0+1 1=2+0 4=basic-3:recruit 1=1+1 4=1+0
4=1+0 4=0+0 2=basic-2:build-easy 3=1+0 2=basic-3:gather-stone 2=3+0 4=ready 2=0+0+1 1=2+0 1=ready 3=1+0 2=0+1
3=ready 2=ready 4=turn-up 4=kumagaya 1=merchant 1=sagami 1=turn-up 1=send 1=usui 1=send 1=nakoso 2=kasumigaura
2=nasu 2=kumagaya 2=boso 2=turn-up 2=boso 2=nasu 2=done 3=kofu 3=nasu 3=turn-up 3=nasu 4=turn-up 4=house@odawara
1=usui 1=kumagaya 1=nakoso 1=kasumigaura 1=merchant 1=kofu 1=turn-up 1=kumagaya 1=kasumigaura 2=boso 2=sakura
2=turn-up 2=house@sakura 3=nasu 3=tsukuba 3=turn-up 3=tsukuba 4=turn-up 1=kasumigaura 1=edo 1=kumagaya 1=sakura
1=turn-up 1=house@sakura 1=wood 1=house@edo 1=stone 2=sakura 2=tsukuba 2=turn-up 2=tsukuba 3=tsukuba
3=kasumigaura 3=turn-up 3=kasumigaura 4=pay 1=pay 2=pay 3=pay 1=odawara 1=sakura 2=special-9:free-gathering
3=basic-1:take-rice 3=special-10:great-trade 4=basic-1:gather-wood 2=basic-1:take-rice 3=basic-2:build-easy
1=basic-3:gather-stone 3=2+0 4=basic-2:build-easy 2=basic-2:gather-rice 1=basic-1:gather-wood
1=special-8:great-money 2=1+1 4=basic-3:gather-stone 1=1+0 1=1+1 4=1+0 3=2+0 1=1+0 3=0+1 1=ready 4=0+0 4=1+0
2=1+0 2=1+0 2=ready 4=ready 3=ready 1=sakura 1=tama 1=edo 1=tsukuba 1=turn-up 1=tsukuba 2=turn-up 2=nasu
2=tsukuba 3=merchant 3=edo 3=kasumigaura 3=arakawa 3=turn-up 3=2 4=odawara 4=nasu 4=nasu 4=boso 4=turn-up 4=boso
1=tama 1=edo 1=tsukuba 1=boso 1=turn-up 1=boso 1=done 2=turn-up 2=1 3=arakawa 3=edo 3=turn-up
3=merchant-5:2-stone 3=merchant-5:power 3=done 4=merchant 4=arakawa 4=turn-up 1=turn-up 1=1 2=tsukuba 2=sakura
2=nasu 2=kasumigaura 2=turn-up 2=kasumigaura 3=turn-up 3=fortress@edo 4=boso 4=tsukuba 4=turn-up 4=tsukuba 1=pay
2=pay 3=pay 4=pay 2=sakura 2=kumagaya 4=special-6:rich-rice 2=special-9:free-gathering 3=special-5:rich-stone
4=basic-2:travel 3=basic-3:take-money 1=basic-3:gather-stone 1=special-8:architect 4=basic-1:take-money
3=basic-2:build-easy 4=2+0 4=0+0 3=1+1 1=basic-1:gather-wood 1=0+1 3=2+0 4=0+0 4=ready 1=2+0 1=1+0 3=1+0 1=ready
2=basic-1:take-rice 2=basic-2:build-easy 3=ready 2=1+1 2=0+0 2=2+0 2=ready 2=kasumigaura 2=tsukuba 2=sakura
2=boso 2=merchant 2=izu 2=turn-up 2=tsukuba 2=done 3=edo 3=izu 3=turn-up 3=izu 3=done 4=tsukuba 4=kasumigaura
4=turn-up 4=kasumigaura 4=kumagaya 1=boso 1=sakura 1=edo 1=tsukuba 1=turn-up 1=tsukuba 2=tsukuba 2=edo 2=turn-up
3=merchant 3=naito 3=turn-up 3=2 4=turn-up 1=turn-up 1=fortress@sakura 1=temple@tsukuba 2=turn-up 2=fortress@edo
2=temple@boso 3=izu 3=kofu 3=turn-up 3=fortress@kofu 4=turn-up 1=sakura 1=boso 1=turn-up 1=boso 2=boso 2=pay
3=pay 4=pay 1=pay
`,
  },
  {
    seats: 5,
    options: { tokken: true, ronin: true },
    seed: '07e7e53154ba6bb03e2b571b2d47ac33',
    revision: 2,
    moves: `
1=kofu 2=utsunomiya 3=sakura 4=package-4 5=odawara 5=package-3 4=mito 3=package-2 2=package-5 1=package-1 1=boso
1=nasu 2=basic-1:gather-wood 5=basic-3:recruit 3=basic-3:gather-stone 5=basic-1:gather-wood 3=basic-1:take-money
4=basic-3:gather-stone 2=basic-2:build-easy 4=basic-1:build-hard 2=basic-3:recruit 2=1+0 4=basic-2:gather-rice
4=2+0 4=2+0 1=basic-3:recruit 4=0+0 3=basic-2:build-easy 1=basic-2:travel 5=basic-2:build-easy 4=ready 2=1+0
1=basic-1:gather-wood 3=1+0 2=1+0 1=1+0 2=ready 1=1+0 5=1+0 5=1+0 1=2+0 1=ready 5=1+0 5=ready 3=2+0 3=1+0
3=ready 1=turn-up 1=recruit 2=utsunomiya 2=chichibu 2=turn-up 2=chichibu 3=sakura 3=tsukuba 3=turn-up 3=tsukuba
4=mito 4=oya 4=turn-up 4=oya 4=done 5=turn-up 5=recruit 1=merchant 1=uraga 1=turn-up 1=send 1=uraga 2=chichibu
2=edo 2=turn-up 2=house@edo 3=turn-up 3=2 4=oya 4=edo 4=turn-up 4=house@edo 5=odawara 5=boso 5=turn-up 5=boso
1=kofu 1=boso 1=uraga 1=chichibu 1=turn-up 1=chichibu 1=boso 2=turn-up 2=recruit 3=tsukuba 3=edo 3=turn-up
3=house@edo 4=turn-up 5=boso 5=edo 5=turn-up 5=house@edo 1=pay 2=pay 3=pay 4=pay 5=pay 2=kasumigaura 2=city
2=sakura 5=basic-3:gather-stone 4=basic-3:recruit 2=basic-1:gather-wood 2=basic-2:build-easy
4=basic-1:gather-wood 2=basic-3:development 5=basic-2:build-easy 4=basic-2:build-easy 2=1+1 4=1+0 2=2+0
5=basic-1:take-rice 4=1+0 4=2+0 5=1+0 4=ready 2=1+0 2=ready 5=0+1 5=2+0 5=ready 1=basic-2:build-easy
1=basic-1:gather-wood 1=basic-3:gather-stone 1=0+0 1=1+1 1=2+0 1=ready 3=basic-3:recruit 3=basic-1:gather-wood
3=basic-2:build-easy 3=1+0 3=2+0 3=1+0 3=ready 2=edo 2=nasu 2=turn-up 2=nasu 2=done 3=turn-up 3=recruit
4=turn-up 4=recruit 5=edo 5=oya 5=turn-up 5=oya 1=turn-up 2=nasu 2=sakura 2=turn-up 2=house@sakura 2=done 3=edo
3=nasu 3=turn-up 3=nasu 3=done 4=edo 4=chichibu 4=turn-up 4=chichibu 5=oya 5=utsunomiya 5=turn-up
5=house@utsunomiya 1=turn-up 1=chichibu 1=boso 2=turn-up 2=special-10 3=nasu 3=kofu 3=turn-up 3=house@kofu
4=chichibu 4=edo 4=turn-up 4=house@edo 4=done 5=turn-up 5=2 1=boso 1=tsukuba 1=chichibu 1=izu 1=turn-up 1=izu
1=tsukuba 2=call-all 3=pay 4=call-all 5=pay 1=pay 3=oya 3=kumagaya 4=basic-1:take-rice 2=basic-1:take-rice
2=basic-3:recruit 4=basic-2:travel 2=basic-2:travel 2=2+1 3=basic-3:development 3=basic-1:gather-wood
4=basic-3:development 3=basic-2:build-easy 2=1+0 1=basic-1:take-money 5=basic-3:recruit 5=basic-2:travel 3=0+1
2=2+0 2=ready 3=1+0 5=basic-1:take-rice 1=basic-3:take-money 4=2+1 3=1+0 4=3+0 1=basic-2:build-easy 4=0+0 5=1+0
1=1+1 3=ready 5=0+1 1=0+0 5=3+0 1=2+0 4=ready 1=ready 5=ready 3=kofu 3=arakawa 3=turn-up 3=special-11 4=turn-up
4=3 5=turn-up 5=recruit 1=tsukuba 1=odawara 1=turn-up 1=2 2=turn-up 2=3 3=arakawa 3=nasu 3=turn-up 3=nasu
4=turn-up 4=send 4=nakoso 4=send 4=hakone 4=drive-off 4=kumagaya 4=hakone 4=nakoso 5=turn-up 5=move 5=utsunomiya
5=odawara 5=done 1=turn-up 2=turn-up 2=recruit 3=nasu 3=mito 3=turn-up 3=house@mito 4=turn-up 5=turn-up 5=3
1=izu 1=edo 1=turn-up 1=trading-post@odawara 1=house@edo 2=turn-up 2=send 2=shirakawa 2=send 2=shirakawa
3=call-all 4=pay 5=pay 1=call-all 2=pay 4=nasu 4=city 2=basic-3:gather-stone 4=basic-1:gather-wood
4=basic-2:build-easy 5=basic-2:travel 5=basic-3:development 4=basic-3:gather-stone 4=2+0 2=basic-1:gather-wood
5=basic-1:gather-wood 3=basic-3:development 5=2+0 4=0+0 5=1+0 1=basic-1:take-rice 4=1+1 3=basic-1:take-rice
1=basic-3:recruit 4=ready 5=1+2 2=basic-2:build-easy 1=basic-2:travel 5=ready 3=special-11:free-recruit 3=0+1
2=1+1 2=1+1 2=1+0 1=2+1 1=1+0 1=2+0 1=ready 2=ready 3=4+0 3=1+0 3=ready 4=kumagaya 4=nasu 4=kumagaya 4=chichibu
4=turn-up 4=nasu 4=chichibu 5=merchant 5=edo 5=turn-up 5=send 5=shirakawa 5=send 5=nakoso 1=turn-up 1=2
2=shirakawa 2=oya 2=shirakawa 2=izu 2=merchant 2=koiwa 2=turn-up 2=oya 2=izu 3=turn-up 3=special-8 4=turn-up
5=turn-up 5=special-1 1=merchant 1=arakawa 1=turn-up 1=recruit 2=izu 2=boso 2=oya 2=kofu 2=turn-up 2=boso 2=done
3=turn-up 3=4 4=nasu 4=oya 4=chichibu 4=izu 4=turn-up 4=izu 4=oya 5=shirakawa 5=nasu 5=odawara 5=boso 5=nakoso
5=chichibu 5=turn-up 5=boso 5=nasu 5=chichibu 1=turn-up 1=send 1=hakone 1=wish-10 1=resource-wood-stone:stone
1=done 2=turn-up 2=trading-post@kofu 3=turn-up 3=recruit 4=izu 4=pay 5=pay 1=call-all 2=call-all 5=sakura 5=nasu
2=special-10:great-rice 3=special-8:great-money 5=basic-2:gather-rice 5=special-1:thrifty-build
4=basic-2:gather-rice 1=basic-2:travel 3=special-11:free-recruit 1=basic-1:take-rice 2=basic-2:travel
5=basic-1:build-hard 4=basic-3:take-money 5=2+1 1=basic-3:gather-stone 2=basic-1:gather-wood
4=basic-1:build-hard 3=basic-2:travel 5=0+1 3=2+1 3=1+0 1=2+0 1=2+2 1=1+0 2=3+0 1=ready 5=0+0 3=2+0 4=1+0
5=ready 3=ready 4=2+0 4=1+1 4=ready 2=1+1 2=0+1 2=ready 5=chichibu 5=utsunomiya 5=nasu 5=kasumigaura 5=boso
5=kumagaya 5=turn-up 5=kasumigaura 5=kumagaya 5=done 1=merchant 1=tama 1=turn-up 1=wish-6 1=send 1=hakone 1=done
2=turn-up 2=3 3=turn-up 3=3 4=oya 4=kumagaya 4=turn-up 4=kumagaya 5=turn-up 5=house@utsunomiya 1=turn-up
1=city-income 1=odawara 1=4 2=merchant 2=koiwa 2=turn-up 2=send 2=nakoso 2=move 2=nakoso 2=boso 2=done 3=turn-up
3=recruit 4=turn-up 4=2 5=turn-up 1=hakone 1=izu 1=turn-up 1=izu 2=turn-up 2=boso 3=turn-up 3=send 3=uraga
3=send 3=shirakawa 4=kumagaya 4=edo 4=turn-up 4=fortress@edo 5=pay 1=pay 2=pay 3=pay 4=pay 1=nasu 1=boso
4=basic-3:gather-stone 5=basic-2:build-easy 2=basic-1:take-money 2=basic-2:trade 4=basic-2:build-easy
1=basic-3:take-money 3=basic-3:gather-stone 2=basic-3:gather-stone 4=basic-1:build-hard 4=1+0 4=0+1
1=basic-2:build-easy 4=2+0 2=4+0 5=basic-1:build-hard 2=0+1 1=basic-1:build-hard 1=0+2 5=basic-3:gather-stone
4=ready 5=0+0 2=0+1 3=basic-1:gather-wood 3=special-8:architect 1=2+0 2=ready 5=0+0 3=0+2 1=2+0 1=ready 5=2+2
3=2+0 5=ready 3=1+1 3=ready 1=turn-up 1=2 2=turn-up 2=4 3=uraga 3=oya 3=shirakawa 3=izu 3=turn-up 3=izu 3=oya
4=edo 4=izu 4=turn-up 4=izu 5=turn-up 1=izu 1=kofu 1=turn-up 1=fortress@kofu 1=done 2=boso 2=sakura 2=merchant
2=sakura 2=turn-up 2=wish-1 2=resource-stone-rice:stone 2=done 3=izu 3=chichibu 3=oya 3=tone 3=turn-up
3=chichibu 3=done 4=izu 4=arakawa 4=turn-up 4=done 5=kumagaya 5=kofu 5=turn-up 1=turn-up 1=house@kofu 2=sakura
2=tsukuba 2=turn-up 2=tsukuba 3=merchant 3=koiwa 3=tone 3=edo 3=chichibu 3=utsunomiya 3=turn-up 3=fortress@edo
3=trading-post@utsunomiya 3=stone 4=arakawa 4=mito 4=turn-up 4=trading-post@mito 5=kofu 5=izu 5=utsunomiya 5=oya
5=turn-up 5=izu 5=oya 5=done 1=pay 2=pay 3=pay 4=pay 5=pay 2=boso 5=special-1:thrifty-build 1=basic-2:trade
4=basic-2:trade 5=basic-2:gather-rice 5=basic-1:take-rice 3=basic-1:gather-wood 1=basic-3:gather-stone
4=basic-1:take-rice 4=basic-3:gather-stone 2=special-10:great-trade 4=0+1 1=basic-1:take-money
2=basic-1:build-hard 5=0+2 2=basic-3:recruit 5=2+0 4=3+0 5=0+0 5=ready 2=1+0 1=0+1 2=3+1 4=1+0 1=0+1 1=4+0
4=ready 1=ready 2=0+1 2=ready 3=basic-2:trade 3=special-11:free-gathering 3=0+2 3=1+1 3=2+0 3=ready 2=tsukuba
2=utsunomiya 2=merchant 2=utsunomiya 2=turn-up 2=merchant-3:3-wood 2=merchant-3:power 3=edo 3=utsunomiya
3=utsunomiya 3=izu 3=turn-up 3=done 4=merchant 4=mito 4=turn-up 4=merchant-3:3-wood 4=merchant-3:power 5=oya
5=mito 5=kasumigaura 5=mito 5=turn-up 5=house@mito 5=fortress@mito 1=kofu 1=mito 1=turn-up 1=merchant-3:power
2=turn-up 2=fortress@utsunomiya 2=done 3=merchant 3=utsunomiya 3=izu 3=utsunomiya 3=turn-up 3=merchant-3:power
3=merchant-3:2-wood 3=merchant-3:3-wood 3=merchant-3:power 4=mito 4=oya 4=turn-up 4=3 5=izu 5=sagami 5=mito
5=kasumigaura 5=turn-up 5=sagami 5=kasumigaura 1=mito 1=tsukuba 1=turn-up 1=tsukuba 2=turn-up 2=recruit
3=utsunomiya 3=izu 3=utsunomiya 3=kumagaya 3=turn-up 3=kumagaya 3=izu 4=turn-up 4=oya 5=turn-up 1=turn-up 1=4
2=pay 3=pay 4=pay 5=pay 1=pay 3=sakura 3=utsunomiya 4=basic-2:build-easy 1=basic-2:travel 2=basic-3:take-money
1=basic-1:take-rice 4=basic-3:take-money 3=basic-1:take-money 2=basic-2:build-easy 5=basic-2:travel
5=basic-1:take-rice 3=basic-2:build-easy 3=special-8:architect 5=basic-3:gather-stone 3=0+2
1=basic-3:gather-stone 2=basic-1:take-money 2=0+2 2=1+0 4=basic-1:build-hard 1=2+0 5=0+1 2=3+1 2=ready 3=0+1
1=1+1 3=2+0 5=2+0 5=0+1 4=0+0 4=1+0 5=ready 3=ready 1=1+1 1=ready 4=2+0 4=ready 3=turn-up 3=2 4=turn-up
5=kasumigaura 5=tsukuba 5=turn-up 5=wish-9 5=done 1=turn-up 1=send 1=usui 1=move 1=usui 1=kasumigaura
1=kasumigaura 1=utsunomiya 2=turn-up 2=2 3=izu 3=hakone 3=kumagaya 3=kofu 3=merchant 3=arakawa 3=turn-up
3=house@kofu 4=turn-up 4=1 5=turn-up 5=2 5=resource-rice-wood:rice 5=done 1=turn-up 1=2 2=utsunomiya 2=kofu
2=turn-up 2=house@kofu 3=hakone 3=odawara 3=turn-up 3=house@kofu 3=stone 3=house@odawara 3=wood 4=oya
4=utsunomiya 4=turn-up 4=house@utsunomiya 5=mito 5=tone 5=turn-up 5=tsukuba 1=utsunomiya 1=oya 1=turn-up 1=oya
1=tsukuba 2=turn-up 2=4 3=kofu 3=pay 4=pay 5=pay 1=pay 2=pay
`,
  },
]
