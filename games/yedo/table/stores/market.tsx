/** The five stalls with the price this seat would pay. */
import { cutPath, Spot, Part, offerAt } from '@machiya/kit'
import { MARKET_SPACES, type StallId } from '../../data/market-spaces.ts'
import { weaponPrice } from '../../rules/7-districts.ts'
import { SignMark } from '../marks/drawn.ts'
import { Amount } from '../marks/figures.tsx'
import { lookAt } from '../look.ts'
import { halved } from '../marks/fit.ts'
import { COLUMN } from '../layout.ts'
import { Heading, Named } from '../marks/lines.tsx'
import { weaponSign } from '../marks/signs.ts'
import { isAtHeart, isOnSheet } from '../wheel/offered.ts'
import { textIn } from '../text.ts'
import { Turn } from '../motion/turn.tsx'
import { calledOf, type Board } from '../where.ts'

const W = COLUMN.width
const STALL = (W - 4 * 4) / 5
const HEIGHT = 88
const PRICE = 74

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
            y={PRICE}
            dy="0.35em"
            fontSize="16.4"
            fill="var(--sumi-light)"
            textAnchor="middle"
          >
            {base}
          </text>
          <path d={`M3 ${PRICE}H15`} stroke="var(--sumi-light)" strokeWidth="1.4" />
        </g>
      )}
      <Amount
        value={own}
        sign="yedo-mon"
        x={own === base ? STALL / 2 - 12 : STALL - 4}
        y={PRICE}
        size={16}
        end={own !== base}
      />
    </g>
  )
}

const isFresh = ({ news }: Board, weapon: string): boolean =>
  news.some(({ tiding, a }) => tiding === 'market' && (a['cards'] as readonly string[]).includes(weapon))
/** Beside the sheet of the market, and where stalls stand at the heart of the wheel, they are not offered twice. */
const isTwin = (board: Board, id: StallId, besideSheet: boolean): boolean =>
  besideSheet ? isOnSheet(board, id) : isAtHeart(board, id)
const lookOfStall = (board: Board, id: StallId, base: number): string => {
  const weapon = board.view.stalls[id].of[0]
  const price = board.task?.task === 'free-weapon' ? '' : ownPrice(board, base)
  return weapon
    ? `${id} ${weapon} ${isFresh(board, weapon)} ${price} ${isAtHeart(board, id)} ${lookAt(board, id)}`
    : `${id} ${isAtHeart(board, id)} ${lookAt(board, id)}`
}

const Stall = ({
  board,
  id,
  base,
  at,
  twins,
}: {
  readonly board: Board
  readonly id: StallId
  readonly base: number
  readonly at: number
  readonly twins: boolean
}) => {
  const weapon = board.view.stalls[id].of[0]
  const name = weapon ? board.t.name(weapon) : textIn(board.locale).empty
  const fresh = weapon !== undefined && isFresh(board, weapon)
  return (
    <g transform={`translate(${at * (STALL + 4)} 0)`}>
      <Turn face={weapon ?? ''} calm={board.calm}>
        <Spot
          board={board}
          pick={id}
          twin={isTwin(board, id, twins)}
          label={offerAt(board.offers, id) ? calledOf(board, id) : name}
          reads={weapon && id}
        >
          <path
            className="spot-paper"
            d={cutPath(0, 0, STALL, HEIGHT, 6)}
            fill={weapon ? (fresh ? 'var(--news)' : 'var(--kinari)') : 'var(--washi-deep)'}
            stroke="var(--sumi)"
            strokeWidth="1.5"
            {...(weapon ? {} : { strokeDasharray: '4 3', strokeOpacity: 0.5 })}
          />
          {weapon ? <SignMark name={weaponSign(weapon)} x={STALL / 2} y={21} size={29} /> : null}
          <Named
            x={STALL / 2}
            y={50}
            room={STALL - 3}
            size={13.4}
            quiet={!weapon}
            lines={halved(name, 13.4, STALL - 3)}
          />
          {weapon ? <Price board={board} base={base} /> : null}
        </Spot>
      </Turn>
    </g>
  )
}

export const MARKET_HEIGHT = 23 + HEIGHT
const lookOfMarket = (board: Board): string =>
  [board.view.discard.of.length, ...MARKET_SPACES.map(({ id, price }) => lookOfStall(board, id, price))].join(
    '|',
  )

export const Market = ({ board, twins = false }: { readonly board: Board; readonly twins?: boolean }) => (
  <Part look={`market ${twins} ${lookOfMarket(board)}`}>
    <Stalls board={board} twins={twins} />
  </Part>
)
const Stalls = ({ board, twins }: { readonly board: Board; readonly twins: boolean }) => {
  const said = textIn(board.locale)
  return (
    <g>
      <Heading width={W} aside={said.discard(board.view.discard.of.length)}>
        {said.market}
      </Heading>
      <g transform="translate(0 23)">
        {MARKET_SPACES.map(({ id, price }, at) => (
          <Part key={id} look={`stall ${lookOfStall(board, id, price)}`}>
            <Stall board={board} id={id} base={price} at={at} twins={twins} />
          </Part>
        ))}
      </g>
    </g>
  )
}
