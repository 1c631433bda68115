/** Records: a whole game as readable text, one move a line. */
import { isSeed } from './src/chance.ts'
import type { Game } from './src/game.ts'
import type { RecordedMove } from './src/play.ts'
import { MOST_SEATS, type Choices, type Pick, type Position, type Seat, type Whole } from './src/position.ts'

/** How a game was dealt, and every move of it. */
export type GameRecord = {
  readonly game: string
  readonly revision: number
  readonly seats: number
  readonly options: Choices
  readonly names?: readonly string[]
  readonly commitment: string
  /** What each seat threw into the seed, in the order of the seats that did. */
  readonly salts?: readonly string[]
  /** The house's secret, known after the end. */
  readonly seed?: string
  readonly moves: readonly RecordedMove[]
}

const TITLE = 'machiya record 1'
const WORD = /^[^\s#]+$/

/** A pick as a record writes it: a number, or a word without spaces. */
export const isWritable = (pick: Pick): boolean =>
  typeof pick === 'number' ? Number.isSafeInteger(pick) : WORD.test(pick) && !isNumeral(pick)
const isNumeral = (word: string): boolean => /^-?\d+$/.test(word)

/** A record as text, one move a line. */
export const printRecord = (record: GameRecord): string => {
  const { moves, ...header } = record
  const head = Object.entries(header).filter(([, value]) => value !== undefined)
  const lines = moves.map(({ seat, task, pick }) => `${seat + 1} ${task} ${pick}`)
  return [TITLE, ...head.map(([key, value]) => `${key}: ${JSON.stringify(value)}`), '', ...lines, ''].join(
    '\n',
  )
}

const bad = (line: number, expected: string, got: string): never => {
  throw new Error(`line ${line}: expected ${expected}, got '${got}'`)
}

const parseField = (line: string, at: number): [string, unknown] => {
  const colon = line.indexOf(': ')
  if (colon < 1) return bad(at, 'a field such as \'game: "noughts"\'', line)
  try {
    return [line.slice(0, colon), JSON.parse(line.slice(colon + 2))]
  } catch {
    return bad(at, 'a JSON value after the colon', line)
  }
}

const parseMove = (line: string, at: number, seats: number): RecordedMove => {
  const [seat = '', task = '', pick = '', more] = line.split(/\s+/)
  if (!pick || more !== undefined) return bad(at, "a move such as '2 assign harbour-1'", line)
  const index = Number(seat) - 1
  if (!Number.isInteger(index) || index < 0 || index >= seats)
    return bad(at, `a seat from 1 to ${seats}`, seat)
  return { seat: index as Seat, task, pick: isNumeral(pick) ? Number(pick) : pick }
}

type Is = (value: unknown) => boolean
const isText: Is = (v) => typeof v === 'string'
const isWhole: Is = (v) => Number.isSafeInteger(v)
const isTexts: Is = (v) => Array.isArray(v) && v.every(isText)
const FIELDS: {
  readonly [field: string]: { readonly is: Is; readonly says: string; readonly must: boolean }
} = {
  game: { is: isText, says: 'the name of a game', must: true },
  revision: { is: isWhole, says: 'a whole number', must: true },
  seats: {
    is: (v) => isWhole(v) && Number(v) > 0 && Number(v) <= MOST_SEATS,
    says: 'a number of seats',
    must: true,
  },
  options: {
    is: (v) => typeof v === 'object' && v !== null && !Array.isArray(v),
    says: 'an object',
    must: true,
  },
  names: { is: isTexts, says: 'a list of names', must: false },
  commitment: { is: isText, says: 'a digest', must: true },
  salts: { is: isTexts, says: 'a list of salts', must: false },
  seed: { is: (v) => isText(v) && isSeed(v as string), says: '32 to 128 hexadecimal digits', must: false },
}

const withoutComment = (line: string): string => line.replace(/(^|\s)#.*$/, '').trim()

/** Reads a record; a bad line is refused by its number. */
export const parseRecord = (source: string): GameRecord => {
  const lines = source.split(/\r?\n/).map(withoutComment)
  if (lines[0] !== TITLE) bad(1, `'${TITLE}'`, lines[0] ?? '')
  const blank = lines.indexOf('', 1)
  const end = blank < 0 ? lines.length : blank
  const header: Record<string, unknown> = {}
  for (let at = 1; at < end; at++) {
    const [key, value] = parseField(lines[at] as string, at + 1)
    const field = FIELDS[key]
    if (!field) bad(at + 1, `one of the fields ${Object.keys(FIELDS).join(', ')}`, key)
    else if (!field.is(value)) bad(at + 1, `${key} to be ${field.says}`, JSON.stringify(value))
    header[key] = value
  }
  const missing = Object.keys(FIELDS).find((key) => FIELDS[key]?.must && !(key in header))
  if (missing) bad(end + 1, `the field '${missing}' before the moves`, lines[end] ?? '')
  const moves = lines.flatMap((line, i) =>
    i > end && line ? [parseMove(line, i + 1, header['seats'] as number)] : [],
  )
  return { ...(header as unknown as GameRecord), moves }
}

/** Plays a record again from the seed it was dealt with; a move that does not fit is named by its place. */
export const replay = <G extends Position>(game: Game<G>, record: GameRecord, seed: string): Whole<G>[] => {
  if (record.game !== game.name)
    throw new Error(`this is a record of '${record.game}', not of '${game.name}'`)
  const positions = [game.start(record.seats, record.options, seed, record.revision)]
  record.moves.forEach((move, i) => {
    const { position, refusal } = game.play(positions[i] as Whole<G>, move)
    if (refusal)
      throw new Error(
        `move ${i + 1} (${move.seat + 1} ${move.task} ${move.pick}): ${refusal.sentence} [${refusal.rule}]`,
      )
    positions.push(position)
  })
  return positions
}
