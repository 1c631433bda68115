import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ALIKE = new Set(['also', 'example', 'games', 'http', 'https', 'localhost', 'other', 'stand', 'will'])

const textsOf = (language: string): readonly string[] =>
  globSync(`{games,web/src}/**/{${language},*.${language}}.ts`)
    .flatMap((path) => [
      ...readFileSync(path, 'utf8').matchAll(/:\s*(?:'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`([^`]*)`)/g),
    ])
    .map(([, single, double, back]) => (single ?? double ?? back ?? '').replaceAll(/\$?\{[^}]*\}/g, ' '))

const smallWords = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.match(/(?<![\p{L}\p{N}-])[a-z]{4,}(?![\p{L}-])/gu) ?? []))

test('no English word was left standing in a German text', () => {
  const english = smallWords(textsOf('en').map((text) => text.toLowerCase()))
  const german = smallWords(textsOf('de'))
  expect(english.size).toBeGreaterThan(1000)
  expect(german.size).toBeGreaterThan(400)
  expect([...german].filter((word) => english.has(word) && !ALIKE.has(word))).toEqual([])
})
