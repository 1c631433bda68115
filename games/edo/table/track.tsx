/** The power track along the lower edge: who stands where, and where the end begins. */
import { SeatChip, type BoardProps } from '@machiya/kit'
import { seatsOf } from '@machiya/kernel'
import { COUNT } from '../ids.ts'
import type { G } from '../position.ts'
import { RAIL } from './layout.ts'
import { textIn } from './text.ts'

const LEFT = 96
const STEPS = 17
const STEP = (RAIL.x - 40 - LEFT) / STEPS
const Y = 958

export const Track = ({ board }: { readonly board: BoardProps<G> }) => {
  const g = board.view
  const end = COUNT['points-to-end']
  return (
    <g transform={`translate(0 ${Y})`}>
      <rect
        x="14"
        y="-16"
        width={RAIL.x - 48}
        height="44"
        fill="var(--kinari)"
        stroke="var(--sumi)"
        strokeWidth="1.5"
      />
      <text className="kit-title" x="26" y="11" fontSize="14">
        {textIn(board.locale).power}
      </text>
      {Array.from({ length: STEPS }, (_, n) => (
        <g key={n} transform={`translate(${LEFT + n * STEP} 0)`}>
          {n >= end ? <rect y="-15" width={STEP} height="42" fill="var(--wash-rose)" /> : null}
          <path d="M0-16V28" stroke="var(--hair)" />
          <text className="kit-figure" x="4" y="-3" fontSize="12" fill="var(--sumi-light)">
            {n}
          </text>
        </g>
      ))}
      {seatsOf(g).map((seat) => {
        const player = board.players[seat]
        const { points } = g.seats[seat]
        const before = seatsOf(g).filter((other) => other < seat && g.seats[other].points === points).length
        return player ? (
          <SeatChip
            key={seat}
            player={player}
            x={LEFT + Math.min(points, STEPS - 1) * STEP + 17 + before * 9}
            y={12}
            size={22}
          />
        ) : null
      })}
    </g>
  )
}
