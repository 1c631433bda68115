/** The merchant's cards and what he sells. */
import { cutPath, Paper, Points, Spot } from '@machiya/kit'
import { offerOf } from '@machiya/kernel/words'
import type { Price } from '../../data/types.ts'
import { MERCHANT_CARD } from '../../by-id.ts'
import { powerPick } from '../../picks.ts'
import { SignMark, type SignName } from '../signs/drawn.ts'
import { GOODS } from '../signs/goods.ts'
import { RAIL } from '../map/layout.ts'
import { NAME, TEXT } from '../signs/letters.tsx'
import { textIn } from '../text.ts'
import type { Board } from '../props.ts'

const CARD = { width: (RAIL.width - 6) / 2, height: 94 } as const

/** A price in one line: number left, sign right. */
export const PriceLine = ({
  price,
  x = 0,
  y = 0,
  step = 38,
}: {
  readonly price: Price
  readonly x?: number
  readonly y?: number
  readonly step?: number
}) => (
  <g transform={`translate(${x} ${y})`}>
    {GOODS.filter((good) => price[good]).map((good, i) => (
      <g key={good} transform={`translate(${i * step} 0)`}>
        <text className="kit-figure" dy="0.35em" textAnchor="end" x="13" fontSize={NAME} fill="var(--sumi)">
          {price[good]}
        </text>
        <SignMark name={good} x={23} size={16} />
      </g>
    ))}
  </g>
)

/** A merchant card: goods above, one power point below. */
export const MerchantSheet = ({ board, at }: { readonly board: Board; readonly at: 0 | 1 }) => {
  const card = board.view.merchantCards.of[at]
  const said = textIn(board.locale)
  if (!card) return null
  const { goods, power } = MERCHANT_CARD[card]
  const sign: SignName = goods.resource === 'any' ? 'any' : goods.resource
  return (
    <g transform={`translate(${at * (CARD.width + 6)} 0)`}>
      <Paper
        width={CARD.width}
        height={CARD.height}
        cut={7}
        fill={at === 0 ? 'var(--kinari)' : 'var(--washi-deep)'}
      />
      <text className="kit-quiet" x="9" y="19" fontSize={TEXT}>
        {at === 0 ? said.now : said.preview}
      </text>
      <SignMark name="merchant" x={CARD.width - 24} y={14} size={20} />
      <text className="kit-figure" x="9" y="46" fontSize={NAME} fill="var(--sumi)">
        ≤{goods.units}
      </text>
      <SignMark name={sign} x={42} y={40} size={18} />
      <path d="M55 40h8" stroke="var(--sumi-light)" strokeWidth="1.5" />
      <PriceLine price={{ ryo: goods.ryo }} x={64} y={41} />
      <path d={`M8 57H${CARD.width - 8}`} stroke="var(--hair)" />
      <Spot board={board} pick={powerPick(card)} label={`${board.t.name(card)}, 1`}>
        <rect
          className="spot-paper"
          x="4"
          y="57"
          width={CARD.width - 8}
          height="36"
          fill="transparent"
          stroke="none"
        />
        <PriceLine
          price={power}
          x={GOODS.filter((good) => power[good]).length > 2 ? -2 : 6}
          y={74}
          step={27}
        />
        <g className="edo-plum">
          <Points x={CARD.width - 15} y={74} size={24} value={1} />
        </g>
      </Spot>
    </g>
  )
}

const LOT = { width: (RAIL.width - 12) / 3, height: 38 } as const
const lotOf = (pick: string): readonly [number, SignName][] =>
  [...pick.matchAll(/(\d+)-(wood|stone|rice)/g)].map(([, count, good]) => [Number(count), good as SignName])

export const lotsIn = (board: Board) =>
  board.offers.filter(({ pick }) => /^merchant-\d+:\d/.test(String(pick)))

/** The lots of goods that can be bought now, one small sheet each. */
export const Lots = ({ board }: { readonly board: Board }) => (
  <g>
    {lotsIn(board).map(({ pick }, i) => (
      <g
        key={pick}
        transform={`translate(${(i % 3) * (LOT.width + 6)} ${Math.floor(i / 3) * (LOT.height + 6)})`}
      >
        <Spot
          board={board}
          pick={pick}
          label={offerOf(board.words, board.task ?? { task: 'trade', a: {} }, { pick }, board.t)}
        >
          <path
            className="spot-paper"
            d={cutPath(0, 0, LOT.width, LOT.height, 6)}
            fill="var(--kinari)"
            stroke="var(--sumi)"
          />
          {lotOf(String(pick)).map(([count, good], n, all) => (
            <g
              key={good}
              transform={`translate(${LOT.width / 2 + (n - (all.length - 1) / 2) * 25} ${LOT.height / 2})`}
            >
              <text
                className="kit-figure"
                x="-1"
                dy="0.35em"
                fontSize={TEXT}
                textAnchor="end"
                fill="var(--sumi)"
              >
                {count}
              </text>
              <SignMark name={good} x={7} size={15} />
            </g>
          ))}
        </Spot>
      </g>
    ))}
  </g>
)
