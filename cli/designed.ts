/** The rows of the games' tables whose printed values are unknown, and the page that lists them. */
import { LISTED, takeDown, type GameName } from '@machiya/games'
import { findGames } from '@machiya/games/found'
import type { Words } from '@machiya/kernel/words'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { columns } from './columns.ts'
import { wordsIn } from './input.ts'

const UNKNOWN = ['designed', 'likely']

type Row = { readonly [field: string]: unknown }
export type DesignedRow = {
  readonly game: GameName
  readonly file: string
  readonly row: string
  readonly name: string
  readonly source: string
  readonly values: string
  /** What is known of a row that is designed otherwise. */
  readonly known: string
}

const tell = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(tell).join(value.some(Array.isArray) ? '; ' : ', ') || 'none'
  if (typeof value !== 'object' || value === null) return String(value)
  const parts = Object.entries(value).map(([field, of]) => `${field} ${told(of)}`)
  return parts.join(', ') || 'nothing'
}
/** Inside a list of fields, what has several parts itself stands in brackets. */
const told = (value: unknown): string =>
  typeof value === 'object' && value !== null ? `(${tell(value)})` : tell(value)

const isAbout = (field: string): boolean => /^(?:note|likely|source|since|instead)$|Source$/.test(field)

const knownOf = (row: Row): string =>
  [
    ...(row['note'] ? [tell(row['note'])] : []),
    ...(row['likely'] ? [`likely: ${tell(row['likely'])}`] : []),
    ...Object.entries(row).flatMap(([field, of]) =>
      field.endsWith('Source') && !UNKNOWN.includes(String(of))
        ? [`${field.slice(0, -'Source'.length)}: ${String(of)}`]
        : [],
    ),
  ].join('; ')

/** A row is called by its first field, which is its id in most tables. */
const describe = (game: GameName, file: string, row: Row, { names }: Words): DesignedRow => {
  const [[, first] = ['', ''], ...rest] = Object.entries(row).filter(([field]) => !isAbout(field))
  const id = tell(first)
  return {
    game,
    file: `games/${game}/data/${file}`,
    row: id,
    name: names[id] ?? '',
    source: String(row['source']),
    values: rest.map(([field, of]) => `${field} ${told(of)}`).join(', '),
    known: knownOf(row),
  }
}

const isUnknown = (row: unknown): row is Row =>
  typeof row === 'object' && row !== null && 'source' in row && UNKNOWN.includes(String(row.source))

/** What only games of earlier revisions deal is left out. */
const rowsIn = async (path: string): Promise<Row[]> => {
  const tables = Object.entries((await import(pathToFileURL(path).href)) as Record<string, unknown>)
  return tables.flatMap(([name, table]) =>
    Array.isArray(table) && !name.startsWith('EARLIER_') ? table.filter(isUnknown) : [],
  )
}

/** Every designed or only likely row of a game, table by table; a table made of others tells none of them again. */
const designedIn = async (game: GameName): Promise<DesignedRow[]> => {
  const folder = join(findGames().find(({ name }) => name === game)?.path ?? '', 'data')
  const words = wordsIn(await takeDown(game))
  const seen = new Set<Row>()
  const found: DesignedRow[] = []
  for (const file of existsSync(folder) ? readdirSync(folder).sort() : []) {
    if (file.endsWith('.test.ts')) continue
    for (const row of await rowsIn(join(folder, file))) {
      if (!seen.has(row)) found.push(describe(game, file, row, words))
      seen.add(row)
    }
  }
  return found
}

export const designedRows = async (): Promise<DesignedRow[]> =>
  (await Promise.all(LISTED.map(designedIn))).flat()

export const designedText = (rows: readonly DesignedRow[]): string =>
  columns(
    ['table', 'row', 'source', 'values', 'known'],
    rows.map(({ file, row, source, values, known }) => [file, row, source, values, known]),
  )

const HEAD = `# Printed cards

The rulebooks' texts do not show what stands on many cards, tiles and boards. Where no public source tells either, the value was **designed** so
that the game is balanced and fits everything that is known. **Likely** is what the digits of a lost picture or the rulebook's words suggest without
saying it. Everything else in the tables comes from the rulebook or a public source. \`npx machiya games --designed\` lists the same rows, and
\`npx machiya games --designed --markdown\` writes this page.

## Putting printed values in

Whoever owns a game can put its values in; numbers are facts, but sentences and pictures of the cards must stay out.

1. Open the file that the table below names and change the numbers of the row. Keep its \`id\`: saves, records and words know it.
2. Set its \`source\` to \`'rulebook'\` and take \`likely\` or \`note\` out, as far as they no longer hold.
3. \`npm run types\` says where a row does not fit its shape. \`npx vitest run games/GAME\` says what no longer adds up: \`data.test.ts\` and the
   tests of the rules know sums and worked examples. Where a test names a designed number, the new one goes there. Most words of the cards are made
   from the tables; \`games/GAME/words/\` holds the others, and what a card does beyond numbers is in \`games/GAME/rules/\` under its id.
4. Recorded games and counts of positions may change. \`npx machiya contract GAME\` plays random games by all promises of the kernel, and
   \`npx machiya sim GAME\` shows whether the seats are still even.
5. \`npx machiya games --designed --markdown > docs/printed-cards.md\`; a test fails until this page is up to date.

Running games read the tables too: let them end first, or keep the old house for them. A row that is tuned while games run gets a new \`id\`, and says
with \`since\` and \`instead\` which row it stands for; that one goes to the \`EARLIER_\` table beside it.
`

const cell = (text: string): string => text.replaceAll('|', '\\|')

const tableOf = (title: string, rows: readonly DesignedRow[]): string =>
  [
    `## ${title}`,
    '',
    '| table | row | name | source | values | known |',
    '|---|---|---|---|---|---|',
    ...rows.map(
      ({ file, row, name, source, values, known }) =>
        `| ${[`\`${file.split('/').at(-1)}\``, `\`${row}\``, name, source, values, known].map(cell).join(' | ')} |`,
    ),
  ].join('\n')

/** docs/printed-cards.md: one table a game. */
export const designedPage = async (rows: readonly DesignedRow[]): Promise<string> => {
  const tables = await Promise.all(
    LISTED.map(async (game) => {
      const { title } = wordsIn(await takeDown(game))
      const own = rows.filter((row) => row.game === game)
      return tableOf(`${title} (\`games/${game}/data/\`, ${own.length} rows)`, own)
    }),
  )
  return `${[HEAD.trimEnd(), ...tables].join('\n\n')}\n`
}
