/** A course of self-play: play, fit a judge and a hand to what came of it, let them play for the place of the champion, play on by them. */
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameName } from '@machiya/games'
import { dice, type Chance } from '@machiya/kernel'
import type { Expert, Learned, Weights } from '@machiya/kit/expert'
import type { Player } from '../arena/match.ts'
import { openPool, type Pool } from '../arena/pool.ts'
import { teach } from '../experts.ts'
import { holdsAnother, keep, kept, keptLines } from '../kept.ts'
import { pack, unpack } from '../learned/half.ts'
import { EFFORTS } from '../levels.ts'
import { fitHand } from './fit-hand.ts'
import { fitNet, halfBelieved, type Moment } from './fit-net.ts'
import { isBetter, passGate, type Contender, type Passed } from './gate.ts'
import type { Episode } from './lesson.ts'
import { scout, type Table } from './scout.ts'

export type Course = {
  readonly game: GameName
  readonly tables: readonly Table[]
  /** Cheap games to begin with, then games by what was learnt for every further generation. */
  readonly games: number
  readonly own: number
  readonly generations: number
  readonly playouts: number
  readonly epochs: number
  readonly widths: readonly [number, number]
  /** Games of a gate, at each number of seats it is played at. */
  readonly gate: number
  readonly gateSeats: readonly number[]
  readonly gatePlayouts: number
  readonly seed: string
  readonly threads: number
  /** Where all of it lies; an interrupted course goes on from there. */
  readonly folder: string
  readonly made: { readonly command: string; readonly commit: string }
  readonly onStep?: (what: string, done: number, of: number) => void
}

export type Generation = {
  readonly learned: Learned
  /** How well games held back were foretold, by the linear judgement and by this. */
  readonly before: number
  readonly after: number
  readonly games: number
  readonly decisions: number
  readonly gates: readonly Passed[]
  readonly champion: boolean
}
export type State = {
  readonly course: string
  readonly inputs: readonly string[]
  readonly generations: readonly Generation[]
}

const SCOUTED = 16
const SHAKE = 0.25
const CHEAP_PLAYOUTS = [4, 8, 12, 16]
const CHEAP_STRAYS = 0.1
const OWN_STRAYS = 0.05
const HELD_BACK = 10
/** How far a game without a clock is played on before it is judged. */
const STRIDE = 4

/** What all lessons depend on; those to come may be more or fewer, and thought about longer, when a course is taken up again. */
const headOf = ({ game, tables, seed }: Course): string => JSON.stringify({ game, tables, seed })

const readState = async (course: Course): Promise<State> => {
  const file = join(course.folder, 'course.json')
  const state = kept(file) as State | null | undefined
  if (state === undefined) {
    const taught = await teach(course.game)
    const inputs = scout(taught, course.tables, SCOUTED, course.seed)
    const fresh = { course: headOf(course), inputs, generations: [] }
    keep(file, `${JSON.stringify(fresh)}\n`)
    return fresh
  }
  if (state?.course !== headOf(course)) throw holdsAnother(file, 'course')
  return state
}

export const championOf = ({ generations }: State): Contender => {
  const at = generations.findLastIndex(({ champion }) => champion)
  const learned = generations[at]?.learned
  return learned ? { name: `generation ${at + 1}`, learned } : { name: 'shogun-1' }
}

/** Everybody weighs things a little differently, so that games differ and what matters can be told apart. */
const shaken = (weights: Weights, chance: Chance): Weights => ({
  ...weights,
  values: Object.fromEntries(
    Object.entries(weights.values).map(([name, value]) => [
      name,
      value * (1 + SHAKE * (chance(2001) / 1000 - 1)),
    ]),
  ),
})

/** Plays by what was learnt last, whether it passed its gate or not: what it gets wrong is learnt from its own games. */
const pupil = (course: Course, expert: Expert, learned: Learned | undefined, chance: Chance): Player => {
  const most = learned ? course.playouts : (CHEAP_PLAYOUTS[chance(CHEAP_PLAYOUTS.length)] as number)
  return {
    name: 'pupil',
    level: 'shogun',
    budget: { iterations: most },
    strays: learned ? OWN_STRAYS : CHEAP_STRAYS,
    mind: {
      effort: { ...EFFORTS.daimyo, most },
      weights: shaken(expert.trained, chance),
      ...(learned ? { learned } : {}),
    },
  }
}

