/** The drawing of a decision that has one of its own. */
import { lastingOf } from '@machiya/kit'
import { CARD_WINDOWS, type Board } from '../where.ts'
import { Auction } from '../auction/auction.tsx'
import { Trade } from '../trade/trade.tsx'
import { Answer } from './answer.tsx'
import { Choose } from './choose.tsx'

export const Drawing = (board: Board) => {
  const task = board.task?.task
  const key = lastingOf(board)
  if (task === 'bid' || task === 'last-bid') return <Auction key={key} board={board} />
  if (task === 'haggle') return <Trade key={key} board={board} />
  return CARD_WINDOWS.includes(task) ? <Answer key={key} board={board} /> : <Choose key={key} board={board} />
}
