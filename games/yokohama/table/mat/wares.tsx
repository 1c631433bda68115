/** Money, imports and goods of a merchant, and the exchanges of Chinatown beneath them. */
import { Coin, cutPath, offerAt, Spot } from '@machiya/kit'
import type { Pick, Seat } from '@machiya/kernel'
import { offerOf } from '@machiya/kernel/words'
import type { GoodId } from '../../data/goods.ts'
import { EXCHANGES, type ExchangeId } from '../../data/exchanges.ts'
import { EXCHANGE } from '../../by-id.ts'
import { GOOD_IDS } from '../../position.ts'
import { SignMark } from '../signs/drawn.ts'
import type { Board } from '../preview.ts'
import { Coined } from '../signs/reward.tsx'
import { textIn } from '../text.ts'
import { letter } from '../signs/letters.tsx'

export const MAT_WIDTH = 232
const CELL = MAT_WIDTH / 6
const HEIGHT = 46

type Ware = 'yen' | 'import' | GoodId
const WARES: readonly Ware[] = ['yen', 'import', ...GOOD_IDS]

export const spokenOffer = (board: Board, pick: Pick): string => {
  const offer = offerAt(board.offers, pick)
  return board.task && offer ? offerOf(board.words, board.task, offer, board.t) : String(pick)
}

/** Paying and giving are picks at the ware that leaves. */
const pickOf = (board: Board, ware: Ware): Pick => {
  if (board.task?.task !== 'pay-second') return ware
  return ware === 'yen' ? 'pay-yen' : ware === 'import' ? 'pay-import' : ware
}

const countOf = (board: Board, seat: Seat, ware: Ware): number => {
  const { yen, imports, goods } = board.view.seats[seat]
  return ware === 'yen' ? yen : ware === 'import' ? imports : goods[ware]
}

const WareCell = ({
  board,
  seat,
  ware,
  x,
}: {
  readonly board: Board
  readonly seat: Seat
  readonly ware: Ware
  readonly x: number
}) => {
  const count = countOf(board, seat, ware)
  const pick = pickOf(board, ware)
  const cell = (
    <g transform={`translate(${x} 0)`}>
      <path
        className="spot-paper"
        d={cutPath(0, 0, CELL - 4, HEIGHT, 5)}
        fill="var(--kinari)"
        stroke="var(--sumi)"
        strokeWidth="1.2"
      />
      {ware === 'yen' ? (
        <Coin x={(CELL - 4) / 2} y={15} size={20} />
      ) : (
        <SignMark name={ware} x={(CELL - 4) / 2} y={15} size={20} />
      )}
      <text
        className="kit-figure"
        x={(CELL - 4) / 2}
        y="40"
        textAnchor="middle"
        fontSize={letter(17)}
        fill={count ? 'var(--sumi)' : 'var(--sumi-light)'}
      >
        {count}
      </text>
    </g>
  )
  return seat === board.seat ? (
    <Spot board={board} pick={pick} label={spokenOffer(board, pick)}>
      {cell}
    </Spot>
  ) : (
    cell
  )
}

const ExchangeCell = ({
  board,
  id,
  x,
  y,
}: {
  readonly board: Board
  readonly id: ExchangeId
  readonly x: number
  readonly y: number
}) => (
  <g transform={`translate(${x} ${y})`}>
    <Spot board={board} pick={id} label={spokenOffer(board, id)}>
      <path
        className="spot-paper"
        d={cutPath(0, 0, CELL - 4, 32, 5)}
        fill="var(--washi)"
        stroke="var(--sumi)"
        strokeWidth="1.2"
      />
      <text
        className="kit-figure"
        x="7"
        y="16"
        dy="0.35em"
        textAnchor="middle"
        fontSize={letter(15)}
        fill="var(--sumi)"
      >
        {EXCHANGE[id].kind === 'sell' ? '+' : '−'}
      </text>
      <Coined x={23} y={16} size={18} value={EXCHANGE[id].yen} />
    </Spot>
  </g>
)

const isTrading = (board: Board, seat: Seat): boolean =>
  board.task?.task === 'exchange' && seat === board.seat && board.offers.length > 0

export const waresHeight = (board: Board, seat: Seat): number => HEIGHT + (isTrading(board, seat) ? 80 : 0)

export const Wares = ({
  board,
  seat,
  y,
}: {
  readonly board: Board
  readonly seat: Seat
  readonly y: number
}) => {
  const said = textIn(board.locale)
  return (
    <g transform={`translate(0 ${y})`}>
      {WARES.map((ware, at) => (
        <WareCell key={ware} board={board} seat={seat} ware={ware} x={at * CELL} />
      ))}
      {isTrading(board, seat) ? (
        <g transform={`translate(0 ${HEIGHT + 6})`}>
          {(['sell', 'buy'] as const).map((kind, row) => (
            <text key={kind} className="kit-quiet" x="0" y={20 + row * 38} fontSize={letter(12)}>
              {said[kind]}
            </text>
          ))}
          {EXCHANGES.map(({ id, kind, ware }) => (
            <ExchangeCell
              key={id}
              board={board}
              id={id}
              x={WARES.indexOf(ware) * CELL}
              y={kind === 'sell' ? 0 : 38}
            />
          ))}
        </g>
      ) : null}
    </g>
  )
}
