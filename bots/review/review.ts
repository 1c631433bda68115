/**
 * A finished game looked at again from one seat. It is given what that seat saw before every move and what it did,
 * and nothing else: whatever was hidden from it then stays so here. Each finding is told as soon as it is made,
 * first roughly and then with care.
 */
import { dice, type Pick, type Seat, type Task, type View } from '@machiya/kernel'
import type { Reason } from '@machiya/kit/folder'
import { alarm, choose, partOf, weigh, type Budget } from '../choose.ts'
import type { Taught } from '../experts.ts'
import type { Line } from '../playout.ts'
import { thinkable } from '../policy.ts'
import type { Estimate } from '../search.ts'
import { compare, type Asking, type Compared } from './compare.ts'
import { pointAt, ticksIn, type Care, type Point } from './curve.ts'

/** What the seat saw, and what it did where the move was its own. */
export type Frame = { readonly seen: View; readonly pick?: Pick }

export type Reviewed = Taught & {
  readonly seat: Seat
  /** One before every move, and the end. */
  readonly frames: readonly Frame[]
  readonly seed: string
  /** Milliseconds for all of it, or playouts for each decision. */
  readonly budget: Budget
}

export const MARKS = ['best', 'good', 'inexact', 'mistake'] as const
export type Mark = (typeof MARKS)[number]

/** A line with the chance to win by it. */
export type Weighed = { readonly pick: Pick; readonly line: Line; readonly chance: number }
export type Verdict = {
  readonly move: number
  readonly task: Task
  readonly mark: Mark
  /** Where something else was clearly better. */
  readonly played?: Weighed
  readonly better?: Weighed
  readonly error?: number
  readonly why?: Reason
}

export type Finding = {
  /** How much of the work is done, up to 1. */
  readonly done: number
  readonly point?: Point
  readonly verdict?: Verdict
}

/** A gap that is smaller than its error, so often, is none. */
const SURE = 2
/** The chance to win that a move gives away, from which on it has a worse mark. */
const INEXACT = 0.03
const MISTAKE = 0.08

/** How the time is shared out: by when each part has to be done. */
const UNTIL = { decisions: 0.5, curve: 0.65, doubts: 1 } as const
/** Worlds in which two lines are compared, at first and in doubt. */
const WORLDS = { rough: 12, sharp: 96 } as const
const LEAST_MS = 4

type Pace = (left: number) => Budget
/** What one of those that are left may cost. */
const paceOf = (budget: Budget, began: number, until: number): Pace =>
  'iterations' in budget
    ? () => budget
    : (left) => ({ ms: Math.max(LEAST_MS, (began + budget.ms * until - performance.now()) / left) })

const markOf = ({ gap, error }: Compared): Mark => {
  if (gap < INEXACT || gap <= SURE * error) return 'good'
  return gap < MISTAKE ? 'inexact' : 'mistake'
}

type Decision = Asking & { readonly move: number; readonly task: Task; readonly played: Pick }

/** The own decisions in which there was something to decide. */
const decisionsIn = ({ frames, seat, seed, ...taught }: Reviewed): Decision[] =>
  frames.flatMap(({ seen, pick }, move) => {
    const { game, expert } = taught
    if (pick === undefined) return []
    const picks = thinkable(expert, game, seen, seat, game.legal(seen, seat, []))
    const task = game.task(seen) as Task
    const chance = dice(`review ${seed} ${move}`)
    return picks.some((other) => other !== pick)
      ? [{ ...taught, seen, seat, chance, move, task, played: pick }]
      : []
  })

const lineFor = ({ task }: Decision, estimates: readonly Estimate[], pick: Pick): Line =>
  estimates.find((each) => each.pick === pick)?.line ?? [{ task: task.task, pick }]

const verdictBy = (decision: Decision, better: Line, other: Line, compared: Compared): Verdict => {
  const { move, task, played } = decision
  const mark = markOf(compared)
  if (mark === 'good') return { move, task, mark }
  return {
    move,
    task,
    mark,
    played: { pick: played, line: other, chance: compared.other },
    better: { pick: better[0]?.pick ?? played, line: better, chance: compared.better },
    error: compared.error,
    why: compared.why,
  }
}

