/** The one question a bot is asked: here is what you see, what do you do? */
import type { Chance, Game, Pick, Seat, Task, View } from '@machiya/kernel'
import { draw, type Expert, type Learned, type Weights } from '@machiya/kit/expert'
import type { Taught } from './experts.ts'
import { openLearned } from './learned/index.ts'
import { EFFORTS, type Effort, type Level } from './levels.ts'
import type { Manner } from './manners.ts'
import { paceOf, timed } from './pace.ts'
import { stillMeant } from './meant.ts'
import { HEAT, type Line } from './playout.ts'
import { likingsOf, thinkable } from './policy.ts'
import { search, tableOf, type Estimate, type Search, type Spent, type Table } from './search.ts'

/** Milliseconds for play, playouts for tests and for anything that must come out the same again. */
export type Budget = { readonly ms: number } | { readonly iterations: number }

export type Question = Taught & {
  readonly level: Level
  /** Its own way of playing, where it has one. */
  readonly manner?: Manner
  /** What that seat sees. */
  readonly seen: View
  readonly seat: Seat
  readonly budget: Budget
  readonly chance: Chance
  /** How it meant to go on when it answered before. */
  readonly meant?: Line
  /** Ask for the alternatives and their estimates as well. */
  readonly why?: boolean
}

export type Answer = {
  readonly pick: Pick
  /** How the seat means to go on. */
  readonly next?: Line
  readonly why?: readonly Estimate[]
  /** Nothing was compared: the quick hand answered. */
  readonly guessed?: true
  /** What went wrong, if the quick hand had to answer instead of the search. For the log. */
  readonly fault?: string
}

const clockOf = (budget: Budget, most: number): Spent => {
  if ('iterations' in budget) {
    const limit = Math.min(budget.iterations, most)
    return (playouts, share = 1) => playouts >= limit * share
  }
  const began = performance.now()
  return (playouts, share = 1) => playouts >= most * share || performance.now() >= began + budget.ms * share
}

const allowance = (budget: Budget, most: number, { name }: Game): number =>
  Math.min(most, 'iterations' in budget ? budget.iterations : budget.ms / paceOf(name))

/** A share of a budget. */
export const partOf = (budget: Budget, share: number): Budget =>
  'ms' in budget ? { ms: budget.ms * share } : { iterations: Math.ceil(budget.iterations * share) }

/** Whether the milliseconds of a budget are over, from now on. */
export const alarm = (budget: Budget): (() => boolean) => {
  if (!('ms' in budget)) return () => false
  const ends = performance.now() + budget.ms
  return () => performance.now() >= ends
}

/** The best, or one so near to it that nobody would call it a mistake. */
const settleOn = (estimates: readonly Estimate[], { slack }: Effort, chance: Chance): Estimate => {
  const best = estimates[0] as Estimate
  const good = estimates.filter(({ value, tries }) => tries > 0 && value >= best.value - slack)
  return slack > 0 ? (good[chance(good.length)] ?? best) : best
}

/** How a seat thinks: how hard, by which weights, by what it learnt instead where it did, and in which manner. */
export type Mind = {
  readonly effort: Effort
  readonly weights: Weights
  readonly learned?: Learned
  readonly manner?: Manner
}

/** The mind of somebody who makes this effort in a game. */
export const mindOf = (expert: Expert, effort: Effort, manner?: Manner): Mind => ({
  effort,
  weights: expert[effort.weights],
  ...(effort.learns && expert.learned ? { learned: expert.learned } : {}),
  ...(manner ? { manner } : {}),
})

const searchOf = (question: Question, mind: Mind, meant: Line = []): Search => {
  const { game, expert, seen, seat, budget, chance } = question
  const { lines, far, most } = mind.effort
  const depth = far ? expert.ahead(seen) : 0
  const spent = clockOf(budget, most)
  const playouts = allowance(budget, most, game)
  return { ...mind, game, expert, seen, seat, lines, depth, chance, spent, playouts, meant }
}

const estimate = (question: Question, mind: Mind, picks: readonly Pick[], meant?: Line): Estimate[] => {
  const how = searchOf(question, mind, meant)
  return 'ms' in question.budget ? timed(how, (watched) => search(watched, picks)) : search(how, picks)
}

/** Picks from which on a decision gets all that the budget allows; between two, half of it will do. */
const MANY = 6
const shareFor = (picks: number): number => Math.min(1, (2 + picks) / (2 + MANY))

