import { expect, test } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'
import { listed, sayIn } from './index.ts'

/** A value is named right before a brace or a comma; the words of a plural are not. */
const holes = (text: string) => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name)

test.each(Object.keys(en))('%s is said in both languages, with the same values', (id) => {
  const [english, german] = [en[id as keyof typeof en], de[id as keyof typeof en]]
  expect(german).toBeTruthy()
  expect(new Set(holes(german))).toEqual(new Set(holes(english)))
})

test('plurals follow the language', () => {
  expect(sayIn('en')('wait-for-you', { count: 1 })).toBe('1 waits for you')
  expect(sayIn('de')('wait-for-you', { count: 2 })).toBe('2 warten auf dich')
  expect(sayIn('de')('wait-for-you', { count: 0 })).toBe('niemand wartet auf dich')
})

test('names are listed as the language does', () => {
  expect(listed('en', ['Ren', 'Aiko', 'Mateo'])).toBe('Ren, Aiko, and Mateo')
  expect(listed('de', ['Ren', 'Aiko'])).toBe('Ren und Aiko')
})
