/** 6.5 Cards laid face down in a trade: they stay in their owner's hand, and which they are stays sealed, until the deal closes. */
import { reason, unseal, type Chance, type Seat } from '@machiya/kernel'
import type { ActionCardId } from '../data/action-cards.ts'
import { colorIn } from '../by-id.ts'
import type { Back, Places, Yedo } from '../position.ts'

export const LAID = reason('6.5', 'That card lies face down in your proposal')

export type Hand = keyof Places
export const HANDS: readonly Hand[] = ['actions', 'bonuses', 'missions']

/** Places in a sorted hand rather than faces: so they mean a card of the same back in every imagined world. */
export const nowhere = (): Places => ({ actions: [], bonuses: [], missions: [] })

export const handOfBack = (back: Back): Hand =>
  back === 'action' ? 'actions' : back === 'bonus' ? 'bonuses' : 'missions'
export const hasBack = (face: string, back: Back): boolean =>
  back === 'action' || back === 'bonus' || colorIn(face) === back

const freePlace = (cards: readonly string[], taken: readonly number[], face: string): number =>
  cards.findIndex((each, at) => each === face && !taken.includes(at))

/** Calls once for each different face of a hand, with how many of it are laid and how many are not. */
export const eachCard = (
  cards: readonly string[],
  laid: readonly number[],
  visit: (face: string, laid: number, free: number) => void,
): void => {
  for (let at = 0, next = 0; at < cards.length; at = next) {
    const face = cards[at] as string
    let taken = 0
    for (next = at; cards[next] === face; next++) if (laid.includes(next)) taken++
    visit(face, taken, next - at - taken)
  }
}

export const lay = (g: Yedo, seat: Seat, places: Places, hand: Hand, face: string): void => {
  const place = freePlace(g.seats[seat][hand].of, places[hand], face)
  places[hand] = [...places[hand], place].sort((a, b) => a - b)
}

export const takeUp = (g: Yedo, seat: Seat, places: Places, hand: Hand, face: string): void => {
  const { of } = g.seats[seat][hand]
  places[hand] = places[hand].toSpliced(
    places[hand].findIndex((at) => of[at] === face),
    1,
  )
}

/** What everybody sees of cards that lie on the table. */
export const backsOf = (g: Yedo, seat: Seat, { actions, bonuses, missions }: Places): Back[] => [
  ...actions.map(() => 'action' as const),
  ...bonuses.map(() => 'bonus' as const),
  ...missions.flatMap((at) => colorIn(g.seats[seat].missions.of[at] as string) ?? []),
]

/** The cards that change hands now. */
export const cardsLaid = (g: Yedo, seat: Seat) => {
  const { laid, actions, bonuses, missions } = g.seats[seat]
  return unseal(g, laid, (places) => ({
    actions: actions.of.filter((_, at) => places.actions.includes(at)),
    bonuses: bonuses.of.filter((_, at) => places.bonuses.includes(at)),
    missions: missions.of.filter((_, at) => places.missions.includes(at)),
  }))
}

export const isLaid = (g: Yedo, seat: Seat, card: ActionCardId): boolean => {
  const { laid, actions } = g.seats[seat]
  return laid.value.actions.length > 0 && freePlace(actions.of, laid.value.actions, card) < 0
}

/** A card that leaves the hand lies nowhere any more, and those above it move down a place. */
const without = (places: readonly number[], gone: number): number[] =>
  places.flatMap((at) => (at === gone ? [] : at > gone ? at - 1 : at))

/** An action card is about to leave the hand: one that no proposal gives goes first, then one of a draft. */
export const closeUp = (g: Yedo, seat: Seat, card: ActionCardId): void => {
  const { laid, draft, actions } = g.seats[seat]
  const made = laid.value.actions
  const drafted = draft.value?.laid.actions ?? []
  if (made.length + drafted.length === 0) return
  const spare = freePlace(actions.of, [...made, ...drafted], card)
  const gone = spare < 0 ? freePlace(actions.of, made, card) : spare
  laid.value.actions = without(made, gone)
  if (!draft.value) return
  draft.value.laid.actions = without(drafted, gone)
  draft.value.deal.gives.cards = backsOf(g, seat, draft.value.laid)
}

/** Any cards with the backs that lie there. */
export const guessLaid = (g: Yedo, seat: Seat, chance: Chance): Places => {
  const laid = nowhere()
  for (const back of g.seats[seat].deal?.gives.cards ?? []) {
    const hand = handOfBack(back)
    const free = [...g.seats[seat][hand].of.keys()].filter(
      (at) => !laid[hand].includes(at) && hasBack(g.seats[seat][hand].of[at] as string, back),
    )
    laid[hand].push(free[chance(free.length)] as number)
  }
  for (const hand of HANDS) laid[hand].sort((a, b) => a - b)
  return laid
}
