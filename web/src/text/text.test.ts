import { expect, test } from 'vitest'
import { listed, sayIn, type TextId } from './index.ts'
import { LANGUAGES } from '../words/index.ts'

/** A value is named right before a brace or a comma; the words of a plural are not. */
const holes = (text: string) =>
  [...text.matchAll(/(?<!(?:=\d+|one|other) )\{(\w+)[,}]/g)].map(([, name]) => name)

const [first, ...others] = Object.values(LANGUAGES)

test.each(Object.keys(first ?? {}) as TextId[])(
  '%s is said in every language, with the same values',
  (id) => {
    for (const other of others) {
      expect(other[id]).toBeTruthy()
      expect(new Set(holes(other[id]))).toEqual(new Set(holes(first?.[id] ?? '')))
    }
  },
)

test('plurals follow the language', () => {
  expect(sayIn('en')('wait-for-you', { count: 1 })).toBe('1 waits for you')
  expect(sayIn('de')('wait-for-you', { count: 2 })).toBe('2 warten auf dich')
  expect(sayIn('de')('wait-for-you', { count: 0 })).toBe('niemand wartet auf dich')
})

test('names are listed as the language does', () => {
  expect(listed('en', ['Ren', 'Aiko', 'Mateo'])).toBe('Ren, Aiko, and Mateo')
  expect(listed('de', ['Ren', 'Aiko'])).toBe('Ren und Aiko')
})
