/** machiya coach: the turns of a recorded game that cost a seat most, what would have been better, and why. */
import { teach } from '@machiya/bots/experts'
import {
  NOTHING,
  review,
  sentenceOf,
  withFinding,
  type Frame,
  type Reviewed,
  type Telling,
  type Verdict,
  type Weighed,
} from '@machiya/bots/review'
import type { Game, Pick, Seat, View, Whole } from '@machiya/kernel'
import type { GameRecord } from '@machiya/kernel/record'
import { offerOf, plainTeller, type Words } from '@machiya/kernel/words'
import type { Command } from 'commander'
import { colours } from './colours.ts'
import { columns, figure } from './columns.ts'
import { refuse, seatNumber, whole, wordsIn } from './input.ts'
import { progress } from './progress.ts'
import { dealtWith, positionsOf, readRecord } from './records.ts'

type Asked = {
  seat: number
  game?: string
  language?: string
  iterations: number
  most: number
  json?: boolean
}
/** Who puts offers into words, as the seat saw the table before each move: only there do prices and places stand. */
type Speaker = Telling & { readonly words: Words; readonly seen: (move: number) => View }
/** A verdict on a move with which something was wrong. */
type Lapse = Verdict & {
  readonly [part in 'played' | 'better' | 'error' | 'why']-?: NonNullable<Verdict[part]>
}

const isLapse = (verdict: Verdict): verdict is Lapse => verdict.better !== undefined
const costOf = ({ better, played }: Lapse): number => better.chance - played.chance

const say = ({ words, teller, seen }: Speaker, { task, move }: Lapse, pick: Pick): string =>
  offerOf(words, task, { pick }, teller, seen(move))

type Step = Weighed['line'][number]

/** Without the question's own terms, which nobody knows ahead, some offers cannot be put into words. */
const roughly = ({ words, teller }: Speaker, { task, pick }: Step): string => {
  try {
    return offerOf(words, { task, a: {} }, { pick }, teller)
  } catch {
    return words.names[String(pick).replace(/-\d+$/, '')] ?? String(pick)
  }
}

/** A later step of a line: in full where it answers the same question, else by the name of what is picked. */
const laterStep = (speaker: Speaker, lapse: Lapse, step: Step): string =>
  step.task === lapse.task.task
    ? say(speaker, lapse, step.pick)
    : (speaker.words.names[step.pick] ?? roughly(speaker, step))

const lineOf = (speaker: Speaker, lapse: Lapse): string => {
  const later = lapse.better.line.slice(1, 4).map((step) => laterStep(speaker, lapse, step))
  return [say(speaker, lapse, lapse.better.pick), ...later].join(', then ')
}

const row = (speaker: Speaker, lapse: Lapse): string[] => [
  figure(lapse.move + 1),
  say(speaker, lapse, lapse.played.pick),
  lineOf(speaker, lapse),
  `${figure(100 * costOf(lapse), 1)}% (±${figure(196 * lapse.error, 1)})`,
  sentenceOf(lapse.why, speaker),
]

/** What a seat saw before every move, and what it did. */
const framesOf = (game: Game, positions: readonly Whole[], moves: GameRecord['moves'], seat: Seat): Frame[] =>
  positions.map((g, i) => {
    const move = moves[i]
    return { seen: game.view(g, seat), ...(move?.seat === seat ? { pick: move.pick } : {}) }
  })

const reviewed = (of: Reviewed): Lapse[] => {
  const line = progress('weighing', 100)
  let found = NOTHING
  for (const finding of review(of)) {
    line.step(Math.round(100 * finding.done))
    found = withFinding(found, finding)
  }
  line.end()
  return found.verdicts.filter(isLapse).sort((a, b) => costOf(b) - costOf(a))
}

const coach = async (file: string, asked: Asked): Promise<void> => {
  const { record, shelved } = await readRecord(file, asked.game)
  if (asked.seat > record.seats) return refuse(`this game has seats 1 to ${record.seats}, not ${asked.seat}`)
  const seed =
    dealtWith(record) ?? refuse(`'${file}' has no seed yet; a game can be reviewed once its seed is shown`)
  const positions = positionsOf(shelved, record, seed)
  if (typeof positions === 'string') return refuse(`'${file}' cannot be replayed: ${positions}`)
  const taught = await teach(record.game)
  const seat = (asked.seat - 1) as Seat
  const frames = framesOf(shelved.game, positions, record.moves, seat)
  const budget = { iterations: asked.iterations }
  const lapses = reviewed({ ...taught, frames, seat, budget, seed }).slice(0, asked.most)
  if (asked.json) return console.log(JSON.stringify({ game: record.game, seat: asked.seat, lapses }))
  const words = wordsIn(shelved, asked.language)
  const names = Array.from({ length: record.seats }, (_, i) => record.names?.[i] ?? `Seat ${i + 1}`)
  const speaker = {
    words,
    language: words.language,
    outcomes: taught.outcomes,
    teller: plainTeller(words, names),
    seen: (move: number) => (frames[move] as Frame).seen,
  }
  console.log(`${colours.bold(words.title)}: what cost ${names[seat]} most, by what was known then\n`)
  if (lapses.length === 0) return console.log('Nothing to improve was found.')
  console.log(
    columns(
      ['move', 'played', 'better', 'chance to win', 'why'],
      lapses.map((lapse) => row(speaker, lapse)),
    ),
  )
}

/** With fewer no two picks are tried twice, and nothing would ever be found to improve. */
const FEWEST = 8

export const coachCommand = (program: Command): void =>
  void program
    .command('coach')
    .description('the turns of a recorded game that cost a seat most, with the better line and why')
    .argument('<record>', 'a record whose seed is shown')
    .requiredOption('--seat <n>', 'whose game is reviewed', seatNumber)
    .option('--iterations <n>', 'playouts a decision', whole('--iterations', FEWEST), 200)
    .option('--most <n>', 'how many turns to name', whole('--most', 1), 10)
    .option('--language <code>', 'in which language (the first of the game unless told)')
    .option('--game <folder>', 'where its game lies, if that is not of this house')
    .option('--json', 'print one JSON object')
    .action(coach)
