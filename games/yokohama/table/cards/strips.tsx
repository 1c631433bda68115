/** The order boards of port and dock and the technology boards of laboratory and research centre. */
import { cutPath, lookAt, Part } from '@machiya/kit'
import type { OrderId } from '../../data/orders.ts'
import type { TechnologyId } from '../../data/technologies.ts'
import { ORDER_SPACES } from '../../data/order-spaces.ts'
import { TECHNOLOGY_SPACES } from '../../data/technology-spaces.ts'
import { AREA } from '../../by-id.ts'
import { OrderCard, TechnologyCard } from './cards.tsx'
import { cardRect, stripRect, TEXT, type Rect, type StripName } from '../layout.ts'
import { fit } from '../signs/letters.tsx'
import { lackFor } from './lack.ts'
import type { Board } from '../preview.ts'
import { textIn } from '../text.ts'

const AREA_OF = {
  port: 'port',
  dock: 'dock',
  laboratory: 'laboratory',
  researchCentre: 'research-centre',
} as const
/** How wide a board's name is set. */
const nameWidth = (title: string): number => Math.min(128, 14 + title.length * 8.8)
const isOrders = (name: StripName): name is 'port' | 'dock' => name === 'port' || name === 'dock'

/** The ground of a board with its name at the upper left, in the colour of its kind. */
const Bed = ({
  rect,
  title,
  fill,
}: {
  readonly rect: Rect
  readonly title: string
  readonly fill: string
}) => (
  <g transform={`translate(${rect.x} ${rect.y})`}>
    <path
      d={cutPath(0, 0, rect.width, rect.height, 8)}
      fill="var(--washi-deep)"
      stroke="var(--sumi)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
    <rect x="0.7" y="0.7" width={nameWidth(title)} height="18" fill={fill} />
    <text
      className="kit-title"
      x="6"
      y="9.700"
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

const rankText = (board: Board, name: StripName, pair: number): string => {
  const said = textIn(board.locale)
  if (isOrders(name)) return `${['I', 'II', 'III'][pair]} · ${said.tier} ${powerFor(pair + 1)}`
  const extra = TECHNOLOGY_SPACES[pair * 2]?.extra ?? 0
  return extra ? `+${extra} ${said.more}` : ''
}

const Ranks = ({
  board,
  name,
  rect,
}: {
  readonly board: Board
  readonly name: StripName
  readonly rect: Rect
}) => (
  <g>
    {[0, 1, 2].map((pair) => {
      const from = cardRect(rect, pair * 2)
      const to = cardRect(rect, pair * 2 + 1)
      const text = rankText(board, name, pair)
      const title = pair === 0 ? nameWidth(board.t.name(AREA_OF[name])) + 6 : 0
      const left = Math.max(from.x, rect.x + title)
      return (
        <text
          key={pair}
          className="kit-quiet"
          x={(left + to.x + to.width) / 2}
          y={rect.y + 16}
          textAnchor="middle"
          {...fit(text, TEXT, to.x + to.width - left, 0.5)}
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
export const spacesOf = (board: Board, name: 'port' | 'dock'): readonly (OrderId | undefined)[] => {
  const { of } = board.view[name]
  const { task } = board
  const gap = task?.task === 'take-second' && task.a.board === name ? task.a.gap : undefined
  return ORDER_SPACES.map((_, space) =>
    gap === undefined || space < gap ? of[space] : space === gap ? undefined : of[space - 1],
  )
}

export const technologiesOf = (board: Board, name: 'laboratory' | 'researchCentre') => {
  const { of } = board.view[name]
  const asked = board.task?.task !== 'research' || board.task.a['board'] === name
  return of.map((id: TechnologyId, space: number) => ({
    id,
    idle: !asked || of.indexOf(id) < space,
    extra: TECHNOLOGY_SPACES[space]?.extra ?? 0,
  }))
}

type StripProps = {
  readonly board: Board
  readonly name: StripName
  readonly news: ReadonlySet<string>
}

/** Everything a board of orders or technologies shows, as text. */
export const lookOfStrip = ({ board, name, news }: StripProps): string => {
  const { of }: { readonly of: readonly string[] } = board.view[name]
  const { seat, task } = board
  const orders = isOrders(name) ? spacesOf(board, name) : []
  return [
    board.locale,
    of,
    lookAt(board, of),
    orders.join(),
    orders.map((id) => (id && seat !== null ? lackFor(board.view, seat, id).length : 0)),
    isOrders(name) ? '' : technologiesOf(board, name).map(({ idle, extra }) => `${idle} ${extra}`),
    of.map((id) => (board.offers.some(({ pick }) => pick === id) && task ? JSON.stringify(task) : '')),
    of.filter((id) => news.has(id)),
    board.view.about.seats,
  ].join('|')
}

const Laid = ({ board, name, news }: StripProps) => {
  const rect = stripRect(board.view.about.seats, name)
  const technologies = isOrders(name) ? [] : technologiesOf(board, name)
  return (
    <g>
      <Bed
        rect={rect}
        title={board.t.name(AREA_OF[name])}
        fill={isOrders(name) ? 'var(--ai)' : 'var(--matsu)'}
      />
      <Ranks board={board} name={name} rect={rect} />
      {isOrders(name)
        ? spacesOf(board, name).map((id, space) => {
            const at = cardRect(rect, space)
            return id ? (
              <OrderCard key={id} board={board} id={id} rect={at} news={news.has(id)} />
            ) : (
              <Bare key={space} rect={at} />
            )
          })
        : TECHNOLOGY_SPACES.map((_, space) => {
            const at = cardRect(rect, space)
            const card = technologies[space]
            return card ? (
              <TechnologyCard key={space} board={board} {...card} rect={at} news={news.has(card.id)} />
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

export const stripsOf = (board: Board): readonly StripName[] => [
  'port',
  ...(board.view.areas.includes('dock') ? (['dock'] as const) : []),
  'laboratory',
  ...(board.view.areas.includes('research-centre') ? (['researchCentre'] as const) : []),
]

export const Strips = ({ board, news }: { readonly board: Board; readonly news: ReadonlySet<string> }) => (
  <g>
    {stripsOf(board).map((name) => (
      <Strip key={name} board={board} name={name} news={news} />
    ))}
  </g>
)
