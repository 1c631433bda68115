/** machiya replay: tells a recorded game in words, move by move. */
import { isOver, type Position, type RecordedMove, type Seat, type Task, type Viewer } from '@machiya/kernel'
import type { GameRecord } from '@machiya/kernel/record'
import { offerOf, plainTeller, tidingOf, type Teller, type Words } from '@machiya/kernel/words'
import type { Shelved } from '@machiya/games'
import type { Command } from 'commander'
import { colours } from './colours.ts'
import { columns, figure } from './columns.ts'
import { refuse, seatNumber, wordsIn } from './input.ts'
import { dealtWith, positionsOf, readRecord } from './records.ts'

type Asked = { game?: string; language?: string; seat?: number; json?: boolean }
type Told = {
  readonly shelved: Shelved
  readonly words: Words
  readonly teller: Teller
  readonly viewer: Viewer
}

const namesOf = ({ names, seats }: GameRecord): string[] =>
  Array.from({ length: seats }, (_, seat) => names?.[seat] ?? `Seat ${seat + 1}`)

const told = ({ shelved, words, teller, viewer }: Told, g: Position): string[] =>
  shelved.game.tidings(g, viewer).map((tiding) => `      ${tidingOf(words, tiding, teller)}`)

/** A seat is told its own moves, and of the others only what they brought about. */
const moveLine = (
  { words, teller, viewer }: Told,
  before: Position,
  { seat, pick }: RecordedMove,
  i: number,
): string[] =>
  viewer === 'all' || viewer === seat
    ? [
        `${colours.dim(String(i + 1).padStart(4))}  ${teller.seat(seat)}: ${offerOf(words, before.agenda.at(-1) as Task, { pick }, teller, before)}`,
      ]
    : []

const tell = (to: Told, record: GameRecord, positions: readonly Position[]): string[] =>
  positions.flatMap((g, i) => {
    const before = positions[i - 1]
    const move = record.moves[i - 1]
    if (!before || !move) return told(to, g)
    const line = moveLine(to, before, move, i - 1)
    return [...line, ...(g.number === before.number ? [] : told(to, g))]
  })

const standing = ({ shelved: { game }, teller }: Told, g: Position): string => {
  const rows = game
    .standing(g)
    .map(({ seat, place, score, ties, lost }) =>
      lost
        ? ['lost', teller.seat(seat), '', '']
        : [`${place}.`, teller.seat(seat), figure(score), ties.join(', ')],
    )
  return columns(['place', isOver(g) ? 'at the end' : 'so far', 'points', 'tie-breaks'], rows)
}

const viewerFrom = (seat: number | undefined, seats: number): Viewer => {
  if (seat === undefined) return 'all'
  return seat <= seats ? ((seat - 1) as Seat) : refuse(`this game has seats 1 to ${seats}, not ${seat}`)
}

const replayFile = async (file: string, asked: Asked): Promise<void> => {
  const { record, shelved } = await readRecord(file, asked.game)
  const seed =
    dealtWith(record) ?? refuse(`'${file}' has no seed yet; a game can be dealt again once its seed is shown`)
  const viewer = viewerFrom(asked.seat, record.seats)
  const positions = positionsOf(shelved, record, seed)
  if (typeof positions === 'string') return refuse(`'${file}' cannot be replayed: ${positions}`)
  const end = positions.at(-1) as Position
  const { game } = shelved
  if (asked.json) {
    const about = { game: record.game, seats: record.seats, options: record.options, over: isOver(end) }
    const tidings = positions.map((g) => game.tidings(g, viewer))
    const rest = { moves: record.moves, tidings, standing: game.standing(end), hash: game.hash(end) }
    return console.log(JSON.stringify({ ...about, ...rest }))
  }
  const words = wordsIn(shelved, asked.language)
  const to: Told = { shelved, words, viewer, teller: plainTeller(words, namesOf(record)) }
  console.log(`${colours.bold(words.title)}, ${record.seats} seats, ${record.moves.length} moves\n`)
  console.log(tell(to, record, positions).join('\n'))
  console.log(`\n${standing(to, end)}`)
}

export const replayCommand = (program: Command): void =>
  void program
    .command('replay')
    .description('tell a recorded game in words')
    .argument('<file>', 'a record')
    .option('--language <code>', 'in which language (the first of the game unless told)')
    .option('--seat <n>', 'only what this seat came to know', seatNumber)
    .option('--game <folder>', 'where its game lies, if that is not of this house')
    .option('--json', 'print one JSON object')
    .action(replayFile)
