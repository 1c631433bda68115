/** The merchant's cards and what he sells. */
import { cutPath, Paper, Points, SignMark, Spot, type BoardProps, type SignName } from '@machiya/kit'
import { offerOf } from '@machiya/kernel'
import type { Price } from '../data/types.ts'
import { MERCHANT_CARD } from '../ids.ts'
import type { G } from '../position.ts'
import { RAIL } from './layout.ts'
import { textIn } from './text.ts'

type Board = BoardProps<G>
const W = RAIL.width

const GOODS = ['wood', 'stone', 'rice', 'ryo'] as const
/** A price in one line: number left, sign right. */
export const PriceLine = ({
  price,
  x = 0,
  y = 0,
}: {
  readonly price: Price
  readonly x?: number
  readonly y?: number
}) => (
  <g transform={`translate(${x} ${y})`}>
    {GOODS.filter((good) => price[good]).map((good, i) => (
      <g key={good} transform={`translate(${i * 38} 0)`}>
        <text className="kit-figure" dy="0.35em" textAnchor="end" x="10" fontSize="14" fill="var(--sumi)">
          {price[good]}
        </text>
        <SignMark name={good} x={22} size={18} />
      </g>
    ))}
  </g>
)

/** A merchant card: goods above, one power point below; each half leads to its offers in the list. */
export const MerchantSheet = ({
  board,
  at,
  y,
}: {
  readonly board: Board
  readonly at: 0 | 1
  readonly y: number
}) => {
  const card = board.view.merchantCards.of[at]
  const said = textIn(board.locale)
  if (!card) return null
  const { goods, power } = MERCHANT_CARD[card]
  const sign: SignName = goods.resource === 'any' ? 'any' : goods.resource
  return (
    <g transform={`translate(0 ${y})`}>
      <Paper width={W} height={74} cut={9} fill={at === 0 ? 'var(--kinari)' : 'var(--washi-deep)'} />
      <text className="kit-title" x="10" y="18" fontSize="13">
        {at === 0 ? said.merchantNow : said.nextRound}
      </text>
      <text className="kit-text" x="10" y="39" fontSize="12">
        {said.upTo}
      </text>
      <text className="kit-figure" x="58" y="40" fontSize="16" fill="var(--sumi)">
        {goods.units}
      </text>
      <SignMark name={sign} x={80} y={35} size={20} />
      <PriceLine price={{ ryo: goods.ryo }} x={W - 56} y={35} />
      <text className="kit-text" x={W - 62} y="39" fontSize="12" textAnchor="end">
        {said.each}
      </text>
      <Spot board={board} pick={`${card}:power`} label={`${board.t.name(card)}, 1`}>
        <rect
          className="spot-paper"
          x="5"
          y="47"
          width={W - 10}
          height="23"
          fill="transparent"
          stroke="none"
        />
        <PriceLine price={power} x={12} y={59} />
        <Points x={W - 22} y={59} size={20} value={1} />
      </Spot>
    </g>
  )
}

const LOT = { width: 70, height: 28 } as const
const lotOf = (pick: string): readonly [number, SignName][] =>
  [...pick.matchAll(/(\d+)-(wood|stone|rice)/g)].map(([, count, good]) => [Number(count), good as SignName])

/** The lots of goods that can be bought now, one small sheet each. */
export const Lots = ({ board, y }: { readonly board: Board; readonly y: number }) => {
  const lots = board.offers.filter(({ pick }) => /^merchant-\d+:\d/.test(String(pick)))
  return (
    <g transform={`translate(0 ${y})`}>
      {lots.map(({ pick }, i) => (
        <g
          key={pick}
          transform={`translate(${(i % 3) * (LOT.width + 5)} ${Math.floor(i / 3) * (LOT.height + 4)})`}
        >
          <Spot
            board={board}
            pick={pick}
            label={offerOf(board.words, board.task ?? { task: 'trade', a: {} }, { pick }, board.t)}
          >
            <path
              className="spot-paper"
              d={cutPath(0, 0, LOT.width, LOT.height, 5)}
              fill="var(--kinari)"
              stroke="var(--sumi)"
            />
            {lotOf(String(pick)).map(([count, good], n) => (
              <g key={good} transform={`translate(${12 + n * 22} 14)`}>
                <text
                  className="kit-figure"
                  x="-3"
                  dy="0.35em"
                  fontSize="12"
                  textAnchor="end"
                  fill="var(--sumi)"
                >
                  {count}
                </text>
                <SignMark name={good} x={6} size={15} />
              </g>
            ))}
          </Spot>
        </g>
      ))}
    </g>
  )
}
