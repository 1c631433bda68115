/** At the heart of the wheel, where the rows of a district are too small to be pressed: what the disciple can do, at full size. */
import { Paper } from '@machiya/kit'
import type { ReactNode } from 'react'
import { DeedList, listHeight } from './deed-list.tsx'
import { deedsOffered, districtAtHeart } from './offered.ts'
import type { Board } from '../where.ts'

const WIDTH = 222
const PAD = 7
const HEAD = 30

const Sheet = ({
  title,
  height,
  children,
}: {
  readonly title: string
  readonly height: number
  readonly children: ReactNode
}) => (
  <g transform={`translate(${-WIDTH / 2} ${-(HEAD + height + PAD) / 2})`}>
    <Paper width={WIDTH} height={HEAD + height + PAD} cut={14} fill="var(--washi)" />
    <path d={`M9 8V${HEAD - 3}`} stroke="var(--shu)" strokeWidth="4" />
    <text className="kit-title" x="19" y={HEAD / 2 + 3} dy="0.35em" fontSize="18">
      {title}
    </text>
    <g transform={`translate(${PAD} ${HEAD})`}>{children}</g>
  </g>
)

export const Heart = ({ board }: { readonly board: Board }) => {
  const district = districtAtHeart(board)
  const deeds = district ? deedsOffered(board, district) : []
  return district && deeds.length > 0 ? (
    <Sheet title={board.t.name(district)} height={listHeight(deeds)}>
      <DeedList board={board} district={district} width={WIDTH - 2 * PAD} deeds={deeds} />
    </Sheet>
  ) : null
}
