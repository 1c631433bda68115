/** Under the terms of a deal: what it would do to my missions. */
import type { Seat } from '@machiya/kernel'
import type { Deal } from '../../position.ts'
import { dealOutcome } from './deal-outcome.ts'
import { Lines, linesOf } from '../marks/lines.tsx'
import type { Board } from '../where.ts'

const LINE = 20

export const Meaning = ({
  board,
  seat,
  deal,
  y,
}: {
  readonly board: Board
  readonly seat: Seat
  readonly deal: Deal
  /** Where the terms end. */
  readonly y: number
}) =>
  meaningOf(board, seat, deal).map((line, i) => (
    <Lines key={line} x={2} y={y + LINE + i * LINE} width={33} most={1}>
      {line}
    </Lines>
  ))
const meaningOf = (board: Board, seat: Seat, deal: Deal): readonly string[] =>
  dealOutcome(board, seat, deal).flatMap((line) => linesOf(line, 33, 2))
export const meaningHeight = (board: Board, seat: Seat, deal: Deal): number => {
  const lines = meaningOf(board, seat, deal).length
  return lines === 0 ? 0 : lines * LINE + 8
}
