/** After a move only what looks different is drawn again. */
import type { Pick, Position, Task } from '@machiya/kernel'
import { memo, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import type { AnyBoard, BoardProps } from './board.ts'
import { offerAt, stateOf } from './spot.tsx'

type Calls = globalThis.Pick<BoardProps, 'act' | 'ask' | 'lift' | 'relay' | 'point' | 'rule'>

/** The same board with functions that never change and always call the newest: parts may keep them. */
export const useSteady = <G extends Position, T extends Task>(board: BoardProps<G, T>): BoardProps<G, T> => {
  const newest = useRef(board)
  useLayoutEffect(() => {
    newest.current = board
  })
  const calls = useMemo(
    (): Calls => ({
      act: (pick) => newest.current.act(pick),
      ask: (offer) => newest.current.ask(offer),
      lift: (pick) => newest.current.lift(pick),
      relay: (picks) => newest.current.relay(picks),
      point: (id) => newest.current.point(id),
      rule: (number) => newest.current.rule(number),
    }),
    [],
  )
  return useMemo(() => ({ ...board, ...calls }), [board, calls])
}

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
export const lastingOf = ({ seat, locale, calm, narrow, players }: AnyBoard): string =>
  JSON.stringify([seat, locale, calm, narrow, players])

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
