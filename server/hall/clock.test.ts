import { expect, test } from 'vitest'
import { deadlines, firstClock, firstDeadline, nextClock } from './clock.ts'

const live = { kind: 'live', bank: 60, increment: 5 } as const

test('the mover pays for its time and earns the increment; the next one starts', () => {
  const first = firstClock(live, 2, { owed: [0], hidden: false }, 1000)
  expect(deadlines(live, first)).toEqual([61_000, null])
  const next = nextClock(live, first, 0, { owed: [1], hidden: false, isPublic: true }, 11_000)
  expect(next).toEqual({ hidden: false, banks: [55_000, 60_000], since: [null, 11_000] })
})

test('a seat asked twice running starts anew, others on a floor keep their start', () => {
  const floor = firstClock(live, 3, { owed: [0, 1, 2], hidden: false }, 0)
  const next = nextClock(live, floor, 0, { owed: [0, 1, 2], hidden: false, isPublic: true }, 2000)
  expect(next).toEqual({ hidden: false, banks: [63_000, 60_000, 60_000], since: [2000, 0, 0] })
})

test('a hidden pick earns no increment and stops no clock', () => {
  const floor = firstClock(live, 2, { owed: [0, 1], hidden: false }, 0)
  expect(nextClock(live, floor, 0, { owed: [0, 1], hidden: false, isPublic: false }, 9000)).toEqual(floor)
})

test('where answers are hidden no bank tells who has answered, and time still ends', () => {
  const floor = firstClock(live, 2, { owed: [0, 1], hidden: true }, 0)
  const next = nextClock(live, floor, 0, { owed: [1], hidden: true, isPublic: false }, 9000)
  expect(next?.banks).toEqual([60_000, 60_000])
  expect(firstDeadline(live, next)).toBe(60_000)
})

test('quiet hours stand still, also across midnight', () => {
  const clock = { kind: 'days', days: 0.25, quiet: { from: 22, to: 7, zone: 'UTC' } } as const
  const evening = Date.UTC(2026, 0, 1, 20, 30)
  const state = firstClock(clock, 1, { owed: [0], hidden: false }, evening)
  expect(firstDeadline(clock, state)).toBe(Date.UTC(2026, 0, 2, 11, 30))
})

test('quiet hours of weeks stand still, also where the clocks are put forward and back', () => {
  const quiet = { from: 22, to: 7, zone: 'Europe/Berlin' }
  const clock = { kind: 'days', days: 15 / 24, quiet } as const
  const many = { kind: 'days', days: (45 * 15) / 24, quiet } as const
  for (const since of [Date.UTC(2026, 2, 1, 9, 20), Date.UTC(2026, 9, 1, 23, 10)]) {
    let day = since
    for (let i = 0; i < 45; i++)
      day = firstDeadline(clock, firstClock(clock, 1, { owed: [0], hidden: false }, day)) ?? 0
    expect(firstDeadline(many, firstClock(many, 1, { owed: [0], hidden: false }, since))).toBe(day)
  }
})

test('the longest clock with the longest quiet is reckoned to its end', () => {
  const clock = { kind: 'days', days: 60, quiet: { from: 1, to: 0, zone: 'UTC' } } as const
  const state = firstClock(clock, 5, { owed: [0, 1, 2, 3, 4], hidden: false }, Date.UTC(2026, 0, 1))
  expect(firstDeadline(clock, state)).toBe(Date.UTC(2026, 0, 1) + (1439 * 24 + 1) * 3_600_000)
})

test('without a clock nothing ends', () => {
  expect(firstClock({ kind: 'none' }, 2, { owed: [0], hidden: false }, 0)).toBeNull()
  expect(firstDeadline({ kind: 'none' }, null)).toBeNull()
})
