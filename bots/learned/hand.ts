/** The quick hand as search corrected it: what looks natural, weighed anew by the kind of pick and the time of the game. */
import type { Pick, Position } from '@machiya/kernel'
import type { Expert, Habit, LearnedHand, Tastes } from '@machiya/kit/expert'
import { NEVER } from '../policy.ts'
import { unpack } from './half.ts'

/** All numbers are of one kind, and so are picks that are rare. */
export const ANY_NUMBER = '#'
export const RARE = '*'
export const kindOf = (pick: Pick): string => (typeof pick === 'number' ? ANY_NUMBER : pick)

/** How far the game has come, from 0 to 1. */
export const progressOf = (clock: number, span: number): number =>
  span > 0 ? Math.min(1, Math.max(0, clock / span)) : 0

type Asked = Tastes<Position>[string]

const neutral: Asked = () => () => 0

const weighed = (expert: Expert, span: number, taste: Asked, habit: Habit): Asked => {
  const numbers = unpack(habit.numbers)
  const slope = numbers[0] as number
  const places = new Map(habit.kinds.map((kind, i) => [kind, 1 + 2 * i]))
  const rare = places.get(RARE) ?? 1
  return (g, seat, a) => {
    const like = taste(g, seat, a)
    const time = progressOf(expert.clock(g, seat), span)
    return (pick) => {
      const liking = like(pick)
      if (liking <= NEVER) return liking
      const at = places.get(kindOf(pick)) ?? rare
      return slope * liking + (numbers[at] as number) + time * (numbers[at + 1] as number)
    }
  }
}

/** The likings of an expert after what was learnt; a task without a habit stays as it was. */
export const learnedLikes = (expert: Expert, { span, tasks }: LearnedHand): Tastes<Position> => ({
  ...expert.likes,
  ...Object.fromEntries(
    Object.entries(tasks).map(([task, habit]) => [
      task,
      weighed(expert, span, expert.likes[task] ?? neutral, habit),
    ]),
  ),
})
