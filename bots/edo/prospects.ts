/** What lies ahead for a player: what can be afforded, where a samurai does most, how long it still goes on. */
import type { Seat } from '@machiya/kernel'
import { boardOf, faresFrom } from '@machiya/edo/board'
import { influence, ownsHouse, sharesOf } from '@machiya/edo/cities'
import { crowdAt } from '@machiya/edo/figures'
import { ACTION, BUILDING, isCity, isResource, KIND, type CityId, type SpaceId } from '@machiya/edo/ids'
import { choiceOf, crewOf } from '@machiya/edo/plans'
import type { G, Player } from '@machiya/edo/position'

export const GOAL = 12
const LONE_YIELD = 3
const POINTS_A_ROUND = 2

/** Rounds still to play, this one included: the stack is the bound, the leader's pace may be quicker. */
export const roundsLeft = (g: G): number => {
  const stack = g.merchantStack.of.length + Math.max(0, g.merchantCards.of.length - 1)
  let leader = 0
  for (const { points } of g.seats) leader = Math.max(leader, points)
  return Math.max(0, Math.min(stack, leader >= GOAL ? 0 : 1 + (GOAL - leader) / POINTS_A_ROUND))
}

/** The stock in hand, or as it may be after cards that come before. */
export type Stock = { wood: number; stone: number; rice: number; ryo: number }
export const stockOf = ({ wood, stone, rice, ryo }: Player): Stock => ({ wood, stone, rice, ryo })

/** What a planned action is likely to add. */
export const addYield = (stock: Stock, action: keyof typeof ACTION, hands: number): void => {
  const { effect } = ACTION[action]
  if (effect.does === 'money') stock.ryo += effect.ryo * 2
  else if (effect.does === 'rice') stock.rice += effect.rice * 2
  else if (effect.does === 'gather')
    for (const resource of effect.resources) stock[resource] += 2 * Math.min(2, hands)
}

const times = (stock: Stock, cost: { readonly [kind in keyof Stock]?: number }): number => {
  let most = Infinity
  for (const kind of ['wood', 'stone', 'rice', 'ryo'] as const)
    if (cost[kind]) most = Math.min(most, Math.floor(stock[kind] / (cost[kind] ?? 1)))
  return most
}

/** How many houses, and how many fortresses, could be paid. */
export const housesIn = (stock: Stock): number => times(stock, BUILDING.house.cost)
export const fortressesIn = (stock: Stock): number => times(stock, BUILDING.fortress.cost)

/** The next card of a plan that still lies face down, as its owner knows it. */
export const nextCard = (me: Player): { action: keyof typeof ACTION; count: number } | undefined => {
  const [action] = me.plan.value.actions
  const [officials] = me.plan.value.officials
  return action === undefined || officials === undefined
    ? undefined
    : { action: choiceOf(action).action, count: crewOf(officials).count }
}

/** Income of a seat from all cities, as it stands. */
export const incomeOf = (g: G, seat: Seat): number => {
  let sum = 0
  for (const city of boardOf(g).cities)
    for (const share of sharesOf(g, city)) if (share.seat === seat) sum += share.ryo
  return sum
}

/** How good it is to build in a city: Edo must be had, and lonely cities pay. */
export const cityWorth = (g: G, seat: Seat, city: CityId): number => {
  if (g.closed.includes(city)) return -5
  if (city === 'edo' && !ownsHouse(g, 'edo', seat)) return 4
  let rivals = 0
  for (let other = 0; other < g.about.seats; other++)
    if (other !== seat && influence(g, city, other as Seat) > 0) rivals++
  return 2 - 0.6 * rivals - (influence(g, city, seat) > 0 ? 0.7 : 0)
}

const fieldWorth = (g: G, at: SpaceId): number =>
  g.covered.includes(at) ? -5 : Math.max(-1, LONE_YIELD - crowdAt(g, at))

/** How well a samurai at a space serves an action: 0 and less not at all. */
export const siteWorth = (g: G, seat: Seat, action: keyof typeof ACTION, at: SpaceId): number => {
  const { effect } = ACTION[action]
  if (effect.does === 'gather') {
    const kind = KIND[at]
    return isResource(kind) && effect.resources.includes(kind) ? fieldWorth(g, at) : -3
  }
  if (effect.does === 'build') return isCity(at) ? cityWorth(g, seat, at) : -3
  if (effect.does === 'trade') return at === g.merchant ? 2 : -3
  return -3
}

/** What a way costs a player. */
export const fare = (g: G, me: Player, from: SpaceId, to: SpaceId): number => faresFrom(g, me, from)[to] ?? 99

/** Own samurai that already serve an action where they stand. */
export const inPlace = (g: G, seat: Seat, action: keyof typeof ACTION): number => {
  let count = 0
  for (const at of g.seats[seat].samurai) if (siteWorth(g, seat, action, at) > -1) count++
  return count
}
