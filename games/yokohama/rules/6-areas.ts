/** Chapter 6: production, money and staff. */
import { reason, type Next, type Seat, type Task } from '@machiya/kernel'
import { EXCHANGES, type ExchangeId } from '../data/exchanges.ts'
import type { GoodId } from '../data/goods.ts'
import { earn, giveGood, importGoods, owns, receive, spend } from '../ledger.ts'
import { choice, type Yokohama } from '../position.ts'
import { EXCHANGE } from '../by-id.ts'
import { transfer } from './5-rewards.ts'
import { onceATurn, type Once } from './8-once-a-turn.ts'

const NOT_OWNED = reason('6.6', 'You have none to sell')
const POOR = reason('6.6', 'You do not have that many yen')

/** 6.1 to 6.4 Production areas give goods. */
export const produce = (g: Yokohama, seat: Seat, good: GoodId, count: number): void =>
  receive(g, seat, good, count)

/** 6.5 The bank gives yen. */
export const withdraw = (g: Yokohama, seat: Seat, yen: number): void => earn(g, seat, yen)

/** 6.8 The employment agency. */
export const employ = (seat: Seat, pieces: number): Task | undefined =>
  pieces > 0 ? transfer({ seat, left: pieces, from: 0 }) : undefined

type Exchange = (typeof EXCHANGES)[number]

const noExchange = (g: Yokohama, seat: Seat, { kind, ware, yen }: Exchange) => {
  const merchant = g.seats[seat]
  return kind === 'buy' ? merchant.yen < yen && POOR : merchant.goods[ware] === 0 && NOT_OWNED
}

const exchangeOne = (g: Yokohama, seat: Seat, { kind, ware, yen }: Exchange): void => {
  if (kind === 'sell') {
    giveGood(g, seat, ware, 1)
    earn(g, seat, yen)
    return
  }
  spend(g, seat, yen)
  if (ware === 'import') importGoods(g, seat, 1)
  else receive(g, seat, ware, 1)
}

/**
 * 6.6 Exchanges in Chinatown, as many as the power.
 * Sales before purchases reach every result, except that copper bought with mining engineering pays when sold again.
 */
export const exchange = choice<{ seat: Seat; left: number; from: number }, ExchangeId | 'done', Once>(
  'exchange',
  {
    beside: onceATurn,
    options: (g, { seat, from }, say) => {
      for (let at = from; at < EXCHANGES.length; at++) {
        const row = EXCHANGES[at] as Exchange
        say(row.id, noExchange(g, seat, row))
      }
      say('done')
    },
    play: (g, { seat, left }, pick): Next => {
      if (pick === 'done') return
      const row = EXCHANGE[pick]
      exchangeOne(g, seat, row)
      const from = owns(g, seat, 'mining-engineering') ? 0 : EXCHANGES.indexOf(row)
      if (left > 1) return exchange({ seat, left: left - 1, from })
    },
  },
)
