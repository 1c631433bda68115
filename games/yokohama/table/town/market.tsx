/** Chinatown's exchanges, laid out in the sky while one trades there. */
import { cutPath, Spot } from '@machiya/kit'
import { EXCHANGES, type ExchangeId } from '../../data/exchanges.ts'
import { EXCHANGE } from '../../by-id.ts'
import { spoken } from '../cards/order.tsx'
import type { Rect } from '../layout.ts'
import type { Board } from '../preview.ts'
import { SignMark } from '../signs/drawn.ts'
import { fit } from '../signs/letters.tsx'
import { Coined } from '../signs/reward.tsx'
import { textIn } from '../text.ts'

const CELL = { width: 70, height: 41 } as const
const GAP = 5
const LABEL = 62

export const isTrading = ({ task, offers }: Board): boolean => task?.task === 'exchange' && offers.length > 0

/** One ware and what it costs or brings. */
const Exchange = ({ board, id }: { readonly board: Board; readonly id: ExchangeId }) => (
  <Spot board={board} pick={id} label={spoken(board, id)}>
    <path
      className="spot-paper"
      d={cutPath(0, 0, CELL.width, CELL.height, 5)}
      fill="var(--kinari)"
      stroke="var(--sumi)"
      strokeWidth="1.2"
    />
    <SignMark name={EXCHANGE[id].ware} x={19} y={CELL.height / 2} size={22} />
    <Coined x={51} y={CELL.height / 2} size={24} value={EXCHANGE[id].yen} />
  </Spot>
)

type Kind = 'sell' | 'buy'
const idsOf = (kind: Kind): readonly ExchangeId[] =>
  EXCHANGES.filter((each) => each.kind === kind).map(({ id }) => id)
const widthOf = (kind: Kind): number => LABEL + idsOf(kind).length * (CELL.width + GAP)

const Line = ({ board, kind }: { readonly board: Board; readonly kind: Kind }) => {
  const said = textIn(board.locale)
  return (
    <g>
      <text
        className="kit-title kit-halo"
        x={LABEL - 8}
        y={CELL.height / 2}
        dy="0.35em"
        textAnchor="end"
        {...fit(said[kind], 16, LABEL - 10)}
      >
        {said[kind]}
      </text>
      {idsOf(kind).map((id, at) => (
        <g key={id} transform={`translate(${LABEL + at * (CELL.width + GAP)} 0)`}>
          <Exchange board={board} id={id} />
        </g>
      ))}
    </g>
  )
}

/** How much of the sky the market takes. */
export const marketWidth = (board: Board): number =>
  isTrading(board) ? widthOf('sell') + widthOf('buy') + 8 : 0

/** Sales and purchases side by side. */
export const Market = ({ board, room }: { readonly board: Board; readonly room: Rect }) =>
  isTrading(board) ? (
    <g transform={`translate(${room.x} ${room.y})`}>
      <Line board={board} kind="sell" />
      <g transform={`translate(${widthOf('sell')} 0)`}>
        <Line board={board} kind="buy" />
      </g>
    </g>
  ) : null

/** Sales above purchases, in a room of their own. */
export const MarketIn = ({ board, room }: { readonly board: Board; readonly room: Rect }) => (
  <g transform={`translate(${room.x} ${room.y}) scale(${room.width / widthOf('buy')})`}>
    <Line board={board} kind="sell" />
    <g transform={`translate(0 ${CELL.height + GAP})`}>
      <Line board={board} kind="buy" />
    </g>
  </g>
)
