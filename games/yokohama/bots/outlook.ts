/** What one turn asks again and again, kept while nothing it was made from changes. */
import type { Seat } from '@machiya/kernel'
import { PLAYER_COUNTS } from '../data/player-counts.ts'
import { GOOD_IDS, NONE, type Yokohama } from '../position.ts'
import { ORDER } from '../by-id.ts'

export type Good = (typeof GOOD_IDS)[number]
const FAR = 5

const BOARD_END: { readonly [seats: number]: number } = Object.fromEntries(
  PLAYER_COUNTS.map(({ players, boardEnd }) => [players, boardEnd]),
)
const taken = (owners: readonly number[]): number => {
  let count = 0
  for (let i = 0; i < owners.length; i++) if (owners[i] !== NONE) count++
  return count
}

/** What lies on the stack when hands and boards have been dealt. */
const ordersAtFirst = (seats: number): number => 4 + 3 * seats

const reckonTime = (g: Yokohama): number => {
  if (g.lastRound > 0) return Math.max(0, (g.lastRound - g.round) * 0.08 + 0.04)
  const end = BOARD_END[g.about.seats] ?? FAR
  let built = 0
  for (const seat of g.seats) built = Math.max(built, (4 - seat.warehouse.house - seat.supply.house) / 4)
  const drawn = 1 - g.orders.of.length / ordersAtFirst(g.about.seats)
  const progress = Math.max(taken(g.church) / end, taken(g.customs) / end, built, drawn, g.round / 30)
  return Math.max(0.12, 1 - progress)
}

type Outlook = {
  g: Yokohama | undefined
  stamp: number
  seat: number
  time: number
  readonly missing: { [good in Good]: number }
  /** What acting brings, by place and power; not a number where nobody asked yet. */
  readonly prices: Float64Array
}

export const POWERS = 6
const MOST_PLACES = 24
/** The last answer is kept while nothing that it was made from changes: a turn asks the same again and again. */
const last: Outlook = {
  g: undefined,
  stamp: 0,
  seat: NONE,
  time: 0,
  missing: { copper: 0, silk: 0, tea: 0, fish: 0 },
  prices: new Float64Array(POWERS * MOST_PLACES),
}

/** Changes with whatever a seat can do in its turn that bears on prices. */
const stampOf = (g: Yokohama, seat: Seat): number => {
  const { yen, imports, goods, hand, fulfilled, technologies, supply, tiles, points } = g.seats[seat]
  let stamp = g.round * 2 + (g.lastRound > 0 ? 1 : 0)
  stamp = Math.imul(stamp, 31) + yen
  stamp = Math.imul(stamp, 31) + imports
  stamp = Math.imul(stamp, 31) + goods.copper
  stamp = Math.imul(stamp, 31) + goods.silk
  stamp = Math.imul(stamp, 31) + goods.tea
  stamp = Math.imul(stamp, 31) + goods.fish
  stamp = Math.imul(stamp, 31) + hand.of.length * 8 + fulfilled.of.length
  stamp = Math.imul(stamp, 31) + technologies.of.length * 8 + tiles.of.length
  stamp = Math.imul(stamp, 31) + supply.shop * 8 + supply.house
  return Math.imul(stamp, 257) + points
}

const lookOut = (g: Yokohama, seat: Seat, stamp: number): void => {
  const { hand, goods } = g.seats[seat]
  const { missing } = last
  for (const good of GOOD_IDS) missing[good] = -goods[good]
  for (const order of hand.of) {
    const asked = ORDER[order]?.goods
    if (asked) for (const good of GOOD_IDS) missing[good] += asked[good] ?? 0
  }
  for (const good of GOOD_IDS) missing[good] = Math.max(0, missing[good])
  last.g = g
  last.seat = seat
  last.stamp = stamp
  last.time = reckonTime(g)
  last.prices.fill(NaN)
}

export const outlook = (g: Yokohama, seat: Seat): Outlook => {
  const stamp = stampOf(g, seat)
  if (last.g !== g || last.seat !== seat || last.stamp !== stamp) lookOut(g, seat, stamp)
  return last
}

/** How much of the game is left, from 1 at the start to 0 after the last turn. */
export const timeLeft = (g: Yokohama, seat: Seat): number => outlook(g, seat).time

/** Goods that the orders in hand ask for and are not there yet. */
export const missing = (g: Yokohama, seat: Seat, good: Good): number => outlook(g, seat).missing[good]
