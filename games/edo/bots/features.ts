/** What a player has, as numbers: points, the gate of Edo, means, and what works on every round. */
import type { Position, Seat } from '@machiya/kernel'
import { ownsHouse } from '../cities.ts'
import { isCity, isResource, KIND } from '../by-id.ts'
import type { G } from '../position.ts'
import { canTrade, fortressesIn, GOAL, housesIn, incomeOf, roundsLeft, stockOf } from './prospects.ts'

export const FEATURES = [
  'points',
  'house in Edo',
  'house in Edo pressing',
  'ryo',
  'ryo beyond ten',
  'wood',
  'stone',
  'rice',
  'houses payable',
  'income times rounds',
  'whites times rounds',
  'permits times rounds',
  'samurai',
  'samurai times rounds',
  'samurai in cities',
  'samurai on fields',
  'rice short',
  'near the goal',
  'fortresses payable',
  'trade payable',
  'temples times rounds',
  'privileges',
  'ronin tiles',
] as const

export const read = (position: Position, seat: Seat, into: Float64Array): void => {
  const g = position as G
  const me = g.seats[seat]
  const left = roundsLeft(g)
  const stock = stockOf(me)
  const inEdo = ownsHouse(g, 'edo', seat)
  let cities = 0
  let fields = 0
  for (const at of me.samurai) {
    if (isCity(at)) cities++
    else if (isResource(KIND[at])) fields++
  }
  into[0] = me.points
  into[1] = inEdo ? 1 : 0
  into[2] = inEdo ? 0 : 1 / (0.5 + left)
  into[3] = Math.min(10, me.ryo)
  into[4] = Math.max(0, me.ryo - 10)
  into[5] = me.wood
  into[6] = me.stone
  into[7] = Math.min(6, me.rice)
  into[8] = Math.min(4, housesIn(stock))
  into[9] = incomeOf(g, seat) * left
  into[10] = me.whites * left
  into[11] = Math.min(3, me.specials.of.length) * left
  into[12] = me.samurai.length
  into[13] = me.samurai.length * left
  into[14] = cities
  into[15] = fields
  into[16] = Math.max(0, me.samurai.length - me.rice)
  into[17] = me.points >= GOAL - 2 ? 1 : 0
  into[18] = Math.min(3, fortressesIn(g, stock))
  into[19] = left > 0 && canTrade(g, stock) ? 1 : 0
  into[20] = me.temples.length * left
  into[21] = me.privileges.of.length
  into[22] = me.roninTiles
}
