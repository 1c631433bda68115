/** One clan laid open over the city; a tap anywhere on it closes it. */
import { Coin, Paper, Points, SeatChip } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import { colorIn, MISSION } from '../../by-id.ts'
import { Clan, CLAN_HEIGHT } from './clan.tsx'
import { Difficulty } from '../marks/figures.tsx'
import { Lines } from '../marks/lines.tsx'
import { textIn } from '../text.ts'
import type { Board } from '../where.ts'

const W = 420
const SCALE = 1.6
const HELD = 76 + (CLAN_HEIGHT + 6) * SCALE
const DONE = HELD + 26

/** Completed missions lie face down, but everyone has seen them. */
const Completed = ({ board, seat }: { readonly board: Board; readonly seat: Seat }) =>
  board.view.seats[seat].completed.of.slice(0, 10).map((id, i) => {
    const color = colorIn(id)
    return (
      <g key={i} transform={`translate(${(i % 2) * (W / 2)} ${Math.floor(i / 2) * 23})`}>
        {color ? <Difficulty color={color} x={8} y={-5} /> : null}
        <Lines x={20} y={0} width={25} most={1}>
          {id in MISSION ? board.t.name(id) : textIn(board.locale).hidden}
        </Lines>
      </g>
    )
  })

/** What is held closed: missions by the colour of their backs, cards by their number. */
const Held = ({ board, seat }: { readonly board: Board; readonly seat: Seat }) => {
  const { missions, actions, bonuses } = board.view.seats[seat]
  const said = textIn(board.locale)
  const after = 14 + missions.of.length * 19
  return (
    <g>
      {missions.of.map((id, i) => {
        const color = colorIn(id)
        return color ? <Difficulty key={i} color={color} x={8 + i * 19} scale={1.2} /> : null
      })}
      <text className="kit-text" x={after} dy="0.35em" fontSize="17">
        {`${missions.of.length} ${said.missions} · ${actions.of.length} ${said.short['action'] ?? ''} · ${bonuses.of.length} ${said.short['bonus'] ?? ''}`}
      </text>
    </g>
  )
}

const doneRows = (board: Board, seat: Seat): number =>
  Math.ceil(Math.min(10, board.view.seats[seat].completed.of.length) / 2)

export const Mat = ({
  board,
  seat,
  close,
  x = 142,
  y = 96,
}: {
  readonly board: Board
  readonly seat: Seat
  readonly close: () => void
  readonly x?: number
  readonly y?: number
}) => {
  const own = board.view.seats[seat]
  const player = board.players[seat]
  const said = textIn(board.locale)
  const press = (key: string) => (key === 'Escape' || key === 'Enter' ? close() : undefined)
  if (!player) return null
  return (
    <g
      transform={`translate(${x} ${y})`}
      role="button"
      tabIndex={0}
      aria-label={`${player.name}: ${said.close}`}
      onClick={close}
      onKeyDown={({ key }) => press(key)}
      style={{ cursor: 'pointer' }}
    >
      <Paper width={W} height={DONE + 12 + doneRows(board, seat) * 23} cut={14} fill="var(--kinari)" />
      <rect x="0.75" y="0.75" width={W - 15} height="8" fill={player.colour} />
      <SeatChip player={player} x={42} y={44} size={44} lettered />
      <text className="kit-title" x="76" y="52" fontSize="25">
        {player.name}
      </text>
      <Points x={W - 130} y={44} size={38} value={own.prestige} />
      <Coin x={W - 76} y={44} size={24} />
      <text className="kit-figure" x={W - 58} y="44" dy="0.35em" fontSize="22" fill="var(--sumi)">
        {own.mon}
      </text>
      <g transform={`translate(20 76) scale(${SCALE})`} pointerEvents="none">
        <Clan board={board} seat={seat} width={(W - 40) / SCALE} />
      </g>
      <g transform={`translate(20 ${HELD})`}>
        <Held board={board} seat={seat} />
      </g>
      <g transform={`translate(20 ${DONE + 12})`}>
        <Completed board={board} seat={seat} />
      </g>
    </g>
  )
}
