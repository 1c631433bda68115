/** What lies ahead for a player: what can be afforded, where a samurai does most, how long it still goes on. */
import type { Seat } from '@machiya/kernel'
import { boardOf } from '../board.ts'
import { BUILT, HOUSES, isBesieged, ownsHouse, POSTS, sharesOf } from '../cities.ts'
import type { SpaceKind, Wish } from '../data/types.ts'
import { countAt, crowdAt, samuraiAt } from '../figures.ts'
import {
  ACTION,
  BUILDING,
  buildingsOf,
  COUNT,
  isCity,
  isResource,
  KIND,
  MERCHANT_CARD,
  SPACE_IDS,
  tabulate,
  WISH,
  type CityId,
  type SpaceId,
} from '../by-id.ts'
import { choiceOf, crewOf } from '../picks.ts'
import type { G, Player } from '../position.ts'

export type ActionId = keyof typeof ACTION

export const GOAL = 12
const LONE_YIELD = 3
const POINTS_A_ROUND = 2

/** Rounds still to play, this one included: the stack is the bound, the leader's pace may be quicker. */
export const roundsLeft = (g: G): number => {
  const stack = g.merchantStack.of.length + Math.max(0, g.merchantCards.of.length - 1)
  let leader = 0
  for (let seat = 0; seat < g.seats.length; seat++) leader = Math.max(leader, g.seats[seat as Seat].points)
  return Math.max(0, Math.min(stack, leader >= GOAL ? 0 : 1 + (GOAL - leader) / POINTS_A_ROUND))
}

/** The stock in hand, or as it may be after cards that come before. */
export type Stock = { wood: number; stone: number; rice: number; ryo: number }
export const stockOf = ({ wood, stone, rice, ryo }: Player): Stock => ({ wood, stone, rice, ryo })

/** What a planned action is likely to add. */
export const addYield = (stock: Stock, action: ActionId, hands: number): void => {
  const { effect } = ACTION[action]
  if (effect.does === 'money') stock.ryo += effect.ryo * 2
  else if (effect.does === 'rice') stock.rice += effect.rice * 2
  else if (effect.does === 'gather')
    for (const resource of effect.resources) stock[resource] += 2 * Math.min(2, hands)
}

type Cost = { readonly [kind in keyof Stock]?: number }
const share = (have: number, cost: number | undefined): number => (cost ? Math.floor(have / cost) : Infinity)
const times = ({ wood, stone, rice, ryo }: Stock, cost: Cost): number =>
  Math.min(share(wood, cost.wood), share(stone, cost.stone), share(rice, cost.rice), share(ryo, cost.ryo))

/** How many houses, and how many fortresses, could be paid. */
export const housesIn = (stock: Stock): number => times(stock, BUILDING.house.cost)
export const fortressesIn = (g: G, stock: Stock): number => times(stock, buildingsOf(g).fortress.cost)

/** How many temples could be paid that are still to be had. */
export const templesIn = (g: G, { temples }: Player, stock: Stock): number =>
  g.about.options.jiin ? Math.min(COUNT.temples - temples.length, times(stock, BUILDING.temple.cost)) : 0

/** A wish on the display could be fulfilled by this kind of action. */
export const canFulfil = (g: G, stock: Stock, by: Wish['by']): boolean => {
  const { of } = g.wishes
  for (let i = 0; i < of.length && i < COUNT['open-wishes']; i++) {
    const wish = WISH[of[i] as keyof typeof WISH]
    if (wish.by === by && times(stock, wish.price) > 0) return true
  }
  return false
}

const BROUGHT = 2
/** The most ronin standing together that the own samurai could drive off. */
export const routable = (g: G, me: Player): number => {
  let most = 0
  for (const at of g.ronin) {
    const ronin = countAt(g.ronin, at)
    const there = samuraiAt(me, at)
    if (there + Math.min(BROUGHT, me.samurai.length - there) > ronin) most = Math.max(most, ronin)
  }
  return most
}

/** The power offer of the merchant could be paid. */
export const canTrade = (g: G, { wood, stone, rice, ryo }: Stock): boolean => {
  const [card] = g.merchantCards.of
  const power = card ? MERCHANT_CARD[card].power : {}
  return (
    wood >= (power.wood ?? 0) &&
    stone >= (power.stone ?? 0) &&
    rice >= (power.rice ?? 0) &&
    ryo >= (power.ryo ?? 0)
  )
}

