import { readdirSync, readFileSync } from 'node:fs'
import type { Pick, Task } from '@machiya/kernel'
import { offerOf, plainTeller } from '@machiya/kernel/words'
import type { Table } from '@machiya/kernel/testing'
import { expect, test } from 'vitest'
import { words, yokohama } from '../index.ts'
import { CATEGORIES, type Yokohama } from '../position.ts'
import { AREAS } from '../data/areas.ts'
import { startPlacement } from '../rules/3-placement.ts'
import { movement, way } from '../rules/4-movement.ts'
import { transfer } from '../rules/5-rewards.ts'
import { offer } from '../rules/7-boards.ts'
import { payResearch, research } from '../rules/8-technologies.ts'
import { post, president, town } from '../testing.ts'

const folder = new URL('..', import.meta.url)
const sources = ['ledger.ts', ...readdirSync(new URL('rules/', folder)).map((name) => `rules/${name}`)]
  .filter((name) => !name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n')
const found = (pattern: RegExp): string[] => [...sources.matchAll(pattern)].map((match) => match[1] ?? '')

test('every reason is told in German', () => {
  const sentences = found(/reason\('[\d.]+', '([^']+)'\)/g)
  expect(sentences.length).toBeGreaterThan(30)
  expect(sentences.filter((sentence) => !words.de.reasons?.[sentence])).toEqual([])
  expect(Object.keys(words.de.reasons ?? {}).filter((sentence) => !sentences.includes(sentence))).toEqual([])
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

const LANGUAGES = [words.en, words.de]
/** How these picks are called in both languages, beside the table. */
const called = ({ g }: Table<Yokohama>, ...picks: readonly Pick[]) =>
  LANGUAGES.map((each) =>
    picks.map((pick) =>
      offerOf(
        each,
        yokohama.task(g) as Task,
        { pick },
        plainTeller(each, ['Aoi', 'Ben']),
        yokohama.view(g, 0),
      ),
    ),
  )

test('[3.5] a placement says what its presidents cost', () => {
  const t = town(2, (g) => {
    president(g, 1, 'port')
    return startPlacement(0)
  })
  expect(called(t, 'port', 'bank')).toEqual([
    ['Port (pay 1 yen)', 'Bank'],
    ['Hafen (1 Yen zahlen)', 'Bank'],
  ])
})

test('[4.6] a walk says what its cheapest way costs, and a way whom it pays', () => {
  const t = town(2, (g) => {
    for (const area of ['church', 'customs'] as const) post(g, 0, area)
    president(g, 0, 'bank')
    president(g, 1, 'church')
    return movement({ seat: 0 })
  })
  expect(called(t, 'customs', 'church', 'recall')).toEqual([
    ['Customs (pay 1 yen)', 'Church', 'Take the president back'],
    ['Importlager (1 Yen zahlen)', 'Kirche', 'Präsidenten zurückholen'],
  ])
  expect(
    called(
      town(2, () => way({ seat: 0, to: 'bank' })),
      'pay',
      'pay+seat-2+canal',
    ),
  ).toEqual([
    ['Nobody', '1 yen to Ben, 1 yen to the canal'],
    ['Niemanden', '1 Yen an Ben, 1 Yen an den Kanal'],
  ])
})

test('[6.9] a piece says what it costs to leave the warehouse', () => {
  const t = town(2, () => transfer({ seat: 0, left: 2, from: 0 }))
  for (const [assistant = '', shop = '', house = ''] of called(t, 'assistant', 'shop', 'house'))
    for (const text of [assistant, shop, house]) expect(text).toMatch(/: (\d+ [Yy]en|free|kostenlos)$/)
})

test('[7.1] gifts are counted', () => {
  const t = town(2, (g) => {
    g.seats[0].goods.copper = 2
    g.seats[0].imports = 1
    return offer({ seat: 0, left: 1, from: 0 })
  })
  expect(called(t, 'import', 'copper', 'yen')).toEqual([
    ['1 import', '1 copper', '2 yen'],
    ['1 Importgut', '1 Kupfer', '2 Yen'],
  ])
})

test('[8.2] a technology says what is to be paid beside the power, and how', () => {
  const t = town(2, (g, lay) => {
    lay(g.laboratory, 'tramway')
    return research({ seat: 0, board: 'laboratory', power: 1 })
  })
  expect(called(t, 'tramway')[0]?.[0]).toMatch(
    /^Tramway \((pay \d × 1 import or 2 yen|nothing to pay)\): Your president/,
  )
  const pay = town(2, (g) => {
    Object.assign(g.seats[0], { imports: 2, yen: 6 })
    return payResearch({ seat: 0, units: 3 })
  })
  expect(called(pay, 1, 2)).toEqual([
    ['1 import and 4 yen', '2 imports and 2 yen'],
    ['1 Importgut und 4 Yen', '2 Importgüter und 2 Yen'],
  ])
})
