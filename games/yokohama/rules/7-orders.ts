/** Chapter 7, port and dock: orders. */
import { BOTTOM, move, reason, tell, TOP, type Next, type Seat } from '@machiya/kernel'
import { ORDER_SPACES } from '../data/order-spaces.ts'
import type { OrderId } from '../data/orders.ts'
import { score, spend, spendImports, triggerEnd } from '../ledger.ts'
import { LIMIT } from '../by-id.ts'
import { choice, step, type OrderBoard, type Yokohama } from '../position.ts'
import { canUseMill, onceATurn, type Once } from './8-once-a-turn.ts'

const TIER = reason('7.11', 'Your power does not reach that space')
const PRICE = reason('7.14', 'A second order costs 2 yen or one import')

const MOST_ORDERS = LIMIT['orders-in-hand']
const FULL_POWER = LIMIT.power
const FULL_POWER_POINTS = LIMIT['harbour-points']
const SECOND_YEN = LIMIT['second-order-yen']

type Taking = { seat: Seat; board: OrderBoard; tier: number }
/** `gap` is the space of the first order taken: the others keep their rank until the action is over. */
type TakingMore = Taking & { gap: number }

const tierOf = (space: number): number => ORDER_SPACES[space]?.tier ?? 0
const spaceOf = (index: number, gap: number): number => (index >= gap ? index + 1 : index)
const hasRoom = (g: Yokohama, seat: Seat): boolean => g.seats[seat].hand.of.length < MOST_ORDERS

/** 7.11 to 7.13 The action of port and dock. */
export const call = step<{ seat: Seat; board: OrderBoard; power: number; tier: number }>(
  'call',
  (g, a): Next => {
    const { seat, board, power, tier } = a
    if (power === FULL_POWER) score(g, seat, FULL_POWER_POINTS, 'harbour')
    const refill = refillOrders({ board })
    if (tier === 0 || g[board].of.length === 0) return refill
    if (hasRoom(g, seat)) return [takeOrder({ seat, board, tier }), refill]
    // 7.15 A player with three orders in hand takes no more.
    tell(g, 'hand-full', { seat, board, orders: MOST_ORDERS })
    return refill
  },
)

const take = (g: Yokohama, seat: Seat, board: OrderBoard, order: OrderId): void =>
  tell(g, 'took-order', { seat, order: move(g, g[board], g.seats[seat].hand, order) })

/** 7.12 The first order. */
export const takeOrder = choice<Taking, OrderId, Once>('take-order', {
  beside: onceATurn,
  options: (g, { board, tier }, say) => {
    const { of } = g[board]
    for (let space = 0; space < of.length; space++) say(of[space] as OrderId, tierOf(space) > tier && TIER)
  },
  play: (g, { seat, board, tier }, order): Next => {
    const gap = g[board].of.indexOf(order)
    take(g, seat, board, order)
    if (mayTakeMore(g, seat, board)) return takeSecond({ seat, board, tier, gap })
  },
})

const canPay = (g: Yokohama, seat: Seat): boolean =>
  g.seats[seat].yen >= SECOND_YEN || g.seats[seat].imports > 0
const mayTakeMore = (g: Yokohama, seat: Seat, board: OrderBoard): boolean =>
  hasRoom(g, seat) && g[board].of.length > 0 && (canPay(g, seat) || canUseMill(g, seat))

/** 7.14 A second order within the same limits. */
export const takeSecond = choice<TakingMore, OrderId | 'done', Once>('take-second', {
  beside: onceATurn,
  options: (g, { seat, board, tier, gap }, say) => {
    const { of } = g[board]
    const poor = !canPay(g, seat) && PRICE
    for (let at = 0; at < of.length; at++)
      say(of[at] as OrderId, tierOf(spaceOf(at, gap)) > tier ? TIER : poor)
    say('done')
  },
  play: (g, { seat, board }, order): Next => {
    if (order === 'done') return
    take(g, seat, board, order)
    const { yen, imports } = g.seats[seat]
    if (yen >= SECOND_YEN && imports > 0) return paySecond({ seat })
    paySecondBy(g, seat, yen >= SECOND_YEN)
  },
})
export const paySecond = choice<{ seat: Seat }, 'pay-yen' | 'pay-import'>('pay-second', {
  options: (_g, _a, say) => {
    say('pay-yen')
    say('pay-import')
  },
  play: (g, { seat }, pick): Next => paySecondBy(g, seat, pick === 'pay-yen'),
})
const paySecondBy = (g: Yokohama, seat: Seat, byYen: boolean): void =>
  byYen ? spend(g, seat, SECOND_YEN) : spendImports(g, seat, 1)

/** 7.16 The board is filled from the left. 7.17 Too few orders trigger the end. */
export const refillOrders = step<{ board: OrderBoard }>('refill-orders', (g, { board }): Next => {
  const cards = []
  while (g[board].of.length < ORDER_SPACES.length && g.orders.of.length > 0)
    cards.push(move(g, g.orders, g[board], TOP, BOTTOM))
  if (cards.length > 0) tell(g, 'laid-orders', { board, cards })
  if (g[board].of.length < ORDER_SPACES.length) triggerEnd(g, 'orders')
})
