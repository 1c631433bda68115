/** machiya contract: the long run of the contract, at every number of seats and with every option. */
import type { Choices, Game, Position } from '@machiya/kernel'
import type { Words } from '@machiya/kernel/words'
import { playContract, type Report } from '@machiya/kernel/contract'
import type { Command } from 'commander'
import { colours } from './colours.ts'
import { columns, figure } from './columns.ts'
import { GAME_OR_FOLDER, gameGiven, optionsFrom, seatCount, seatsFor, share, whole } from './input.ts'
import { progress } from './progress.ts'
import { settingsOf, type Setting } from './settings.ts'

type Asked = {
  games: number
  seats?: number
  options?: string
  care: number
  mostOffers: number
  seed: string
  json?: boolean
}
type Outcome = Setting & {
  readonly games: number
  readonly moves: number
  readonly examined: number
  readonly worlds: number
  readonly widest: number
  readonly seconds: number
  readonly fault?: string
}

const settingsAsked = (game: Game, { seats, options }: Asked): Setting[] =>
  settingsOf(
    game,
    seats === undefined ? undefined : seatsFor(game, seats),
    options === undefined ? undefined : optionsFrom(game, options),
  )

type Run = { readonly game: Game; readonly words: readonly Words[]; readonly asked: Asked; done(): void }

/** Plays until the games are through or one breaks the contract. */
const play = ({ game, words, asked, done }: Run, setting: Setting): Outcome => {
  const { care, mostOffers } = asked
  const reports: Report<Position>[] = []
  const began = performance.now()
  let fault: string | undefined
  for (let i = 0; i < asked.games && fault === undefined; i++) {
    const seed = `${asked.seed} ${game.name} ${setting.seats} ${JSON.stringify(setting.options)} ${i}`
    try {
      reports.push(playContract({ game, ...setting, words, care, mostOffers, seed }))
    } catch (broken) {
      fault = broken instanceof Error ? broken.message : String(broken)
    }
    done()
  }
  const sum = (read: (report: Report<Position>) => number) =>
    reports.reduce((all, each) => all + read(each), 0)
  return {
    ...setting,
    games: reports.length,
    moves: sum(({ moves }) => moves),
    examined: sum(({ examined }) => examined),
    worlds: sum(({ worlds }) => worlds),
    widest: Math.max(0, ...reports.map(({ widest }) => widest)),
    seconds: (performance.now() - began) / 1000,
    ...(fault === undefined ? {} : { fault }),
  }
}

const optionWords = (options: Choices): string =>
  Object.entries(options)
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(',')

const row = (it: Outcome): string[] => [
  figure(it.seats),
  optionWords(it.options),
  figure(it.games),
  figure(it.moves),
  figure(it.examined),
  figure(it.worlds),
  figure(it.widest),
  figure(it.seconds, 1),
  it.fault === undefined ? colours.green('kept') : colours.red('BROKEN'),
]

/** The first fault with the record that leads to it, the others by their sentence. */
const briefly = (fault: string, i: number): string => (i === 0 ? fault : (fault.split('\n')[0] ?? fault))

const HEADS = ['seats', 'options', 'games', 'moves', 'examined', 'worlds', 'widest', 'seconds', 'contract']

const contract = async (name: string, asked: Asked): Promise<void> => {
  const { game, words } = await gameGiven(name)
  const settings = settingsAsked(game, asked)
  const line = progress(game.name, settings.length * asked.games)
  let played = 0
  const run: Run = { game, words: Object.values(words), asked, done: () => line.step(++played) }
  const outcomes = settings.map((setting) => play(run, setting))
  line.end()
  const faults = outcomes.flatMap(({ fault }) => (fault === undefined ? [] : [fault]))
  if (asked.json) console.log(JSON.stringify({ game: game.name, kept: faults.length === 0, outcomes }))
  else console.log([columns(HEADS, outcomes.map(row)), ...faults.map(briefly)].join('\n\n'))
  process.exitCode = faults.length === 0 ? 0 : 1
}

export const contractCommand = (program: Command): void =>
  void program
    .command('contract')
    .description('random games under the contract, at every number of seats and with every option')
    .argument('<game>', GAME_OR_FOLDER)
    .option('--games <n>', 'how many for each setting', whole('--games', 1), 100)
    .option('--seats <n>', 'only with so many seats', seatCount)
    .option('--options <k=v,...>', 'only with these options')
    .option('--care <share>', 'the share of positions looked at from every side', share('--care'), 0.1)
    .option('--most-offers <n>', 'the most open offers of a decision', whole('--most-offers', 1), 40)
    .option('--seed <words>', 'any words; the same words give the same games', 'contract')
    .option('--json', 'print one JSON object')
    .action(contract)
