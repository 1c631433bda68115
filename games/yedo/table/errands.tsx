/** Marks beside a district's name: which of my missions send a disciple there, hollow while nobody stands there. */
import { MISSION } from '../board.ts'
import type { DistrictId } from '../data/rows.ts'
import { Difficulty } from './figures.tsx'
import { isMet, wantsOf } from './needs.ts'
import type { Board } from './where.ts'

export const Errands = ({
  board,
  district,
  x,
  y,
}: {
  readonly board: Board
  readonly district: DistrictId
  readonly x: number
  readonly y: number
}) => {
  const { seat, view } = board
  if (seat === null) return null
  const marks = view.seats[seat].missions.of.flatMap((id) => {
    const row = MISSION[id]
    const want = row && wantsOf(row.needs).findLast((each) => each.district === district)
    return want ? [{ id, color: row.color, met: isMet(view, seat, want) }] : []
  })
  return (
    <g>
      {marks.map(({ id, color, met }, i) => (
        <Difficulty key={id} color={color} x={x + i * 15} y={y} scale={0.85} hollow={!met} />
      ))}
    </g>
  )
}
