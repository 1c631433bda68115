/** 6.5 Cards laid face down in a trade: they stay in their owner's hand, and which they are stays sealed, until the deal closes. */
import { reason, unseal, type Chance, type Seat } from '@machiya/kernel'
import type { ActionCardId } from '../data/action-cards.ts'
import type { Color } from '../data/rows.ts'
import type { Back, Yedo } from '../position.ts'

export const LAID = reason('6.5', 'That card lies face down in your proposal')

export type Hand = 'actions' | 'bonuses' | 'missions'
/** Places in a sorted hand rather than faces: so they mean a card of the same back in every imagined world. */
type Laid = Yedo['seats'][number]['laid']['value']

const none = (): Laid => ({ actions: [], bonuses: [], missions: [] })

export const handOfBack = (back: Back): Hand =>
  back === 'action' ? 'actions' : back === 'bonus' ? 'bonuses' : 'missions'
const colorIn = (face: string): Color => face.slice(0, face.indexOf('/')) as Color
export const hasBack = (face: string, back: Back): boolean =>
  back === 'action' || back === 'bonus' || colorIn(face) === back

const freePlace = (g: Yedo, seat: Seat, hand: Hand, face: string): number => {
  const laid = g.seats[seat].laid.value[hand]
  return g.seats[seat][hand].of.findIndex((each, at) => each === face && !laid.includes(at))
}

/** Calls once for each different face that is not laid. */
export const eachFree = (g: Yedo, seat: Seat, hand: Hand, visit: (face: string) => void): void => {
  const laid = g.seats[seat].laid.value[hand]
  const { of } = g.seats[seat][hand]
  let last = ''
  for (let at = 0; at < of.length; at++) {
    const face = of[at] as string
    if (face === last || laid.includes(at)) continue
    last = face
    visit(face)
  }
}

export const lay = (g: Yedo, seat: Seat, hand: Hand, face: string): void => {
  const laid = g.seats[seat].laid.value
  laid[hand] = [...laid[hand], freePlace(g, seat, hand, face)].sort((a, b) => a - b)
}

/** What everybody sees of the cards laid, once they lie on the table. */
export const showBacks = (g: Yedo, seat: Seat): void => {
  const { laid, missions } = g.seats[seat]
  g.seats[seat].backs = [
    ...laid.value.actions.map(() => 'action' as const),
    ...laid.value.bonuses.map(() => 'bonus' as const),
    ...laid.value.missions.map((at) => colorIn(missions.of[at] as string)),
  ]
}

export const countLaid = (g: Yedo, seat: Seat): number => {
  const { actions, bonuses, missions } = g.seats[seat].laid.value
  return actions.length + bonuses.length + missions.length
}

export const takeBack = (g: Yedo, seat: Seat): void => {
  g.seats[seat].laid.value = none()
  g.seats[seat].backs = []
}

/** The cards that change hands now. */
export const takeUp = (g: Yedo, seat: Seat) => {
  const { laid, actions, bonuses, missions } = g.seats[seat]
  const faces = unseal(g, laid, (value) => ({
    actions: actions.of.filter((_, at) => value.actions.includes(at)),
    bonuses: bonuses.of.filter((_, at) => value.bonuses.includes(at)),
    missions: missions.of.filter((_, at) => value.missions.includes(at)),
  }))
  takeBack(g, seat)
  return faces
}

export const isLaid = (g: Yedo, seat: Seat, card: ActionCardId): boolean =>
  g.seats[seat].laid.value.actions.length > 0 && freePlace(g, seat, 'actions', card) < 0

/** A card is about to leave the hand: what is laid above it moves down a place. */
export const closeUp = (g: Yedo, seat: Seat, card: ActionCardId): void => {
  const laid = g.seats[seat].laid.value
  if (laid.actions.length === 0) return
  const gone = freePlace(g, seat, 'actions', card)
  laid.actions = laid.actions.map((at) => (at > gone ? at - 1 : at))
}

/** Any cards with the backs that lie there. */
export const guessLaid = (g: Yedo, seat: Seat, chance: Chance): Laid => {
  const laid = none()
  for (const back of g.seats[seat].backs) {
    const hand = handOfBack(back)
    const free = [...g.seats[seat][hand].of.keys()].filter(
      (at) => !laid[hand].includes(at) && hasBack(g.seats[seat][hand].of[at] as string, back),
    )
    laid[hand].push(free[chance(free.length)] as number)
  }
  for (const places of Object.values(laid)) places.sort((a, b) => a - b)
  return laid
}
