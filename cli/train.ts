/** machiya train: tunes the weights of a game by self-play, tries them against the hand-made ones, writes them down. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { figuresOf, runArena, type Figures } from '@machiya/bots/arena'
import { teach } from '@machiya/bots/experts'
import { cameTo, gatePlayers, train, trainByWins, type Path, type State } from '@machiya/bots/train'
import type { GameName } from '@machiya/games'
import { findGames } from '@machiya/games/found'
import { MOST_SEATS, type Game } from '@machiya/kernel'
import type { Command } from 'commander'
import { colours } from './colours.ts'
import { columns, figure } from './columns.ts'
import { GAME_OR_FOLDER, gameGiven, refuse, seatsFor, share, whole } from './input.ts'
import { progress } from './progress.ts'

type Asked = {
  by: string
  seats: string
  generations: number
  games: number
  playouts: number
  quick: number
  pull: number
  pupils: number
  deals: number
  reach: number
  seed: string
  threads: number
  state?: string
  gate: number
  apply?: boolean
}

const LAMBDA = 0.9

const seatsIn = (text: string): number[] =>
  text.split(',').map((part) => whole('--seats', 2, MOST_SEATS)(part))

/** Beside the expert that reads them. */
const weightsFile = (game: GameName): string | undefined => {
  const folder = findGames().find(({ name }) => name === game)?.path ?? ''
  const file = join(folder, 'bots/weights.json')
  return existsSync(file) ? file : undefined
}

/** What a course came to: the weights, and what is to be said of them. */
type Learned = { readonly values: { readonly [feature: string]: number }; readonly told: string }

const named = (features: readonly string[], values: readonly number[]): Learned['values'] =>
  Object.fromEntries(features.map((name, i) => [name, Number((values[i] ?? 0).toPrecision(4))]))

const errors = ({ generations }: State): string =>
  generations.map(({ before, after }) => `${before.toFixed(2)} → ${after.toFixed(2)}`).join(', ')

const fitted = (state: State): Learned => ({
  values: named(state.features, state.generations.at(-1)?.values ?? []),
  told: `error on games not fitted, by generation: ${errors(state)}`,
})

const won = (path: Path): Learned => ({
  values: named(path.features, cameTo(path)),
  told: `score of the pupils against the weights by hand, by generation: ${path.leaps.map(({ mean }) => mean.toFixed(3)).join(', ')}`,
})

const commandOf = (): string => `machiya train ${process.argv.slice(3).join(' ')}`

/** The trained weights at one seat against the hand-made ones at the others. */
const tryOut = async (name: GameName, { values }: Learned, asked: Asked): Promise<Figures | undefined> => {
  if (asked.gate === 0) return undefined
  const { expert } = await teach(name)
  const made = { command: commandOf(), seed: asked.seed, result: '' }
  const seats = Math.max(...seatsIn(asked.seats))
  const players = gatePlayers({ made, values }, expert.hand, seats, 3 * asked.playouts)
  const line = progress('trying out', asked.gate)
  const { blocks } = await runArena({
    setting: { game: name, options: {}, players, seed: `gate ${asked.seed}` },
    games: asked.gate,
    threads: asked.threads,
    onBlock: (_blocks, games) => line.step(games),
  })
  line.end()
  return figuresOf(
    players.map((player) => player.name),
    blocks,
    asked.seed,
  )[0]
}

const resultOf = ({ told }: Learned, tried: Figures | undefined): string => {
  if (!tried) return told
  const { wins, games } = tried
  const share = `${figure(100 * wins.mean, 1)}% (${figure(100 * wins.low, 1)}–${figure(100 * wins.high, 1)})`
  return `${told}; as merchant against hand-made merchants at the other seats it won ${share} of ${games} games`
}

/** Said before anything is played: a course takes hours. */
const check = (game: Game, { seats, pupils, by, apply }: Asked): void => {
  for (const each of seatsIn(seats)) seatsFor(game, each)
  if (by === 'wins' && pupils % 2 !== 0) refuse(`--pupils come in pairs, so ${pupils} cannot be`)
  if (apply && !weightsFile(game.name)) refuse(`${game.name} has no weights to write to`)
}

