/** The five stalls with the price this seat would pay. */
import { memo } from 'react'
import { cutPath, SignMark, Spot } from '@machiya/kit'
import { MARKET_SPACES, type StallId } from '../data/market-spaces.ts'
import { weaponPrice } from '../rules/7-districts.ts'
import { Amount } from './figures.tsx'
import { steady } from './steady.ts'
import { lookAt, Still } from './still.tsx'
import { COLUMN } from './layout.ts'
import { Heading } from './lines.tsx'
import { weaponSign } from './signs.ts'
import { textIn } from './text.ts'
import { Turn } from './turn.tsx'
import { calledOf, type Board } from './where.ts'

const W = COLUMN.width
const STALL = (W - 4 * 4) / 5

const ownPrice = ({ seat, view }: Board, base: number): number =>
  seat === null ? base : weaponPrice(view, seat, base)

const Price = ({ board, base }: { readonly board: Board; readonly base: number }) => {
  const own = ownPrice(board, base)
  if (board.task?.task === 'free-weapon') return null
  return (
    <g>
      {own === base ? null : (
        <g>
          <text
            className="kit-figure"
            x="9"
            y="66"
            dy="0.35em"
            fontSize="16"
            fill="var(--sumi-light)"
            textAnchor="middle"
          >
            {base}
          </text>
          <path d="M3 66H15" stroke="var(--sumi-light)" strokeWidth="1.4" />
        </g>
      )}
      <Amount
        value={own}
        sign="yedo-mon"
        x={own === base ? STALL / 2 - 12 : STALL - 4}
        y={66}
        size={16}
        end={own !== base}
      />
    </g>
  )
}

const isFresh = ({ news }: Board, weapon: string): boolean =>
  news.some(({ tiding, a }) => tiding === 'market' && (a['cards'] as readonly string[]).includes(weapon))
const lookOfStall = (board: Board, id: StallId, base: number): string => {
  const weapon = board.view.stalls[id].of[0]
  const price = board.task?.task === 'free-weapon' ? '' : ownPrice(board, base)
  return weapon
    ? `${id} ${weapon} ${isFresh(board, weapon)} ${price} ${lookAt(board, id)}`
    : `${id} ${lookAt(board, id)}`
}

const Stall = ({
  board,
  id,
  base,
  at,
}: {
  readonly board: Board
  readonly id: StallId
  readonly base: number
  readonly at: number
}) => {
  const weapon = board.view.stalls[id].of[0]
  const name = weapon ? board.t.name(weapon) : textIn(board.locale).empty
  const fresh = weapon !== undefined && isFresh(board, weapon)
  return (
    <g transform={`translate(${at * (STALL + 4)} 0)`}>
      <Turn face={weapon ?? ''} calm={board.calm}>
        <Spot board={board} pick={id} label={calledOf(board, id)}>
          <path
            className="spot-paper"
            d={cutPath(0, 0, STALL, 80, 6)}
            fill={weapon ? (fresh ? 'var(--news)' : 'var(--kinari)') : 'var(--washi-deep)'}
            stroke="var(--sumi)"
            strokeWidth="1.5"
            {...(weapon ? {} : { strokeDasharray: '4 3', strokeOpacity: 0.5 })}
          />
          {weapon ? <SignMark name={weaponSign(weapon)} x={STALL / 2} y={24} size={32} /> : null}
          <text
            className={weapon ? 'kit-text' : 'kit-quiet'}
            x={STALL / 2}
            y="52"
            textAnchor="middle"
            fontSize="16"
            {...(name.length > 5 ? { textLength: STALL - 8, lengthAdjust: 'spacingAndGlyphs' as const } : {})}
          >
            {name}
          </text>
          {weapon ? <Price board={board} base={base} /> : null}
        </Spot>
      </Turn>
    </g>
  )
}

export const MARKET_HEIGHT = 104
export const Market = memo(
  ({ board }: { readonly board: Board }) => {
    const said = textIn(board.locale)
    return (
      <g>
        <Heading width={W} aside={said.discard(board.view.discard.of.length)}>
          {said.market}
        </Heading>
        <g transform="translate(0 23)">
          {MARKET_SPACES.map(({ id, price }, at) => (
            <Still key={id} board={board} look={`stall ${lookOfStall(board, id, price)}`}>
              <Stall board={board} id={id} base={price} at={at} />
            </Still>
          ))}
        </g>
      </g>
    )
  },
  steady<{ readonly board: Board }>({
    parts: (g, { board }) => [
      g.stalls,
      g.discard,
      g.event,
      g.turn.cut,
      board.seat === null ? null : g.seats[board.seat].annexes,
    ],
    owns: (id) => id.startsWith('stall-'),
    hears: ({ tiding }) => tiding === 'market',
  }),
)
