import { readFileSync } from 'node:fs'
import { isOver } from '@machiya/kernel'
import { parseRecord, replay } from '@machiya/kernel/record'
import { expect, test } from 'vitest'
import { yedo } from './index.ts'

/** Three were begun by revision 1, and are played by its rules. */
test.each([
  ['two-clans-geisha', 1, [4, 22], [2, 3]],
  ['four-clans-samurai', 1, [24, 3, 2, 5], [3, 1, 1, 2]],
  ['five-clans-samurai', 1, [5, 4, 10, 3, 8], [2, 3, 1, 1, 1]],
  ['three-clans-samurai', 3, [3, 4, 17], [1, 1, 4]],
  ['four-clans-geisha', 3, [8, 3, 9, 21], [2, 0, 3, 4]],
])('the recorded game of %s plays again to the same end', (name, since, points, missions) => {
  const record = parseRecord(readFileSync(new URL(`records/${name}.txt`, import.meta.url), 'utf8'))
  const end = replay(yedo, record, record.seed ?? '').at(-1)
  if (!end) throw new Error('the record is empty')
  expect(isOver(end)).toBe(true)
  expect(end.about.since).toBe(since)
  expect(end.seats.map(({ prestige }) => prestige)).toEqual(points)
  expect(end.seats.map(({ completed }) => completed.of.length)).toEqual(missions)
})
