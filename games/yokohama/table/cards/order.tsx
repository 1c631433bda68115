/** An order as it lies on port and dock: country, goods asked for, reward. */
import { cutPath, Spot } from '@machiya/kit'
import type { Pick } from '@machiya/kernel'
import { offerOf } from '@machiya/kernel/words'
import { memo } from 'react'
import type { GoodId } from '../../data/goods.ts'
import type { OrderId } from '../../data/orders.ts'
import { GOOD_IDS } from '../../position.ts'
import { ORDER } from '../../by-id.ts'
import { SignMark } from '../signs/drawn.ts'
import { lackFor } from './lack.ts'
import type { Rect } from '../layout.ts'
import { fit, letter } from '../signs/letters.tsx'
import type { Board } from '../preview.ts'
import { CountrySeal, RewardMark } from '../signs/reward.tsx'
import { textIn } from '../text.ts'

type Size = { readonly width: number; readonly height: number }

export const goodsOf = (id: OrderId): readonly GoodId[] => GOOD_IDS.filter((good) => ORDER[id].goods[good])
/** So many of every good, or 0. */
export const eachOf = (id: OrderId): number => {
  const counts = new Set(GOOD_IDS.map((good) => ORDER[id].goods[good] ?? 0))
  return counts.size === 1 ? ([...counts][0] ?? 0) : 0
}

const SEAL = 22
const FOOT = 29
/** From this width on all goods stand in one line. */
const WIDE = 130

/** The goods in lines: the first lies beside the country. */
const linesOf = (goods: readonly GoodId[], width: number): readonly (readonly GoodId[])[] => {
  if (width > WIDE) return [goods]
  const first = goods.length > 3 ? 2 : 1
  return goods.length > 1 ? [goods.slice(0, first), goods.slice(first)] : [goods]
}

const Good = ({ good, count, x, y }: { good: GoodId; count: number; x: number; y: number }) => (
  <g>
    <text
      className="kit-figure"
      x={x - 8}
      y={y}
      textAnchor="end"
      dy="0.35em"
      fontSize={letter(16)}
      fill="var(--sumi)"
    >
      {count}
    </text>
    <SignMark name={good} x={x} y={y} size={14.5} />
  </g>
)

/** What an order asks for, set from the right edge. */
const Demand = ({ id, width, height }: Size & { readonly id: OrderId }) => {
  const lines = linesOf(goodsOf(id), width)
  const step = lines[0]?.length === 2 && lines.length === 2 ? 23 : 29
  const line = Math.min(25, (height - FOOT) / lines.length)
  const top = Math.max(13, (height - FOOT - (lines.length - 1) * line) / 2)
  return (
    <g>
      {lines.map((goods, row) =>
        goods.map((good, at) => (
          <Good
            key={good}
            good={good}
            count={ORDER[id].goods[good] ?? 0}
            x={
              width > WIDE
                ? width / 2 + 8 + (at - (goods.length - 1) / 2) * 36
                : width - 12 - (goods.length - 1 - at) * step
            }
            y={width > WIDE ? Math.max(top, SEAL + 15) : top + row * line}
          />
        )),
      )}
    </g>
  )
}

/** The same of every good: said once, the goods beneath. */
const Every = ({ width, height, each }: Size & { readonly each: string }) => {
  const step = Math.min(20, (width - 8) / 4)
  const low = width > WIDE ? SEAL + 16 : Math.max(13 + 18, (height - FOOT) / 2 + 12)
  return (
    <g>
      <text
        x={width > WIDE ? width - 19 - 4 * step : width - 7}
        y={width > WIDE ? low : low - 19}
        dy="0.35em"
        textAnchor="end"
        className="kit-figure"
        fontSize={letter(14)}
        fill="var(--sumi)"
      >
        {each}
      </text>
      {GOOD_IDS.map((good, at) => (
        <SignMark key={good} name={good} x={width - 11 - (3 - at) * step} y={low} size={15} />
      ))}
    </g>
  )
}

type FaceProps = Size & {
  readonly id: OrderId
  readonly name: string
  readonly each: string
  readonly news: boolean
}

const OrderFace = memo(({ id, name, each, width, height, news }: FaceProps) => (
  <g>
    <path
      className="spot-paper"
      d={cutPath(0, 0, width, height, 7)}
      fill={news ? 'var(--news)' : 'var(--kinari)'}
      stroke="var(--sumi)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
    <CountrySeal country={ORDER[id].country} x={SEAL / 2} y={SEAL / 2} size={SEAL} />
    {width > WIDE ? (
      <text
        className="kit-title"
        x={SEAL + 8}
        y={SEAL / 2 + 1}
        dy="0.35em"
        {...fit(name, 15.5, width - SEAL - 18)}
      >
        {name}
      </text>
    ) : null}
    {eachOf(id) ? (
      <Every each={each} width={width} height={height} />
    ) : (
      <Demand id={id} width={width} height={height} />
    )}
    <path d={`M5 ${height - FOOT}H${width - 5}`} stroke="var(--hair)" />
    <RewardMark reward={ORDER[id].reward} x={width / 2} y={height - 14.5} size={25} most={width - 8} />
  </g>
))

export const spoken = (board: Board, pick: Pick): string => {
  const offer = board.offers.find((each) => each.pick === pick)
  if (board.task && offer) return offerOf(board.words, board.task, offer, board.t)
  return [board.t.name(String(pick)), board.words.effects[String(pick)]].filter(Boolean).join(': ')
}

/** The viewer holds all that an order asks for: a bar under the card. */
const Ready = ({ width, height }: Size) => (
  <rect x="8" y={height - 5} width={width - 9} height="4.500" fill="var(--matsu)" />
)

export const OrderCard = ({
  board,
  id,
  rect,
  news = false,
}: {
  readonly board: Board
  readonly id: OrderId
  readonly rect: Rect
  readonly news?: boolean
}) => {
  const ready = board.seat !== null && lackFor(board.view, board.seat, id).length === 0
  return (
    <g transform={`translate(${rect.x} ${rect.y})`}>
      <Spot board={board} pick={id} label={spoken(board, id)} reads={id}>
        <OrderFace
          id={id}
          name={board.t.name(id)}
          each={textIn(board.locale).each(eachOf(id))}
          width={rect.width}
          height={rect.height}
          news={news}
        />
        {ready ? <Ready width={rect.width} height={rect.height} /> : null}
      </Spot>
    </g>
  )
}
