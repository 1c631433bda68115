/** The drawing of a decision that has one of its own. */
import { lastingOf } from '@machiya/kit'
import { CARD_WINDOWS, type Board } from '../where.ts'
import { Auction } from '../auction/auction.tsx'
import { Trade } from '../trade/trade.tsx'
import { Answer } from './answer.tsx'
import { Choose } from './choose.tsx'

export const Drawing = (board: Board) => {
  const { task, view } = board
  const key = lastingOf(board)
  if (task?.task === 'bid' || task?.task === 'last-bid') {
    // Asked for still higher bids, a bidder goes on with the same auction.
    const sale = [view.sale.lot, view.sale.price, task.a.seat].join(' ')
    return <Auction key={sale} board={board} />
  }
  if (task?.task === 'haggle') return <Trade key={key} board={board} />
  return CARD_WINDOWS.includes(task?.task) ? (
    <Answer key={key} board={board} />
  ) : (
    <Choose key={key} board={board} />
  )
}
