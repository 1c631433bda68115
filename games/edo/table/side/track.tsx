/** The power track along the lower edge: who stands where, and where the end begins. */
import { Part, SeatChip } from '@machiya/kit'
import { seatsOf } from '@machiya/kernel'
import { COUNT } from '../../by-id.ts'
import { TRACK } from '../map/layout.ts'
import { NAME, TEXT } from '../signs/letters.tsx'
import { textIn } from '../text.ts'
import type { Board } from '../props.ts'

const TITLE = 70
const STEPS = 19
const STEP = (TRACK.width - TITLE) / STEPS

const Drawn = ({ board }: { readonly board: Board }) => {
  const g = board.view
  const end = COUNT['points-to-end']
  return (
    <g transform={`translate(${TRACK.x} ${TRACK.y})`}>
      <rect
        width={TRACK.width}
        height={TRACK.height}
        fill="var(--kinari)"
        stroke="var(--sumi)"
        strokeWidth="1.5"
      />
      <text className="kit-title" x="10" y={TRACK.height / 2} dy="0.35em" fontSize={NAME}>
        {textIn(board.locale).power}
      </text>
      {Array.from({ length: STEPS }, (_, n) => (
        <g key={n} transform={`translate(${TITLE + n * STEP} 0)`}>
          {n >= end ? (
            <rect
              y="1"
              width={STEP - (n === STEPS - 1 ? 1 : 0)}
              height={TRACK.height - 2}
              fill="var(--wash-rose)"
            />
          ) : null}
          <path d={`M0 0V${TRACK.height}`} stroke="var(--hair)" />
          <text
            className="kit-figure"
            x={STEP / 2}
            y="14"
            fontSize={TEXT}
            textAnchor="middle"
            fill="var(--sumi-light)"
          >
            {n}
          </text>
        </g>
      ))}
      {seatsOf(g).map((seat) => {
        const player = board.players[seat]
        const { points } = g.seats[seat]
        const before = seatsOf(g).filter((other) => other < seat && g.seats[other].points === points).length
        const x = TITLE + (Math.min(points, STEPS - 1) + 0.5) * STEP + before * 9 - 4
        return player ? <SeatChip key={seat} player={player} x={x} y={29} size={22} /> : null
      })}
    </g>
  )
}

export const Track = ({ board }: { readonly board: Board }) => {
  const points = seatsOf(board.view).map((seat) => board.view.seats[seat].points)
  return (
    <Part look={`${board.locale} ${points.join()}`}>
      <Drawn board={board} />
    </Part>
  )
}
