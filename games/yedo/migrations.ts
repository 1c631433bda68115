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
]
