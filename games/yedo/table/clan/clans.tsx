/** All clans in player order, each in full. */
import { Coin, cutPath, Points, SeatChip, Spot } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import { Clan, CLAN_HEIGHT } from './clan.tsx'
import { Position } from './ledger.tsx'
import type { Board } from '../where.ts'
import { seatPick } from '../../picks.ts'

const WIDTH = 320
const INNER = WIDTH - 24
const HEIGHT = CLAN_HEIGHT + 66

const ClanSheet = ({
  board,
  seat,
  at,
}: {
  readonly board: Board
  readonly seat: Seat
  readonly at: number
}) => {
  const own = board.view.seats[seat]
  const player = board.players[seat]
  if (!player) return null
  return (
    <g transform={`translate(12 ${at * HEIGHT + 10})`}>
      <Spot board={board} pick={seatPick('seat', seat)} label={player.name}>
        <path
          className="spot-paper"
          d={cutPath(-6, -4, INNER + 12, 46, 9)}
          fill={seat === board.seat ? 'var(--kinari)' : 'var(--washi-deep)'}
          stroke="var(--sumi)"
          strokeWidth="1"
        />
        <SeatChip player={player} x={54} y={19} size={30} lettered />
        <text className="kit-title" x="80" y="19" dy="0.35em" fontSize="18">
          {player.name}
        </text>
        <Points x={INNER - 84} y={19} size={30} value={own.prestige} />
        <Coin x={INNER - 48} y={19} size={20} />
        <text className="kit-figure" x={INNER - 32} y="19" dy="0.35em" fontSize="18" fill="var(--sumi)">
          {own.mon}
        </text>
      </Spot>
      <g transform="translate(15 19) scale(1.4)">
        <Position board={board} at={at} />
      </g>
      <g transform="translate(0 50)">
        <Clan board={board} seat={seat} width={INNER} />
      </g>
    </g>
  )
}

export const Clans = ({ board }: { readonly board: Board }) => (
  <svg
    viewBox={`0 0 ${WIDTH} ${board.view.order.length * HEIGHT + 12}`}
    role="group"
    aria-label={board.words.title}
    style={{ display: 'block', inlineSize: '100%', maxInlineSize: 420, margin: '0 auto' }}
  >
    {board.view.order.map((seat, at) => (
      <ClanSheet key={seat} board={board} seat={seat} at={at} />
    ))}
  </svg>
)
