import { readFileSync } from 'node:fs'
import { isOver } from '@machiya/kernel'
import { parseRecord, replay } from '@machiya/kernel/record'
import { expect, test } from 'vitest'
import { yokohama } from './index.ts'

test.each([
  ['two-players', [183, 85], ['church']],
  ['three-players', [94, 35, 59], ['orders']],
  ['four-players', [24, 49, 31, 50], ['orders']],
])('the recorded game of %s plays again to the same end', (name, points, trigger) => {
  const record = parseRecord(readFileSync(new URL(`records/${name}.txt`, import.meta.url), 'utf8'))
  const end = replay(yokohama, record, record.seed ?? '').at(-1)
  if (!end) throw new Error('the record is empty')
  expect(isOver(end)).toBe(true)
  expect(end.seats.map((merchant) => merchant.points)).toEqual(points)
  expect(end.trigger).toEqual(trigger)
})
