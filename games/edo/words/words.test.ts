import { readdirSync, readFileSync } from 'node:fs'
import type { Pick, Task } from '@machiya/kernel'
import { offerOf, plainTeller, tidingOf } from '@machiya/kernel/words'
import type { Table } from '@machiya/kernel/testing'
import { expect, test } from 'vitest'
import { ACTION_IDS, PACKAGE_IDS, PERMIT_IDS, PRIVILEGE, SPACE_IDS, WISH } from '../by-id.ts'
import { edo, words } from '../index.ts'
import { ORIGINS, type G } from '../position.ts'
import { go } from '../rules/3-execution.ts'
import { collect, develop, gather, recruit } from '../rules/4-supplies.ts'
import { build } from '../rules/6-building.ts'
import { payWages } from '../rules/9-reckoning.ts'
import { bare, station, stock } from '../testing.ts'

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
  expect(new Set(Object.keys(words.de.reasons ?? {}))).toEqual(new Set(sentences))
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
  expect(offer['plan']?.('0+0', {}, t)).toBe('Officials: none')
  expect(offer['travel']?.('wish-6', {}, t)).toBe('Fulfil the wish Spices for 13 ryo')
  expect(words.en.effects['merchant-1']).toBe(
    'Up to 2 wood at 2 ryo each; or a power point for 2 stone and 4 ryo.',
  )
  expect(words.de.effects['special-8']).toBe('Viel Geld / Architekt.')
})

/** How these picks are called in both languages, beside the table. */
const called = ({ g }: Table<G>, ...picks: readonly Pick[]) =>
  LANGUAGES.map((each) =>
    picks.map((pick) =>
      offerOf(each, edo.task(g) as Task, { pick }, plainTeller(each, ['Aoi']), edo.view(g, 0)),
    ),
  )
const tellings = ({ told }: Table<G>) =>
  LANGUAGES.map((each) => told.map((tiding) => tidingOf(each, tiding, plainTeller(each, ['Aoi']))))
const work = { seat: 0, left: 2, used: [] } as const

test('[3.2] a way says what it costs', () => {
  const t = bare((g) => {
    stock(g.seats[0], { ryo: 5 })
    station(g.seats[0], 'edo')
    return go({ seat: 0, card: 1, moved: [], merchant: false, figure: 'edo' })
  })
  expect(called(t, 'senju')).toEqual([['Senju for 1 ryo'], ['Senju für 1 Ryo']])
})

test('[4.1] [4.2] [4.3] money and rice say what they bring, and are told with it', () => {
  const money = bare(() => collect({ seat: 0, action: 'take-money', left: 2 }))
  expect(called(money, 2, 0)).toEqual([
    ['Use 2 officials: 10 ryo', 'Use 0 officials: nothing'],
    ['2 Beamte nutzen: 10 Ryo', '0 Beamte nutzen: nichts'],
  ])
  const rice = bare((g) => {
    stock(g.seats[0], { rice: 9 })
    return collect({ seat: 0, action: 'take-rice', left: 2 })
  })
  expect(called(rice, 2)[0]).toEqual(['Use 2 officials: 1 rice'])
  expect(tellings(rice.play(0, 2))).toEqual([
    ['Aoi uses Rice with 2 officials: 1 rice'],
    ['Aoi nutzt „Reis“ mit 2 Beamten: 1 Reis'],
  ])
})

test('[4.4] [4.6] recruiting and development say their price, and are told with it', () => {
  const hiring = bare((g) => {
    stock(g.seats[0], { rice: 1 })
    return recruit({ seat: 0, rice: 1 })
  })
  expect(called(hiring, 'recruit')).toEqual([['Recruit for 1 rice'], ['Anwerben für 1 Reis']])
  expect(tellings(hiring.play(0, 'recruit'))).toEqual([
    ['Aoi recruits a white official for 1 rice'],
    ['Aoi wirbt einen weißen Beamten an für 1 Reis'],
  ])
  const developing = bare((g, lay) => {
    stock(g.seats[0], { ryo: 5 })
    lay(g.specials, 'special-8')
    return develop({ seat: 0, ryo: 5 })
  })
  expect(called(developing, 'special-8')).toEqual([['Master Builder for 5 ryo'], ['Baumeister für 5 Ryo']])
  expect(tellings(developing.play(0, 'special-8'))[0]?.[0]).toBe(
    'Aoi takes the special permit Master Builder for 5 ryo',
  )
})

test('[4.9] [4.10] gathering says how much, and where nobody stands', () => {
  const t = bare((g) => {
    station(g.seats[0], 'chichibu')
    return gather({ ...work, action: 'gather-wood' })
  })
  expect(called(t, 'chichibu')).toEqual([['Gather in Chichibu: 3 wood'], ['Ernten: Chichibu, 3 Holz']])
  const closed = t.offers(0).filter(({ no }) => no)
  expect(closed.length).toBeGreaterThan(0)
  for (const { no } of closed)
    expect(no).toEqual({ rule: '4.9', sentence: 'None of your samurai stands there' })
})

test('[6.3] [6.12] [6.13] a building says what it costs and scores', () => {
  const at = (action: Parameters<typeof build>[0]['action']) =>
    called(
      bare((g) => {
        station(g.seats[0], 'sakura')
        return build({ ...work, action })
      }),
      'house@sakura',
    )
  expect(at('build-easy')).toEqual([
    ['house: Sakura for 2 wood, 1 stone, 5 ryo (1 power point)'],
    ['Haus: Sakura für 2 Holz, 1 Stein, 5 Ryo (1 Machtpunkt)'],
  ])
  const { told } = bare((g) => {
    stock(g.seats[0], { wood: 2, stone: 1, ryo: 5 })
    station(g.seats[0], 'sakura')
    return build({ ...work, action: 'build-easy' })
  }).play(0, 'house@sakura')
  expect(told[0]).toMatchObject({ tiding: 'built', a: { wood: 2, stone: 1, rice: 0, ryo: 5, points: 1 } })
  expect(at('architect')[0]).toEqual([
    'house: Sakura for 2 wood, 1 stone, 5 ryo less 1 wood or stone (1 power point)',
  ])
})

test('[6.1] a city without an own samurai says so', () => {
  bare((g) => {
    station(g.seats[0], 'sakura')
    return build({ ...work, action: 'build-easy' })
  }).refuses(0, 'house@odawara', '6.1')
})

test('[9.1] wages say how much rice is due', () => {
  const t = bare((g) => {
    stock(g.seats[0], { rice: 5 })
    station(g.seats[0], 'edo', 'sakura')
    return payWages({ seat: 0 })
  })
  expect(called(t, 'pay', 'edo')).toEqual([
    ['Pay 2 rice for 2 samurai on the board', 'Call back from Edo'],
    ['2 Reis für 2 Samurai auf dem Spielplan zahlen', 'Zurückholen von Edo'],
  ])
})
