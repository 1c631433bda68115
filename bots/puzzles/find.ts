/**
 * Moments of a game in which one pick is clearly best by what its seat knew. Found with a glance, checked with ten
 * times the playouts and worlds out of other seeds; whatever is not clear then is thrown away.
 */
import { dice, type Pick, type RecordedMove, type Whole } from '@machiya/kernel'
import type { Puzzle, Weighed } from '@machiya/kit/folder'
import { choose, type Question } from '../choose.ts'
import type { Taught } from '../experts.ts'
import { EFFORTS, LEVELS } from '../levels.ts'
import { thinkable } from '../policy.ts'
import { compare, type Asking } from '../review/compare.ts'
import type { Estimate } from '../search.ts'

/** What became of the decisions of a game. */
export type Tally = {
  readonly looked: number
  /** At a glance one pick was clearly best; all of these were checked. */
  readonly found: number
  /** Clear, but one more that anybody finds. */
  readonly easy: number
  readonly kept: number
}
export type Found = { readonly tally: Tally; readonly questions: readonly Omit<Puzzle, 'deal'>[] }

/** A game that was played: where it began, and its moves. */
export type Source = {
  readonly start: Whole
  readonly moves: readonly RecordedMove[]
  readonly seed: string
}

/** How hard a moment is looked at first, and how hard it is checked. */
const GLANCE = { playouts: 100, worlds: 16, sure: 2 } as const
const CHECK = { playouts: 1000, worlds: 160, sure: 3 } as const
/** The chance to win by which the best must be ahead of every other pick. */
const AHEAD = 0.04
/** Fewer picks are no question, and more cannot all be answered. */
const PICKS = [3, 14] as const
/** So many decisions of a game are looked at, and so many kept: questions shall differ. */
const MOST_LOOKED = 150
const MOST_KEPT = 6
const MOST_EASY = 2

type Moment = Asking & { readonly at: number; readonly picks: readonly Pick[] }

const ranked = (moment: Moment, seed: string, iterations: number): readonly Estimate[] => {
  const question: Question = {
    ...moment,
    level: 'shogun',
    why: true,
    budget: { iterations },
    chance: dice(seed),
  }
  return choose(question).why ?? []
}

const lineOf = (moment: Moment, estimates: readonly Estimate[], pick: Pick): Estimate['line'] =>
  estimates.find((each) => each.pick === pick)?.line ?? [
    { task: moment.game.task(moment.seen)?.task ?? '', pick },
  ]

/** At a glance: the best is ahead of the next. */
const isPromising = (moment: Moment, seed: string): boolean => {
  const [best, next] = ranked(moment, `glance ${seed}`, GLANCE.playouts)
  if (!best || !next || best.value - next.value < AHEAD / 2) return false
  const { gap, error } = compare(
    { ...moment, chance: dice(`glance apart ${seed}`) },
    best.line,
    next.line,
    GLANCE.worlds,
  )
  return gap >= AHEAD && gap > GLANCE.sure * error
}

/** Every pick beside the best; nothing where one of them comes near. */
const checked = (moment: Moment, seed: string): Part<Puzzle, 'picks' | 'line'> | undefined => {
  const estimates = ranked(moment, `check ${seed}`, CHECK.playouts)
  const [best] = estimates
  if (!best) return undefined
  const others: Weighed[] = []
  let chance = 0
  for (const pick of moment.picks.filter((each) => each !== best.pick)) {
    const asking = { ...moment, chance: dice(`check apart ${seed}`) }
    const compared = compare(asking, best.line, lineOf(moment, estimates, pick), CHECK.worlds)
    if (compared.gap < AHEAD || compared.gap <= CHECK.sure * compared.error) return undefined
    chance = compared.better
    others.push({ pick, chance: round(compared.other), why: compared.why })
  }
  const picks = [{ pick: best.pick, chance: round(chance) }, ...others.sort((a, b) => b.chance - a.chance)]
  return { picks, line: best.line.slice(0, LONGEST) }
}
type Part<T, K extends keyof T> = { readonly [key in K]: T[key] }
const LONGEST = 5
const round = (chance: number): number => Math.round(1000 * chance) / 1000

const TRIES = 3
const finds = (moment: Moment, best: Pick, level: keyof typeof EFFORTS, seed: string): boolean => {
  const budget = { iterations: EFFORTS[level].most }
  const found = Array.from({ length: TRIES }, (_, i) => {
    const chance = dice(`${level} ${seed} ${i}`)
    return choose({ ...moment, level, budget, chance }).pick === best
  })
  return found.filter(Boolean).length * 2 > TRIES
}

const THINKING = LEVELS.filter((level) => level !== 'random')
const gradeOf = (moment: Moment, best: Pick, seed: string): Puzzle['grade'] => {
  const first = THINKING.findIndex((level) => finds(moment, best, level, seed))
  return (first < 0 ? THINKING.length + 1 : first + 1) as Puzzle['grade']
}

/** Decisions of everybody, as each seat saw them, from anywhere in the game. */
const momentsIn = (taught: Taught, { start, moves, seed }: Source): Moment[] => {
  const { game, expert } = taught
  const g = { ...game.copy(start), told: null }
  const chance = dice(`moments ${seed}`)
  const moments: (Moment & { readonly lot: number })[] = []
  for (const [at, { seat, pick }] of moves.entries()) {
    // A view shares with its position, and this one is played on.
    const seen = game.view(game.copy(g), seat)
    const picks = thinkable(expert, game, seen, seat, game.legal(seen, seat, []))
    if (picks.length >= PICKS[0] && picks.length <= PICKS[1])
      moments.push({ ...taught, seen, seat, chance, at, picks, lot: chance(2 ** 30) })
    game.advance(g, seat, pick)
  }
  return moments.sort((a, b) => a.lot - b.lot).slice(0, MOST_LOOKED)
}

/** The same is asked once a round. */
const kindOf = ({ game, seen, at }: Moment): string =>
  JSON.stringify([game.task(seen)?.task, game.spans(seen)['round'] ?? at])

/** What a game has to ask, with how much was looked at and thrown away. */
export const questionsIn = (taught: Taught, source: Source): Found => {
  const questions: Omit<Puzzle, 'deal'>[] = []
  const kinds = new Set<string>()
  const tally = { looked: 0, found: 0, easy: 0 }
  for (const moment of momentsIn(taught, source)) {
    if (questions.length === MOST_KEPT) break
    if (kinds.has(kindOf(moment))) continue
    const words = `${source.seed} ${moment.at}`
    tally.looked++
    if (!isPromising(moment, words)) continue
    tally.found++
    const answer = checked(moment, words)
    const best = answer?.picks[0]
    if (!answer || !best) continue
    const grade = gradeOf(moment, best.pick, words)
    if (grade === 1 && questions.filter((each) => each.grade === 1).length === MOST_EASY) {
      tally.easy++
      continue
    }
    kinds.add(kindOf(moment))
    questions.push({ at: moment.at, seat: moment.seat, grade, ...answer })
  }
  return { tally: { ...tally, kept: questions.length }, questions }
}
