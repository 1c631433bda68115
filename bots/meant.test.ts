import { dice, type Game, type Pick, type Seat } from '@machiya/kernel'
import { noughts } from '@machiya/kernel/fixtures/noughts'
import { expect, test } from 'vitest'
import { choose, type Answer } from './choose.ts'
import type { Line } from './playout.ts'
import { stranger } from './stranger.ts'

const game = noughts as unknown as Game
const marks = (...cells: readonly Pick[]): Line => cells.map((pick) => ({ task: 'mark', pick }))

/** So few playouts that two lines are compared and no more. */
const ask = (meant: Line, iterations = 12): Answer => {
  const g = game.start(2, {}, '1'.repeat(32))
  const seat = game.waitingFor(g)[0] as Seat
  const seen = game.view(g, seat)
  const budget = { iterations }
  const chance = dice('meant')
  return choose({
    game,
    expert: stranger(game),
    level: 'shogun',
    seen,
    seat,
    budget,
    chance,
    meant,
    why: true,
  })
}
const compared = ({ why = [] }: Answer): Pick[] =>
  why.filter(({ tries }) => tries > 0).map(({ pick }) => pick)

test('what was meant is compared in any case, whatever it was', () => {
  for (const cell of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
    const answer = ask(marks(cell))
    expect(compared(answer)).toContain(cell)
    expect(compared(answer).length).toBeGreaterThan(1)
  }
})

test('what went by without a question, and what cannot be made any more, is no hindrance', () => {
  for (const cell of [0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(compared(ask([{ task: 'forced', pick: 0 }, ...marks(9, cell)]))).toContain(cell)
  expect(compared(ask(marks(9)))).toEqual(compared(ask([])))
})

test('with a single playout left, what was meant is compared with another line all the same', () => {
  expect(compared(ask(marks(0), 3))).toContain(0)
  expect(compared(ask(marks(0), 3))).toHaveLength(2)
})

test('where nothing can be compared, what was meant is done', () => {
  for (const cell of [0, 1, 2, 3, 4, 5, 6, 7, 8]) expect(ask(marks(cell), 1).pick).toBe(cell)
})

test('what comes after the pick that is made is meant next', () => {
  const { pick, why = [], next } = ask([])
  expect(next).toEqual(why.find((each) => each.pick === pick)?.line.slice(1))
  expect(next?.length).toBeGreaterThan(0)
})
