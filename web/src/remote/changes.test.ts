import { expect, test } from 'vitest'
import { applyChanges } from './changes.ts'

const view = { round: 1, market: ['a', 'b', 'c'], seats: [{ mon: 3 }, { mon: 5 }] }

test('sets, removes and cuts, and leaves the old view as it was', () => {
  const next = applyChanges(view, [
    ['=', ['round'], 2],
    ['~', ['market'], 1, 1, ['x', 'y']],
    ['=', ['seats', 1, 'mon'], 4],
    ['-', ['seats', 0, 'mon']],
  ])
  expect(next).toEqual({ round: 2, market: ['a', 'x', 'y', 'c'], seats: [{}, { mon: 4 }] })
  expect(view).toEqual({ round: 1, market: ['a', 'b', 'c'], seats: [{ mon: 3 }, { mon: 5 }] })
})

test('what did not change stays the same object', () => {
  const next = applyChanges(view, [['=', ['round'], 2]])
  expect(next.market).toBe(view.market)
})

test('an empty path sets the whole', () => {
  expect(applyChanges<unknown>(view, [['=', [], 7]])).toBe(7)
})
