/** machiya balance: what bots do in their games, how often, and how it goes for those who do it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { chartOf, deedsOf, leans, runArena, tellsApart, type Deed, type Interval } from '@machiya/bots/arena'
import type { Command } from 'commander'
import { playersFor } from './arena.ts'
import { colours } from './colours.ts'
import { columns, figure } from './columns.ts'
import { commitOf } from './commit.ts'
import { GAME_OR_FOLDER, gameGiven, optionsFrom, seatCount, seatsFor, whole } from './input.ts'
import { progress } from './progress.ts'

type Asked = {
  bots: string
  seats?: number
  options?: string
  games: number
  seed: string
  iterations: number
  threads: number
  fewest: number
  out?: string
  json?: boolean
}

const percents = ({ mean, low, high }: Interval): string =>
  `${figure(100 * mean, 1)}% (${figure(100 * low, 1)}–${figure(100 * high, 1)})`
const span = ({ mean, low, high }: Interval): string =>
  `${figure(mean, 2)} (${figure(low, 2)}–${figure(high, 2)})`

/** Who plays one way, and who another. */
const habitsTable = (bots: readonly string[], deeds: readonly Deed[]): string =>
  columns(
    ['deed', ...bots.map((bot) => `a game: ${bot}`)],
    deeds.filter(tellsApart).map(({ deed, byBot }) => [deed, ...byBot.map(span)]),
  )

const balanceTable = (deeds: readonly Deed[], even: number): string =>
  columns(
    ['deed', 'seats', 'a game', 'wins of those who did', 'clearly'],
    deeds.map((each) => [
      each.deed,
      `${figure(100 * each.taken, 1)}%`,
      figure(each.times, 2),
      percents(each.wins),
      leans(each, even) ?? '',
    ]),
  )

const balance = async (given: string, asked: Asked): Promise<void> => {
  const { game } = await gameGiven(given)
  const { name } = game
  const seats = seatsFor(game, asked.seats)
  const players = playersFor(asked.bots, seats, asked.iterations)
  const { games, seed, threads, out } = asked
  const setting = { game: name, options: optionsFrom(game, asked.options), players, seed, tally: true }
  const line = progress(name, games)
  const { blocks } = await runArena({
    setting,
    games,
    threads,
    onBlock: (_blocks, done) => line.step(done),
  })
  line.end()
  const names = players.map((player) => player.name)
  const bots = [...new Set(names)]
  const deeds = deedsOf(names, blocks, asked.fewest, seed)
  const title = `${name}, ${seats} seats, ${games} games of ${bots.join(' and ')}, ${asked.iterations} playouts`
  const report = { command: `machiya balance ${process.argv.slice(3).join(' ')}`, commit: commitOf(), title }
  if (out !== undefined) {
    mkdirSync(dirname(out), { recursive: true })
    writeFileSync(`${out}.json`, `${JSON.stringify({ ...report, deeds }, null, 2)}\n`)
    const bars = deeds
      .filter((each) => leans(each, 1 / seats))
      .map(({ deed, wins }) => ({ name: deed, wins }))
    writeFileSync(`${out}.svg`, chartOf(title, bars, 1 / seats))
  }
  if (asked.json) return console.log(JSON.stringify({ ...report, deeds }))
  const table = bots.length > 1 ? habitsTable(bots, deeds) : balanceTable(deeds, 1 / seats)
  console.log(`${colours.bold(title)}\n\n${table}`)
}

export const balanceCommand = (program: Command): void =>
  void program
    .command('balance')
    .description(
      'what bots do in their games, how often, and how it goes for those who do it; with two kinds of bots, what tells them apart',
    )
    .argument('<game>', GAME_OR_FOLDER)
    .option(
      '--bots <a,b>',
      'who plays, as level, level:manner or level@playouts; the last one fills the seats left',
      'shogun',
    )
    .option('--seats <n>', 'how many sit at the table (the fewest unless told)', seatCount)
    .option('--options <k=v,...>', 'the options of the table')
    .option('--games <n>', 'how many games', whole('--games', 1), 200)
    .option('--seed <words>', 'any words; the same words give the same deals', 'machiya')
    .option('--iterations <n>', 'playouts a decision', whole('--iterations', 1), 60)
    .option('--threads <n>', 'games side by side', whole('--threads', 1, 64), 2)
    .option('--fewest <n>', 'tell only of what so many seats did', whole('--fewest', 1), 20)
    .option('--out <path>', 'write path.json, and path.svg with what clearly leans')
    .option('--json', 'print one JSON object')
    .action(balance)
