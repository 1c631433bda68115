/** Orders on a phone, three cards a line. */
import { OrderCard } from '../cards/order.tsx'
import { hasSlips, Slips } from '../cards/slip.tsx'
import { orderBoardsOf, spacesOf } from '../cards/strips.tsx'
import type { Rect } from '../layout.ts'
import { PAGE } from './shape.ts'
import type { Board } from '../preview.ts'
import { letter } from '../signs/letters.tsx'

const HEAD = 18
const FOOT = 44
const MOST = 130

const cardAt = (board: Board, group: number, groups: number, at: number): Rect => {
  const block = (PAGE.height - (hasSlips(board) ? FOOT : 0)) / groups
  const height = Math.min(MOST, (block - HEAD) / 2 - 4)
  return {
    x: 4 + (at % 3) * 118,
    y: group * block + HEAD + 4 + Math.floor(at / 3) * (height + 4),
    width: 114,
    height,
  }
}

export const PhoneOrders = ({
  board,
  news,
}: {
  readonly board: Board
  readonly news: ReadonlySet<string>
}) => {
  const names = orderBoardsOf(board)
  return (
    <g>
      {names.map((name, group) => (
        <g key={name}>
          <text
            className="kit-title kit-halo"
            x="6"
            y={cardAt(board, group, names.length, 0).y - 6}
            fontSize={letter(14)}
          >
            {board.t.name(name)}
          </text>
          {spacesOf(board, name).map((id, at) =>
            id ? (
              <OrderCard
                key={id}
                board={board}
                id={id}
                rect={cardAt(board, group, names.length, at)}
                news={news.has(id)}
              />
            ) : null,
          )}
        </g>
      ))}
      <Slips board={board} room={{ x: 4, y: PAGE.height - FOOT + 4, width: PAGE.width, height: 38 }} />
    </g>
  )
}
