/** The clans on the prestige track around the city. */
import { SeatChip, Slide } from '@machiya/kit'
import { seatsOf, type Seat } from '@machiya/kernel'
import { polar, RING } from '../layout.ts'
import type { Board } from '../where.ts'

const isTold = ({ news }: Board, seat: Seat): boolean =>
  news.some(({ tiding, a }) => tiding === 'prestige' && a['seat'] === seat)
export const lookOfRim = (board: Board): string =>
  seatsOf(board.view)
    .map((seat) => `${board.view.seats[seat].prestige}${isTold(board, seat) ? '!' : ''}`)
    .join()

export const Rim = ({ board }: { readonly board: Board }) => {
  const g = board.view
  return (
    <g pointerEvents="none">
      {seatsOf(g).map((seat) => {
        const player = board.players[seat]
        const { prestige } = g.seats[seat]
        const tied = seatsOf(g).filter((each) => g.seats[each].prestige === prestige)
        const fan = (tied.indexOf(seat) - (tied.length - 1) / 2) * 3.9
        const { x, y } = polar(RING.rim - 12, (prestige % 60) * 6 + fan)
        return player ? (
          <Slide key={seat} x={x} y={y} calm={board.calm}>
            {isTold(board, seat) ? <circle r="18" fill="none" stroke="var(--news)" strokeWidth="6" /> : null}
            <SeatChip player={player} size={tied.length > 1 ? 22 : 27} />
          </Slide>
        ) : null
      })}
    </g>
  )
}
