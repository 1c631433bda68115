/** What no place or card stands for, as slips of paper where the river leaves the picture. */
import { widthOf, type Zone } from '@machiya/kit'
import { AnswerSlip, BUTTON } from './button.tsx'
import { momentOf } from './moment.ts'
import { answersOf, calledOf, type Board } from '../where.ts'

const GAP = 8
const EDGE = 14
const LEAST = 104
const MOST = 264
/** Where the wheel leaves no more than the corners, they share both. */
const MOST_IN_CORNER = 176
const CORNERS = 1.1
const SIZE = 15
const SIGN = 56

const isTight = ({ width, height, side }: Zone): boolean => width - side < CORNERS * height

const widthFor = (board: Board): number => {
  const most = isTight(board.zone) ? MOST_IN_CORNER : MOST
  return Math.max(
    LEAST,
    ...answersOf(board).map(({ pick }) => Math.min(most, widthOf(calledOf(board, pick), SIZE) + SIGN)),
  )
}

export const Slips = ({ board }: { readonly board: Board }) => {
  const { width, height, side } = board.zone
  const answers = momentOf(board) ? [] : answersOf(board)
  const wide = widthFor(board)
  const across = isTight(board.zone) ? 2 : 1
  return answers.map(({ pick }, i) => {
    const below = Math.floor((answers.length - 1 - i) / across) + 1
    const x = across === 2 && i % 2 === 0 ? EDGE : width - side - EDGE - wide
    return (
      <g key={pick} transform={`translate(${x} ${height - EDGE - below * (BUTTON + GAP) + GAP})`}>
        <AnswerSlip board={board} pick={pick} width={wide} size={SIZE} />
      </g>
    )
  })
}
