/** Parts of the board draw themselves again only for what concerns them: pointing must not redraw the city. */
import { useLayoutEffect, useMemo, useRef } from 'react'
import type { Board } from './where.ts'

const FIELDS = [
  'view',
  'seat',
  'task',
  'offers',
  'chosen',
  'words',
  't',
  'locale',
  'players',
  'calm',
  'narrow',
] as const

/** The same board with deeds that stay the same functions, so that a part that kept still never holds an old one. */
export const useSteady = (board: Board): Board => {
  const latest = useRef(board)
  useLayoutEffect(() => {
    latest.current = board
  })
  const deeds = useMemo(
    (): Pick<Board, 'act' | 'ask' | 'point' | 'rule'> => ({
      act: (pick) => latest.current.act(pick),
      ask: (offer) => latest.current.ask(offer),
      point: (id) => latest.current.point(id),
      rule: (number) => latest.current.rule(number),
    }),
    [],
  )
  return { ...board, ...deeds }
}

type Props = { readonly board: Board }
const sameNews = (a: Board, b: Board): boolean =>
  a.news === b.news || (a.news.length === 0 && b.news.length === 0)

/** For `memo`: equal unless the position, the draft, or something pointed at in this part has changed. */
export const steady =
  <P extends Props>(owns: (id: string, props: P) => boolean) =>
  (a: P, b: P): boolean => {
    const of = (id: string | null): boolean => id !== null && owns(id, b)
    return (
      FIELDS.every((field) => a.board[field] === b.board[field]) &&
      sameNews(a.board, b.board) &&
      (a.board.pointed === b.board.pointed || (!of(a.board.pointed) && !of(b.board.pointed)))
    )
  }
