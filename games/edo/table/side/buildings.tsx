/** What buildings cost and score. */
import { Points, Spot } from '@machiya/kit'
import { BUILDING_IDS, buildingsOf } from '../../by-id.ts'
import type { BuildingId } from '../../data/buildings.ts'
import { SignMark, type SignName } from '../signs/drawn.ts'
import { GOODS } from '../signs/goods.ts'
import { NAME } from '../signs/letters.tsx'
import { textIn } from '../text.ts'
import type { Board } from '../props.ts'
import { Heading } from './heading.tsx'

const ROW = 35
const SIGNS: Readonly<Record<BuildingId, SignName>> = {
  house: 'shop',
  'trading-post': 'thouse',
  fortress: 'castle',
  temple: 'temple',
}
export const buildingsIn = (board: Board): readonly BuildingId[] =>
  BUILDING_IDS.filter((id) => id !== 'temple' || board.view.about.options.jiin)

/** One good under the other, so that prices are compared by looking down. */
export const BuildingRow = ({
  board,
  id,
  width,
}: {
  readonly board: Board
  readonly id: BuildingId
  readonly width: number
}) => {
  const { cost, points } = buildingsOf(board.view)[id]
  const step = (width - 62) / GOODS.length
  return (
    <Spot board={board} pick="" id={id} label={board.t.name(id)} reads={id}>
      <rect y={-ROW / 2} width={width} height={ROW} fill="transparent" />
      <SignMark name={SIGNS[id]} x={13} y={0} size={22} />
      {GOODS.map((good, i) =>
        cost[good] ? (
          <g key={good} transform={`translate(${30 + i * step} 0)`}>
            <text
              className="kit-figure"
              x="17"
              dy="0.35em"
              textAnchor="end"
              fontSize={NAME}
              fill="var(--sumi)"
            >
              {cost[good]}
            </text>
            <SignMark name={good} x={31} size={17} />
          </g>
        ) : null,
      )}
      <Points x={width - 15} y={0} size={27} value={points} />
    </Spot>
  )
}

export const Buildings = ({ board, width }: { readonly board: Board; readonly width: number }) => (
  <g>
    <Heading width={width}>{textIn(board.locale).buildings}</Heading>
    {buildingsIn(board).map((id, i) => (
      <g key={id} transform={`translate(0 ${24 + i * ROW})`}>
        <path d={`M0 0H${width}`} stroke="var(--hair)" />
        <g transform={`translate(0 ${ROW / 2})`}>
          <BuildingRow board={board} id={id} width={width} />
        </g>
      </g>
    ))}
  </g>
)
