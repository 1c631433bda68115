/** After a move only what looks different is drawn again. */
import type { Pick } from '@machiya/kernel'
import { memo, type ReactNode } from 'react'
import type { AnyBoard, BoardProps } from './board.ts'
import { offerAt, stateOf } from './spot.tsx'

type PartProps = {
  /** Everything the drawing depends on, as text: while it stays the same, so does the drawing. */
  readonly look: string
  /** Made from a steady board: what it holds on to may be of an earlier move. */
  readonly children: ReactNode
}

export const Part = memo(
  ({ children }: PartProps) => children,
  (a, b) => a.look === b.look,
)

/** What every part of a board is drawn with; as the key of a board it draws all of it anew when one of these changes. */
export const lastingOf = ({ seat, locale, calm, narrow, players, zone }: AnyBoard): string =>
  JSON.stringify([seat, locale, calm, narrow, players, zone])

/** How offers look at these picks: open, closed and why, chosen, pointed at. */
export const lookAt = (
  board: globalThis.Pick<BoardProps, 'offers' | 'chosen' | 'laid' | 'waiting' | 'pointed'>,
  picks: readonly Pick[],
): string =>
  picks
    .map((pick) => {
      const no = offerAt(board.offers, pick)?.no
      const why = no ? `${no.rule} ${no.sentence}` : ''
      return `${stateOf(board, pick)}${board.pointed === String(pick) ? '!' : ''}${why}`
    })
    .join('|')
