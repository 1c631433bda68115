/** machiya puzzles: moments in which one move is clearly best, found in records and self-play, checked and graded. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { gathered, keptIn, searchAll, type Job, type Result } from '@machiya/bots/puzzles'
import type { Game } from '@machiya/kernel'
import type { Command } from 'commander'
import { columns, figure } from './columns.ts'
import { commitOf } from './commit.ts'
import { GAME_OR_FOLDER, gameGiven, refuse, seedOf, whole } from './input.ts'
import { progress } from './progress.ts'
import { dealtWith, readRecord } from './records.ts'
import { settingsOf } from './settings.ts'

type Asked = {
  wanted: number
  games: number
  seed: string
  threads: number
  log?: string
  out?: string
  records?: string
}

const recordJobs = async (game: Game, folder: string): Promise<Omit<Job, 'number'>[]> => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'))
  const records = await Promise.all(files.map((file) => readRecord(join(folder, file))))
  return records.flatMap(({ record }) => {
    const seed = dealtWith(record)
    const { seats, options, moves, revision } = record
    return record.game === game.name && seed
      ? [{ game: game.name, seats, options, seed, moves, revision }]
      : []
  })
}

/** From one way to set a table up to one that is different enough. */
const STRIDE = 7

/** Records first, then games of the house's own, at every number of seats and with every option in turn. */
const jobsOf = async (game: Game, { records, seed, games }: Asked) => {
  const known = records === undefined ? [] : await recordJobs(game, records)
  const settings = settingsOf(game).filter(({ seats }) => seats > 2 || game.seats[1] === 2)
  return (number: number): Job | undefined => {
    const record = known[number]
    const setting = settings[(STRIDE * number) % settings.length]
    if (record) return { number, ...record }
    if (!setting || number >= known.length + games) return undefined
    return { number, game: game.name, ...setting, seed: seedOf(`puzzles ${seed}`, number) }
  }
}

const sumOf = (results: readonly Result[]) => ({
  games: results.length,
  looked: results.reduce((sum, { tally }) => sum + tally.looked, 0),
  found: results.reduce((sum, { tally }) => sum + tally.found, 0),
  easy: results.reduce((sum, { tally }) => sum + tally.easy, 0),
  kept: keptIn(results),
})

const gradesOf = (results: readonly Result[]): number[] =>
  [1, 2, 3, 4, 5].map(
    (grade) => results.flatMap(({ questions }) => questions).filter((one) => one.grade === grade).length,
  )

const puzzles = async (name: string, asked: Asked): Promise<void> => {
  const { game } = await gameGiven(name)
  const log = asked.log ?? join('data', 'puzzles', `${game.name}.jsonl`)
  mkdirSync(dirname(log), { recursive: true })
  const line = progress(`${game.name}: questions`, asked.wanted)
  const results = await searchAll({
    game: game.name,
    job: await jobsOf(game, asked),
    wanted: asked.wanted,
    threads: asked.threads,
    log,
    onResult: (all) => line.step(Math.min(asked.wanted, keptIn(all)), `${all.length} games`),
  })
  line.end()
  const { games, looked, found, easy, kept } = sumOf(results)
  const unclear = found - easy - kept
  const counts = [games, looked, found, unclear, easy, kept]
  const heads = ['games', 'decisions', 'found', 'not clear', 'too easy', 'kept']
  console.log(
    columns([...heads, 'by grade'], [[...counts.map((n) => figure(n)), gradesOf(results).join(' ')]]),
  )
  if (asked.out === undefined) return
  if (kept === 0) return refuse('nothing was found that could be written')
  const made = {
    command: `machiya puzzles ${game.name} --seed ${asked.seed}`,
    commit: commitOf(),
    result: `${looked} decisions of ${games} games: ${found} found and checked, ${unclear} not clear and ${easy} too easy thrown away, ${kept} kept`,
  }
  writeFileSync(asked.out, `${JSON.stringify(gathered(results, made))}\n`)
}

export const puzzlesCommand = (program: Command): void =>
  void program
    .command('puzzles')
    .description('moments in which one move is clearly best by what its seat knew: found, checked and graded')
    .argument('<game>', GAME_OR_FOLDER)
    .option('--wanted <n>', 'how many to keep', whole('--wanted', 1), 48)
    .option('--games <n>', 'games to play for it at most', whole('--games', 0), 1000)
    .option('--records <folder>', 'games that are searched before')
    .option('--seed <words>', 'any words; the same words give the same games', 'machiya')
    .option('--threads <n>', 'games side by side', whole('--threads', 1, 64), availableParallelism())
    .option('--log <file>', 'where finds are kept, to go on from (data/puzzles/<game>.jsonl unless told)')
    .option('--out <file>', 'where the questions are written for the page')
    .action(puzzles)
