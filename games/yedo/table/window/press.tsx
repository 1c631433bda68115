/** A plain answer in HTML. */
import { Spot } from '@machiya/kit'
import type { Pick } from '@machiya/kernel'
import { Sign } from '../marks/drawn.ts'
import { signOf } from '../marks/signs.ts'
import { calledOf, type Board } from '../where.ts'

export const PressSlip = ({
  board,
  pick,
  text = calledOf(board, pick),
  signed = true,
  twin = false,
}: {
  readonly board: Board
  readonly pick: Pick
  readonly text?: string
  readonly signed?: boolean
  readonly twin?: boolean
}) => {
  const sign = signed ? signOf(pick, board.task) : undefined
  return (
    <Spot board={board} pick={pick} label={calledOf(board, pick)} twin={twin} html="kit-paper yedo-press">
      {sign ? <Sign name={sign} size={20} /> : null}
      <span>{text}</span>
    </Spot>
  )
}
