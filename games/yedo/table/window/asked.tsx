/** The slip of a decision: what it is about, and every answer to it. */
import { lastingOf } from '@machiya/kit'
import { COLUMN } from '../layout.ts'
import { textIn } from '../text.ts'
import { Tray, trayHeight } from './tray.tsx'
import type { Board } from '../where.ts'

const PAD = 10
export const Asked = (board: Board) => (
  <svg
    key={lastingOf(board)}
    className="board"
    viewBox={`0 0 ${COLUMN.width + 2 * PAD} ${trayHeight(board) + 2 * PAD}`}
    role="group"
    aria-label={textIn(board.locale).asked}
    style={{ display: 'block', inlineSize: '100%', maxBlockSize: '100%' }}
  >
    <g transform={`translate(${PAD} ${PAD})`}>
      <Tray board={board} />
    </g>
  </svg>
)
