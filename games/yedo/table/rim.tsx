/** The clans on the prestige track around the city. */
import { SeatChip, Slide } from '@machiya/kit'
import { seatsOf } from '@machiya/kernel'
import { polar, RING } from './layout.ts'
import type { Board } from './where.ts'

export const Rim = ({ board }: { readonly board: Board }) => {
  const g = board.view
  return (
    <g pointerEvents="none">
      {seatsOf(g).map((seat) => {
        const player = board.players[seat]
        const { prestige } = g.seats[seat]
        const before = seatsOf(g).filter((each) => each < seat && g.seats[each].prestige === prestige).length
        const { x, y } = polar(RING.rim - 11 - before * 5, (prestige % 60) * 6 + before * 3.2)
        const told = board.news.some(({ tiding, a }) => tiding === 'prestige' && a['seat'] === seat)
        return player ? (
          <Slide key={seat} x={x} y={y} calm={board.calm}>
            {told ? <circle r="18" fill="none" stroke="var(--news)" strokeWidth="6" /> : null}
            <SeatChip player={player} size={27} />
          </Slide>
        ) : null
      })}
    </g>
  )
}
