/** machiya train: tunes the weights of a game by self-play, tries them against the hand-made ones, writes them down. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { figuresOf, runArena, type Figures } from '@machiya/bots/arena'
import { expertOf } from '@machiya/bots/experts'
import { gatePlayers, train, type State } from '@machiya/bots/train'
import { isGame, type GameName } from '@machiya/games'
import type { Command } from 'commander'
import { colours } from './colours.ts'
import { columns, figure } from './columns.ts'
import { gameNamed, refuse, share, whole } from './input.ts'
import { progress } from './progress.ts'

type Asked = {
  seats: string
  generations: number
  games: number
  playouts: number
  quick: number
  pull: number
  seed: string
  threads: number
  state?: string
  gate: number
  apply?: boolean
}

const LAMBDA = 0.9

const seatsIn = (text: string): number[] => text.split(',').map((part) => whole('--seats', 2, 6)(part))

const weightsFile = (game: string): string =>
  fileURLToPath(new URL(`../bots/${game}/weights.json`, import.meta.url))

const valuesOf = ({ features, generations }: State): { [feature: string]: number } => {
  const last = generations.at(-1)?.values ?? []
  return Object.fromEntries(features.map((name, i) => [name, Number((last[i] ?? 0).toPrecision(4))]))
}

const errors = ({ generations }: State): string =>
  generations.map(({ before, after }) => `${before.toFixed(2)} → ${after.toFixed(2)}`).join(', ')

const commandOf = (): string => `machiya train ${process.argv.slice(3).join(' ')}`

/** The trained weights at one seat against the hand-made ones at the others. */
const tryOut = async (name: GameName, state: State, asked: Asked): Promise<Figures | undefined> => {
  if (asked.gate === 0) return undefined
  const { game } = await gameNamed(name)
  const made = { command: commandOf(), seed: asked.seed, result: '' }
  const seats = Math.max(...seatsIn(asked.seats))
  const players = gatePlayers(
    { made, values: valuesOf(state) },
    expertOf(game).hand,
    seats,
    3 * asked.playouts,
  )
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

const resultOf = (state: State, tried: Figures | undefined): string => {
  const foretold = `error on games not fitted, by generation: ${errors(state)}`
  if (!tried) return foretold
  const { wins, games } = tried
  const share = `${figure(100 * wins.mean, 1)}% (${figure(100 * wins.low, 1)}–${figure(100 * wins.high, 1)})`
  return `${foretold}; as merchant against hand-made merchants at the other seats it won ${share} of ${games} games`
}

const write = (game: string, state: State, asked: Asked, result: string): void => {
  const file = weightsFile(game)
  if (!existsSync(file)) return refuse(`${game} has no weights to write to`)
  const { hand } = JSON.parse(readFileSync(file, 'utf8')) as { hand: unknown }
  const made = { command: commandOf(), seed: asked.seed, result }
  writeFileSync(file, `${JSON.stringify({ hand, trained: { made, values: valuesOf(state) } }, null, 2)}\n`)
}

const shown = (state: State, hand: { readonly [feature: string]: number }): string =>
  columns(
    ['feature', 'by hand', 'trained'],
    Object.entries(valuesOf(state)).map(([name, value]) => [
      name,
      figure(hand[name] ?? 0, 3),
      figure(value, 3),
    ]),
  )

const trainGame = async (name: string, asked: Asked): Promise<void> => {
  const { game } = await gameNamed(name)
  if (!isGame(name)) return
  const line = progress(`${name}: lessons`, asked.quick + asked.games * asked.generations)
  const state = await train({
    game: name,
    seats: seatsIn(asked.seats),
    generations: asked.generations,
    games: asked.games,
    playouts: asked.playouts,
    quick: asked.quick,
    lambda: LAMBDA,
    pull: asked.pull,
    seed: asked.seed,
    threads: asked.threads,
    state: asked.state ?? `train-${name}.json`,
    onGame: (done, _of, note) => line.step(done, note),
  })
  line.end()
  const tried = await tryOut(name, state, asked)
  const result = resultOf(state, tried)
  console.log(`${colours.bold(name)}\n\n${shown(state, expertOf(game).hand.values)}\n\n${result}`)
  if (asked.apply) write(name, state, asked, result)
}

export const trainCommand = (program: Command): void =>
  void program
    .command('train')
    .description('tune the weights of a game by self-play; resumable')
    .argument('<game>')
    .option('--seats <n,...>', 'tables to learn at, in turn', '4,2')
    .option('--generations <n>', 'how often the weights are fitted', whole('--generations', 1), 4)
    .option('--games <n>', 'games a generation', whole('--games', 5), 100)
    .option('--playouts <n>', 'playouts a decision', whole('--playouts', 1), 16)
    .option('--quick <n>', 'games of the quick hand to begin with', whole('--quick', 0), 2000)
    .option('--pull <share>', 'how much of the spread a doubled weight must explain', share('--pull'), 0.002)
    .option('--seed <words>', 'any words; the same words give the same course', 'machiya')
    .option('--threads <n>', 'games side by side', whole('--threads', 1, 64), 2)
    .option('--state <file>', 'where the course stands; an interrupted one goes on from there')
    .option('--gate <n>', 'games against the hand-made weights at the end', whole('--gate', 0), 100)
    .option('--apply', 'write the weights into the game’s weights.json')
    .action(trainGame)
