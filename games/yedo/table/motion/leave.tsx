/** Disciples that left the city since the last move slide home, or to the reserve, and are gone. */
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Player } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import { Disciple } from '../marks/figures.tsx'
import { homeOf, spacePoint, type Point } from '../layout.ts'
import type { Board } from '../where.ts'

type Left = { readonly id: string; readonly seat: Seat; readonly from: Point; readonly to: Point }

/** Where somebody stood before and nobody does now; a disciple that was moved arrives elsewhere instead. */
const leftSince = (before: readonly number[], { view, news }: Board): readonly Left[] =>
  before.flatMap((owner, space) => {
    const stays = owner < 0 || view.spaces[space] === owner
    const moved = news.some(({ tiding, a }) => tiding === 'moved' && a['seat'] === owner)
    if (stays || moved) return []
    const seat = owner as Seat
    const to = homeOf(view.order.indexOf(seat), view.order.length)
    return [{ id: `${view.number} ${space}`, seat, from: spacePoint(space), to }]
  })

type Way = { readonly from: Point; readonly to: Point; readonly player: Player }
const Leave = memo(({ from, to, player }: Way) => {
  const piece = useRef<SVGGElement>(null)
  const way = useRef({ from, to })
  useLayoutEffect(() => {
    const { from: a, to: b } = way.current
    piece.current?.animate(
      [
        { transform: `translate(${a.x}px, ${a.y}px)`, opacity: 1 },
        { transform: `translate(${b.x}px, ${b.y}px)`, opacity: 1, offset: 0.9 },
        { transform: `translate(${b.x}px, ${b.y}px)`, opacity: 0 },
      ],
      { duration: 420, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    )
  }, [])
  return (
    <g ref={piece} opacity="0">
      <Disciple player={player} />
    </g>
  )
})

export const Leaving = ({ board }: { readonly board: Board }) => {
  const { spaces } = board.view
  const before = useRef(spaces)
  const [left, setLeft] = useState<readonly Left[]>([])
  useEffect(() => {
    const was = before.current
    before.current = spaces
    if (!board.calm && was !== spaces) setLeft(leftSince(was, board))
  }, [board, spaces])
  return (
    <g pointerEvents="none" aria-hidden="true">
      {left.map(({ id, seat, from, to }) => {
        const player = board.players[seat]
        return player ? <Leave key={id} from={from} to={to} player={player} /> : null
      })}
    </g>
  )
}
