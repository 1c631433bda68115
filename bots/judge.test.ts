import { edo } from '@machiya/edo'
import type { Game, Seat } from '@machiya/kernel'
import { expect, test } from 'vitest'
import { expertOf } from './experts.ts'
import { judgeOf } from './judge.ts'

const game = edo as unknown as Game
const expert = expertOf(game)
const judge = judgeOf(game, expert, expert.trained)

/** A game of Edo for three at its end, with those who have no house there. */
const ended = (...lost: readonly Seat[]) => {
  const g = edo.start(3, {}, '0'.repeat(32))
  const seats = g.seats.map((me, seat) => ({ ...me, points: 9, out: lost.includes(seat as Seat) }))
  return { ...g, agenda: [], seats } as unknown as typeof g
}
const judged = (...lost: readonly Seat[]) => ([0, 1, 2] as const).map((seat) => judge(ended(...lost), seat))

test('whoever has lost has won nothing, also if all have', () => {
  const [first = 0, second = 1, third = 1] = judged(1, 2)
  expect(first).toBeGreaterThan(0.9)
  expect(Math.max(second, third)).toBeLessThan(0.1)
  expect(Math.max(...judged(0, 1, 2))).toBeLessThan(0.1)
})
