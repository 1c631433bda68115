import { readFileSync } from 'node:fs'
import { isOver, parseRecord, replay } from '@machiya/kernel'
import { expect, test } from 'vitest'
import { yedo } from './index.ts'

test.each([
  ['two-clans-geisha', [4, 22], [2, 3]],
  ['four-clans-samurai', [24, 3, 2, 5], [3, 1, 1, 2]],
  ['five-clans-samurai', [5, 4, 10, 3, 8], [2, 3, 1, 1, 1]],
])('the recorded game of %s plays again to the same end', (name, points, missions) => {
  const record = parseRecord(readFileSync(new URL(`records/${name}.txt`, import.meta.url), 'utf8'))
  const end = replay(yedo, record, record.seed ?? '').at(-1)
  if (!end) throw new Error('the record is empty')
  expect(isOver(end)).toBe(true)
  expect(end.seats.map(({ prestige }) => prestige)).toEqual(points)
  expect(end.seats.map(({ completed }) => completed.of.length)).toEqual(missions)
})
