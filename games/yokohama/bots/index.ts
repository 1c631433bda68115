/** What the bots know of Yokohama. */
import type { YokohamaTask } from '../tasks.ts'
import type { Yokohama } from '../position.ts'
import type { Seat } from '@machiya/kernel'
import type { Expert } from '@machiya/kit/expert'
import { FEATURES, read } from './features.ts'
import learned from './learned.json' with { type: 'json' }
import { manners } from './manners.ts'
import { likes } from './policy.ts'
import { opening } from './openings.ts'
import weights from './weights.json' with { type: 'json' }

/** A turn of this seat in this round still lies on the agenda, or is under way. */
const isToCome = (g: Yokohama, seat: Seat): boolean =>
  (g.agenda as readonly YokohamaTask[]).some(
    ({ task, a }) => (task === 'turn' || task === 'extra') && a.seat === seat,
  )

export const expert: Expert<Yokohama> = {
  features: FEATURES,
  read,
  hand: weights.hand,
  trained: weights.trained,
  learned,
  likes,
  manners,
  /** Two ticks a round: when it begins, and when this seat's turn is over. */
  clock: (g, seat) => 2 * g.round + (isToCome(g, seat) ? 0 : 1),
  /** Until the own next turn is over: what was placed now pays then. */
  ahead: () => 2,
  opening,
  scale: 12,
}
