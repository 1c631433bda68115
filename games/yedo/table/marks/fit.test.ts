import { fitted } from '@machiya/kit'
import { expect, test } from 'vitest'
import { halved, spread } from './fit.ts'

test('a long name is broken between two syllables', () => {
  const lines = (name: string) => halved(name, 16, 52)
  expect(lines('Katana')).toEqual(['Katana'])
  expect(lines('Shuriken')).toEqual(['Shuri-', 'ken'])
  expect(lines('Metsubushi')).toEqual(['Metsu-', 'bushi'])
  expect(lines('Karesansui')).toEqual(['Kare-', 'sansui'])
  expect(lines('Métsübüshï')).toEqual(['Métsü-', 'büshï'])
  expect(lines('Kobudo-Ryu')).toEqual(['Kobudo-', 'Ryu'])
})

test('a word is drawn together where it is too long, and never apart', () => {
  expect(fitted('Dojo', 16, 60)).toEqual({})
  expect(fitted('Metsubushi', 16, 60)).toMatchObject({ textLength: 60 })
})

test('words that share a line have even room between them', () => {
  const starts = (room: number) => spread([20, 30, 20], room).map(({ at }) => at)
  expect(starts(100)).toEqual([0, 35, 80])
  expect(spread([20, 30, 20], 35)).toEqual([
    { at: 0, width: 10 },
    { at: 10, width: 15 },
    { at: 25, width: 10 },
  ])
})