type Judgement = { readonly verdict: Verdict; readonly gap: number }

const SEARCHING = 0.7

/** Searched like any decision; what was played is compared with the best in worlds of its own. */
const glance = (decision: Decision, budget: Budget): Judgement => {
  const { move, task, played } = decision
  const late = alarm(budget)
  const { pick, why = [] } = choose({
    ...decision,
    level: 'shogun',
    why: true,
    budget: partOf(budget, SEARCHING),
  })
  if (pick === played || why.length === 0)
    return { verdict: { move, task, mark: pick === played ? 'best' : 'good' }, gap: 0 }
  const [better, other] = [lineFor(decision, why, pick), lineFor(decision, why, played)]
  const compared = compare(decision, better, other, WORLDS.rough, late)
  return { verdict: verdictBy(decision, better, other, compared), gap: compared.gap }
}

/** Both get their best line, and many worlds. */
const ponder = (decision: Decision, { better }: Verdict, budget: Budget): Verdict => {
  const late = alarm(budget)
  const { played } = decision
  const picks = [better?.pick ?? played, played]
  const both = weigh({ ...decision, level: 'shogun', budget: partOf(budget, 1 - SEARCHING) }, picks)
  const [first, second] = picks.map((pick) => lineFor(decision, both, pick)) as [Line, Line]
  return verdictBy(decision, first, second, compare(decision, first, second, WORLDS.sharp, late))
}

function* curve(of: Reviewed, care: Care, done: (share: number) => number): Generator<Finding> {
  const { frames, seat, seed, game, expert } = of
  const ticks = ticksIn(
    of,
    frames.map(({ seen }) => seen),
    seat,
  )
  for (const [i, move] of ticks.entries()) {
    const seen = frames[move]?.seen as View
    const chance = dice(`curve ${seed} ${move}`)
    yield {
      done: done((i + 1) / ticks.length),
      point: pointAt({ game, expert, seen, seat, chance }, move, care),
    }
  }
}

export function* review(of: Reviewed): Generator<Finding> {
  const began = performance.now()
  yield* curve(of, 'rough', () => 0)
  const decisions = decisionsIn(of)
  const first = paceOf(of.budget, began, UNTIL.decisions)
  const doubts: (Judgement & { readonly decision: Decision })[] = []
  for (const [i, decision] of decisions.entries()) {
    const judgement = glance(decision, first(decisions.length - i))
    const { verdict } = judgement
    if (verdict.better) doubts.push({ ...judgement, decision })
    yield { done: (UNTIL.decisions * (i + 1)) / decisions.length, verdict }
  }
  yield* curve(of, 'sharp', (share) => UNTIL.decisions + (UNTIL.curve - UNTIL.decisions) * share)
  const second = paceOf(of.budget, began, UNTIL.doubts)
  doubts.sort((a, b) => b.gap - a.gap)
  for (const [i, { decision, verdict }] of doubts.entries()) {
    const done = UNTIL.curve + ((UNTIL.doubts - UNTIL.curve) * (i + 1)) / doubts.length
    yield { done, verdict: ponder(decision, verdict, second(doubts.length - i)) }
  }
  yield { done: 1 }
}

/** Everything found, the later finding in place of the earlier. */
export type Review = { readonly points: readonly Point[]; readonly verdicts: readonly Verdict[] }
export const NOTHING: Review = { points: [], verdicts: [] }

const withOne = <T extends { readonly move: number }>(all: readonly T[], one: T | undefined): readonly T[] =>
  one ? [...all.filter(({ move }) => move !== one.move), one].sort((a, b) => a.move - b.move) : all

export const withFinding = ({ points, verdicts }: Review, { point, verdict }: Finding): Review => ({
  points: withOne(points, point),
  verdicts: withOne(verdicts, verdict),
})
