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

test('a chair that nobody has taken, or that was freed, has a name; whoever sits down there renames nobody else', () => {
  const bot = { name: 'Merchant', level: 'merchant' } as const
  expect(namesOf([{ name: 'Hanna', level: null }, { name: '', level: null }, bot])).toEqual([
    'Hanna',
    'Aiko',
    'Ren',
  ])
  expect(namesOf([{ name: 'Hanna', level: null }, { name: 'Ben', level: null }, bot])).toEqual([
    'Hanna',
    'Ben',
    'Ren',
  ])
})
