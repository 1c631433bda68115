/** Fits the quick hand to what search decided: a slope on what looked natural, and a leaning for every kind of pick, task by task. */
import type { Habit, LearnedHand } from '@machiya/kit/expert'
import { pack } from '../learned/half.ts'
import { progressOf, RARE } from '../learned/hand.ts'
import type { Decided } from './lesson.ts'

const FEWEST_DECISIONS = 60
const FEWEST_OFFERS = 25
const MOST_KINDS = 60
const ROUNDS = 150
const RATE = 0.08
/** Numbers are drawn back to nothing, the more the fewer decisions there are. */
const PULL = 2
const FIRST_SLOPE = 0.5

type Case = {
  readonly time: number
  readonly chosen: number
  /** Where each pick's kind has its numbers. */
  readonly places: Int32Array
  readonly likings: Float64Array
}

const kindsOf = (decided: readonly Decided[]): string[] => {
  const offers = new Map<string, number>()
  for (const { kinds } of decided)
    for (const kind of new Set(kinds)) offers.set(kind, (offers.get(kind) ?? 0) + 1)
  const common = [...offers].filter(([, count]) => count >= FEWEST_OFFERS).sort(([, a], [, b]) => b - a)
  return [RARE, ...common.slice(0, MOST_KINDS).map(([kind]) => kind)]
}

const casesOf = (decided: readonly Decided[], kinds: readonly string[], span: number): Case[] => {
  const places = new Map(kinds.map((kind, i) => [kind, 1 + 2 * i]))
  return decided.map(({ clock, chosen, kinds: here, likings }) => ({
    time: progressOf(clock, span),
    chosen,
    places: Int32Array.from(here, (kind) => places.get(kind) ?? 1),
    likings: Float64Array.from(likings),
  }))
}

/** How likely the hand would have made each pick. */
const sharesOf = ({ time, places, likings }: Case, numbers: Float64Array): number[] => {
  const logits = Array.from(
    likings,
    (liking, i) =>
      (numbers[0] as number) * liking +
      (numbers[places[i] as number] as number) +
      time * (numbers[(places[i] as number) + 1] as number),
  )
  const top = Math.max(...logits)
  const odds = logits.map((logit) => Math.exp(logit - top))
  const total = odds.reduce((sum, odd) => sum + odd, 0)
  return odds.map((odd) => odd / total)
}

const addSlopes = (one: Case, numbers: Float64Array, slopes: Float64Array): void =>
  sharesOf(one, numbers).forEach((share, i) => {
    const miss = share - (i === one.chosen ? 1 : 0)
    const at = one.places[i] as number
    slopes[0] = (slopes[0] as number) + miss * (one.likings[i] as number)
    slopes[at] = (slopes[at] as number) + miss
    slopes[at + 1] = (slopes[at + 1] as number) + miss * one.time
  })

const fitTask = (cases: readonly Case[], kinds: number): Float64Array => {
  const numbers = new Float64Array(1 + 2 * kinds)
  numbers[0] = FIRST_SLOPE
  const mean = new Float64Array(numbers.length)
  const square = new Float64Array(numbers.length)
  for (let round = 1; round <= ROUNDS; round++) {
    const slopes = Float64Array.from(numbers, (number, i) => (i === 0 ? 0 : PULL * number))
    for (const one of cases) addSlopes(one, numbers, slopes)
    for (let i = 0; i < numbers.length; i++) {
      const slope = (slopes[i] as number) / cases.length
      mean[i] = 0.9 * (mean[i] as number) + 0.1 * slope
      square[i] = 0.99 * (square[i] as number) + 0.01 * slope * slope
      const step = (mean[i] as number) / (1 - 0.9 ** round)
      numbers[i] =
        (numbers[i] as number) -
        (RATE * step) / (Math.sqrt((square[i] as number) / (1 - 0.99 ** round)) + 1e-8)
    }
  }
  return numbers
}

const habitOf = (decided: readonly Decided[], span: number): Habit => {
  const kinds = kindsOf(decided)
  return { kinds, numbers: pack(fitTask(casesOf(decided, kinds, span), kinds.length)) }
}

/** Tasks that were decided too seldom keep what they had. */
export const fitHand = (decided: readonly Decided[], span: number): LearnedHand => {
  const tasks = Map.groupBy(decided, ({ task }) => task)
  const habits = [...tasks].filter(([, all]) => all.length >= FEWEST_DECISIONS)
  return { span, tasks: Object.fromEntries(habits.map(([task, all]) => [task, habitOf(all, span)])) }
}
