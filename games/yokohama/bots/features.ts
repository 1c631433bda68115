/** What a merchant has, as numbers: points that are there, points on the way, and the means to more. */
import { isHidden, type Position, type Seat } from '@machiya/kernel'
import { PLAYER_COUNTS } from '../data/player-counts.ts'
import { allSymbols } from '../ledger.ts'
import { GOOD_IDS, NEUTRAL, NONE, type Board, type Yokohama } from '../position.ts'
import { countryPoints } from '../rules/index.ts'
import { ACHIEVEMENT, TECHNOLOGY } from '../by-id.ts'
import {
  actionPrice,
  GOOD_PRICES,
  nearness,
  orderPrice,
  powerWithPresident,
  readiness,
  technologyPrice,
} from './prices.ts'
import { timeLeft } from './outlook.ts'

export const FEATURES = [
  'points',
  'church majority',
  'customs majority',
  'technology majority',
  'countries',
  'yen',
  'yen early',
  'goods',
  'goods early',
  'goods wanted',
  'imports',
  'imports early',
  'agents',
  'agents early',
  'staff early',
  'supply early',
  'dry',
  'shops ready early',
  'houses ready',
  'houses ready early',
  'buildings early',
  'orders',
  'orders ready',
  'technology early',
  'best action',
  'second action',
  'achievements near',
  'president free',
] as const

const MAJORITY = { church: [6, 3], customs: [8, 4], technology: [10, 5] } as const

/** What decides a tie is too small to decide anything else. */
const TIE = 0.01

/** 9.8 and 9.9 Assistants on a board. 9.10 A tie goes to the rightmost. */
const standingOn =
  (board: Board) =>
  (g: Yokohama, owner: number): number => {
    let count = 0
    let last = 0
    for (let space = 0; space < g[board].length; space++)
      if (g[board][space] === owner) {
        count++
        last = space
      }
    return count + TIE * last
  }
const inChurch = standingOn('church')
const atCustoms = standingOn('customs')

const NEUTRAL_INDUSTRY: { readonly [seats: number]: number } = Object.fromEntries(
  PLAYER_COUNTS.map(({ players, neutralIndustry }) => [players, neutralIndustry]),
)

/** 9.12 Industry; a tie goes to the earlier seat. */
const industry = (g: Yokohama, owner: number): number => {
  if (owner === NEUTRAL) return NEUTRAL_INDUSTRY[g.about.seats] ?? 0
  let sum = 0
  for (const id of g.seats[owner as Seat].technologies.of) sum += TECHNOLOGY[id].cost
  return sum === 0 ? 0 : sum - TIE * owner
}

type Strength = (g: Yokohama, owner: number) => number

/** What a majority would bring if it ended now. 9.14 The neutral colour takes part. */
const majority = (g: Yokohama, seat: Seat, strength: Strength, prizes: readonly [number, number]): number => {
  const own = strength(g, seat)
  if (own === 0) return 0
  let place = strength(g, NEUTRAL) > own ? 1 : 0
  for (let other = 0; other < g.about.seats; other++) if (strength(g, other) > own) place++
  return prizes[place] ?? 0
}

/** The two best actions that the own assistants allow now. */
const bestActions = (g: Yokohama, seat: Seat): [number, number] => {
  const { assistants, president } = g.seats[seat]
  let best = 0
  let second = 0
  for (let place = 0; place < assistants.length; place++) {
    if (!assistants[place] || place === president) continue
    const price = actionPrice(g, seat, place, powerWithPresident(g, seat, place))
    if (price > best) {
      second = best
      best = price
    } else if (price > second) second = price
  }
  return [best, second]
}

const goodsOf = (g: Yokohama, seat: Seat): number => {
  let sum = 0
  for (const good of GOOD_IDS) sum += g.seats[seat].goods[good] * GOOD_PRICES[good]
  return sum
}

/** Orders in hand: by what they bring, and by how much of their goods is there. */
const ordersOf = (g: Yokohama, seat: Seat): { all: number; ready: number; wanted: number } => {
  let all = 0
  let ready = 0
  let wanted = 0
  for (const id of g.seats[seat].hand.of) {
    if (isHidden(id)) continue
    const price = orderPrice(g, seat, id)
    const there = readiness(g, seat, id)
    all += price
    wanted += price * there
    if (there === 1) ready += price
  }
  return { all, ready, wanted }
}

const nearAchievements = (g: Yokohama, seat: Seat): number => {
  let sum = 0
  for (let at = 0; at < g.achievements.of.length; at++)
    if (!g.seats[seat].achieved.includes(at)) {
      const near = nearness(g, seat, at)
      sum += near * near * ACHIEVEMENT[g.achievements.of[at] as keyof typeof ACHIEVEMENT].later
    }
  return sum
}

const engine = (g: Yokohama, seat: Seat, time: number): number => {
  let sum = 0
  for (const id of g.seats[seat].technologies.of) sum += technologyPrice(id, time) - technologyPrice(id, 0)
  return sum
}

const count = (values: readonly number[], of: number): number => {
  let sum = 0
  for (const value of values) if (value === of) sum++
  return sum
}

const fill = (into: Float64Array, values: readonly number[]): void => {
  for (let i = 0; i < values.length; i++) into[i] = values[i] as number
}

export const read = (position: Position, seat: Seat, into: Float64Array): void => {
  const g = position as Yokohama
  const own = g.seats[seat]
  const time = timeLeft(g, seat)
  const { all, ready, wanted } = ordersOf(g, seat)
  const [best, second] = bestActions(g, seat)
  let onBoard = 0
  for (const here of own.assistants) onBoard += here
  const goods = goodsOf(g, seat)
  fill(into, [
    own.points,
    majority(g, seat, inChurch, MAJORITY.church),
    majority(g, seat, atCustoms, MAJORITY.customs),
    majority(g, seat, industry, MAJORITY.technology),
    countryPoints(allSymbols(g, seat)),
    own.yen,
    own.yen * time,
    goods,
    goods * time,
    wanted,
    own.imports,
    own.imports * time,
    own.agents.length,
    own.agents.length * time,
    (own.supply.assistant + onBoard) * time,
    Math.min(4, own.supply.assistant) * time,
    own.supply.assistant === 0 ? time : 0,
    own.supply.shop * time,
    own.supply.house,
    own.supply.house * time,
    (count(g.shops, seat) + count(g.houses, seat)) * time,
    all * time,
    ready,
    engine(g, seat, time),
    time > 0.03 ? best : 0,
    time > 0.1 ? second : 0,
    nearAchievements(g, seat) * Math.min(1, 3 * time),
    own.president === NONE ? time : 0,
  ])
}
