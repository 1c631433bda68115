import { expect, test } from 'vitest'
import { namesOf } from './names.ts'

test('people are called as they said, and who plays for the house by names that nobody else has', () => {
  const seats = [
    { name: 'Ren', level: null },
    { name: 'Merchant', level: 'merchant' },
    { name: 'Merchant', level: 'merchant' },
    { name: 'Hanna', level: null },
    { name: 'Sumi', level: 'apprentice' },
  ] as const
  expect(namesOf(seats)).toEqual(['Ren', 'Aiko', 'Mateo', 'Hanna', 'Sumi'])
})
