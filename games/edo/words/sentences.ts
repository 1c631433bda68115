/** How amounts, crews and offers are put into sentences: once, with the phrases of a language. */
import type { Seat } from '@machiya/kernel'
import type { Teller } from '@machiya/kernel/words'
import type { Price, SpaceKind } from '../data/types.ts'
import { KIND, WISH, isSpecial } from '../by-id.ts'
import { readPick, type Crew, type Site } from '../picks.ts'
import type { G } from '../position.ts'
import { amountsOf, type Amount } from '../purse.ts'
import {
  fareOf,
  gainBy,
  harvestBy,
  incomeBy,
  siteBy,
  wagesBy,
  type Acting,
  type Walking,
  type Working,
} from './beside.ts'
import type { Names } from './names.ts'

type Named = (name: string) => string
type Counted = (n: number) => string

export type Phrases = {
  readonly nothing: string
  readonly kinds: Names['kinds']
  /** What something costs, behind it. */
  readonly for: (price: string) => string
  readonly ryo: Counted
  readonly rice: Counted
  readonly points: Counted
  readonly crew: { readonly [kind in keyof Crew]: string }
  readonly nobody: string
  readonly officials: (crew: string) => string
  readonly use: Counted
  readonly buy: (goods: string, cost: string) => string
  readonly power: (cost: string) => string
  readonly full: Named
  readonly privilege: Named
  readonly prestige: (house: string, city: string) => string
  readonly wish: (wish: string, price: string) => string
  readonly start: Named
  readonly walk: Named
  readonly gather: Named
  readonly harvest: (offer: string, goods: string) => string
  readonly saving: Counted
  readonly less: Named
  readonly callBack: Named
  readonly wages: Counted
}

/** One is called otherwise than many. */
export const counted =
  (one: string, many: string): Counted =>
  (n) =>
    `${n} ${n === 1 ? one : many}`

/** What several sentences share. */
export const amountsBy = (p: Phrases) => {
  const amounts = (list: readonly Amount[], t: Teller): string =>
    list.map(({ count, of }) => `${count} ${t.name(of)}`).join(', ') || p.nothing
  const priced = (price: Price, t: Teller): string => amounts(amountsOf(price), t)
  /** What was paid, if anything was. */
  const paid = (price: Price, t: Teller): string =>
    amountsOf(price).length > 0 ? p.for(priced(price, t)) : ''
  const crew = (a: Crew): string =>
    (['own', 'white', 'black'] as const)
      .flatMap((kind) => (a[kind] > 0 ? [`${a[kind]} ${p.crew[kind]}`] : []))
      .join(', ') || p.nobody
  return { amounts, priced, paid, crew }
}

/** What is there, or what is said where nothing is. */
export const ifAny = (id: string | null, said: Named, otherwise = ''): string =>
  id === null ? otherwise : said(id)

type Pick = string | number
type Mine = { readonly seat: Seat }

/** A pick by what kind it is; a place by `plain`. */
const sayBy = (p: Phrases) => {
  const { priced, crew } = amountsBy(p)
  const plainly = (id: string, t: Teller, plain: Named): string => {
    if (id in WISH) return p.wish(t.name(id), priced(WISH[id as keyof typeof WISH].price, t))
    return id in KIND ? plain(id) : t.name(id)
  }
  const site = ({ what, at }: Site, t: Teller): string =>
    what === 'prestige' ? p.prestige(t.name('house'), t.name(at)) : `${t.name(what)}: ${t.name(at)}`
  return (pick: Pick, t: Teller, plain: Named = t.name): string => {
    if (typeof pick === 'number') return p.use(pick)
    const said = readPick(pick)
    switch (said.is) {
      case 'action':
        return `${t.name(said.action)} (${t.name(said.permit)})`
      case 'officials':
        return p.officials(crew(said))
      case 'deal':
        return said.offer === 'goods'
          ? p.buy(priced(said.goods, t), priced(said.cost, t))
          : p.power(priced(said.cost, t))
      case 'full':
        return p.full(t.name(said.at))
      case 'resource':
        return p.privilege(t.name(said.resource))
      case 'site':
        return site(said, t)
      case 'plain':
        return plainly(said.pick, t, plain)
    }
  }
}

export const offersBy = (p: Phrases) => {
  const { amounts, priced } = amountsBy(p)
  const say = sayBy(p)
  const offer = (pick: Pick, _a: object, t: Teller): string => say(pick, t)
  const at =
    (place: Named) =>
    (pick: Pick, _a: object, t: Teller): string =>
      say(pick, t, (id) => place(t.name(id)))
  const bill = ({ cost, points, saves }: NonNullable<ReturnType<typeof siteBy>>, t: Teller): string =>
    `${p.for(amounts(cost, t))}${saves > 0 ? p.saving(saves) : ''} (${p.points(points)})`
  return {
    begin: at(p.start),
    plan: offer,
    turn: at(p.walk),
    go: (pick: Pick, a: Walking, t: Teller, g?: G): string => {
      const ryo = fareOf(pick, a, g)
      return say(pick, t) + (ryo === undefined ? '' : p.for(p.ryo(ryo)))
    },
    collect: (pick: Pick, a: Acting, t: Teller, g?: G): string => {
      const gain = gainBy(pick, a, g)
      return say(pick, t) + (gain ? `: ${priced(gain, t)}` : '')
    },
    gather: (pick: Pick, a: Working, t: Teller, g?: G): string => {
      const harvest = harvestBy(pick, a, g)
      const text = at(p.gather)(pick, a, t)
      return harvest ? p.harvest(text, amounts([harvest], t)) : text
    },
    travel: offer,
    build: (pick: Pick, a: Partial<Working>, t: Teller, g?: G): string => {
      const site = siteBy(pick, a, g)
      return say(pick, t) + (site ? bill(site, t) : '')
    },
    trade: offer,
    recruit: (pick: Pick, a: { readonly rice?: number }, t: Teller): string =>
      say(pick, t) + (pick === 'recruit' && a.rice ? p.for(p.rice(a.rice)) : ''),
    develop: (pick: Pick, a: { readonly ryo?: number }, t: Teller): string =>
      say(pick, t) + (a.ryo && isSpecial(pick) ? p.for(p.ryo(a.ryo)) : ''),
    'draw-income': (pick: Pick, a: Mine, t: Teller, g?: G): string => {
      const ryo = incomeBy(pick, a, g)
      return say(pick, t) + (ryo === undefined ? '' : `: ${p.ryo(ryo)}`)
    },
    'close-turn': offer,
    'pay-wages': (pick: Pick, a: Mine, t: Teller, g?: G): string => {
      const rice = wagesBy(a, g)
      return pick === 'pay' && rice !== undefined ? p.wages(rice) : at(p.callBack)(pick, a, t)
    },
    'name-kind': (pick: SpaceKind): string => p.kinds[pick],
    save: (pick: string, _a: object, t: Teller): string => p.less(t.name(pick)),
  }
}
