/** Marks beside a district's name: which of my missions send a disciple there, hollow while nobody stands there. */
import { MISSION } from '../../by-id.ts'
import type { MissionId } from '../../data/missions.ts'
import type { DistrictId, MissionRow } from '../../data/rows.ts'
import { Difficulty } from '../marks/figures.tsx'
import { isMet, wantsOf } from '../cards/needs.ts'
import type { Board } from '../where.ts'

type Mark = { readonly id: MissionId; readonly color: MissionRow['color']; readonly met: boolean }
const marksAt = ({ seat, view }: Board, district: DistrictId): readonly Mark[] =>
  seat === null
    ? []
    : view.seats[seat].missions.of.flatMap((id) => {
        const row = MISSION[id]
        const want = row && wantsOf(row.needs).findLast((each) => each.district === district)
        return want ? [{ id, color: row.color, met: isMet(view, seat, want) }] : []
      })
export const lookOfErrands = (board: Board, district: DistrictId): string =>
  marksAt(board, district)
    .map(({ id, met }) => `${id} ${met}`)
    .join()

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
}) =>
  board.seat === null ? null : (
    <g>
      {marksAt(board, district).map(({ id, color, met }, i) => (
        <Difficulty key={id} color={color} x={x + i * 15} y={y} scale={0.85} hollow={!met} />
      ))}
    </g>
  )
