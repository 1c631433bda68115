import { LISTED } from '@machiya/games'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { designedPage, designedRows } from './designed.ts'

const root = join(import.meta.dirname, '..')
const rows = await designedRows()

/** Up to where the next table begins: what only earlier revisions deal. */
const EARLIER = /export const EARLIER_[^]*?(?=\nexport |$)/g

/** How often the sources of a game's tables are written, read from their text. */
const written = (game: string, source: string): number =>
  readdirSync(join(root, 'games', game, 'data'))
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(root, 'games', game, 'data', name), 'utf8').replaceAll(EARLIER, ''))
    .reduce((sum, text) => sum + text.split(new RegExp(`\\bsource: '${source}'`)).length - 1, 0)

test.each(LISTED)('every designed row of %s is listed, and every one that is only likely', (game) => {
  for (const source of ['designed', 'likely'])
    expect(rows.filter((row) => row.game === game && row.source === source)).toHaveLength(
      written(game, source),
    )
})

test('a row tells its table, its name, its values and what is known of it', () => {
  const rowOf = (game: string, row: string) => rows.find((each) => each.game === game && each.row === row)
  expect(rowOf('edo', 'house')).toEqual({
    game: 'edo',
    file: 'games/edo/data/buildings.ts',
    row: 'house',
    name: 'house',
    source: 'designed',
    values: 'cost (wood 2, stone 1, ryo 5), points 1, influence 1',
    known: 'points: public',
  })
  expect(rowOf('yokohama', 'order-1')).toMatchObject({
    values: 'country united-states, goods (silk 1, tea 3), reward (points 1, imports 1)',
    known: 'likely: country, points',
  })
  expect(rowOf('yokohama', 'order-13')).toBeUndefined()
})

test('docs/printed-cards.md is up to date: npx machiya games --designed --markdown > docs/printed-cards.md', async () => {
  expect(readFileSync(join(root, 'docs', 'printed-cards.md'), 'utf8')).toBe(await designedPage(rows))
})
