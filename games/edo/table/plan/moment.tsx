/** Planning on a small screen: on a phone a page of its own, on a tablet the plan beside the small map. */
import type { Board } from '../props.ts'
import { PhonePlan } from '../phone/plan.tsx'
import { PocketMap } from '../phone/pocket.tsx'
import { columnIn } from '../side/column.ts'
import { PlanColumn } from './column.tsx'
import { planningIn, type Planning } from './planning.ts'

const WHOLE = { position: 'relative', overflow: 'hidden', blockSize: '100%' } as const
const RIGHT = { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 } as const

/** Under this beside the plan a map is none. */
const LEAST_MAP = 380

/** On a tablet that stands, the plan takes what its height allows; the map is a press away. */
const Standing = ({ plan }: { readonly plan: Planning }) => {
  const { width, height } = plan.board.zone
  const column = Math.min(width, height * 0.76)
  return (
    <div style={{ ...WHOLE, display: 'grid', justifyContent: 'center' }}>
      <PlanColumn plan={plan} width={column} height={height} />
    </div>
  )
}

export const PlanMoment = (board: Board) => {
  const plan = planningIn(board)
  if (!plan) return null
  if (board.narrow) return <PhonePlan plan={plan} />
  const { width, height } = board.zone
  const column = columnIn(board.zone).width
  if (width - column < LEAST_MAP) return <Standing plan={plan} />
  return (
    <div style={WHOLE}>
      <PocketMap board={{ ...board, zone: { width: width - column, height, side: 0 } }} />
      <div style={RIGHT}>
        <PlanColumn plan={plan} width={column} height={height} />
      </div>
    </div>
  )
}

/** Where the column lies open beside the map, the plan stands in it; a zone of its own is only for small screens. */
export const momentOf = (board: Board): 'zone' | undefined =>
  planningIn(board) && (board.narrow || columnIn(board.zone).folded) ? 'zone' : undefined
