/** How the spot of a pick looks, as text. */
import { offerAt, stateOf } from '@machiya/kit'
import type { Offer } from '@machiya/kernel'
import { calledOf, type Board } from './where.ts'

/** Its state, what it is called and why it is closed; `id` is what is pointed at there. */
export const lookAt = (board: Board, pick: Offer['pick'], id = String(pick)): string => {
  const offer = offerAt(board.offers, pick)
  const pointed = board.pointed === id ? '!' : ''
  if (!offer) return pointed
  const no = offer.no ? `${offer.no.rule} ${offer.no.sentence}` : ''
  return `${pick} ${id} ${pointed}${stateOf(board, pick)} ${calledOf(board, pick)} ${no}`
}
