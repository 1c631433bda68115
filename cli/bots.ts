/** The bots of the house as players of a simulation. */
import { choose, isLevel, LEVELS, type Budget, type Level } from '@machiya/bots'
import type { Expert } from '@machiya/kit/expert'
import { listed, refuse } from './input.ts'
import { atRandom, type Decide, type Player } from './simulate.ts'

export const DEFAULT_ITERATIONS = 200

const byLevel =
  (level: Level, expert: Expert, budget: Budget): Decide =>
  (game, g, seat, chance) =>
    choose({ game, expert, level, seen: game.view(g, seat), seat, budget, chance }).pick

/** Random play needs no view: the options of a view are the options of its position. */
const playerOf = (bot: string, expert: Expert, budget: Budget): Player => {
  if (!isLevel(bot)) return refuse(`'${bot}' is not a bot of this house; it has ${listed(LEVELS)}`)
  return { bot, decide: bot === 'random' ? atRandom : byLevel(bot, expert, budget) }
}

/** The bots named with commas between, repeated until every seat has one. */
export const playersFrom = (names: string, seats: number, expert: Expert, budget: Budget): Player[] => {
  const bots = names.split(',')
  if (bots.length > seats) return refuse(`--bots names ${bots.length} bots for ${seats} seats`)
  return Array.from({ length: seats }, (_, seat) => playerOf(bots[seat % bots.length] ?? '', expert, budget))
}
