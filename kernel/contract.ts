/** The contract every game passes: whole random games, each position looked at from every side. */
import { rehearsalHolds } from './contract/ahead.ts'
import { examine, onlooker, sortedBox, type Scene } from './contract/examine.ts'
import { frozen, sharingHolds } from './contract/sharing.ts'
import { isContested, parallelWorlds, watchWindow } from './contract/worlds.ts'
import { refuses } from './src/play.ts'
import {
  dice,
  isOver,
  commit,
  type Chance,
  type Choices,
  type Game,
  type No,
  type Pick,
  type Position,
  type RecordedMove,
  type Whole,
} from './src/index.ts'
import { parseRecord, printRecord, type GameRecord } from './record.ts'
import { sha256 } from './src/sha256.ts'
import type { Words } from './words.ts'

/** What is played under the contract, and how closely it is looked at. */
export type Setting<G extends Position> = {
  readonly game: Game<G>
  readonly seats: number
  readonly options?: Choices
  readonly seed: string
  readonly words?: readonly Words[]
  /** The share of positions examined closely; every position gets the cheap checks. */
  readonly care?: number
  /** How often each pick was made, over as many games as share it: the first times are examined closely, too. */
  readonly known?: Map<string, number>
  readonly mostMoves?: number
  /** The most open offers a decision may have. */
  readonly mostOffers?: number
}
/** What a game under the contract came to. */
export type Report<G extends Position> = {
  readonly moves: number
  readonly examined: number
  readonly worlds: number
  /** Floors with hidden answers whose outcome was compared in two worlds. */
  readonly windows: number
  /** Picks that were rehearsed and then made, with the same outcome. */
  readonly ahead: number
  readonly widest: number
  readonly record: GameRecord
  readonly end: Whole<G>
}

const pickOne = <T>(items: readonly T[], chance: Chance): T => items[chance(items.length)] as T

const legalMove = <G extends Position>(game: Game<G>, g: G, chance: Chance, buffer: Pick[]): RecordedMove => {
  const seat = pickOne(game.waitingFor(g), chance)
  const picks = game.legal(g, seat, buffer)
  if (picks.length === 0) throw new Error(`[K3] seat ${seat} is waited for and has no open offer`)
  return { seat, task: game.task(g)?.task ?? '', pick: pickOne(picks, chance) }
}

const recordOf = (setting: Setting<Position>, seed: string, moves: readonly RecordedMove[]): GameRecord => ({
  game: setting.game.name,
  revision: setting.game.revision,
  seats: setting.seats,
  options: setting.options ?? {},
  commitment: commit(seed),
  seed,
  moves,
})

const FIRST_TIMES = 2
/** A random look sees what is common; faults hide in what is rare. */
const isNew = (known: Map<string, number> | undefined, { task, pick }: RecordedMove): boolean => {
  const key = `${task} ${pick}`
  const times = known?.get(key) ?? 0
  known?.set(key, times + 1)
  return known !== undefined && times < FIRST_TIMES
}

/** How an engine complains of a write to something frozen. */
const isWriting = (fault: unknown): boolean =>
  fault instanceof TypeError && /read only|not extensible|delete property/.test(fault.message)

/** Plays one random game under the contract. A fault is thrown with the record that leads to it. */
export const playContract = <G extends Position>(setting: Setting<G>): Report<G> => {
  const seed = sha256(setting.seed).slice(0, 32)
  const moves: RecordedMove[] = []
  try {
    return playThrough(setting, seed, moves)
  } catch (fault) {
    const { message, stack } = fault as Error
    const promise = isWriting(fault) ? '[K14] what was given out is written to: ' : ''
    const at = `${setting.game.name}, ${setting.seats} seats, ${JSON.stringify(setting.options ?? {})}, after move ${moves.length}`
    const record = printRecord(recordOf(setting, seed, moves))
    throw new Error(`${promise}${message}\n(${at})\n${stack ?? ''}\n${record}`, { cause: fault })
  }
}

const checked = (no: No): void => {
  if (no) throw new Error(`[K19] an open offer was refused: ${no.sentence} [${no.rule}]`)
}

/** Makes the move in a position that nobody else holds. */
const moveOn = <G extends Position>(game: Game<G>, g: Whole<G>, move: RecordedMove): Whole<G> => {
  checked(refuses(game.rules, g, move))
  game.advance(g, move.seat, move.pick)
  return g
}

/** Plays the move, and looks at it from every side. What it gives is nobody else's. */
const playClosely = <G extends Position>(scene: Scene<G>, g: Whole<G>, move: RecordedMove): Whole<G> => {
  const { position, refusal } = scene.game.play(frozen(g), move)
  if (refusal) return checked(refusal) as never
  scene.worlds += parallelWorlds(scene, g, move, position)
  scene.ahead += rehearsalHolds(scene, g)
  sharingHolds(scene, g, move, onlooker(g, scene.chance))
  return scene.game.copy(position)
}

const playThrough = <G extends Position>(
  setting: Setting<G>,
  seed: string,
  moves: RecordedMove[],
): Report<G> => {
  const { game, seats, options = {}, care = 0.1, mostMoves = 20_000 } = setting
  const chance = dice(setting.seed)
  let g = game.start(seats, options, seed)
  const box = sortedBox(game.box(seats, g.about.options))
  const scene: Scene<G> = {
    ...setting,
    chance,
    box,
    picks: new Set(),
    writable: new Set(),
    widest: 0,
    worlds: 0,
    ahead: 0,
    windows: 0,
    window: null,
  }
  const buffer: Pick[] = []
  let examined = 0
  while (!isOver(g)) {
    if (moves.length >= mostMoves) throw new Error(`[K18] the game has not ended after ${mostMoves} moves`)
    const move = legalMove(game, g, chance, buffer)
    const closely = isNew(setting.known, move) || chance(1000) < care * 1000 || isContested(game, g)
    if (closely) examined++
    examine(scene, g, closely)
    moves.push(move)
    const next = closely ? playClosely(scene, g, move) : moveOn(game, g, move)
    if (closely || scene.window) watchWindow(scene, g, move, next)
    g = next
  }
  examine(scene, g, true)
  sameAgain(setting, seed, moves, g)
  const { widest, worlds, windows, ahead } = scene
  return {
    moves: moves.length,
    examined,
    worlds,
    windows,
    ahead,
    widest,
    record: recordOf(setting, seed, moves),
    end: g,
  }
}

/** The same seed and moves, through the text of a record, give the same position. */
const sameAgain = <G extends Position>(
  setting: Setting<G>,
  seed: string,
  moves: readonly RecordedMove[],
  end: G,
): void => {
  const { game } = setting
  const record = parseRecord(printRecord(recordOf(setting, seed, moves)))
  const again = game.start(record.seats, record.options, seed)
  for (const move of record.moves) moveOn(game, again, move)
  if (game.hash(again) !== game.hash(end))
    throw new Error('[K15] the same seed and moves gave another position')
}

/** Plays many games under the contract; the seeds are numbered, so a fault can be called back by its number. */
export const playContracts = <G extends Position>(
  setting: Omit<Setting<G>, 'seed'>,
  games: number,
  name = 'contract',
): Report<G>[] =>
  Array.from({ length: games }, (_, i) =>
    playContract({ ...setting, seed: `${name} ${setting.game.name} ${setting.seats} ${i}` }),
  )
