/** machiya games: what stands on the shelf. */
import { GAME_NAMES, takeDown, type GameName } from '@machiya/games'
import type { Game } from '@machiya/kernel'
import type { Command } from 'commander'
import { columns } from './columns.ts'

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
  const { game, words } = await takeDown(name)
  const { revision, seats } = game
  return { game: name, title: words.en.title, revision, seats, options: optionsOf(game) }
}

/** Every game that can be taken down; a broken one is named and hides no other. */
export const describeAll = async (): Promise<Described[]> => {
  const found = await Promise.allSettled(GAME_NAMES.map(describe))
  return found.flatMap((each, i) => {
    if (each.status === 'fulfilled') return [each.value]
    console.error(`${GAME_NAMES[i]} cannot be taken down: ${String(each.reason)}`)
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

const games = async ({ json }: { json?: boolean }): Promise<void> => {
  const all = await describeAll()
  console.log(json ? JSON.stringify(all) : columns(['game', 'title', 'seats', 'options'], all.map(row)))
}

export const gamesCommand = (program: Command): void =>
  void program
    .command('games')
    .description('what stands on the shelf: seats and options of every game')
    .option('--json', 'print one JSON list')
    .action(games)
