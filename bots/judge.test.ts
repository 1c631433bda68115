import {
  defineGame,
  list,
  open,
  rulesFor,
  seat,
  type Game,
  type PositionOf,
  type Seat,
} from '@machiya/kernel'
import { expect, test } from 'vitest'
import { judgeOf } from './judge.ts'
import { stranger } from './stranger.ts'

const shape = { lost: open(list(seat)) }
type Duel = PositionOf<typeof shape, Record<never, never>>
const end = rulesFor<Duel>().step('end', () => [])

/** Over as soon as it is dealt; all have as many points, and some have lost. */
const duel = defineGame({
  name: 'duel',
  revision: 1,
  seats: [3, 3],
  options: {},
  shape,
  box: () => ({}),
  rules: { end },
  opening: end(),
  standing: (g) => ([0, 1, 2] as const).map((each) => (g.lost.includes(each) ? null : [9])),
  scoring: () => ({}),
})
const game = duel as unknown as Game
const expert = stranger(game)
const judge = judgeOf(game, expert, expert.trained)

const judged = (...lost: readonly Seat[]) => {
  const g = { ...game.start(3, {}, '0'.repeat(32)), lost }
  return ([0, 1, 2] as const).map((each) => judge(g, each))
}

test('whoever has lost has won nothing, also if all have', () => {
  const [first = 0, second = 1, third = 1] = judged(1, 2)
  expect(first).toBeGreaterThan(0.9)
  expect(Math.max(second, third)).toBeLessThan(0.1)
  expect(Math.max(...judged(0, 1, 2))).toBeLessThan(0.1)
})
