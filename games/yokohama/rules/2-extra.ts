/** Chapter 2, the extra phase: agents, achievements and orders. */
import {
  BOTTOM,
  move,
  reason,
  tell,
  type Next,
  type No,
  type Say,
  type Seat,
  type Task,
} from '@machiya/kernel'
import type { AchievementId } from '../data/achievements.ts'
import type { AreaId } from '../data/areas.ts'
import type { GoodId } from '../data/goods.ts'
import type { OrderId } from '../data/orders.ts'
import { earn, giveGood, meetAgent, owns, score } from '../ledger.ts'
import { areaIdAt, builtIn, mannedBy, placeOf } from '../places.ts'
import { choice, GOOD_IDS, NONE, type Yokohama } from '../position.ts'
import { ACHIEVEMENT, CONDITIONS, DEMANDS, ORDER, TECHNOLOGY, type Condition } from '../by-id.ts'
import { act } from './5-action.ts'
import { grant } from './5-rewards.ts'
import { onceATurn, type Once } from './8-once-a-turn.ts'

const NO_AGENT = reason('2.8', 'You have no unused foreign agent')
const AGENT_USED = reason('2.8', 'You have used an agent in this turn')
const NO_AREA = reason('2.9', 'No area has an assistant of yours without your president')
const UNMANNED = reason('2.9', 'You have no assistant there')
const PRESIDENT = reason('2.9', 'Your president stands there')
const ACHIEVED = reason('2.13', 'You have gained it already')
const UNMET = reason('2.11', 'You do not meet its condition')
const NO_ASSISTANT = reason('2.11', 'You have no assistant in your supply')
const NO_GOODS = reason('2.17', 'You lack the goods it names')

export type Extra = OrderId | AchievementId | 'use-agent'

/** 2.7 What the extra phase offers. */
export const sayExtras = (g: Yokohama, seat: Seat, say: Say<Extra>): void => {
  const { hand } = g.seats[seat]
  for (let at = 0; at < hand.of.length; at++) {
    const order = hand.of[at] as OrderId
    say(order, !hasGoods(g, seat, order) && NO_GOODS)
  }
  for (let at = 0; at < g.achievements.of.length; at++)
    say(g.achievements.of[at] as AchievementId, noAchievement(g, seat, at))
  say('use-agent', noAgent(g, seat))
}

export const isExtra = (pick: string): pick is Extra =>
  pick === 'use-agent' || pick in ORDER || pick in ACHIEVEMENT

export const doExtra = (g: Yokohama, seat: Seat, pick: Extra): readonly Task[] => {
  if (pick === 'use-agent') return [agentArea({ seat })]
  if (pick in ORDER) return fulfil(g, seat, pick as OrderId)
  achieve(g, seat, pick as AchievementId)
  return []
}

/** 2.9 The places where an agent can act, as bits. */
const agentPlaces = (g: Yokohama, seat: Seat): number => {
  const { president } = g.seats[seat]
  return mannedBy(g, seat) & ~(president === NONE ? 0 : 1 << president)
}
const noAgent = (g: Yokohama, seat: Seat): No => {
  const { agents, used } = g.seats[seat]
  if (agents.length === 0) return NO_AGENT
  return used.includes('agent') ? AGENT_USED : agentPlaces(g, seat) === 0 && NO_AREA
}

/** 2.8 The agent is spent. 2.10 It acts in the area. */
export const agentArea = choice<{ seat: Seat }, AreaId>('agent-area', {
  options: (g, { seat }, say) => {
    const manned = mannedBy(g, seat)
    const { president } = g.seats[seat]
    for (let place = 0; place < g.areas.length; place++)
      say(areaIdAt(g, place), place === president ? PRESIDENT : !(manned & (1 << place)) && UNMANNED)
  },
  play: (g, { seat }, area): Next => {
    const { agents, spentAgents, used } = g.seats[seat]
    const country = agents.shift()
    if (country) spentAgents.push(country)
    used.push('agent')
    tell(g, 'used-agent', { seat, country: country ?? '', area })
    return act({ seat, at: placeOf(g, area) })
  },
})

const holds = (goods: Readonly<Record<GoodId, number>>, asked: Readonly<Record<GoodId, number>>): boolean =>
  goods.copper >= asked.copper &&
  goods.silk >= asked.silk &&
  goods.tea >= asked.tea &&
  goods.fish >= asked.fish

/** 2.14 Goods. 2.15 Yen, technologies, agents and tiles, orders. 2.16 Areas with buildings. */
const meets = (g: Yokohama, seat: Seat, asked: Condition): boolean => {
  const { goods, agents, spentAgents, tiles, technologies, fulfilled, yen } = g.seats[seat]
  return (
    holds(goods, asked) &&
    yen >= asked.yen &&
    technologies.of.length >= asked.technologies &&
    agents.length + spentAgents.length + tiles.of.length >= asked.agentsAndTiles &&
    fulfilled.of.length >= asked.orders &&
    (asked.production === 0 || builtIn(g, seat, 'production') >= asked.production) &&
    (asked.trade === 0 || builtIn(g, seat, 'trade') >= asked.trade)
  )
}
const noAchievement = (g: Yokohama, seat: Seat, at: number): No => {
  const { achieved, supply } = g.seats[seat]
  if (achieved.includes(at)) return ACHIEVED
  const asked = CONDITIONS.get(g.achievements.of[at] as AchievementId)
  if (!asked || !meets(g, seat, asked)) return UNMET
  return supply.assistant === 0 && NO_ASSISTANT
}

/** 2.11 An assistant stays on the card. 2.12 The first one scores more. */
const achieve = (g: Yokohama, seat: Seat, id: AchievementId): void => {
  const at = g.achievements.of.indexOf(id)
  const first = !g.seats.some(({ achieved }) => achieved.includes(at))
  g.seats[seat].supply.assistant--
  g.seats[seat].achieved.push(at)
  tell(g, 'achieved', { seat, achievement: id })
  score(g, seat, first ? ACHIEVEMENT[id].first : ACHIEVEMENT[id].later, 'achievements')
}

const hasGoods = (g: Yokohama, seat: Seat, id: OrderId): boolean => {
  const asked = DEMANDS.get(id)
  return asked !== undefined && holds(g.seats[seat].goods, asked)
}

/** 2.17 The goods are given, the reward is taken. 8.9 Ball. 8.10 Language school. */
const fulfil = (g: Yokohama, seat: Seat, id: OrderId): readonly Task[] => {
  const { hand, fulfilled } = g.seats[seat]
  tell(g, 'fulfilled', { seat, order: move(g, hand, fulfilled, id, BOTTOM) })
  for (const good of GOOD_IDS) giveGood(g, seat, good, ORDER[id].goods[good] ?? 0)
  const rest = grant(g, seat, ORDER[id].reward, 'orders')
  if (owns(g, seat, 'ball')) score(g, seat, TECHNOLOGY.ball.amount, 'technologies')
  if (owns(g, seat, 'language-school')) earn(g, seat, TECHNOLOGY['language-school'].amount)
  meetAgent(g, seat, ORDER[id].country)
  return rest
}

/** 2.7 The second half of the extra phase, until the player ends the turn. */
export const extra = choice<{ seat: Seat }, Extra | 'end-turn', Once>('extra', {
  beside: onceATurn,
  options: (g, { seat }, say) => {
    sayExtras(g, seat, say)
    say('end-turn')
  },
  play: (g, { seat }, pick): Next => {
    if (pick !== 'end-turn') return [...doExtra(g, seat, pick), extra({ seat })]
  },
})
