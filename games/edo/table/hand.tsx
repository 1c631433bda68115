/** What only its owner sees, and on a phone the displays too. */
import type { BoardProps } from '@machiya/kit'
import type { G } from '../position.ts'
import { RAIL } from './layout.ts'
import { PlanBoard } from './plan.tsx'
import { Rail } from './rail.tsx'

/** On a phone the displays that stand beside the map on a desk follow the plan. */
export const Hand = (board: BoardProps<G>) => (
  <>
    <PlanBoard board={board} />
    {board.narrow ? (
      <svg
        viewBox={`${RAIL.x} 0 ${RAIL.width} ${board.view.about.options.tokken ? 1000 : 720}`}
        width="100%"
        role="group"
        aria-label={board.words.title}
      >
        <Rail board={board} />
      </svg>
    ) : null}
  </>
)
