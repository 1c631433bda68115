/** At the end: where the prestige of every clan came from. */
import { Points, SeatChip } from '@machiya/kit'
import { seatsOf, type Seat } from '@machiya/kernel'
import { SOURCES } from '../position.ts'
import { scoring } from '../rules/9-end.ts'
import { COLUMN } from './layout.ts'
import { Heading } from './lines.tsx'
import { textIn } from './text.ts'
import type { Board } from './where.ts'

const W = COLUMN.width
const LABEL = 118
const ROW = 27
export const SCORES_HEIGHT = 104 + SOURCES.length * ROW

const columnOf = (board: Board, seat: Seat): number =>
  LABEL + ((seat + 0.5) * (W - LABEL)) / board.view.about.seats

const Source = ({
  board,
  source,
  at,
  values,
}: {
  readonly board: Board
  readonly source: string
  readonly at: number
  readonly values: readonly number[]
}) => (
  <g transform={`translate(0 ${62 + at * ROW})`}>
    <path d={`M0 13.500H${W}`} stroke="var(--hair)" />
    <text className="kit-text" dy="0.35em" fontSize="16">
      {source === 'blackmail' ? textIn(board.locale).blackmail : board.t.name(source)}
    </text>
    {values.map((value, seat) => (
      <text
        key={seat}
        className="kit-figure"
        x={columnOf(board, seat as Seat)}
        dy="0.35em"
        textAnchor="middle"
        fontSize="16"
        fill={value === 0 ? 'var(--sumi-light)' : 'var(--sumi)'}
      >
        {value}
      </text>
    ))}
  </g>
)

export const Scores = ({ board }: { readonly board: Board }) => {
  const by = scoring(board.view)
  return (
    <g>
      <Heading width={W}>{textIn(board.locale).total}</Heading>
      {seatsOf(board.view).map((seat) => {
        const player = board.players[seat]
        return player ? (
          <SeatChip key={seat} player={player} x={columnOf(board, seat)} y={34} size={24} />
        ) : null
      })}
      {SOURCES.map((source, at) => (
        <Source key={source} board={board} source={source} at={at} values={by[source] ?? []} />
      ))}
      {seatsOf(board.view).map((seat) => (
        <Points
          key={seat}
          x={columnOf(board, seat)}
          y={70 + SOURCES.length * ROW}
          size={32}
          value={board.view.seats[seat].prestige}
        />
      ))}
    </g>
  )
}
