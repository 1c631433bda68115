/** Edo: the roads and provinces around the capital. */
import { RoadMap } from './map/map.tsx'
import { PhoneBoard } from './phone/board.tsx'
import { Foreseen } from './plan/foreseen.tsx'
import { planningIn } from './plan/planning.ts'
import type { Board as Props } from './props.ts'

export const Board = (board: Props) => {
  if (board.narrow) return <PhoneBoard board={board} />
  const plan = planningIn(board)
  return <RoadMap board={board}>{plan && !plan.closed ? <Foreseen plan={plan} /> : null}</RoadMap>
}
