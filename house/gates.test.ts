import { expect, test } from 'vitest'
import { gates, gatesFor } from './gates.mjs'

const names = (changed: readonly string[]): string[] => gatesFor(changed).map(({ name }) => name)
const lint = (changed: readonly string[]): readonly string[] =>
  gatesFor(changed).find(({ name }) => name === 'lint')?.args ?? []

test('texts are laid out and number rules, nothing else', () => {
  expect(names(['docs/style.md'])).toEqual(['format', 'every rule has a test'])
})

test('words pass every gate, and lint reads only them', () => {
  const word = 'games/edo/words/de.ts'
  expect(names([word, 'README.md'])).toEqual(gates().map(({ name }) => name))
  expect(lint([word, 'README.md'])).toEqual([...lint([]), word])
})

test('lint reads the whole house after a change of code', () => {
  expect(lint(['games/edo/words/de.ts', 'kernel/src/view.ts'])).toEqual(lint([]))
  expect(gatesFor(['kernel/src/view.ts'])).toEqual(gates())
})
