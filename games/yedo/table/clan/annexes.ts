/** The annexes of a clan, where they are offers. */
import { offerAt } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import { ANNEX_IDS } from '../../position.ts'
import type { Board } from '../where.ts'

/** An annex of one's own that is asked for. */
export const isOffered = (board: Board, seat: Seat, id: string): boolean =>
  seat === board.seat &&
  board.task?.task !== 'choose-annex' &&
  ANNEX_IDS.some((each) => each === id) &&
  offerAt(board.offers, id) !== undefined
