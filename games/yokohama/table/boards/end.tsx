/** What is left and how near the end is: conditions, stacks, agents. */
import { cutPath } from '@machiya/kit'
import { seatsOf } from '@machiya/kernel'
import { COUNTRIES } from '../../data/countries.ts'
import { PLAYER_COUNTS } from '../../data/player-counts.ts'
import { NONE } from '../../position.ts'
import { START } from '../../by-id.ts'
import { SignMark, type SignName } from '../signs/drawn.ts'
import { TEXT, type Rect } from '../layout.ts'
import { fit, letter } from '../signs/letters.tsx'
import type { Board } from '../preview.ts'
import { CountrySeal } from '../signs/reward.tsx'
import { textIn } from '../text.ts'

export const Ground = ({
  rect,
  title,
  fill = 'var(--washi-deep)',
}: {
  readonly rect: Rect
  readonly title: string
  readonly fill?: string
}) => (
  <g>
    <path
      d={cutPath(rect.x, rect.y, rect.width, rect.height, 8)}
      fill={fill}
      stroke="var(--sumi)"
      strokeWidth="1.5"
    />
    <text className="kit-title" x={rect.x + 9} y={rect.y + 20} {...fit(title, 17, rect.width - 18)}>
      {title}
    </text>
  </g>
)

type EndRow = {
  readonly id: string
  readonly sign: SignName
  readonly label: string
  readonly value: string
  readonly near: boolean
}

const mostOf = (board: Board, owners: readonly number[]): number =>
  Math.max(...seatsOf(board.view).map((seat) => owners.filter((owner) => owner === seat).length))

/** How far each of the five conditions of the end has come. */
const endRows = (board: Board): readonly EndRow[] => {
  const g = board.view
  const said = textIn(board.locale)
  const full = PLAYER_COUNTS.find(({ players }) => players === g.about.seats)?.boardEnd ?? 0
  const on = (owners: readonly number[]) => owners.filter((owner) => owner !== NONE).length
  const of = (has: number, needs: number) => `${has}/${needs}`
  const all = (piece: 'shop' | 'house') => START[piece].supply + START[piece].warehouse
  return [
    {
      id: 'church',
      sign: 'church',
      label: board.t.name('church'),
      value: of(on(g.church), full),
      near: on(g.church) >= full - 1,
    },
    {
      id: 'customs',
      sign: 'import',
      label: board.t.name('customs'),
      value: of(on(g.customs), full),
      near: on(g.customs) >= full - 1,
    },
    {
      id: 'houses',
      sign: 'thouse',
      label: said.houses,
      value: of(mostOf(board, g.houses), all('house')),
      near: mostOf(board, g.houses) >= all('house') - 1,
    },
    {
      id: 'shops',
      sign: 'shop',
      label: said.shops,
      value: of(mostOf(board, g.shops), all('shop')),
      near: mostOf(board, g.shops) >= all('shop') - 1,
    },
    {
      id: 'orders',
      sign: 'scroll',
      label: said.stack,
      value: String(g.orders.of.length),
      near: g.orders.of.length < 4,
    },
  ]
}

export const End = ({ board, rect }: { readonly board: Board; readonly rect: Rect }) => {
  const line = (rect.height - 30) / 5
  return (
    <g>
      <Ground
        rect={rect}
        title={
          board.view.lastRound
            ? `${textIn(board.locale).lastRound}: ${board.view.lastRound}`
            : textIn(board.locale).end
        }
        {...(board.view.lastRound ? { fill: 'var(--news)' } : {})}
      />
      {endRows(board).map(({ id, sign, label, value, near }, at) => (
        <g key={id} transform={`translate(${rect.x + 8} ${rect.y + 26 + line * (at + 0.5)})`}>
          <path d={`M0 ${line / 2}H${rect.width - 16}`} stroke="var(--hair)" />
          <SignMark name={sign} x={8} size={Math.min(17, line * 0.8)} colour="var(--washi)" />
          <text className="kit-text" x="21" dy="0.35em" {...fit(label, TEXT, rect.width - 72)}>
            {label}
          </text>
          <text
            className="kit-figure"
            x={rect.width - 18}
            dy="0.35em"
            textAnchor="end"
            fontSize={letter(Math.min(17, line * 0.85))}
            fill="var(--sumi)"
            fontWeight={near ? 700 : undefined}
            textDecoration={near ? 'underline' : undefined}
          >
            {value}
          </text>
        </g>
      ))}
    </g>
  )
}

export const Stacks = ({ board, rect }: { readonly board: Board; readonly rect: Rect }) => {
  const said = textIn(board.locale)
  const stacks = [
    { id: 'orders', label: said.orders, count: board.view.orders.of.length, fill: 'var(--ai)' },
    {
      id: 'technologies',
      label: said.technologies,
      count: board.view.technologies.of.length,
      fill: 'var(--matsu)',
    },
  ]
  return (
    <g>
      {stacks.map(({ id, label, count, fill }, at) => (
        <g key={id} transform={`translate(${rect.x + rect.width / 2} ${rect.y + 27 + at * 71})`}>
          {[4, 2, 0].map((lift) => (
            <path
              key={lift}
              d={cutPath(-25 + lift, -24 - lift, 50, 46, 6)}
              fill={fill}
              stroke="var(--sumi)"
              strokeWidth="1.2"
            />
          ))}
          <text
            className="kit-figure"
            textAnchor="middle"
            dy="0.35em"
            fontSize={letter(22)}
            style={{ fill: 'var(--on-ai)' }}
          >
            {count}
          </text>
          <text className="kit-text kit-halo" y="38" textAnchor="middle" {...fit(label, TEXT, rect.width)}>
            {label}
          </text>
        </g>
      ))}
    </g>
  )
}

/** The agents nobody has met yet. */
export const Agents = ({ board, rect }: { readonly board: Board; readonly rect: Rect }) => (
  <g>
    <text
      className="kit-title kit-halo"
      x={rect.x + rect.width / 2}
      y={rect.y + 16}
      textAnchor="middle"
      fontSize={letter(16)}
    >
      {textIn(board.locale).agents}
    </text>
    {COUNTRIES.map(({ id }, at) => (
      <g key={id} transform={`translate(${rect.x + rect.width / 2} ${rect.y + 34 + at * 23})`}>
        <CountrySeal country={id} x={-14} size={22} spent={board.view.agents[id] === 0} />
        <text className="kit-figure kit-halo" x="8" dy="0.35em" fontSize={letter(18)} fill="var(--sumi)">
          {board.view.agents[id]}
        </text>
      </g>
    ))}
  </g>
)
