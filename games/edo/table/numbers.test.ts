import { readFileSync } from 'node:fs'
import { numbersTypedIn } from '@machiya/kit/testing'
import { expect, test } from 'vitest'
import { legend } from './legend.ts'
import { EFFECTS_DE } from '../words/effects.de.ts'
import { EFFECTS_EN } from '../words/effects.en.ts'

test.each([
  '../words/aid.en.ts',
  '../words/aid.de.ts',
  '../words/legend.en.ts',
  '../words/legend.de.ts',
  '../words/effects.ts',
  '../words/effects.en.ts',
  '../words/effects.de.ts',
])('the numbers in %s come from the tables', (file) => {
  expect(numbersTypedIn(readFileSync(new URL(file, import.meta.url), 'utf8'))).toEqual([])
})

test('a number typed into a sentence is found, one that is inserted, an id and a rule are not', () => {
  const source =
    "// It's 5.\nconst a = ['Pay 2 ryo', `Pay ${COUNT['x']} ryo`, `Höchstens zehn ${f(`${1}`)}`, '4.10', 'basic-1']"
  expect(numbersTypedIn(source)).toEqual(["'Pay 2 ryo'", '`Höchstens zehn `'])
})

test('the legend tells what the tables say, in both languages', () => {
  const textOf = (language: string, mark: string) =>
    legend.find(({ marks }) => marks.includes(mark))?.words[language]?.[1]
  expect(textOf('en', 'house')).toBe(EFFECTS_EN['house'])
  expect(textOf('de', 'house')).toBe(EFFECTS_DE['house'])
  expect(textOf('en', 'wood')).toContain('3 alone, 2 each of 2, 1 each of 3. At most 10.')
  expect(textOf('de', 'points')).toContain('Mit 12')
})
