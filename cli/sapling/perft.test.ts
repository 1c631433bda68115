import { moveAll } from '@machiya/kernel'
import { perft } from '@machiya/kernel/perft'
import { given } from '@machiya/kernel/testing'
import { expect, test } from 'vitest'
import { game } from './index.ts'
import { LANTERNS } from './position.ts'
import { hang } from './rules/index.ts'

// Each of two players chooses among three kinds, draws paper, and then has two: the kind just hung up is gone or closed.
test('perft: two players with one of each kind, and paper on the stack', () => {
  const { g } = given(game, { seats: 2 }, (at, lay) => {
    for (const { hand } of at.seats) moveAll(at, hand, at.stack)
    lay(at.stack, ...Array.from({ length: 6 }, () => 'paper'))
    for (const { hand } of at.seats) lay(hand, ...LANTERNS)
    return hang({ seat: 0 })
  })
  expect([1, 2, 3, 4].map((depth) => perft(game, g, depth).nodes)).toEqual([3, 9, 18, 36])
})
