import { expect, test } from 'vitest'
import { namesOf } from './names.ts'

test('people are called as they said, partners by their level, in the language of the reader', () => {
  const seats = [
    { seat: 0, name: 'Hanna', level: null },
    { seat: 1, name: 'Merchant', level: 'merchant' },
    { seat: 2, name: 'Apprentice', level: 'apprentice' },
  ] as const
  expect(namesOf(seats, 'en')).toEqual(['Hanna', 'Merchant', 'Apprentice'])
  expect(namesOf(seats, 'de')).toEqual(['Hanna', 'Kaufmann', 'Lehrling'])
})

test('two partners of one level are told apart', () => {
  const seats = [1, 2].map((seat) => ({ seat, name: 'Merchant', level: 'merchant' }) as const)
  expect(namesOf(seats, 'de')).toEqual(['Kaufmann B', 'Kaufmann C'])
})
