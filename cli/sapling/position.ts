/** What lies on the table, and who sees it. */
import { faceDown, faceUp, inHand, oneOf, perSeat, rulesFor, type PositionOf } from '@machiya/kernel'

export const LANTERNS = ['paper', 'silk', 'bronze'] as const
export type Lantern = (typeof LANTERNS)[number]

export const shape = {
  stack: faceDown<Lantern>('lantern'),
  seats: perSeat({
    hand: inHand<Lantern>('lantern'),
    hung: faceUp<Lantern>('lantern'),
  }),
}
export const options = { evening: oneOf(['short', 'long']) }

export type G = PositionOf<typeof shape, typeof options>
export const { step, choice } = rulesFor<G>()
