import { expect, test } from 'vitest'
import { readBefore, withPast } from './past.ts'

const entry = (number: number, mover: 0 | 1, at = 0) => ({ number, mover, at, tidings: [] })

test('what the house tells takes the place of what was heard, and what came since stays', () => {
  const log = { number: 3, entries: [entry(1, 0, 10), entry(2, 1, 20)] }
  expect(withPast(log, [entry(2, 1), entry(3, 0), entry(4, 1)])).toEqual([
    entry(1, 0, 10),
    entry(2, 1, 20),
    entry(4, 1),
  ])
})

test('on a new device everything up to my own last move counts as read', () => {
  const log = [entry(1, 0), entry(2, 1), entry(3, 0), entry(4, 1), entry(5, 1)]
  expect(readBefore(log, 0)).toBe(3)
  expect(readBefore(log, null)).toBe(-1)
  expect(readBefore([entry(1, 1)], 0)).toBe(-1)
})
