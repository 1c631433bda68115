/** The orders in hand: small in the tray, large above it. */
import { Points, readsOf, Spot, type CardProps, type HandCard } from '@machiya/kit'
import type { ReactNode } from 'react'
import type { OrderId } from '../../data/orders.ts'
import type { Reward } from '../../data/rewards.ts'
import { ORDER } from '../../by-id.ts'
import type { Yokohama } from '../../position.ts'
import type { YokohamaTask } from '../../tasks.ts'
import { lackFor } from '../cards/lack.ts'
import { goodsOf } from '../cards/order.tsx'
import type { Board } from '../preview.ts'
import { Sign } from '../signs/drawn.ts'
import { partsOf, signOfPart } from '../signs/reward.tsx'
import { Seal } from '../signs/seal.tsx'
import { textIn } from '../text.ts'
import { unitOf } from './wares.ts'

const isKnown = (id: string): id is OrderId => id in ORDER

export const handOf = ({ view, seat, t }: Board): readonly HandCard[] =>
  seat === null ? [] : view.seats[seat].hand.of.filter(isKnown).map((id) => ({ id, name: t.name(id) }))

const Amount = ({ count, children }: { readonly count: number; readonly children: ReactNode }) => (
  <span className="yk-amount">
    <span className="yk-number">{count}</span>
    {children}
  </span>
)

/** What an order asks for. */
export const Goods = ({ id }: { readonly id: OrderId }) => (
  <span className="yk-goods">
    {goodsOf(id).map((good) => (
      <Amount key={good} count={ORDER[id].goods[good] ?? 0}>
        <Sign name={good} size={15} />
      </Amount>
    ))}
  </span>
)

/** Points and money hold their figure, anything else stands beside it. */
export const Gains = ({ reward }: { readonly reward: Reward }) => (
  <span className="yk-goods">
    {partsOf(reward).map(({ part, count }) =>
      part === 'points' ? (
        <svg key={part} className="sign" width="27" height="27" viewBox="-14 -14 28 28">
          <Points value={count} />
        </svg>
      ) : (
        <Amount key={part} count={count}>
          <Sign name={signOfPart(part)} size={17} />
        </Amount>
      ),
    )}
  </span>
)

/** What it still lacks, or that it can be fulfilled. */
export const lackText = (board: Board, id: OrderId): string => {
  const said = textIn(board.locale)
  if (board.seat === null) return ''
  const lack = lackFor(board.view, board.seat, id)
  if (lack.length === 0) return said.readyNow
  const sum = lack.reduce((all, { missing }) => all + missing, 0)
  return said.short(sum, lack.map(({ good }) => unitOf(board, good)).join(', '))
}

const Head = ({ board, id }: { readonly board: Board; readonly id: OrderId }) => (
  <span className="yk-order-head">
    <Seal country={ORDER[id].country} />
    <b className="yk-name">{board.t.name(id)}</b>
  </span>
)

type Card = CardProps<Yokohama, YokohamaTask>
const LOW = 60

export const Small = ({ card, ...board }: Card) => {
  if (!isKnown(card)) return null
  const text = lackText(board, card)
  const low = board.zone.height < LOW
  const ready = board.seat !== null && lackFor(board.view, board.seat, card).length === 0
  return (
    <Spot
      board={board}
      pick={card}
      html={low ? 'yk-order yk-low kit-paper' : 'yk-order kit-paper'}
      reads={readsOf(board, card)}
    >
      <Head board={board} id={card} />
      {low ? null : (
        <>
          <span className="yk-deal">
            <Goods id={card} />
            <Gains reward={ORDER[card].reward} />
          </span>
          <span className="yk-foot" data-ready={ready || undefined}>
            {text}
          </span>
        </>
      )}
    </Spot>
  )
}

export const Large = ({ card, ...board }: Card) => {
  if (!isKnown(card)) return null
  return (
    <div className="yk-large kit-paper">
      <Head board={board} id={card} />
      <p>{board.words.effects[card]}</p>
      <p className="yk-label">{board.t.name(ORDER[card].country)}</p>
      <p>{lackText(board, card)}</p>
    </div>
  )
}