/** The games of a generation: those that lie there, and while it has not learnt from them, those that are still missing. */
const lessonsOf = async (
  course: Course,
  expert: Expert,
  { generations, ...state }: State,
  at: number,
  pool: Pool,
): Promise<Episode[]> => {
  const many = at < generations.length ? 0 : at === 0 ? course.games : course.own
  const file = join(course.folder, `lessons-${at}.jsonl`)
  const learned = generations[at - 1]?.learned
  const episodes = keptLines(
    file,
    JSON.stringify({ course: state.course, generation: at }),
    'course',
  ) as Episode[]
  if (episodes.length >= many) return inOrder(episodes)
  const done = new Set(episodes.map(({ lesson }) => lesson))
  const todo = Array.from({ length: many }, (_, i) => i).filter((lesson) => !done.has(lesson))
  const play = async (lesson: number): Promise<void> => {
    const chance = dice(`pupils ${course.seed} ${at} ${lesson}`)
    const { seats, options } = course.tables[lesson % course.tables.length] as Table
    const players = Array.from({ length: seats }, () => pupil(course, expert, learned, chance))
    const number = at * 1_000_000 + lesson
    const episode = {
      ...(await pool.learn({ lesson: number, players, options, inputs: state.inputs })),
      lesson,
    }
    episodes.push(episode)
    appendFileSync(file, `${JSON.stringify(episode)}\n`)
    course.onStep?.(`generation ${at + 1}: games`, episodes.length, many)
  }
  const work = async (): Promise<void> => {
    for (let next = todo.shift(); next !== undefined; next = todo.shift()) await play(next)
  }
  await Promise.all(Array.from({ length: course.threads }, work))
  return inOrder(episodes)
}
const inOrder = (episodes: readonly Episode[]): Episode[] => episodes.toSorted((a, b) => a.lesson - b.lesson)

const momentsOf = ({ seats, rows, wins, scores }: Episode, inputs: number, scale: number): Moment[] => {
  const all = unpack(rows)
  const mean = scores.reduce((sum, score) => sum + score, 0) / seats
  const leads = scores.map((score) => (score - mean) / scale)
  return Array.from({ length: all.length / (inputs * seats) }, (_, i) => ({
    rows: all.subarray(i * inputs * seats, (i + 1) * inputs * seats),
    wins,
    leads,
  }))
}

const beginOf = ({ features, trained, scale }: Expert, inputs: number): Float64Array =>
  Float64Array.from({ length: inputs }, (_, i) => (trained.values[features[i] ?? ''] ?? 0) / scale)

const meanEnd = (episodes: readonly Episode[]): number =>
  episodes.reduce((sum, { end }) => sum + end, 0) / Math.max(1, episodes.length)

/** The judge learns from all games so far, the hand from decisions by a judge that learnt: those of the first games are by the weights it shall outgrow. */
const fitAll = (course: Course, expert: Expert, state: State, played: readonly (readonly Episode[])[]) => {
  const inputs = expert.features.length + state.inputs.length
  const episodes = played.flat()
  const moments = (held: boolean): Moment[] =>
    episodes
      .filter((_, i) => (i % HELD_BACK === 0) === held)
      .flatMap((episode) => momentsOf(episode, inputs, expert.scale))
  const { widths, epochs, seed } = course
  const schooling = { widths, epochs, seed, begin: beginOf(expert, inputs) }
  const note = (epoch: number): void => course.onStep?.('fitting', epoch, epochs)
  const { net, before, after } = fitNet(moments(false), moments(true), schooling, note)
  const decided = played.slice(1).flatMap((games) => games.flatMap((episode) => episode.decided))
  const hand = fitHand(decided, meanEnd(episodes))
  const learned: Learned = {
    made: { ...course.made, games: episodes.length, result: '' },
    inputs: state.inputs,
    widths,
    net: pack(halfBelieved(net, schooling.begin).numbers),
    hand,
    ...(expert.untaught ? { stride: STRIDE } : {}),
  }
  return { learned, before, after, games: episodes.length, decisions: decided.length }
}

const gatesOf = async (course: Course, expert: Expert, state: State, learned: Learned): Promise<Passed[]> => {
  const passed: Passed[] = []
  const challenger = { name: `generation ${state.generations.length + 1}`, learned }
  for (const seats of course.gateSeats)
    passed.push(
      await passGate({
        game: course.game,
        weights: expert.trained,
        challenger,
        champion: championOf(state),
        seats,
        games: course.gate,
        playouts: course.gatePlayouts,
        seed: `${course.seed} ${state.generations.length} ${seats}`,
        threads: course.threads,
        onGame: (games) => course.onStep?.(`gate at ${seats}`, games, course.gate),
      }),
    )
  return passed
}

/** Runs the course, or what is left of it. */
export const train = async (course: Course): Promise<State> => {
  const { expert } = await teach(course.game)
  let state = await readState(course)
  const played: Episode[][] = []
  const pool = openPool({ game: course.game, options: {}, players: [], seed: course.seed }, course.threads)
  try {
    for (let at = 0; at < course.generations; at++) {
      played.push(await lessonsOf(course, expert, state, at, pool))
      if (at < state.generations.length) continue
      const fitted = fitAll(course, expert, state, played)
      const gates = await gatesOf(course, expert, state, fitted.learned)
      const generation = { ...fitted, gates, champion: isBetter(gates) }
      state = { ...state, generations: [...state.generations, generation] }
      keep(join(course.folder, 'course.json'), `${JSON.stringify(state)}\n`)
    }
  } finally {
    await pool.close()
  }
  return state
}
