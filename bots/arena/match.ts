/** One game between bots, each shown its own view only. */
import { dice, isOver, type Choices, type Game, type Pick, type Position, type Whole } from '@machiya/kernel'
import { sha256 } from '@machiya/kernel/sha256'
import {
  choose,
  chooseBy,
  mindOf,
  quickHand,
  type Answer,
  type Budget,
  type Mind,
  type Question,
} from '../choose.ts'
import type { Taught } from '../experts.ts'
import { nextOf, type Line } from '../playout.ts'
import { isLevel, LEVELS, VETERANS, type Effort, type Level } from '../levels.ts'
import { isManner, MANNERS, type Manner } from '../manners.ts'

/** Who sits down: a level, a manner, how long it may think, and a mind of its own where it is being trained. */
export type Player = {
  readonly name: string
  readonly level: Level
  readonly manner?: Manner
  readonly budget: Budget
  readonly mind?: Mind
  /** Instead of that of its level: a veteran's. */
  readonly effort?: Effort
  /** The share of its decisions that it leaves to the quick hand, so that games differ. */
  readonly strays?: number
}

const mannerOf = (word: string | undefined): { manner?: Manner } => {
  if (word === undefined) return {}
  if (!isManner(word)) throw new Error(`'${word}' is no manner; there are ${MANNERS.join(', ')}`)
  return { manner: word }
}

/** `merchant`, `merchant:bold`, or `shogun@4000` for a budget of its own. */
export const playerOf = (spec: string, iterations: number): Player => {
  const [who = '', ...rest] = spec.split('@')
  const [level = '', word] = who.split(':')
  const own = rest.length > 0 ? rest.join('@') : undefined
  const effort = VETERANS[level]
  if (!isLevel(level) && !effort)
    throw new Error(`'${level}' is no bot; there are ${[...LEVELS, ...Object.keys(VETERANS)].join(', ')}`)
  const budget = own === undefined ? iterations : Number(own)
  if (!Number.isInteger(budget) || budget < 1)
    throw new Error(`'${own}' is no number of playouts in '${spec}'`)
  const asked = { name: spec, budget: { iterations: budget }, ...mannerOf(word) }
  return isLevel(level) ? { ...asked, level } : { ...asked, level: 'shogun', ...(effort && { effort }) }
}

export type Seating = Taught & {
  readonly options: Choices
  readonly players: readonly Player[]
  readonly seed: string
  /** Shown every position of the real game: for training alone. */
  readonly watch?: (g: Position) => void
  /** Told every decision that was thought about: for training alone. */
  readonly hear?: (question: Question, pick: Pick) => void
}

export type Result = {
  /** A number a seat: 1 for the winner; equals share a place. */
  readonly places: readonly number[]
  readonly scores: readonly number[]
  readonly decisions: readonly number[]
  readonly ms: readonly number[]
  /** The slowest decisions of each seat, in milliseconds, for the 95th percentile. */
  readonly slow: readonly number[]
  /** The most playouts that a decision of each seat took. */
  readonly playouts?: readonly number[]
  readonly faults: readonly string[]
}

/** No game is that long: a table that cannot end is a fault, not a result. */
const MOST_MOVES = 20_000

export const dealSeed = (seed: string, block: number): string => sha256(`arena ${seed} ${block}`)

/** How finely chance is asked whether somebody strays. */
const OFTEN = 1000

const ask = ({ mind, effort, manner, strays = 0 }: Player, question: Question): Answer => {
  if (strays > 0 && question.chance(OFTEN) < strays * OFTEN)
    return { pick: quickHand(question), guessed: true }
  if (mind) return chooseBy(question, mind)
  return effort ? chooseBy(question, mindOf(question.expert, effort, manner)) : choose(question)
}

/** Milliseconds that this thread has worked; on a busy machine the clock on the wall tells more of others. Older Nodes have only that. */
const worked = (): number => {
  const used = (process as Partial<typeof process>).threadCpuUsage?.()
  return used ? (used.user + used.system) / 1000 : performance.now()
}

type Notes = {
  decisions: number[]
  ms: number[]
  times: number[][]
  playouts: number[]
  faults: string[]
  /** What every seat means to do next. */
  meant: Line[]
}

/** Every playout begins with a copy of its world, so counting copies counts playouts. */
const counting = (game: Game): { readonly counted: Game; readonly copies: () => number } => {
  let copies = 0
  const copy: Game['copy'] = (g) => {
    copies++
    return game.copy(g)
  }
  return { counted: { ...game, copy }, copies: () => copies }
}

const answerFor = (seating: Seating, g: Whole, notes: Notes, move: number): Whole => {
  const { game, expert, players, seed } = seating
  const seat = nextOf(game, expert, g)
  const player = players[seat] as Player
  const seen = game.view(g, seat)
  const { counted, copies } = counting(game)
  const began = worked()
  const chance = dice(`${seed} ${seat} ${move}`)
  const question = {
    game: counted,
    expert,
    level: player.level,
    ...(player.manner ? { manner: player.manner } : {}),
    seen,
    seat,
    budget: player.budget,
    chance,
    meant: notes.meant[seat] ?? [],
  }
  const { pick, next = [], fault, guessed } = ask(player, question)
  notes.meant[seat] = next
  const took = worked() - began
  notes.decisions[seat] = (notes.decisions[seat] ?? 0) + 1
  notes.ms[seat] = (notes.ms[seat] ?? 0) + took
  notes.times[seat]?.push(took)
  notes.playouts[seat] = Math.max(notes.playouts[seat] ?? 0, copies())
  if (!guessed) seating.hear?.(question, pick)
  if (fault) notes.faults.push(`${player.name} at move ${move}: ${fault}`)
  const { position, refusal } = game.play(g, { seat, pick })
  if (refusal) throw new Error(`${player.name} chose ${pick}, which is refused: ${refusal.sentence}`)
  return position
}

const percentile = (times: number[], share: number): number =>
  times.sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0

export const playMatch = (seating: Seating): Result => {
  const { game, options, players, seed } = seating
  let g = game.start(players.length, options, seed)
  const notes: Notes = {
    decisions: players.map(() => 0),
    ms: players.map(() => 0),
    times: players.map(() => []),
    playouts: players.map(() => 0),
    faults: [],
    meant: players.map(() => []),
  }
  for (let move = 0; !isOver(g); move++) {
    if (move === MOST_MOVES) throw new Error(`no end after ${MOST_MOVES} moves of ${game.name}`)
    g = answerFor(seating, g, notes, move)
    seating.watch?.(g)
  }
  const ranks = game.standing(g)
  const bySeat = players.map((_, seat) => ranks.find((rank) => rank.seat === seat))
  return {
    places: bySeat.map((rank) => rank?.place ?? players.length),
    scores: bySeat.map((rank) => rank?.score ?? 0),
    decisions: notes.decisions,
    ms: notes.ms.map(Math.round),
    slow: notes.times.map((times) => Math.round(percentile(times, 0.95) * 10) / 10),
    playouts: notes.playouts,
    faults: notes.faults,
  }
}
