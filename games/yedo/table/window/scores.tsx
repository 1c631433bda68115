/** At the end: the clans as they rank, each with a bar of where its prestige came from, and the same in figures. */
import { fitted, Points, SeatChip } from '@machiya/kit'
import { seatsOf, type Seat } from '@machiya/kernel'
import { useLayoutEffect, useRef } from 'react'
import { SOURCES } from '../../position.ts'
import { scoring } from '../../rules/9-end.ts'
import { COLUMN } from '../layout.ts'
import { Heading } from '../marks/lines.tsx'
import { textIn } from '../text.ts'
import type { Board } from '../where.ts'

const W = COLUMN.width
const LABEL = 118
const ROW = 26
const BAR = 37
const HEAD = 28

const DYE: Readonly<Record<(typeof SOURCES)[number], string>> = {
  start: 'var(--sumi-light)',
  auctions: 'var(--ai)',
  missions: 'var(--matsu)',
  city: 'var(--kaki)',
  cards: 'var(--fuji)',
  events: 'var(--sakura)',
  'bonus-cards': 'var(--kin)',
  blackmail: 'var(--sumi)',
}

const rankedOf = (board: Board): readonly Seat[] =>
  [...seatsOf(board.view)].sort((a, b) => board.view.seats[b].prestige - board.view.seats[a].prestige)
export const scoresHeight = (board: Board): number =>
  HEAD + board.view.about.seats * BAR + 34 + SOURCES.length * ROW

/** Grows from the left when it is first shown, one source after the other. */
const Piece = ({
  x,
  width,
  fill,
  at,
  calm,
}: {
  readonly x: number
  readonly width: number
  readonly fill: string
  readonly at: number
  readonly calm: boolean
}) => {
  const piece = useRef<SVGRectElement>(null)
  useLayoutEffect(() => {
    if (calm) return
    piece.current?.animate([{ width: '0' }, { width: `${width}px` }], {
      duration: 400,
      delay: at * 260,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      fill: 'backwards',
    })
  }, [at, calm, width])
  return <rect ref={piece} x={x} width={width} height="12" fill={fill} stroke="var(--sumi)" strokeWidth="1" />
}

type Scored = { readonly board: Board; readonly by: Readonly<Record<string, readonly number[]>> }

/** What was won, source by source; what was lost stands as a figure in the table. */
const Bar = ({ board, by, seat, most }: Scored & { readonly seat: Seat; readonly most: number }) => {
  const unit = (W - 44 - 46) / Math.max(1, most)
  const won = SOURCES.map((source) => Math.max(0, by[source]?.[seat] ?? 0))
  return won.map((value, i) =>
    value === 0 ? null : (
      <Piece
        key={SOURCES[i]}
        x={44 + unit * won.slice(0, i).reduce((sum, each) => sum + each, 0)}
        width={unit * value}
        fill={DYE[SOURCES[i] ?? 'start']}
        at={i}
        calm={board.calm}
      />
    ),
  )
}

const Ranks = ({ board, by }: Scored) => {
  const wonBy = (seat: Seat) => SOURCES.reduce((sum, each) => sum + Math.max(0, by[each]?.[seat] ?? 0), 0)
  const most = Math.max(...seatsOf(board.view).map(wonBy))
  return rankedOf(board).map((seat, place) => {
    const player = board.players[seat]
    return player ? (
      <g key={seat} transform={`translate(0 ${HEAD + place * BAR})`}>
        <text className="kit-figure" x="2" y="15" dy="0.35em" fontSize="16.4" fill="var(--sumi)">
          {place + 1}
        </text>
        <SeatChip player={player} x={28} y={15} size={26} />
        <text className="kit-title" x="46" y="9" dy="0.35em" fontSize="16.4">
          {player.name}
        </text>
        <g transform="translate(0 20)">
          <Bar board={board} by={by} seat={seat} most={most} />
        </g>
        <Points x={W - 18} y={15} size={32} value={board.view.seats[seat].prestige} />
      </g>
    ) : null
  })
}

const columnOf = ({ view }: Board, place: number): number =>
  LABEL + ((place + 0.5) * (W - LABEL)) / view.about.seats

const Source = ({
  board,
  source,
  values,
}: {
  readonly board: Board
  readonly source: (typeof SOURCES)[number]
  readonly values: readonly number[]
}) => {
  const name = source === 'blackmail' ? textIn(board.locale).blackmail : board.t.name(source)
  return (
    <g>
      <path d={`M0 13.500H${W}`} stroke="var(--hair)" />
      <rect y="-6" width="12" height="12" fill={DYE[source]} stroke="var(--sumi)" strokeWidth="1" />
      <text className="kit-text" x="18" dy="0.35em" fontSize="16.4" {...fitted(name, 16.4, LABEL - 22)}>
        {name}
      </text>
      {rankedOf(board).map((seat, place) => (
        <text
          key={seat}
          className="kit-figure"
          x={columnOf(board, place)}
          dy="0.35em"
          textAnchor="middle"
          fontSize="16.4"
          fill={values[seat] === 0 ? 'var(--sumi-light)' : 'var(--sumi)'}
        >
          {values[seat]}
        </text>
      ))}
    </g>
  )
}

export const Scores = ({ board }: { readonly board: Board }) => {
  const by = scoring(board.view)
  const table = HEAD + board.view.about.seats * BAR
  return (
    <g>
      <Heading width={W}>{textIn(board.locale).total}</Heading>
      <Ranks board={board} by={by} />
      {rankedOf(board).map((seat, place) => {
        const player = board.players[seat]
        return player ? (
          <SeatChip key={seat} player={player} x={columnOf(board, place)} y={table + 14} size={22} />
        ) : null
      })}
      {SOURCES.map((source, at) => (
        <g key={source} transform={`translate(0 ${table + 42 + at * ROW})`}>
          <Source board={board} source={source} values={by[source] ?? []} />
        </g>
      ))}
    </g>
  )
}
