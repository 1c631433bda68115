/** An auction as it runs: the clans in bidding order with their purses, and the bids this seat could make. */
import { cutPath, SeatChip, Spot } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import { AnswerSlip, BUTTON } from '../window/button.tsx'
import { Amount } from '../marks/figures.tsx'
import { COLUMN } from '../layout.ts'
import { Heading } from '../marks/lines.tsx'
import { textIn } from '../text.ts'
import { isDeciding, calledOf, type Board } from '../where.ts'

const W = COLUMN.width
const ROW = 31

const Bidder = ({ board, seat, y }: { readonly board: Board; readonly seat: Seat; readonly y: number }) => {
  const said = textIn(board.locale)
  const { sale, seats } = board.view
  const player = board.players[seat]
  const leads = sale.leader === seat
  const asked = isDeciding(board, seat)
  return (
    <g transform={`translate(0 ${y})`}>
      <rect x="-4" width={W + 8} height={ROW} fill={asked ? 'var(--kinari)' : 'transparent'} />
      <path d={`M-4 ${ROW}H${W + 4}`} stroke="var(--hair)" />
      {player ? <SeatChip player={player} x={12} y={ROW / 2} size={23} /> : null}
      <text className="kit-title" x="30" y={ROW / 2} dy="0.35em" fontSize="16.4">
        {player?.name.slice(0, 11)}
      </text>
      <text className="kit-quiet" x="196" y={ROW / 2} dy="0.35em" textAnchor="end" fontSize="16.4">
        {said.purse(seats[seat].mon)}
      </text>
      {leads ? <Amount value={sale.price} sign="yedo-mon" x={W} y={ROW / 2} size={19} end /> : null}
    </g>
  )
}

const bidsOf = (board: Board): readonly number[] =>
  board.offers.flatMap(({ pick }) => (typeof pick === 'number' ? [pick] : []))

const Bid = ({ board, bid, at }: { readonly board: Board; readonly bid: number; readonly at: number }) => {
  const width = (W - 5 * 5) / 6
  return (
    <g transform={`translate(${(at % 6) * (width + 5)} ${Math.floor(at / 6) * 46})`}>
      <Spot board={board} pick={bid} label={calledOf(board, bid)}>
        <path
          className="spot-paper"
          d={cutPath(0, 0, width, 41, 6)}
          fill="var(--kinari)"
          stroke="var(--sumi)"
          strokeWidth="1.5"
        />
        <text
          className="kit-figure"
          x={width / 2}
          y="20.5"
          dy="0.35em"
          textAnchor="middle"
          fontSize="18"
          fill="var(--sumi)"
        >
          {bid}
        </text>
      </Spot>
    </g>
  )
}

const answers = (board: Board): readonly string[] =>
  ['pass', 'more'].filter((pick) => board.offers.some((offer) => offer.pick === pick))

export const Auction = ({ board }: { readonly board: Board }) => {
  const { track, sale } = board.view
  const said = textIn(board.locale)
  const bids = bidsOf(board)
  const rows = track.length * ROW
  const chips = Math.ceil(bids.length / 6) * 46
  const lot = said.short[sale.lot] ?? board.t.name(sale.lot)
  return (
    <g>
      <Heading width={W} aside={`${sale.price} ${said.mon}`}>
        {said.auction(lot)}
      </Heading>
      <g transform="translate(0 24)">
        {track.map((seat, i) => (
          <Bidder key={seat} board={board} seat={seat} y={i * ROW} />
        ))}
      </g>
      <g transform={`translate(0 ${34 + rows})`}>
        {bids.map((bid, i) => (
          <Bid key={bid} board={board} bid={bid} at={i} />
        ))}
        {answers(board).map((pick, i) => (
          <g key={pick} transform={`translate(${i * (W / 2 + 3)} ${chips})`}>
            <AnswerSlip board={board} pick={pick} width={W / 2 - 3} />
          </g>
        ))}
      </g>
    </g>
  )
}
export const auctionHeight = (board: Board): number =>
  40 +
  board.view.track.length * ROW +
  Math.ceil(bidsOf(board).length / 6) * 46 +
  (answers(board).length ? BUTTON + 6 : 0)
