/** Brings saved positions of earlier revisions up to date. */
import type { Migration } from '@machiya/kernel'

type Pile = { readonly of: readonly string[]; readonly seen: readonly number[] }
type Parts = { readonly [part: string]: unknown }

const HANDS = ['actions', 'bonuses', 'missions'] as const
type Card = { readonly face: string; readonly seen: number; readonly laid: boolean }

const cardsIn = ({ of, seen }: Pile, laid: boolean): Card[] =>
  of.map((face, i) => ({ face, seen: seen[i] as number, laid }))

/** A hand and what was laid out of it, in one order. */
const together = (hand: Pile, aside: Pile): Card[] =>
  [...cardsIn(hand, false), ...cardsIn(aside, true)].sort((a, b) =>
    a.face < b.face ? -1 : a.face > b.face ? 1 : b.seen - a.seen,
  )
const pileOf = (pile: Pile, cards: readonly Card[]): Pile => ({
  ...pile,
  of: cards.map(({ face }) => face),
  seen: cards.map(({ seen }) => seen),
})
const backOf = (hand: string, face: string): string =>
  hand === 'actions' ? 'action' : hand === 'bonuses' ? 'bonus' : face.slice(0, face.indexOf('/'))

/** Outside the trade what lies aside was drawn, and stays there. */
const taken = (seat: Parts, isTrading: boolean) =>
  HANDS.map((hand) => {
    const aside = (seat['aside'] as { readonly [hand: string]: Pile })[hand] as Pile
    const held = seat[hand] as Pile
    const cards = isTrading ? together(held, aside) : cardsIn(held, false)
    return { hand, pile: pileOf(held, cards), aside: isTrading ? pileOf(aside, []) : aside, cards }
  })

const byHand = (values: readonly (readonly [string, unknown])[]): Parts => Object.fromEntries(values)

/** 6.5 Cards laid in a trade came out of the hand; now they stay in it, sealed. A draft is no longer seen, and has no order. */
const sealTrade = (seat: Parts, owner: number, isTrading: boolean): Parts => {
  const { sent = false, last: _last, ...terms } = (seat['deal'] as Parts | null) ?? {}
  const hands = taken(seat, isTrading)
  const isDraft = seat['deal'] !== null && !sent
  const laid = hands.map(
    ({ hand, cards }) => [hand, cards.flatMap((card, at) => (card.laid ? [at] : []))] as const,
  )
  const backs = hands.flatMap(({ hand, cards }) =>
    cards.flatMap(({ laid: lies, face }) => (lies ? [backOf(hand, face)] : [])),
  )
  return {
    ...seat,
    ...byHand(hands.map(({ hand, pile }) => [hand, pile])),
    aside: { ...(seat['aside'] as Parts), ...byHand(hands.map(({ hand, aside }) => [hand, aside])) },
    draft: { owner, value: isDraft ? terms : null },
    deal: sent ? terms : null,
    laid: { owner, value: byHand(laid) },
    backs: isDraft ? [] : backs,
  }
}

type Named = { readonly [term: string]: number | readonly string[] }
type Goods = { readonly cards: readonly string[] } & Parts
type Deal = { readonly to: number; readonly gives: Goods; readonly wants: Goods }
type Sealed<T> = { readonly owner: number; readonly value: T }
type Places = { readonly [hand in (typeof HANDS)[number]]: readonly number[] }
type OldSeat = Parts & {
  readonly draft: Sealed<Named | null>
  readonly deal: Named | null
  readonly laid: Sealed<Places>
  readonly backs: readonly string[]
}
const times = (count: unknown, what: string): string[] => Array.from({ length: Number(count) }, () => what)

/** Terms that were named one by one, as two sides of goods. */
const sidesOf = (named: Named, backs: readonly string[]): Deal => {
  const { to, giveMon, giveGeisha, giveWeapons, takeMon, takeGeisha, takeWeapons } = named
  const wanted = [
    ...times(named['takeActions'], 'action'),
    ...times(named['takeBonuses'], 'bonus'),
    ...(named['takeMissions'] as readonly string[]),
  ]
  return {
    to: Number(to),
    gives: { mon: giveMon, geisha: giveGeisha, weapons: giveWeapons, cards: backs },
    wants: { mon: takeMon, geisha: takeGeisha, weapons: takeWeapons, cards: wanted },
  }
}

const backsAt = (seat: OldSeat, places: Places): string[] =>
  HANDS.flatMap((hand) => places[hand].map((at) => backOf(hand, (seat[hand] as Pile).of[at] as string)))

const twoSided = ({ backs, draft, deal, laid, ...seat }: OldSeat): Parts => ({
  ...seat,
  draft: {
    ...draft,
    value: draft.value && {
      deal: sidesOf(draft.value, backsAt({ backs, draft, deal, laid, ...seat }, laid.value)),
      laid: laid.value,
    },
  },
  deal: deal && sidesOf(deal, backs),
  laid: draft.value ? { ...laid, value: { actions: [], bonuses: [], missions: [] } } : laid,
})

type Task = { readonly task: string; readonly a: Parts }
/** Who is handing cards over has his side of the deal before him, with the cards chosen so far. */
const handing = (agenda: readonly Task[], before: readonly OldSeat[], seats: readonly Parts[]): Parts[] => {
  const giver = agenda.find(({ task }) => task === 'hand-over')?.a['seat']
  const from = agenda.find(({ task }) => task === 'close-deal')?.a['from'] as number
  return seats.map((seat, i) => {
    if (i !== giver) return seat
    const { gives, wants } = (seats[from] as Parts)['deal'] as Deal
    return { ...seat, deal: { to: from, gives: { ...wants, cards: before[i]?.backs }, wants: gives } }
  })
}

/** 2.4 A bid beyond the first dozen of raises forgot the price that was to be topped. */
const withPrice = ({ task, a }: Task, price: number): Task =>
  task === 'bid' || task === 'last-bid'
    ? { task, a: { ...a, from: price, more: (Number(a['from']) - price) / 12 } }
    : { task, a }

export const migrations: readonly Migration[] = [
  {
    to: 2,
    what: 'cards laid in a trade stay in the hand, and drafts are sealed',
    up: (saved) => ({
      ...saved,
      seats: (saved['seats'] as Parts[]).map((seat, owner) =>
        sealTrade(seat, owner, saved['phase'] === 'trade'),
      ),
    }),
  },
  {
    to: 3,
    what: 'a deal has two sides of goods, a draft keeps its own cards, and a bid remembers the price',
    up: (saved) => {
      const seats = saved['seats'] as OldSeat[]
      const agenda = saved['agenda'] as Task[]
      const { price } = saved['sale'] as { readonly price: number }
      return {
        ...saved,
        seats: handing(agenda, seats, seats.map(twoSided)),
        agenda: agenda.map((task) => withPrice(task, price)),
      }
    },
  },
  {
    to: 4,
    what: 'yellow missions bring more, and one green mission less; games that began before keep theirs',
    up: (saved) => saved,
  },
]
