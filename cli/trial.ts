/** machiya trial: every level plays many whole games with itself, and whatever a bot must never do is counted. */
import { openPool, playerOf, type Block } from '@machiya/bots/arena'
import { LEVELS } from '@machiya/bots'
import { LISTED, takeDown, type GameName } from '@machiya/games'
import type { Command } from 'commander'
import { columns, figure } from './columns.ts'
import { GAME_OR_FOLDER, gameGiven, listed, refuse, whole } from './input.ts'
import { progress } from './progress.ts'
import { settingsOf, type Setting } from './settings.ts'

type Asked = {
  games: number
  iterations: number
  seed: string
  threads: number
  levels: string
  json?: boolean
}

type Tried = {
  readonly game: string
  readonly level: string
  readonly games: number
  readonly decisions: number
  /** The most playouts one decision took, and how many faults were told. An illegal pick ends the trial. */
  readonly playouts: number
  readonly faults: number
  /** Threads that were still there when all had been told to end. */
  readonly left: number
}

/** A level that is misspelt would be tried never and found sound. */
const levelsIn = (given: string): string => {
  const unknown = given.split(',').find((each) => !LEVELS.some((level) => level === each))
  return unknown === undefined ? given : refuse(`--levels takes ${listed(LEVELS)}, not '${unknown}'`)
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

const threadsLeft = (): number =>
  process.getActiveResourcesInfo().filter((name) => /Worker|MessagePort/.test(name)).length

/** As many games at every number of seats with every choice of options. */
const playAll = async (game: GameName, level: string, asked: Asked): Promise<Block[]> => {
  const settings = settingsOf((await takeDown(game)).game)
  const line = progress(`${game}, ${level}`, asked.games)
  const pool = openPool({ game, options: {}, players: [], seed: `trial ${asked.seed}` }, asked.threads)
  let done = 0
  const play = async (block: number): Promise<Block> => {
    const { seats, options } = settings[block % settings.length] as Setting
    const players = Array.from({ length: seats }, () => playerOf(level, asked.iterations))
    const played = await pool.play({ block, players, options })
    line.step(++done)
    return played
  }
  try {
    return await Promise.all(Array.from({ length: asked.games }, (_, block) => play(block)))
  } finally {
    await pool.close()
    line.end()
  }
}

const tryLevel = async (game: GameName, level: string, asked: Asked): Promise<Tried> => {
  const before = threadsLeft()
  const outcomes = (await playAll(game, level, asked)).flatMap(({ games }) => games)
  return {
    game,
    level,
    games: outcomes.length,
    decisions: sum(outcomes.flatMap(({ decisions }) => decisions)),
    playouts: Math.max(0, ...outcomes.flatMap(({ playouts = [] }) => playouts)),
    faults: sum(outcomes.map(({ faults }) => faults.length)),
    left: threadsLeft() - before,
  }
}

const isSound = ({ playouts, faults, left }: Tried, { iterations }: Asked): boolean =>
  playouts <= iterations && faults === 0 && left <= 0

const trial = async (given: string, asked: Asked): Promise<void> => {
  const games = given === 'all' ? LISTED : [(await gameGiven(given)).game.name]
  const tried: Tried[] = []
  for (const game of games)
    for (const level of LEVELS.filter((each) => asked.levels.split(',').includes(each)))
      tried.push(await tryLevel(game, level, asked))
  process.exitCode = tried.every((one) => isSound(one, asked)) ? 0 : 1
  if (asked.json) return console.log(JSON.stringify(tried))
  const rows = tried.map(({ game, level, ...counts }) => [
    game,
    level,
    ...Object.values(counts).map((n) => figure(n)),
  ])
  console.log(
    columns(['game', 'level', 'games', 'decisions', 'most playouts', 'faults', 'threads left'], rows),
  )
}

export const trialCommand = (program: Command): void =>
  void program
    .command('trial')
    .description(
      'whole games of every level with itself: all legal, within the budget, all ending, no thread left',
    )
    .argument('<game>', `${GAME_OR_FOLDER}, or all`)
    .option('--games <n>', 'games a level', whole('--games', 1), 1000)
    .option('--iterations <n>', 'playouts a decision at most', whole('--iterations', 1), 4)
    .option('--levels <a,b>', 'which levels', levelsIn, LEVELS.join(','))
    .option('--seed <words>', 'any words; the same words give the same games', 'machiya')
    .option('--threads <n>', 'games side by side', whole('--threads', 1, 64), 2)
    .option('--json', 'print one JSON object')
    .action(trial)
