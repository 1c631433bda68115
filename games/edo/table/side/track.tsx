/** The power track: a line for every seat, so that no crest covers another, and where the end begins. */
import { CrestMark, cutPath } from '@machiya/kit'
import { seatsOf } from '@machiya/kernel'
import { COUNT } from '../../by-id.ts'
import { NAME, TEXT, within } from '../signs/letters.tsx'
import { textIn } from '../text.ts'
import type { Board } from '../props.ts'

const TITLE = 62
const STEPS = 19
const HEAD = 20
/** Behind the last step. */
const EDGE = 10
const LINE = 17

export const trackHeight = (board: Board): number => HEAD + 6 + seatsOf(board.view).length * LINE

export const lookOfTrack = (board: Board): string =>
  `${board.locale} ${seatsOf(board.view)
    .map((seat) => board.view.seats[seat].points)
    .join()}`

export const Track = ({ board, width }: { readonly board: Board; readonly width: number }) => {
  const g = board.view
  const height = trackHeight(board)
  const step = (width - TITLE - EDGE) / STEPS
  const end = COUNT['points-to-end']
  const title = textIn(board.locale).power
  return (
    <g>
      <path d={cutPath(0, 0, width, height, 8)} fill="var(--kinari)" stroke="var(--sumi)" strokeWidth="1.5" />
      <path
        d={`M${TITLE + end * step} 1H${width - 8}L${width - 1} 8V${height - 1}H${TITLE + end * step}Z`}
        fill="var(--wash-rose)"
      />
      <text
        className="kit-title"
        x="10"
        y={height / 2}
        dy="0.35em"
        fontSize={NAME}
        {...within(title, TITLE - 14, 16)}
      >
        {title}
      </text>
      {Array.from({ length: STEPS }, (_, n) => (
        <g key={n} transform={`translate(${TITLE + n * step} 0)`}>
          <path d={`M0 1V${height - 1}`} stroke="var(--hair)" />
          <text
            className="kit-figure"
            x={step / 2}
            y="15"
            fontSize={TEXT}
            textAnchor="middle"
            fill="var(--sumi-light)"
          >
            {n}
          </text>
        </g>
      ))}
      {seatsOf(g).map((seat, i) => {
        const player = board.players[seat]
        const x = TITLE + (Math.min(g.seats[seat].points, STEPS - 1) + 0.5) * step
        const y = HEAD + 3 + (i + 0.5) * LINE
        return player ? (
          <g key={seat}>
            <path d={`M${TITLE} ${y}H${x}`} stroke={player.colour} strokeWidth="3" strokeOpacity="0.45" />
            <CrestMark crest={player.crest} colour={player.colour} x={x} y={y} size={17} />
          </g>
        ) : null
      })}
    </g>
  )
}