const write = (game: string, { values }: Learned, asked: Asked, result: string): void => {
  const file = weightsFile(game) ?? refuse(`${game} has no weights to write to`)
  const { hand } = JSON.parse(readFileSync(file, 'utf8')) as { hand: unknown }
  const made = { command: commandOf(), seed: asked.seed, result }
  writeFileSync(file, `${JSON.stringify({ hand, trained: { made, values } }, null, 2)}\n`)
}

const shown = ({ values }: Learned, hand: { readonly [feature: string]: number }): string =>
  columns(
    ['feature', 'by hand', 'trained'],
    Object.entries(values).map(([name, value]) => [name, figure(hand[name] ?? 0, 3), figure(value, 3)]),
  )

const learnByFit = async (game: GameName, asked: Asked): Promise<Learned> => {
  const line = progress(`${game}: lessons`, asked.quick + asked.games * asked.generations)
  const { generations, games, playouts, quick, pull, seed, threads } = asked
  const state = await train({
    game,
    seats: seatsIn(asked.seats),
    generations,
    games,
    playouts,
    quick,
    lambda: LAMBDA,
    pull,
    seed,
    threads,
    state: asked.state ?? `train-${game}.json`,
    onGame: (done, _of, note) => line.step(done, note),
  })
  line.end()
  return fitted(state)
}

const learnByWins = async (game: GameName, asked: Asked): Promise<Learned> => {
  const { generations, playouts, pupils, deals, reach, seed, threads } = asked
  const seats = seatsIn(asked.seats)[0] ?? 2
  const line = progress(`${game}: games`, generations * pupils * deals * seats)
  const path = await trainByWins({
    game,
    seats,
    generations,
    pupils,
    deals,
    playouts,
    reach,
    seed,
    threads,
    state: asked.state ?? `train-${game}-wins.json`,
    onGame: (done, _of, note) => line.step(done, note),
  })
  line.end()
  return won(path)
}

const trainGame = async (given: string, asked: Asked): Promise<void> => {
  const { name } = (await gameGiven(given)).game
  const { game, expert } = await teach(name)
  check(game, asked)
  const learned = await (asked.by === 'wins' ? learnByWins : learnByFit)(name, asked)
  const result = resultOf(learned, await tryOut(name, learned, asked))
  console.log(`${colours.bold(name)}\n\n${shown(learned, expert.hand.values)}\n\n${result}`)
  if (asked.apply) write(name, learned, asked, result)
}

const way = (given: string): string =>
  given === 'fit' || given === 'wins' ? given : refuse(`--by is fit or wins, not '${given}'`)

export const trainCommand = (program: Command): void =>
  void program
    .command('train')
    .description('tune the weights of a game by self-play; resumable')
    .argument('<game>', GAME_OR_FOLDER)
    .option('--by <way>', 'fit: foretell how games end; wins: stray, and follow those who win', way, 'fit')
    .option('--seats <n,...>', 'tables to learn at, in turn (by wins: the first)', '4,2')
    .option('--generations <n>', 'how often the weights change', whole('--generations', 1), 4)
    .option('--games <n>', 'games a generation', whole('--games', 5), 100)
    .option('--playouts <n>', 'playouts a decision', whole('--playouts', 1), 16)
    .option('--quick <n>', 'games of the quick hand to begin with', whole('--quick', 0), 2000)
    .option('--pull <share>', 'how much of the spread a doubled weight must explain', share('--pull'), 0.002)
    .option('--pupils <n>', 'by wins: how many stray in a generation', whole('--pupils', 4), 10)
    .option('--deals <n>', 'by wins: deals a pupil plays, each from every seat', whole('--deals', 1), 6)
    .option('--reach <share>', 'by wins: how far pupils stray', share('--reach'), 0.25)
    .option('--seed <words>', 'any words; the same words give the same course', 'machiya')
    .option('--threads <n>', 'games side by side', whole('--threads', 1, 64), 2)
    .option('--state <file>', 'where the course stands; an interrupted one goes on from there')
    .option('--gate <n>', 'games against the hand-made weights at the end', whole('--gate', 0), 100)
    .option('--apply', 'write the weights into the game’s weights.json')
    .action(trainGame)
