/** machiya sim: bots play whole games, and the results come with their intervals. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { teach } from '@machiya/bots/experts'
import { printRecord } from '@machiya/kernel/record'
import type { Command } from 'commander'
import { colours } from './colours.ts'
import { DEFAULT_ITERATIONS, playersFrom } from './bots.ts'
import { columns, figure } from './columns.ts'
import type { Estimate } from './estimate.ts'
import { GAME_OR_FOLDER, gameGiven, optionsFrom, seatCount, seatsFor, whole } from './input.ts'
import { progress } from './progress.ts'
import { byBot, bySeat, playGame, type Finished, type Match, type Result } from './simulate.ts'
import { waysIn } from './ways.ts'

type Asked = {
  seats?: number
  options?: string
  bots: string
  games: number
  seed: string
  iterations: number
  ms?: number
  records?: string
  json?: boolean
}

const share = ({ mean, low, high }: Estimate): string =>
  `${figure(100 * mean, 1)}% (${figure(100 * low, 1)}–${figure(100 * high, 1)})`
const span = ({ mean, low, high }: Estimate): string =>
  `${figure(mean, 2)} (${figure(low, 2)}–${figure(high, 2)})`

const shown = (head: string, results: readonly Result[]): string =>
  columns(
    [head, 'wins a seat', 'points', 'place'],
    results.map(({ bot, wins, score, place }) => [bot, share(wins), span(score), span(place)]),
  )

const keep = (folder: string, { record }: Finished, number: number): void => {
  mkdirSync(folder, { recursive: true })
  const name = `${record.game}-${record.seats}-${String(number + 1).padStart(5, '0')}.txt`
  writeFileSync(join(folder, name), printRecord(record))
}

const playAll = (match: Match, games: number, records: string | undefined): Finished[] => {
  const line = progress(match.game.name, games)
  let decisions = 0
  const began = performance.now()
  const finished = Array.from({ length: games }, (_, number) => {
    const game = playGame(match, number)
    if (records !== undefined) keep(records, game, number)
    decisions += game.decisions
    const rate = decisions / ((performance.now() - began) / 1000)
    line.step(number + 1, `${figure(rate)} decisions/s`)
    return game
  })
  line.end()
  return finished
}

const sim = async (name: string, asked: Asked): Promise<void> => {
  const { game } = await gameGiven(name)
  const { expert } = await teach(game.name)
  const seats = seatsFor(game, asked.seats)
  const options = optionsFrom(game, asked.options)
  const budget = asked.ms === undefined ? { iterations: asked.iterations } : { ms: asked.ms }
  const players = playersFrom(asked.bots, seats, expert, budget)
  const match: Match = { game, seats, options, players, seed: asked.seed }
  const began = performance.now()
  const finished = playAll(match, asked.games, asked.records)
  const seconds = (performance.now() - began) / 1000
  const decisions = finished.reduce((sum, each) => sum + each.decisions, 0)
  const summary = {
    game: game.name,
    seats,
    options: finished[0]?.record.options ?? options,
    bots: players.map(({ bot }) => bot),
    seed: asked.seed,
    games: asked.games,
    decisions,
    seconds,
    decisionsPerSecond: decisions / seconds,
    results: byBot(finished),
    seatResults: bySeat(finished, seats),
    ...waysIn(finished, expert),
  }
  if (asked.json) return console.log(JSON.stringify(summary))
  const rate = `${figure(summary.decisionsPerSecond)} decisions a second`
  console.log(
    `${colours.bold(game.name)}, ${seats} seats, ${figure(asked.games)} games, ${figure(decisions)} decisions in ${figure(seconds, 2)} s: ${rate}\n`,
  )
  console.log(`${shown('bot', summary.results)}\n\n${shown('seat', summary.seatResults)}`)
  console.log(
    colours.dim('\nIn brackets: the interval that holds the true mean nineteen times out of twenty.'),
  )
}

export const simCommand = (program: Command): void =>
  void program
    .command('sim')
    .description('bots play whole games; wins, points and places with their intervals')
    .argument('<game>', GAME_OR_FOLDER)
    .option('--seats <n>', 'how many sit at the table (the fewest unless told)', seatCount)
    .option('--options <k=v,...>', 'the options of the table')
    .option('--bots <a,b>', 'who plays, repeated until the seats are full and moved on each game', 'random')
    .option('--games <n>', 'how many games', whole('--games', 1), 100)
    .option('--seed <words>', 'any words; the same words give the same games', 'machiya')
    .option('--iterations <n>', 'how long a bot may think', whole('--iterations', 1), DEFAULT_ITERATIONS)
    .option('--ms <n>', 'the same as milliseconds a decision, no longer repeatable', whole('--ms', 1))
    .option('--records <folder>', 'keep the record of every game there')
    .option('--json', 'print one JSON object')
    .action(sim)
