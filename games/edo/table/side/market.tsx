/** The merchant's cards and what he sells. */
import { cutPath, Paper, Points, readsOf, Spot, widthOf } from '@machiya/kit'
import { offerOf } from '@machiya/kernel/words'
import { MERCHANT_CARD } from '../../by-id.ts'
import type { MerchantCardId } from '../../data/merchant-cards.ts'
import { dealOf, powerPick } from '../../picks.ts'
import { SignMark } from '../signs/drawn.ts'
import { NAME, TEXT, within } from '../signs/letters.tsx'
import { textIn } from '../text.ts'
import type { Board } from '../props.ts'
import { PriceLine } from './price.tsx'

const HEIGHT = 74

/** Its lower half: one power point for a price. */
const PowerOffer = ({
  board,
  card,
  width,
}: {
  readonly board: Board
  readonly card: MerchantCardId
  readonly width: number
}) => (
  <Spot
    board={board}
    pick={powerPick(card)}
    label={`${board.t.name(card)}, 1`}
    reads={readsOf(board, powerPick(card)) && card}
  >
    <rect
      className="spot-paper"
      x="4"
      y="34"
      width={width - 8}
      height={HEIGHT - 38}
      fill="transparent"
      stroke="none"
    />
    <PriceLine price={MERCHANT_CARD[card].power} x={10} y={53} />
    <Points x={width - 19} y={53} size={26} value={1} />
  </Spot>
)

/** A merchant card: goods above, one power point below. */
export const MerchantSheet = ({
  board,
  at,
  width,
}: {
  readonly board: Board
  readonly at: 0 | 1
  readonly width: number
}) => {
  const card = board.view.merchantCards.of[at]
  const said = textIn(board.locale)
  if (!card) return null
  const { goods } = MERCHANT_CARD[card]
  const upTo = said.upTo(goods.units)
  const after = 10 + widthOf(upTo, 14) + 8
  return (
    <g>
      <Spot board={board} pick="" id={card} label={board.t.name(card)} reads={card}>
        <Paper
          width={width}
          height={HEIGHT}
          cut={8}
          fill={at === 0 ? 'var(--kinari)' : 'var(--washi-deep)'}
        />
        <text
          className="kit-title"
          x="10"
          y="20"
          fontSize={TEXT}
          {...within(at === 0 ? said.now : said.next, 70, 15)}
        >
          {at === 0 ? said.now : said.next}
        </text>
        <g transform={`translate(${width - 132} 15)`}>
          <text className="kit-text" dy="0.35em" fontSize={TEXT} textAnchor="end" x={after - 14}>
            {upTo}
          </text>
          <SignMark name={goods.resource} x={after - 2} size={17} />
          <text className="kit-text" x={after + 10} dy="0.35em" fontSize={TEXT}>
            {said.at}
          </text>
          <PriceLine price={{ ryo: goods.ryo }} x={after + 29} />
        </g>
        <path d={`M8 32H${width - 8}`} stroke="var(--hair)" />
      </Spot>
      <PowerOffer board={board} card={card} width={width} />
    </g>
  )
}

export const Merchant = ({ board, width }: { readonly board: Board; readonly width: number }) => (
  <g>
    <text className="kit-title" y="16" fontSize={NAME}>
      {textIn(board.locale).merchant}
    </text>
    <g transform="translate(0 24)">
      <MerchantSheet board={board} at={0} width={width} />
    </g>
    <g transform={`translate(0 ${24 + HEIGHT + 8})`}>
      <MerchantSheet board={board} at={1} width={width} />
    </g>
  </g>
)

export const lotsIn = (board: Board) => board.offers.filter(({ pick }) => dealOf(pick)?.offer === 'goods')

const LOT = { across: 5, height: 36, gap: 6 } as const
export const lotsHeight = (board: Board): number =>
  Math.ceil(lotsIn(board).length / LOT.across) * (LOT.height + LOT.gap)

/** The lots of goods that can be bought now, one small sheet each. */
export const Lots = ({ board, width }: { readonly board: Board; readonly width: number }) => {
  const lot = (width - (LOT.across - 1) * LOT.gap) / LOT.across
  return (
    <g>
      {lotsIn(board).map(({ pick }, i) => (
        <g
          key={pick}
          transform={`translate(${(i % LOT.across) * (lot + LOT.gap)} ${Math.floor(i / LOT.across) * (LOT.height + LOT.gap)})`}
        >
          <Spot
            board={board}
            pick={pick}
            label={offerOf(board.words, board.task ?? { task: 'trade', a: {} }, { pick }, board.t)}
          >
            <path
              className="spot-paper"
              d={cutPath(0, 0, lot, LOT.height, 6)}
              fill="var(--kinari)"
              stroke="var(--sumi)"
            />
            <LotGoods pick={String(pick)} width={lot} />
          </Spot>
        </g>
      ))}
    </g>
  )
}

const LotGoods = ({ pick, width }: { readonly pick: string; readonly width: number }) => {
  const goods = Object.entries(dealOf(pick)?.goods ?? {}).filter(([, count]) => count > 0)
  const step = Math.min(34, (width - 6) / goods.length)
  return (
    <g transform={`translate(${width / 2 - (goods.length * step) / 2} ${LOT.height / 2})`}>
      {goods.map(([good, count], n) => (
        <g key={good} transform={`translate(${(n + 0.5) * step} 0)`}>
          <text className="kit-figure" x="-2" dy="0.35em" fontSize={TEXT} textAnchor="end" fill="var(--sumi)">
            {count}
          </text>
          <SignMark name={good as 'wood' | 'stone' | 'rice'} x={7} size={15} />
        </g>
      ))}
    </g>
  )
}
