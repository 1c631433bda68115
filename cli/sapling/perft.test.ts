import { moveAll, type Whole } from '@machiya/kernel'
import { given } from '@machiya/kernel/testing'
import { expect, test } from 'vitest'
import { game } from './index.ts'
import { LANTERNS, type G } from './position.ts'
import { hang } from './rules/index.ts'

/** How many runs of so many moves there are. */
const perft = (g: Whole<G>, depth: number): number => {
  const [seat] = game.waitingFor(g)
  if (depth === 0 || seat === undefined) return 1
  return game.legal(g, seat, []).reduce<number>((sum, pick) => {
    const next = game.copy(g)
    game.advance(next, seat, pick)
    return sum + perft(next, depth - 1)
  }, 0)
}

// Each of two players chooses among three kinds, draws paper, and then has two: the kind just hung up is gone or closed.
test('perft: two players with one of each kind, and paper on the stack', () => {
  const { g } = given(game, { seats: 2 }, (at, lay) => {
    for (const { hand } of at.seats) moveAll(at, hand, at.stack)
    lay(at.stack, ...Array.from({ length: 6 }, () => 'paper'))
    for (const { hand } of at.seats) lay(hand, ...LANTERNS)
    return hang({ seat: 0 })
  })
  expect([1, 2, 3, 4].map((depth) => perft(g, depth))).toEqual([3, 9, 18, 36])
})
