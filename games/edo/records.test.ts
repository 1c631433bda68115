import { readFileSync } from 'node:fs'
import { isOver } from '@machiya/kernel'
import { parseRecord, replay } from '@machiya/kernel/record'
import { expect, test } from 'vitest'
import { edo } from './index.ts'

test.each([
  ['two-players-nobody-in-edo', [0, 0], [0, 1]],
  ['two-players-ronin', [8, 7], [1]],
  ['three-players', [14, 4, 7], [1]],
  ['four-players-all-modules', [6, 8, 9, 9], [0, 2, 3]],
  ['five-players-tokken-ronin', [6, 15, 4, 11, 9], [0, 2]],
])('the recorded game %s plays again to the same end', (name, points, out) => {
  const record = parseRecord(readFileSync(new URL(`records/${name}.txt`, import.meta.url), 'utf8'))
  const end = replay(edo, record, record.seed ?? '').at(-1)
  if (!end) throw new Error('the record is empty')
  expect(isOver(end)).toBe(true)
  expect(end.seats.map((daimyo) => daimyo.points)).toEqual(points)
  const ranks = edo.standing(end)
  expect(ranks.flatMap(({ seat, lost }) => (lost ? [seat] : []))).toEqual(out)
  expect(ranks.some(({ place }) => place === 1)).toBe(out.length < points.length)
})
