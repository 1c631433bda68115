import { readdirSync, readFileSync } from 'node:fs'
import { plainTeller } from '@machiya/kernel'
import { expect, test } from 'vitest'
import { words, yokohama } from '../index.ts'
import { CATEGORIES } from '../position.ts'
import { AREAS } from '../data/areas.ts'

const folder = new URL('../', import.meta.url)
const sources = ['ledger.ts', ...readdirSync(new URL('rules/', folder)).map((name) => `rules/${name}`)]
  .filter((name) => !name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n')
const found = (pattern: RegExp): string[] => [...sources.matchAll(pattern)].map((match) => match[1] ?? '')

test('every reason is told in German', () => {
  const sentences = found(/reason\('[\d.]+', '([^']+)'\)/g)
  expect(sentences.length).toBeGreaterThan(30)
  expect(sentences.filter((sentence) => !words.de.reasons[sentence])).toEqual([])
  expect(Object.keys(words.de.reasons).filter((sentence) => !sentences.includes(sentence))).toEqual([])
})

test('every tiding and every question has words in both languages, and no others', () => {
  const tidings = [...new Set(found(/tell\(g, '([^']+)'/g))]
  const asked = Object.values(yokohama.rules).flatMap(({ kind, name }) => (kind === 'step' ? [] : [name]))
  for (const { tidings: told, asks } of [words.en, words.de]) {
    expect(new Set(Object.keys(told))).toEqual(new Set(tidings))
    expect(new Set(Object.keys(asks))).toEqual(new Set(asked))
  }
})

test('both languages name the same things', () => {
  expect(Object.keys(words.de.names)).toEqual(Object.keys(words.en.names))
  expect(Object.keys(words.de.effects)).toEqual(Object.keys(words.en.effects))
  for (const { names, effects } of [words.en, words.de]) {
    for (const category of CATEGORIES) expect(names[category], category).toBeTruthy()
    for (const { id } of AREAS) expect(names[id] && effects[id], id).toBeTruthy()
  }
})

test('a card says what its row says', () => {
  expect(words.en.effects['order-13']).toBe('Give 1 copper, 2 silk, 2 tea; take 6 points, 2 yen.')
  expect(words.de.effects['order-1']).toBe('Gib 1 Seide, 3 Tee; nimm 1 Punkt, 1 Importgut.')
  expect(words.en.effects['church-3']).toBe('Faith 6: 5 points, 2 assistant moves.')
  expect(words.de.effects['site-1']).toBe(
    'Geschäfte: 1 Importgut | 3 Punkte | 2 Yen | 1 Punkt. Handelshaus: 5 Punkte.',
  )
})

test('[3.7] the question of the placement holds with the newspaper too', () => {
  const t = plainTeller(words.en, ['Aoi'])
  const ask = (language: typeof words.en) =>
    (language.asks as Record<string, (a: object, teller: typeof t) => string>)['placement']?.(
      { placed: 0 },
      t,
    )
  expect(ask(words.en)).toContain('four with the newspaper')
  expect(ask(words.de)).toContain('vier mit der Zeitung')
})

test('[4.3] after a pick only the areas still offered are meant by all', () => {
  expect([words.en.names['all'], words.de.names['all']]).toEqual(['All of these', 'Alle diese'])
})
