/** machiya train: a judge and a quick hand for a game out of self-play, let through gates, written down. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { teach } from '@machiya/bots/experts'
import {
  championOf,
  curveOf,
  isClearlyBetter,
  passGate,
  reportOf,
  train,
  type Course,
  type Passed,
  type State,
} from '@machiya/bots/train'
import type { GameName } from '@machiya/games'
import { findGames } from '@machiya/games/found'
import type { Game } from '@machiya/kernel'
import type { Command } from 'commander'
import { figure } from './columns.ts'
import { commitOf } from './commit.ts'
import { GAME_OR_FOLDER, gameGiven, refuse, whole } from './input.ts'
import { progress, type Progress } from './progress.ts'
import { settingsOf, type Setting } from './settings.ts'

type Asked = {
  games: number
  own: number
  generations: number
  playouts: number
  epochs: number
  gate: number
  gatePlayouts: number
  exam: number
  seed: string
  threads: number
  folder?: string
  apply?: boolean
}

const WIDTHS = [32, 16] as const
/** Tables whose strength is measured, as far as a game has them. */
const MEASURED = [2, 4]

const measuredAt = ({ seats: [least, most] }: Game): number[] => {
  const able = MEASURED.filter((seats) => seats >= least && seats <= most)
  return able.length > 0 ? able : [least]
}

/** Every way to set a table up, and every second time a plain one of those that are measured. */
const tablesOf = (game: Game): Setting[] => {
  const plain = measuredAt(game)
  return settingsOf(game).flatMap((each, i) => [
    each,
    { seats: plain[i % plain.length] as number, options: {} },
  ])
}

/** Where the game lies: among those of the house, or where it was said to be. */
const folderOf = (game: GameName, given: string): string =>
  findGames().find(({ name }) => name === game)?.path ?? given

/** What a game needs whose folder tells nothing else of it. */
const ONLY_LEARNED = `/** What the bots know of the game: only what they learnt. */
import learned from './learned.json' with { type: 'json' }

export const expert = { learned }
`

const commandOf = (): string => `machiya train ${process.argv.slice(3).join(' ')}`

/** One line for each step of the course. */
const liner = (game: string): NonNullable<Course['onStep']> => {
  let step = ''
  let line: Progress | undefined
  return (what, done, of) => {
    if (what !== step) {
      line?.end()
      line = progress(`${game}, ${what}`, of)
      step = what
    }
    line?.step(done)
    if (done === of) line?.end()
  }
}

/** The champion against the veteran, on deals that no gate has seen. */
const examine = async (course: Course, state: State, games: number): Promise<Passed[]> => {
  const { expert } = await teach(course.game)
  const challenger = championOf(state)
  if (!challenger.learned || games === 0) return []
  const passed: Passed[] = []
  for (const seats of course.gateSeats)
    passed.push(
      await passGate({
        game: course.game,
        weights: expert.trained,
        challenger,
        champion: { name: 'shogun-1' },
        seats,
        games,
        playouts: course.gatePlayouts,
        seed: `exam ${course.seed} ${seats}`,
        threads: course.threads,
        onGame: (done) => course.onStep?.(`examination at ${seats}`, done, games),
      }),
    )
  return passed
}

const told = ({ seats, games, wins, playouts }: Passed): string =>
  `${figure(100 * wins.mean, 1)} % (${figure(100 * wins.low, 1)}–${figure(100 * wins.high, 1)}) of ${games} games at ${seats} against shogun-1, ${playouts.join(' to ')} playouts at equal time`

const write = (folder: string, state: State, exam: readonly Passed[]): void => {
  const { learned } = championOf(state)
  if (!learned || !isClearlyBetter(exam))
    return refuse('nothing was written: the champion is not clearly better than shogun-1 at every table')
  const made = { ...learned.made, result: exam.map(told).join('; ') }
  const bots = join(folder, 'bots')
  mkdirSync(bots, { recursive: true })
  writeFileSync(join(bots, 'learned.json'), `${JSON.stringify({ ...learned, made }, null, 2)}\n`)
  if (!existsSync(join(bots, 'index.ts'))) writeFileSync(join(bots, 'index.ts'), ONLY_LEARNED)
}

const trainGame = async (given: string, asked: Asked): Promise<void> => {
  const { game } = await gameGiven(given)
  const { name } = game
  const { generations, games, own, playouts, epochs, gate, gatePlayouts, seed, threads } = asked
  const course: Course = {
    game: name,
    tables: tablesOf(game),
    generations,
    games,
    own,
    playouts,
    epochs,
    widths: WIDTHS,
    gate,
    gateSeats: measuredAt(game),
    gatePlayouts,
    seed,
    threads,
    folder: asked.folder ?? join('training', name),
    made: { command: commandOf(), commit: commitOf() },
    onStep: liner(name),
  }
  const state = await train(course)
  const exam = await examine(course, state, asked.exam)
  const report = `${reportOf(name, state)}\n${exam.map((each) => `Examined: ${told(each)}.`).join('\n')}\n`
  writeFileSync(join(course.folder, 'report.md'), report)
  writeFileSync(join(course.folder, 'curve.svg'), curveOf(name, state))
  console.log(report)
  if (asked.apply) write(folderOf(name, given), state, exam)
}

export const trainCommand = (program: Command): void =>
  void program
    .command('train')
    .description('a judge and a quick hand for a game by self-play: generate, fit, gate, repeat; resumable')
    .argument('<game>', GAME_OR_FOLDER)
    .option('--games <n>', 'cheap games to begin with', whole('--games', 10), 5000)
    .option('--own <n>', 'games by what was learnt for every further generation', whole('--own', 10), 500)
    .option('--generations <n>', 'how often judge and hand are fitted', whole('--generations', 1), 3)
    .option('--playouts <n>', 'playouts a decision in games by what was learnt', whole('--playouts', 16), 64)
    .option('--epochs <n>', 'how often a fit sees every game', whole('--epochs', 1), 12)
    .option('--gate <n>', 'games of a gate at two seats and at four', whole('--gate', 1), 100)
    .option('--gate-playouts <n>', 'playouts of the champion in a gate', whole('--gate-playouts', 2), 120)
    .option('--exam <n>', 'games against shogun-1 at the end, on deals of their own', whole('--exam', 0), 200)
    .option('--seed <words>', 'any words; the same words give the same course', 'machiya')
    .option('--threads <n>', 'games side by side', whole('--threads', 1, 64), availableParallelism())
    .option('--folder <path>', 'where the course stands; an interrupted one goes on from there')
    .option('--apply', 'write bots/learned.json of the game if the examination is passed')
    .action(trainGame)
