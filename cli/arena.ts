/** machiya arena: bots against bots in blocks of one deal, with intervals, ratings and a chart. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  chartOf,
  figuresOf,
  playerOf,
  runArena,
  type Claim,
  type Ended,
  type Figures,
  type Interval,
  type Player,
} from '@machiya/bots/arena'
import type { Command } from 'commander'
import { colours } from './colours.ts'
import { columns, figure } from './columns.ts'
import { commitOf } from './commit.ts'
import { GAME_OR_FOLDER, gameGiven, optionsFrom, refuse, seatCount, seatsFor, share, whole } from './input.ts'
import { climb, LADDER_GAMES } from './ladder.ts'
import { progress } from './progress.ts'

type Asked = {
  bots?: string
  ladder?: boolean
  minutes?: number
  seats?: number
  options?: string
  games: number
  seed: string
  iterations: number
  threads: number
  claim?: number
  out?: string
  json?: boolean
}

const SLACK = 0.05
const FEWEST_GAMES = 100

const percents = ({ mean, low, high }: Interval): string =>
  `${figure(100 * mean, 1)}% (${figure(100 * low, 1)}–${figure(100 * high, 1)})`
const span = ({ mean, low, high }: Interval, digits: number): string =>
  `${figure(mean, digits)} (${figure(low, digits)}–${figure(high, digits)})`

const table = (figures: readonly Figures[]): string =>
  columns(
    ['bot', 'seats', 'wins a seat', 'place', 'points', 'margin', 'rating', 'ms', 'faults'],
    figures.map((row) => [
      row.name,
      figure(row.seats),
      percents(row.wins),
      span(row.rank, 2),
      span(row.score, 1),
      span(row.margin, 1),
      span(row.rating, 0),
      figure(row.msADecision, 1),
      figure(row.faults),
    ]),
  )

/** The bots named; the last one fills the seats that are left. */
export const playersFor = (names: string, seats: number, iterations: number): Player[] => {
  const bots = names.split(',')
  if (bots.length > seats) return refuse(`--bots names ${bots.length} bots for ${seats} seats`)
  try {
    return Array.from({ length: seats }, (_, i) =>
      playerOf(bots[Math.min(i, bots.length - 1)] ?? '', iterations),
    )
  } catch (fault) {
    return refuse(fault instanceof Error ? fault.message : String(fault))
  }
}

const claimOf = ({ claim }: Asked): { claim?: Claim } =>
  claim === undefined ? {} : { claim: { share: claim, slack: SLACK, fewestGames: FEWEST_GAMES } }

const writeDown = (
  out: string,
  title: string,
  report: object,
  figures: readonly Figures[],
  seats: number,
) => {
  mkdirSync(dirname(out), { recursive: true })
  writeFileSync(`${out}.json`, `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync(`${out}.svg`, chartOf(title, figures, 1 / seats))
}

const played = ({ blocks }: Ended): number => blocks.reduce((sum, { games }) => sum + games.length, 0)

const ladder = async (given: string, asked: Asked): Promise<void> => {
  const games = given === 'all' ? LADDER_GAMES : [(await gameGiven(given)).game.name]
  const { games: most, iterations, threads, seed, out = 'ladder', minutes } = asked
  const text = await climb({
    games,
    most,
    iterations,
    threads,
    seed,
    commit: commitOf(),
    out,
    ...(minutes === undefined ? {} : { minutes }),
  })
  console.log(text)
}

const arena = async (given: string, asked: Asked): Promise<void> => {
  if (asked.ladder) return ladder(given, asked)
  const { bots = refuse('--bots names who plays, for example --bots daimyo,merchant') } = asked
  const { game } = await gameGiven(given)
  const { name } = game
  const seats = seatsFor(game, asked.seats)
  const players = playersFor(bots, seats, asked.iterations)
  const setting = {
    game: name,
    options: optionsFrom(game, asked.options),
    players,
    seed: asked.seed,
  }
  const line = progress(name, asked.games)
  const ended = await runArena({
    setting,
    games: asked.games,
    threads: asked.threads,
    ...claimOf(asked),
    ...(asked.out === undefined ? {} : { log: `${asked.out}.jsonl` }),
    onBlock: (_blocks, games) => line.step(games),
  })
  line.end()
  const names = players.map((player) => player.name)
  const figures = figuresOf(names, ended.blocks, asked.seed)
  const { verdict } = ended
  const report = {
    command: `machiya arena ${process.argv.slice(3).join(' ')}`,
    commit: commitOf(),
    game: name,
    seats,
    options: setting.options,
    seed: asked.seed,
    iterations: asked.iterations,
    games: played(ended),
    ...(verdict ? { claim: asked.claim, verdict } : {}),
    figures,
  }
  const title = `${name}, ${seats} seats, ${played(ended)} games, ${asked.iterations} playouts`
  if (asked.out !== undefined) writeDown(asked.out, title, report, figures, seats)
  if (asked.json) return console.log(JSON.stringify(report))
  console.log(`${colours.bold(title)}\n\n${table(figures)}`)
  if (verdict)
    console.log(`\nThe claim that ${names[0]} wins ${figure(100 * (asked.claim ?? 0))}% ${verdict}.`)
}

export const arenaCommand = (program: Command): void =>
  void program
    .command('arena')
    .description('bots against bots: one deal in every rotation of the seats, with intervals and ratings')
    .argument('<game>', `${GAME_OR_FOLDER}, or all with --ladder`)
    .option(
      '--bots <a,b>',
      'who plays, as level, level:manner or level@playouts; the last one fills the seats left',
    )
    .option('--seats <n>', 'how many sit at the table (the fewest unless told)', seatCount)
    .option('--options <k=v,...>', 'the options of the table')
    .option('--games <n>', 'how many games at most', whole('--games', 1), 100)
    .option('--seed <words>', 'any words; the same words give the same deals', 'machiya')
    .option('--iterations <n>', 'playouts a decision', whole('--iterations', 1), 200)
    .option('--threads <n>', 'games side by side', whole('--threads', 1, 64), 2)
    .option('--claim <share>', 'stop when it is decided that the first bot wins this share', share('--claim'))
    .option(
      '--out <path>',
      'write path.jsonl as it goes (and resume from it), path.json and path.svg at the end',
    )
    .option(
      '--ladder',
      'every level against the one below; writes ladder.md and its runs into the folder --out',
    )
    .option(
      '--minutes <n>',
      'with --ladder: begin nothing new after so long; 0 only writes the page',
      whole('--minutes', 0),
    )
    .option('--json', 'print one JSON object')
    .action(arena)