/** The next card of a plan that still lies face down, as its owner knows it. */
export const nextCard = (me: Player): { action: ActionId; count: number } | undefined => {
  const [action] = me.plan.value.actions
  const [officials] = me.plan.value.officials
  return action === undefined || officials === undefined
    ? undefined
    : { action: choiceOf(action).action, count: crewOf(officials).count }
}

/** The last answer is kept: a judgement asks it once a seat. */
let paid: { g: G; number: number; ryo: number[] } | undefined

/** Income of a seat from all cities, as it stands. */
export const incomeOf = (g: G, seat: Seat): number => {
  if (paid?.g !== g || paid.number !== g.number) paid = { g, number: g.number, ryo: incomesOf(g) }
  return paid.ryo[seat] ?? 0
}
const incomesOf = (g: G): number[] => {
  const ryo = g.seats.map(() => 0)
  for (const city of boardOf(g).cities)
    for (const share of sharesOf(g, city)) ryo[share.seat] = (ryo[share.seat] ?? 0) + share.ryo
  return ryo
}

/** Whose a building is, as a bit; a fortress is nobody's. */
const OWNER = tabulate(BUILT, (built) => {
  const seat = Math.max(HOUSES.indexOf(built), POSTS.indexOf(built))
  return seat < 0 ? 0 : 1 << seat
})
const BITS = [0, 1, 1, 2, 1, 2, 2, 3]
const countBits = (bits: number): number => (BITS[bits & 7] as number) + (BITS[bits >> 3] as number)

/** How good it is to build in a city: Edo must be had, and lonely cities pay. */
export const cityWorth = (g: G, seat: Seat, city: CityId): number => {
  if (g.closed.includes(city) || isBesieged(g, city)) return -5
  if (city === 'edo' && !ownsHouse(g, 'edo', seat)) return 4
  let owners = 0
  const sites = g.sites[city]
  for (let i = 0; i < sites.length; i++) owners |= OWNER[sites[i] as (typeof BUILT)[number]]
  const own = 1 << seat
  return 2 - 0.6 * countBits(owners & ~own) - (owners & own ? 0.7 : 0)
}

const TEMPLE_GROUND: readonly SpaceKind[] = ['wood', 'stone', 'rice', 'river', 'way']
/** Better than nothing, and no reason to stay away from a city. */
const TEMPLE_WORTH = -1.5

/** Ground for a temple of the own: one to a space. */
const templeWorth = (g: G, seat: Seat, at: SpaceId): number => {
  const me = g.seats[seat]
  if (templesIn(g, me, me) < 1 || !TEMPLE_GROUND.includes(KIND[at]) || g.covered.includes(at)) return -3
  for (const { temples } of g.seats) if (temples.includes(at)) return -3
  return TEMPLE_WORTH
}

const fieldWorth = (g: G, at: SpaceId): number =>
  g.covered.includes(at) ? -5 : Math.max(-1, LONE_YIELD - crowdAt(g, at))

/** How well a samurai at a space serves an action: 0 and less not at all. */
export const siteWorth = (g: G, seat: Seat, action: ActionId, at: SpaceId): number => {
  const { effect } = ACTION[action]
  if (effect.does === 'gather') {
    const kind = KIND[at]
    return isResource(kind) && effect.resources.includes(kind) ? fieldWorth(g, at) : -3
  }
  if (effect.does === 'build') return isCity(at) ? cityWorth(g, seat, at) : templeWorth(g, seat, at)
  if (effect.does === 'trade') return at === g.merchant ? 2 : -3
  return -3
}

const INDEX = tabulate(SPACE_IDS, (id) => SPACE_IDS.indexOf(id))
export type Worths = (at: SpaceId) => number
const worths = new Float64Array(SPACE_IDS.length)
const worthAt: Worths = (at) => worths[INDEX[at]] as number

/** `siteWorth` of every space, reckoned once; good until the next call. */
export const siteWorths = (g: G, seat: Seat, action: ActionId): Worths => {
  const { spaces } = boardOf(g)
  for (let i = 0; i < spaces.length; i++) {
    const at = spaces[i] as SpaceId
    worths[INDEX[at]] = siteWorth(g, seat, action, at)
  }
  return worthAt
}

/** Own samurai that already serve an action where they stand. */
export const inPlace = (me: Player, worth: Worths): number => {
  let count = 0
  for (const at of me.samurai) if (worth(at) > -1) count++
  return count
}
