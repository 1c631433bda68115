import { expect, test } from 'vitest'
import { fitted, halved } from './fit.ts'

test('a long name is broken between two syllables', () => {
  const lines = (name: string) => halved(name, 16, 52)
  expect(lines('Katana')).toEqual(['Katana'])
  expect(lines('Shuriken')).toEqual(['Shuri-', 'ken'])
  expect(lines('Metsubushi')).toEqual(['Metsu-', 'bushi'])
  expect(lines('Karesansui')).toEqual(['Kare-', 'sansui'])
  expect(lines('Kobudo-Ryu')).toEqual(['Kobudo-', 'Ryu'])
})

test('a word is drawn together where it is too long, and never apart', () => {
  expect(fitted('Dojo', 16, 60)).toEqual({})
  expect(fitted('Metsubushi', 16, 60)).toMatchObject({ textLength: 60 })
})
