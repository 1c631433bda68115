import { expect, test } from 'vitest'
import type { Entry } from '@machiya/table'
import { missed } from './missed.ts'

const entry = (number: number, mover: 0 | 1 | 2, a: Record<string, string | number> = {}): Entry => ({
  number,
  mover,
  at: 0,
  tidings: [{ tiding: 'did', a }],
})

const log = [
  entry(1, 1, { seat: 1 }),
  entry(2, 0, { seat: 0 }),
  entry(3, 1, { seat: 1 }),
  entry(4, 2, { seat: 2, from: 0 }),
]

test('only what others did since, first what was done to me', () => {
  expect(missed(log, 1, 0).map(({ number }) => number)).toEqual([4, 3])
})

test('nothing is missed by those who saw it all', () => {
  expect(missed(log, 4, 0)).toEqual([])
})
