/** The plan as its owner composes it. */
import { offerAt } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import type { Player } from '../../position.ts'
import type { Board } from '../props.ts'
import { composedIn, type Composed } from './composing.ts'

export type Planning = {
  readonly board: Board
  readonly seat: Seat
  readonly me: Player
  readonly cards: readonly Composed[]
  /** It lies face down: only taking it up again is open. */
  readonly closed: boolean
}

/** While the viewer plans, or waits for the others to; nothing for onlookers. */
export const planningIn = (board: Board): Planning | undefined => {
  const { seat } = board
  if (seat === null || board.task?.task !== 'plan') return undefined
  const me = board.view.seats[seat]
  if (typeof (me.plan.value as unknown) === 'string') return undefined
  return {
    board,
    seat,
    me,
    cards: composedIn(board, seat),
    closed: board.offers.length === 0 || offerAt(board.offers, 'reopen') !== undefined,
  }
}
