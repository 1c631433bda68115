import { readdirSync, readFileSync } from 'node:fs'
import { plainTeller } from '@machiya/kernel'
import { expect, test } from 'vitest'
import { ACTION_IDS, PACKAGE_IDS, PERMIT_IDS, PRIVILEGE, SPACE_IDS, WISH } from '../ids.ts'
import { edo, words } from '../index.ts'
import { ORIGINS } from '../position.ts'

const LANGUAGES = [words.en, words.de]
const folder = new URL('../rules/', import.meta.url)
const sources = [
  ...readdirSync(folder).map((name) => new URL(name, folder)),
  new URL('../purse.ts', import.meta.url),
].filter(({ pathname }) => pathname.endsWith('.ts') && !pathname.endsWith('.test.ts'))
const text = sources.map((source) => readFileSync(source, 'utf8')).join('\n')

test('every reason has a German sentence, and none is left over', () => {
  const sentences = [...text.matchAll(/reason\(\s*'[\d.]+',\s*'([^']+)',?\s*\)/g)].map(
    (match) => match[1] ?? '',
  )
  expect(sentences.length).toBeGreaterThan(40)
  expect(new Set(Object.keys(words.de.reasons))).toEqual(new Set(sentences))
})

test('every question has a sentence', () => {
  const asked = Object.values(edo.rules).filter(({ kind }) => kind !== 'step')
  for (const { asks } of LANGUAGES)
    expect(asked.map(({ name }) => name).sort()).toEqual(Object.keys(asks).sort())
})

test('every tiding has a sentence', () => {
  const told = [...text.matchAll(/tell\(g, '([a-z-]+)'/g)].map((match) => match[1])
  for (const { tidings } of LANGUAGES) expect(new Set(Object.keys(tidings))).toEqual(new Set(told))
})

test('every component has a name and, where it does something, an effect', () => {
  const cards = [
    ...ACTION_IDS,
    ...PERMIT_IDS,
    ...PACKAGE_IDS,
    ...Object.keys(PRIVILEGE),
    ...Object.keys(WISH),
  ]
  for (const language of LANGUAGES) {
    for (const id of [...cards, ...SPACE_IDS, ...ORIGINS]) expect(language.names[id], id).toBeTruthy()
    for (const id of cards) expect(language.effects[id], id).toMatch(/^\S.*$/)
  }
})

test('offers read as sentences', () => {
  const t = plainTeller(words.en, ['Aoi'])
  const offer = words.en.offers as Record<
    string,
    (pick: string | number, a: object, teller: typeof t) => string
  >
  expect(offer['build']?.('trading-post@sakura', {}, t)).toBe('trading post: Sakura')
  expect(offer['trade']?.('merchant-10:1-wood-1-rice', {}, t)).toBe('Buy 1 wood, 1 rice for 6 ryo')
  expect(offer['trade']?.('merchant-6:power', {}, t)).toBe('Pay 2 wood, 2 rice for 1 power point')
  expect(offer['plan']?.('2+1+1', {}, t)).toBe('Officials: 2 own, 1 white, 1 black')
  expect(offer['travel']?.('wish-6', {}, t)).toBe('Fulfil the wish Spices for 13 ryo')
  expect(words.en.effects['merchant-1']).toBe(
    'Up to 2 wood at 2 ryo each; or 1 power point for 2 stone and 4 ryo.',
  )
  expect(words.de.effects['special-8']).toBe('Viel Geld / Architekt.')
})
