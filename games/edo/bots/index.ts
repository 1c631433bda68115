/** What the bots know of Edo. */
import { isOver } from '@machiya/kernel'
import type { G } from '../position.ts'
import type { EdoTask } from '../tasks.ts'
import type { Expert } from '@machiya/kit/expert'
import { FEATURES, read } from './features.ts'
import { layOthers } from './plans.ts'
import { manners } from './manners.ts'
import { likes } from './policy.ts'
import { opening } from './openings.ts'
import weights from './weights.json' with { type: 'json' }

export const expert: Expert<G> = {
  features: FEATURES,
  read,
  hand: weights.hand,
  trained: weights.trained,
  likes,
  manners,
  furnish: layOthers,
  /** A tick a round: plans are judged when they have been carried out. */
  clock: (g) => (isOver(g) ? g.round + 1 : g.round),
  /** A round is long and its end is judged well: what follows adds more noise than knowledge. */
  ahead: () => 0,
  /** A plan is some seven decisions, and all seats lay theirs at the same time. */
  haste: { plan: 0.05 } satisfies { readonly [Name in EdoTask['task']]?: number },
  opening,
  scale: 1.5,
}
