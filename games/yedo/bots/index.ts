/** What the bots know of Yedo. */
import { isOver } from '@machiya/kernel'
import type { Yedo } from '../position.ts'
import type { Expert } from '@machiya/kit/expert'
import { FEATURES, read } from './features.ts'
import { manners } from './manners.ts'
import { likes } from './policy.ts'
import { askedFirst } from './trade.ts'
import { opening } from './openings.ts'
import weights from './weights.json' with { type: 'json' }

const isEarly = ({ phase }: Yedo): boolean => phase === 'set-up' || phase === 'prep' || phase === 'bidding'

export const expert: Expert<Yedo> = {
  features: FEATURES,
  read,
  hand: weights.hand,
  trained: weights.trained,
  likes,
  manners,
  askedFirst,
  /** Two ticks a round: when the auctions are over, and when all disciples have gone home. */
  clock: (g) => (isOver(g) ? 2 * g.round + 2 : 2 * g.round + (isEarly(g) ? 0 : 1)),
  /** Always until the round is over: what was bid for must be put to use. */
  ahead: (g) => (isEarly(g) ? 1 : 0),
  opening,
  scale: 6,
}
