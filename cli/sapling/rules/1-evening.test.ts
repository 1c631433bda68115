import { moveAll, type Seat } from '@machiya/kernel'
import { given, table } from '@machiya/kernel/testing'
import { expect, test } from 'vitest'
import { game } from '../index.ts'
import type { Lantern } from '../position.ts'
import { hang } from './index.ts'

/** Two players; the first holds these, and has hung up one of silk. */
const holding = (...kinds: readonly Lantern[]) =>
  given(game, { seats: 2 }, (g, lay) => {
    const { hand, hung } = g.seats[0]
    moveAll(g, hand, g.stack)
    lay(hand, ...kinds)
    lay(hung, 'silk')
    return hang({ seat: 0 })
  })

test('[1.1] everybody begins with three lanterns in hand', () => {
  const g = game.start(3, {}, '5a'.repeat(32))
  expect(g.seats.map(({ hand }) => hand.of.length)).toEqual([3, 3, 3])
})

test.each([
  ['short', 5],
  ['long', 7],
])('[1.2] in a %s evening everybody hangs up %i, in turn', (evening, lanterns) => {
  let at = table(game, game.start(2, { evening }, '5a'.repeat(32)))
  for (let turn = 0; turn < 2 * lanterns; turn++) {
    const seat = (turn % 2) as Seat
    at = at.play(seat, at.open(seat)[0] ?? '')
    expect(at.g.seats[seat].hand.of).toHaveLength(3)
  }
  expect(at.settled().g.seats.map(({ hung }) => hung.of.length)).toEqual([lanterns, lanterns])
})

test('[1.3] the kind of the last lantern is closed, unless there is no other', () => {
  holding('silk', 'bronze', 'silk').refuses(0, 'silk', '1.3').play(0, 'bronze')
  expect(holding('silk', 'silk', 'silk').open(0)).toEqual(['silk'])
})

test('[1.4] kinds count 1, 2 and 3, all of them 4 more, and bronze breaks a tie', () => {
  const ended = given(game, { seats: 3 }, (g, lay) => {
    lay(g.seats[0].hung, 'paper', 'silk', 'bronze')
    lay(g.seats[1].hung, 'bronze', 'bronze', 'bronze', 'paper')
    lay(g.seats[2].hung, 'paper')
    return []
  })
  const ranks = game.standing(ended.g).map(({ seat, place, score }) => [seat, place, score])
  expect(ranks).toEqual([
    [1, 1, 10],
    [0, 2, 10],
    [2, 3, 1],
  ])
})
