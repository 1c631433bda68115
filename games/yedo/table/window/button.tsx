/** A plain answer as a slip of paper. */
import { cutPath, Spot } from '@machiya/kit'
import type { Pick } from '@machiya/kernel'
import { SignMark } from '../marks/drawn.ts'
import { linesOf } from '../marks/lines.tsx'
import { signOf } from '../marks/signs.ts'
import { calledOf, type Board } from '../where.ts'

export const BUTTON = 43
export const AnswerSlip = ({
  board,
  pick,
  width,
  height = BUTTON,
  text = calledOf(board, pick),
  signed = true,
  size = 16.4,
  twin = false,
}: {
  readonly board: Board
  readonly pick: Pick
  readonly width: number
  readonly height?: number
  readonly text?: string
  readonly signed?: boolean
  readonly size?: number
  readonly twin?: boolean
}) => {
  const sign = signed ? signOf(pick, board.task) : undefined
  const left = sign ? 32 : 11
  const lines = linesOf(text, Math.floor((width - left - 6) / (size / 2)), 3)
  return (
    <Spot board={board} pick={pick} label={calledOf(board, pick)} twin={twin}>
      <path
        className="spot-paper"
        d={cutPath(0, 0, width, height, 7)}
        fill="var(--kinari)"
        stroke="var(--sumi)"
        strokeWidth="1.5"
      />
      {sign ? <SignMark name={sign} x={18} y={height / 2} size={19} /> : null}
      <text className="kit-text" fontSize={size} style={{ fontWeight: 500 }}>
        {lines.map((line, i) => (
          <tspan
            key={i}
            x={left}
            y={height / 2 + (i - (lines.length - 1) / 2) * (lines.length > 2 ? 13 : 16)}
            dy="0.35em"
          >
            {line}
          </tspan>
        ))}
      </text>
    </Spot>
  )
}
