/** machiya games: what stands on the shelf. */
import { gameNames, takeDown, type GameName } from '@machiya/games'
import type { Game } from '@machiya/kernel'
import type { Command } from 'commander'
import { columns } from './columns.ts'
import { gameGiven, refuse, wordsIn } from './input.ts'

type Described = {
  readonly game: string
  readonly title: string
  readonly revision: number
  readonly seats: readonly [least: number, most: number]
  readonly options: { readonly [option: string]: { readonly takes: string; readonly unlessTold: unknown } }
}

const optionsOf = ({ options }: Game): Described['options'] =>
  Object.fromEntries(
    Object.entries(options).map(([key, of]) => [key, { takes: of.says, unlessTold: of.blank() }]),
  )

const describe = async (name: GameName): Promise<Described> => {
  const shelved = await takeDown(name)
  const { game } = shelved
  const { revision, seats } = game
  return { game: name, title: wordsIn(shelved).title, revision, seats, options: optionsOf(game) }
}

/** Every game that can be taken down; a broken one is named and hides no other. */
export const describeAll = async (): Promise<Described[]> => {
  const found = await Promise.allSettled(gameNames().map(describe))
  return found.flatMap((each, i) => {
    if (each.status === 'fulfilled') return [each.value]
    console.error(`${gameNames()[i]} cannot be taken down: ${String(each.reason)}`)
    return []
  })
}

const row = ({ game, title, seats: [least, most], options }: Described): string[] => [
  game,
  title,
  least === most ? `${least}` : `${least} to ${most}`,
  Object.entries(options)
    .map(([key, { takes }]) => `${key}: ${takes}`)
    .join('; '),
]

type Asked = { json?: boolean; designed?: boolean; markdown?: boolean }

const printDesigned = async ({ json, markdown }: Asked): Promise<void> => {
  const { designedPage, designedRows, designedText } = await import('./designed.ts')
  const rows = await designedRows()
  if (markdown) process.stdout.write(await designedPage(rows))
  else console.log(json ? JSON.stringify(rows) : designedText(rows))
}

const games = async (folders: readonly string[], asked: Asked): Promise<void> => {
  for (const folder of folders) await gameGiven(folder)
  const { json, designed, markdown } = asked
  if (designed) return printDesigned(asked)
  if (markdown) return refuse('--markdown goes with --designed')
  const all = await describeAll()
  console.log(json ? JSON.stringify(all) : columns(['game', 'title', 'seats', 'options'], all.map(row)))
}

export const gamesCommand = (program: Command): void =>
  void program
    .command('games')
    .description('what stands on the shelf: seats and options of every game')
    .argument('[folder...]', 'where further games lie')
    .option('--designed', 'every row of the tables whose printed value is unknown')
    .option('--markdown', 'with --designed: the page docs/printed-cards.md')
    .option('--json', 'print one JSON list')
    .action(games)
