/** Chapter 2: rounds and turns. */
import { again, seatsOf, tell, type Next, type Seat } from '@machiya/kernel'
import { earn, owns } from '../ledger.ts'
import { step, type Yokohama } from '../position.ts'
import { TECHNOLOGY } from '../by-id.ts'
import { extra } from './2-extra.ts'
import { startPlacement } from './3-placement.ts'
import { movement } from './4-movement.ts'
import { finalScoring } from './9-end.ts'

const STOCK_MARKET_YEN = TECHNOLOGY['stock-market'].amount

/** 2.1 One turn for everybody. 9.6 After the last round comes the final scoring. */
export const round = step('round', (g): Next => {
  if (g.lastRound > 0 && g.round === g.lastRound) return finalScoring()
  g.round++
  return [...seatsOf(g).map((seat) => turn({ seat })), again]
})

/** 2.2 The steps of a turn; the area action and what follows come out of the movement. */
export const turn = step<{ seat: Seat }>('turn', (g, { seat }): Next => {
  g.seats[seat].used = []
  tell(g, 'turn', { seat, round: g.round })
  openMarket(g, seat)
  return [startPlacement(seat), movement({ seat }), extra({ seat })]
})

/** 8.15 The stock market fills up to 2 yen. */
const openMarket = (g: Yokohama, seat: Seat): void => {
  const { yen } = g.seats[seat]
  if (yen < STOCK_MARKET_YEN && owns(g, seat, 'stock-market')) earn(g, seat, STOCK_MARKET_YEN - yen)
}
