/** What no place or card stands for, as slips of paper where the river leaves the picture. */
import { widthOf } from '@machiya/kit'
import { AnswerSlip, BUTTON } from './button.tsx'
import { momentOf } from './moment.ts'
import { answersOf, calledOf, type Board } from '../where.ts'

const GAP = 8
const EDGE = 14
const LEAST = 104
const MOST = 264
const SIZE = 15
const SIGN = 56

const widthFor = (board: Board): number =>
  Math.max(
    LEAST,
    ...answersOf(board).map(({ pick }) => Math.min(MOST, widthOf(calledOf(board, pick), SIZE) + SIGN)),
  )

export const Slips = ({ board }: { readonly board: Board }) => {
  const { width, height, side } = board.zone
  const answers = momentOf(board) ? [] : answersOf(board)
  const wide = widthFor(board)
  return answers.map(({ pick }, i) => (
    <g
      key={pick}
      transform={`translate(${width - side - EDGE - wide} ${height - EDGE - (answers.length - i) * (BUTTON + GAP) + GAP})`}
    >
      <AnswerSlip board={board} pick={pick} width={wide} size={SIZE} />
    </g>
  ))
}
