import { readFileSync } from 'node:fs'
import { numbersTypedIn } from '@machiya/kit/testing'
import { expect, test } from 'vitest'

test.each([
  '../words/legend.en.ts',
  '../words/legend.de.ts',
  '../words/effects.en.ts',
  '../words/effects.de.ts',
  '../words/phrases.ts',
])('the numbers in %s come from the tables', (file) => {
  expect(numbersTypedIn(readFileSync(new URL(file, import.meta.url), 'utf8'))).toEqual([])
})
