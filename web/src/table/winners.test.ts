import type { Rank, Seat } from '@machiya/kernel'
import { expect, test } from 'vitest'
import { winnersOf } from './winners.ts'

const rank = (seat: number, place: number, score: number): Rank => ({
  seat: seat as Seat,
  place,
  score,
  ties: [],
})

test('the first alone wins, or all who share the first place', () => {
  expect(winnersOf([rank(1, 1, 9), rank(0, 2, 4)]).map(({ seat }) => seat)).toEqual([1])
  expect(winnersOf([rank(1, 1, 9), rank(0, 1, 9)]).map(({ seat }) => seat)).toEqual([1, 0])
})

test('nobody wins where all are first with nothing', () => {
  expect(winnersOf([rank(0, 1, 0), rank(1, 1, 0), rank(2, 1, 0)])).toEqual([])
})

test('nothing can still be the best', () => {
  expect(winnersOf([rank(0, 1, 0), rank(1, 2, -3)]).map(({ seat }) => seat)).toEqual([0])
})