/** What one decision may cost of what was given: less between few picks, and less time where its expert is in haste and it meant something already. */
export const budgetFor = (
  budget: Budget,
  { haste }: Expert,
  task: string,
  picks: number,
  meant: Line,
): Budget => {
  const hurry = 'ms' in budget && meant.length > 0 ? (haste?.[task] ?? 1) : 1
  return partOf(budget, shareFor(picks) * hurry)
}

/** Fewer playouts compare nothing. */
const FEWEST = 2

/** The next step of a line, where nothing needs to be compared or nothing can be. */
const asMeant = ([first, ...next]: Line): Answer | undefined => first && { pick: first.pick, next }

const think = (question: Question, mind: Mind, picks: readonly Pick[]): Answer => {
  const effort = { ...mind.effort, most: Math.ceil(mind.effort.most * shareFor(picks.length)) }
  const { task } = question.game.task(question.seen) as Task
  const meant = stillMeant(question, picks)
  const budget = budgetFor(question.budget, question.expert, task, picks.length, meant)
  if (allowance(budget, effort.most, question.game) < FEWEST) return asMeant(meant) ?? guess(question, picks)
  const estimates = estimate({ ...question, budget }, { ...mind, effort }, picks, meant)
  const { pick, line } = settleOn(estimates, mind.effort, question.chance)
  const next = mind.effort.keeps ? { next: line.slice(1) } : {}
  return { pick, ...next, ...(question.why ? { why: estimates } : {}) }
}

/** A natural move without any search; not always the same one, or two such hands could play in a circle for ever. */
export const quickHand = (question: Question): Pick => quickly(question, thinkableOf(question))

const quickly = ({ game, expert, seen, seat, chance }: Question, picks: readonly Pick[]): Pick =>
  draw(picks, likingsOf(expert, seen, seat, game.task(seen) as Task, picks), HEAT, chance)

const guess = (question: Question, picks: readonly Pick[]): Answer => ({
  pick: quickly(question, picks),
  guessed: true,
})

/** A search that fails never stalls a table: a natural move is played and the fault is told. */
const thinkOrGuess = (question: Question, mind: Mind, picks: readonly Pick[]): Answer => {
  try {
    return think(question, mind, picks)
  } catch (fault) {
    return { ...guess(question, picks), fault: String(fault) }
  }
}

const picksOf = ({ game, seen, seat }: Question): readonly Pick[] => {
  if (seen.viewer !== seat)
    throw new Error(`a bot at seat ${seat} is shown the view of that seat, not of ${seen.viewer ?? 'nobody'}`)
  const picks = game.legal(seen, seat, [])
  if (picks.length === 0) throw new Error(`seat ${seat} has nothing to choose`)
  return picks
}

const thinkableOf = (question: Question): readonly Pick[] => {
  const { game, expert, seen, seat } = question
  return thinkable(expert, game, seen, seat, picksOf(question))
}

/** As `choose`, with a mind of one's own: for training and for trying out. */
export const chooseBy = (question: Question, mind: Mind): Answer => {
  const picks = thinkableOf(question)
  if (picks.length === 1) return asMeant(stillMeant(question, picks)) ?? { pick: picks[0] as Pick }
  const asked = instructed(question, mind)
  return mind.effort.most === 0 ? guess(asked, picks) : thinkOrGuess(asked, mind, picks)
}

/** Asked of somebody whose hand has learnt, if it has. */
const instructed = (question: Question, { learned }: Mind): Question =>
  learned ? { ...question, expert: openLearned(question.expert, learned).expert } : question

/** What the strongest level holds of these picks and no others, over the same worlds, best first. */
export const weigh = (question: Question, picks: readonly Pick[]): Estimate[] => {
  picksOf(question)
  const mind = mindOf(question.expert, EFFORTS.shogun)
  return estimate(instructed(question, mind), mind, picks)
}

/** Where the strongest level would compare lines, in worlds of the question's own chance. */
export const comparing = (question: Question): Table => {
  const mind = mindOf(question.expert, EFFORTS.shogun)
  return tableOf(searchOf(instructed(question, mind), mind))
}

/** Answers for a seat from its view alone. It throws only where there is nothing to choose. */
export const choose = (question: Question): Answer => {
  const { expert, level, manner, chance } = question
  if (level !== 'random') return chooseBy(question, mindOf(expert, EFFORTS[level], manner))
  const picks = picksOf(question)
  return { pick: picks[chance(picks.length)] as Pick }
}
