/** The order boards of port and dock, at the water. */
import { cutPath, lookAt, Part, widthOf } from '@machiya/kit'
import type { OrderId } from '../../data/orders.ts'
import { ORDER_SPACES } from '../../data/order-spaces.ts'
import { AREA } from '../../by-id.ts'
import type { OrderBoard } from '../../position.ts'
import { cardRect, stripRect, TEXT, type Rect } from '../layout.ts'
import { fit } from '../signs/letters.tsx'
import type { Board } from '../preview.ts'
import { textIn } from '../text.ts'
import { lackFor } from './lack.ts'
import { OrderCard } from './order.tsx'

/** How wide a board's name is set. */
const nameWidth = (title: string): number => Math.min(128, 14 + widthOf(title, 16.5))

/** The ground of a board with its name at the upper left. */
const Bed = ({ rect, title }: { readonly rect: Rect; readonly title: string }) => (
  <g transform={`translate(${rect.x} ${rect.y})`}>
    <path
      d={cutPath(0, 0, rect.width, rect.height, 8)}
      fill="var(--washi-deep)"
      stroke="var(--sumi)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
    <rect x="0.7" y="0.7" width={nameWidth(title)} height="19" fill="var(--ai)" />
    <text
      className="kit-title"
      x="7"
      y="10.200"
      dy="0.36em"
      {...fit(title, TEXT, nameWidth(title) - 12)}
      style={{ fill: 'var(--on-ai)' }}
    >
      {title}
    </text>
  </g>
)

/** The lowest power that reaches a rank of orders, from the area's own scale. */
const powerFor = (rank: number): number => AREA.port.power.findIndex((worth) => worth >= rank) + 1

const Ranks = ({
  board,
  name,
  rect,
}: {
  readonly board: Board
  readonly name: OrderBoard
  readonly rect: Rect
}) => (
  <g>
    {['I', 'II', 'III'].map((rank, pair) => {
      const from = cardRect(rect, pair * 2)
      const to = cardRect(rect, pair * 2 + 1)
      const text = `${rank}, ${textIn(board.locale).power} ${powerFor(pair + 1)}`
      const title = pair === 0 ? nameWidth(board.t.name(name)) + 6 : 0
      const left = Math.max(from.x, rect.x + title)
      return (
        <text
          key={rank}
          className="kit-quiet"
          x={(left + to.x + to.width) / 2}
          y={rect.y + 16}
          textAnchor="middle"
          {...fit(text, TEXT, to.x + to.width - left)}
        >
          {text}
        </text>
      )
    })}
  </g>
)

/** A space that nothing fills any more. */
const Bare = ({ rect }: { readonly rect: Rect }) => (
  <path
    d={cutPath(rect.x, rect.y, rect.width, rect.height, 7)}
    fill="none"
    stroke="var(--sumi)"
    strokeOpacity="0.3"
    strokeDasharray="4 4"
  />
)

/** While a second order is taken the others keep their rank: the gap stays where the first one lay. */
export const spacesOf = (board: Board, name: OrderBoard): readonly (OrderId | undefined)[] => {
  const { of } = board.view[name]
  const { task } = board
  const gap = task?.task === 'take-second' && task.a.board === name ? task.a.gap : undefined
  return ORDER_SPACES.map((_, space) =>
    gap === undefined || space < gap ? of[space] : space === gap ? undefined : of[space - 1],
  )
}

export const orderBoardsOf = (board: Board): readonly OrderBoard[] =>
  board.view.areas.includes('dock') ? ['port', 'dock'] : ['port']

type StripProps = {
  readonly board: Board
  readonly name: OrderBoard
  readonly height: number
  /** What the last move was about, and what the area in question would open. */
  readonly news: ReadonlySet<string>
  readonly lit: ReadonlySet<string>
}

/** Everything a board of orders shows, as text. */
export const lookOfStrip = ({ board, name, height, news, lit }: StripProps): string => {
  const { of }: { readonly of: readonly string[] } = board.view[name]
  const { seat, task } = board
  const orders = spacesOf(board, name)
  return [
    board.locale,
    of,
    height,
    lookAt(board, of),
    orders.join(),
    orders.map((id) => (id && seat !== null ? lackFor(board.view, seat, id).length : 0)),
    of.map((id) => (board.offers.some(({ pick }) => pick === id) && task ? JSON.stringify(task) : '')),
    of.filter((id) => news.has(id) || lit.has(id)),
    board.view.about.seats,
  ].join('|')
}

const Laid = ({ board, name, height, news, lit }: StripProps) => {
  const rect = stripRect(board.view.about.seats, name, height)
  return (
    <g>
      <Bed rect={rect} title={board.t.name(name)} />
      <Ranks board={board} name={name} rect={rect} />
      {spacesOf(board, name).map((id, space) => {
        const at = cardRect(rect, space)
        return id ? (
          <OrderCard key={id} board={board} id={id} rect={at} news={news.has(id) || lit.has(id)} />
        ) : (
          <Bare key={space} rect={at} />
        )
      })}
    </g>
  )
}

export const Strip = (strip: StripProps) => (
  <Part look={lookOfStrip(strip)}>
    <Laid {...strip} />
  </Part>
)

export const Strips = (strips: Omit<StripProps, 'name'>) => (
  <g>
    {orderBoardsOf(strips.board).map((name) => (
      <Strip key={name} {...strips} name={name} />
    ))}
  </g>
)
