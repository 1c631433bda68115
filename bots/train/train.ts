/** Training by self-play: play with the weights so far, fit them to what came of it, play again. */
import type { GameName } from '@machiya/games'
import { dice } from '@machiya/kernel'
import type { Player } from '../arena/match.ts'
import { openPool, type Pool } from '../arena/pool.ts'
import type { Weights } from '@machiya/kit/expert'
import { teach } from '../experts.ts'
import { holdsAnother, keep, kept } from '../kept.ts'
import { EFFORTS } from '../levels.ts'
import type { Episode } from './episodes.ts'
import { returnsOf, ridge, type Sample } from './regress.ts'

export type Course = {
  readonly game: GameName
  readonly seats: readonly number[]
  readonly generations: number
  readonly games: number
  readonly playouts: number
  /** Games of the quick hand in the first generation: many, for they cost next to nothing. */
  readonly quick: number
  readonly lambda: number
  readonly pull: number
  readonly seed: string
  readonly threads: number
  /** Where the course stands; an interrupted one goes on from there. */
  readonly state: string
  readonly onGame?: (done: number, of: number, note: string) => void
}

export type Generation = {
  readonly values: readonly number[]
  /** Root mean square error of the weights before and after, on games not fitted. */
  readonly before: number
  readonly after: number
  readonly games: number
}
export type State = {
  readonly course: string
  readonly features: readonly string[]
  readonly generations: readonly Generation[]
}

const HELD_BACK = 5
const NOISE = 0.25

const valueOf = (x: readonly number[], weights: readonly number[]): number =>
  x.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0)

const samplesOf = (episodes: readonly Episode[], weights: readonly number[], lambda: number): Sample[] =>
  episodes.flatMap(({ moments, leads }) =>
    leads.flatMap((lead, seat) => {
      const rows = moments.map((moment) => moment[seat] ?? [])
      const aims = returnsOf(
        rows.map((x) => valueOf(x, weights)),
        lead,
        lambda,
      )
      return rows.map((x, t) => ({ x, y: aims[t] ?? lead }))
    }),
  )

const errorOf = (samples: readonly Sample[], weights: readonly number[]): number =>
  Math.sqrt(
    samples.reduce((sum, { x, y }) => sum + (y - valueOf(x, weights)) ** 2, 0) / Math.max(1, samples.length),
  )

/** One game in five is not fitted but foretold. */
const fit = (
  episodes: readonly Episode[],
  weights: readonly number[],
  { lambda, pull }: Course,
): Generation => {
  const kept = episodes.filter((_, i) => i % HELD_BACK === 0)
  const fitted = episodes.filter((_, i) => i % HELD_BACK !== 0)
  const values = ridge(samplesOf(fitted, weights, lambda), weights, pull)
  const test = samplesOf(kept, weights, 1)
  return { values, before: errorOf(test, weights), after: errorOf(test, values), games: episodes.length }
}

/** Every seat thinks a little differently, so that the games differ and the weights can be told apart. */
const playersFor = (
  course: Course,
  features: readonly string[],
  values: readonly number[],
  lesson: number,
): Player[] => {
  const chance = dice(`players ${course.seed} ${lesson}`)
  const seats = course.seats[lesson % course.seats.length] ?? 2
  const playouts = lesson < course.quick ? 0 : course.playouts
  return Array.from({ length: seats }, (_, seat) => {
    const shaken = values.map((value) => value * (1 + NOISE * (chance(2001) / 1000 - 1)))
    return {
      name: `pupil-${seat + 1}`,
      level: 'merchant',
      budget: { iterations: playouts },
      mind: { effort: { ...EFFORTS.merchant, most: playouts }, weights: weightsOf(features, shaken) },
    }
  })
}

const weightsOf = (features: readonly string[], values: readonly number[]): Weights => ({
  made: { command: 'training', seed: '', result: '' },
  values: Object.fromEntries(features.map((name, i) => [name, values[i] ?? 0])),
})

const courseOf = ({ game, seats, games, playouts, quick, lambda, pull, seed }: Course): string =>
  JSON.stringify({ game, seats, games, playouts, quick, lambda, pull, seed })

const readState = (course: Course, features: readonly string[]): State => {
  const fresh = { course: courseOf(course), features, generations: [] }
  const state = kept(course.state) as State | null | undefined
  if (state === undefined) return fresh
  if (state?.course !== fresh.course || state.features?.join() !== features.join())
    throw holdsAnother(course.state, 'course')
  return state
}

const playGeneration = async (
  course: Course,
  pool: Pool,
  state: State,
  values: readonly number[],
): Promise<Episode[]> => {
  const from = state.generations.reduce((sum, { games }) => sum + games, 0)
  const many = from < course.quick ? course.quick : course.games
  const total = course.quick + course.games * course.generations
  let done = from
  const last = state.generations.at(-1)
  const note = last ? `error ${last.before.toFixed(2)} → ${last.after.toFixed(2)}` : ''
  return Promise.all(
    Array.from({ length: many }, async (_, i) => {
      const lesson = from + i
      const episode = await pool.learn({
        lesson,
        players: playersFor(course, state.features, values, lesson),
      })
      course.onGame?.(++done, total, note)
      return episode
    }),
  )
}

/** Runs the course, or what is left of it. */
export const train = async (course: Course): Promise<State> => {
  const { expert } = await teach(course.game)
  let state = readState(course, expert.features)
  const pool = openPool({ game: course.game, options: {}, players: [], seed: course.seed }, course.threads)
  try {
    const wanted = course.generations + (course.quick > 0 ? 1 : 0)
    while (state.generations.length < wanted) {
      const values =
        state.generations.at(-1)?.values ?? expert.features.map((name) => expert.hand.values[name] ?? 0)
      const episodes = await playGeneration(course, pool, state, values)
      state = { ...state, generations: [...state.generations, fit(episodes, values, course)] }
      keep(course.state, `${JSON.stringify(state)}\n`)
    }
  } finally {
    await pool.close()
  }
  return state
}

/** Trained against hand-made, one seat against the rest: the first wins of each block of one deal. */
export const gatePlayers = (weights: Weights, hand: Weights, seats: number, playouts: number): Player[] =>
  Array.from({ length: seats }, (_, seat) => ({
    name: seat === 0 ? 'trained' : 'hand',
    level: 'merchant',
    budget: { iterations: playouts },
    mind: { effort: { ...EFFORTS.merchant, most: playouts }, weights: seat === 0 ? weights : hand },
  }))
