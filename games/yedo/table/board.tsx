/** Yedo: the castle town by the river, in land that goes on to every edge; in small places, pages. */
import { lastingOf } from '@machiya/kit'
import type { CSSProperties } from 'react'
import { City } from './wheel/city.tsx'
import { Wheel } from './scenery/ground.tsx'
import { isSmall, shoreIn, wheelIn } from './layout.ts'
import { Leaving } from './motion/leave.tsx'
import { Pages } from './phone/pages.tsx'
import { Slips } from './window/slips.tsx'
import type { Board as Props } from './where.ts'

const FILL: CSSProperties = { display: 'block', inlineSize: '100%', blockSize: '100%' }

const Land = ({ board }: { readonly board: Props }) => {
  const placed = wheelIn(board.zone)
  return (
    <svg
      className="board"
      style={FILL}
      viewBox={`0 0 ${board.zone.width} ${board.zone.height}`}
      role="group"
      aria-label={board.words.title}
    >
      <g transform={`translate(${placed.x} ${placed.y}) scale(${placed.scale})`}>
        <Wheel shore={shoreIn(board.zone, placed)} />
        <City board={board} />
        <Leaving board={board} />
      </g>
      <Slips board={board} />
    </svg>
  )
}

export const Board = (board: Props) =>
  isSmall(board) ? (
    <Pages key={lastingOf(board)} board={board} />
  ) : (
    <Land key={lastingOf(board)} board={board} />
  )
