/** Hovering changes one place, not the whole table: parts are drawn again only if something about them changed. */
import type { Pick } from '@machiya/kernel'
import { useLayoutEffect, useMemo, useRef } from 'react'
import type { Board } from './preview.ts'

/** The same board with functions that never change and always call the newest. */
export const useSteady = (board: Board): Board => {
  const newest = useRef(board)
  useLayoutEffect(() => {
    newest.current = board
  })
  const calls = useMemo(
    (): globalThis.Pick<Board, 'act' | 'ask' | 'point' | 'rule'> => ({
      act: (pick) => newest.current.act(pick),
      ask: (offer) => newest.current.ask(offer),
      point: (id) => newest.current.point(id),
      rule: (number) => newest.current.rule(number),
    }),
    [],
  )
  return { ...board, ...calls }
}

const among = (ids: readonly Pick[], id: Pick | null): Pick | null =>
  id !== null && ids.includes(id) ? id : null

/** Whether a part that shows these ids looks the same on both boards. */
export const looksSame = (a: Board, b: Board, ids: readonly Pick[]): boolean =>
  a.view === b.view &&
  a.seat === b.seat &&
  a.locale === b.locale &&
  a.offers.length === b.offers.length &&
  among(ids, a.chosen) === among(ids, b.chosen) &&
  among(ids, a.pointed) === among(ids, b.pointed)
