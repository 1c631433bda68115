import { commit } from '@machiya/kernel'
import { expect, test } from 'vitest'
import { companyTonight, dayOf, firstTonight, seatTonight } from './tonight.ts'

const LEVELS = ['apprentice', 'merchant', 'daimyo']
const marks = Array.from({ length: 60 }, (_, i) => commit(`day ${i}`))

test('the same mark seats the same company, and other days other ones', () => {
  for (const mark of marks) expect(companyTonight(mark, 5, LEVELS)).toEqual(companyTonight(mark, 5, LEVELS))
  const seen = new Set(marks.map((mark) => companyTonight(mark, 5, LEVELS).join()))
  expect(seen.size).toBe(12)
})

test('one chair is the player’s, four are laid at most, and every level comes to sit there', () => {
  for (const mark of marks) {
    const company = companyTonight(mark, 5, LEVELS)
    expect(company).toHaveLength(4)
    expect(company.filter((level) => level === null)).toHaveLength(1)
    expect(company[seatTonight(company)]).toBeNull()
    expect(companyTonight(mark, 2, LEVELS)).toHaveLength(2)
  }
})

test('every game stands first in its turn, and a day is named by the wall clock', () => {
  const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21']
  const games = days.map((day) => firstTonight(day, ['a', 'b', 'c']))
  expect(new Set(games.slice(0, 3)).size).toBe(3)
  expect(games[3]).toBe(games[0])
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
