/** What the pick would mean, or why it is closed: at the foot of the column, over whatever lies there; it moves nothing. */
import { cutPath } from '@machiya/kit'
import { COLUMN } from '../layout.ts'
import { Lines, linesOf } from '../marks/lines.tsx'
import { outcomeOf } from './outcome.ts'
import type { Board } from '../where.ts'

const LINE = 20
const PAD = 9

/** Its lower edge stands at y. */
export const Preview = ({ board, y }: { readonly board: Board; readonly y: number }) => {
  const { lines, open } = outcomeOf(board)
  const said = lines.slice(0, 3).flatMap((line) => linesOf(line, 29, 2))
  const height = said.length * LINE + 2 * PAD
  return said.length === 0 ? null : (
    <g transform={`translate(0 ${y - height})`} pointerEvents="none">
      <path
        d={cutPath(0, 0, COLUMN.width, height, 9)}
        fill="var(--kinari)"
        stroke="var(--sumi)"
        strokeWidth="1.5"
      />
      <path
        d={`M9 ${PAD}V${height - PAD}`}
        stroke={open ? 'var(--shu)' : 'var(--sumi-light)'}
        strokeWidth="4"
      />
      {said.map((line, i) => (
        <Lines key={`${line} ${i}`} x={19} y={PAD + 15 + i * LINE} width={40} most={1}>
          {line}
        </Lines>
      ))}
    </g>
  )
}
