/** A small part of the board that is drawn again only when it looks different. */
import { offerAt, stateOf } from '@machiya/kit'
import type { Offer } from '@machiya/kernel'
import { memo, type ReactNode } from 'react'
import { lasts } from './steady.ts'
import { calledOf, type Board } from './where.ts'

type StillProps = {
  readonly board: Board
  /** Its name and all that it shows of the position, the offers and the news; words and players are looked after here. */
  readonly look: string
  /** Made from a board with steady deeds: what it holds on to may be of an earlier move. */
  readonly children: ReactNode
}

export const Still = memo(
  ({ children }: StillProps) => children,
  (a, b) => a.look === b.look && lasts(a.board, b.board),
)

/** How the spot of a pick looks, what it is called and why it is closed; `id` is what is pointed at there. */
export const lookAt = (board: Board, pick: Offer['pick'], id = String(pick)): string => {
  const offer = offerAt(board.offers, pick)
  const pointed = board.pointed === id ? '!' : ''
  if (!offer) return pointed
  const no = offer.no ? `${offer.no.rule} ${offer.no.sentence}` : ''
  return `${pick} ${id} ${pointed}${stateOf(board, pick)} ${calledOf(board, pick)} ${no}`
}
