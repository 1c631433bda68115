/** At the heart of the wheel, while this seat is asked what its disciple does: the deeds of that place at full size. */
import { Paper } from '@machiya/kit'
import { DISTRICT_OF, type Spot as Place } from '../board.ts'
import { DeedList, deedsOffered, listHeight } from './deed-list.tsx'
import type { Board } from './where.ts'

const WIDTH = 204
const PAD = 7
const HEAD = 30

export const Heart = ({ board }: { readonly board: Board }) => {
  const district = DISTRICT_OF[board.view.turn.at as Place]
  if (board.task?.task !== 'act' || board.seat === null || !district) return null
  const deeds = deedsOffered(board, district)
  if (deeds.length === 0) return null
  const height = HEAD + listHeight(deeds) + PAD
  return (
    <g transform={`translate(${-WIDTH / 2} ${-height / 2})`}>
      <Paper width={WIDTH} height={height} cut={14} fill="var(--washi)" />
      <path d={`M9 8V${HEAD - 3}`} stroke="var(--shu)" strokeWidth="4" />
      <text className="kit-title" x="19" y={HEAD / 2 + 3} dy="0.35em" fontSize="18">
        {board.t.name(district)}
      </text>
      <g transform={`translate(${PAD} ${HEAD})`}>
        <DeedList board={board} district={district} width={WIDTH - 2 * PAD} deeds={deeds} />
      </g>
    </g>
  )
}
