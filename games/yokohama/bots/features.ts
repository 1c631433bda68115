/** What a merchant has, as numbers: points that are there, points on the way, and the means to more. */
import { isHidden, type Position, type Seat } from '@machiya/kernel'
import { allSymbols } from '../ledger.ts'
import { GOOD_IDS, NONE, type Board, type Yokohama } from '../position.ts'
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

const standingOn =
  (board: Board) =>
  (g: Yokohama, seat: number): number => {
    let count = 0
    for (const owner of g[board]) if (owner === seat) count++
    return count
  }
const inChurch = standingOn('church')
const atCustoms = standingOn('customs')
const industry = (g: Yokohama, seat: number): number => {
  let sum = 0
  for (const id of g.seats[seat as Seat].technologies.of) sum += TECHNOLOGY[id].cost
  return sum
}

/** Places in a majority, ties shared: what it would bring if it ended now. */
const majority = (
  g: Yokohama,
  seat: Seat,
  count: (g: Yokohama, seat: number) => number,
  [first, second]: readonly [number, number],
): number => {
  const own = count(g, seat)
  if (own === 0) return 0
  let above = 0
  let beside = 0
  for (let other = 0; other < g.about.seats; other++) {
    if (other === seat) continue
    const theirs = count(g, other)
    if (theirs > own) above++
    else if (theirs === own) beside++
  }
  if (above === 0) return beside === 0 ? first : (first + second) / 2
  return above === 1 ? (beside === 0 ? second : second / 2) : 0
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
