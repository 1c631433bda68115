/** The clans on the prestige track around the city. */
import { SeatChip, Slide } from '@machiya/kit'
import { seatsOf, type Seat } from '@machiya/kernel'
import { polar, RING } from '../layout.ts'
import { opener } from '../phone/opener.ts'
import type { Board } from '../where.ts'

const isTold = ({ news }: Board, seat: Seat): boolean =>
  news.some(({ tiding, a }) => tiding === 'prestige' && a['seat'] === seat)
export const lookOfRim = (board: Board): string =>
  seatsOf(board.view)
    .map((seat) => `${board.view.seats[seat].prestige}${isTold(board, seat) ? '!' : ''}`)
    .join()

const STEPS = 60
const FIVE = 5
/** Within so many steps of a figure a crest would lie over it. */
const NEAR = 2
const isFree = ({ view }: Board, step: number): boolean =>
  seatsOf(view).every((seat) => {
    const away = Math.abs((view.seats[seat].prestige % STEPS) - step)
    return Math.min(away, STEPS - away) >= NEAR
  })

/** A figure at every fifth step that no crest lies on. */
const Figures = ({ board }: { readonly board: Board }) =>
  Array.from({ length: STEPS / FIVE }, (_, i) => i * FIVE)
    .filter((step) => isFree(board, step))
    .map((step) => {
      const { x, y } = polar(RING.slice + 13, step * 6)
      return (
        <text
          key={step}
          className="kit-figure"
          transform={`translate(${x} ${y}) rotate(${step * 6})`}
          textAnchor="middle"
          dy="0.35em"
          fontSize="16.4"
          fill="var(--sumi)"
        >
          {step}
        </text>
      )
    })

export const Rim = ({ board, plain = false }: { readonly board: Board; readonly plain?: boolean }) => {
  const g = board.view
  return (
    <g pointerEvents="none">
      {plain ? null : <Figures board={board} />}
      {seatsOf(g).map((seat) => {
        const player = board.players[seat]
        const { prestige } = g.seats[seat]
        const tied = seatsOf(g).filter((each) => g.seats[each].prestige === prestige)
        const fan = (tied.indexOf(seat) - (tied.length - 1) / 2) * 3.9
        const { x, y } = polar(RING.rim - 12, (prestige % STEPS) * 6 + fan)
        return player ? (
          <Slide key={seat} x={x} y={y} calm={board.calm}>
            <g {...opener(player.name, () => board.open(seat))} pointerEvents="auto">
              {isTold(board, seat) ? (
                <circle r="18" fill="none" stroke="var(--news)" strokeWidth="6" />
              ) : null}
              <SeatChip player={player} size={tied.length > 1 ? 22 : 27} />
            </g>
          </Slide>
        ) : null
      })}
    </g>
  )
}
