/** Who would win, over a whole game, as one seat could know it then. */
import { isOver, type Game, type Seat, type View } from '@machiya/kernel'
import { comparing } from '../choose.ts'
import { chancesOf } from '../judge.ts'
import type { Taught } from '../experts.ts'
import { follow } from '../search.ts'
import type { Asking } from './compare.ts'

/** A point of the curve: a chance and its error a seat. */
export type Point = {
  /** Which frame it lies at. */
  readonly move: number
  readonly round?: number
  readonly chances: readonly number[]
  readonly errors: readonly number[]
}

/** Judged as they lie, or played on for as long as lines are compared. */
const WORLDS = { rough: 4, sharp: 32 } as const
export type Care = keyof typeof WORLDS

/** A clock that stands still gives this many points. */
const POINTS = 24
const FEWEST = 6

type Seen = readonly View[]
const begins = (frames: Seen, of: (seen: View) => unknown): number[] =>
  frames.flatMap((seen, i) => {
    const before = frames[i - 1]
    return !before || i === frames.length - 1 || of(seen) !== of(before) ? [i] : []
  })

const spread = (frames: number): number[] =>
  Array.from({ length: POINTS }, (_, i) => Math.round((i * (frames - 1)) / (POINTS - 1)))

/**
 * Where a game is judged: when a round begins, so that like is compared with like; else whenever its clock has
 * moved on. Always at the beginning and at the end.
 */
export const ticksIn = ({ game, expert }: Taught, frames: Seen, seat: Seat): readonly number[] => {
  const ways = [
    begins(frames, (seen) => game.spans(seen)['round']),
    begins(frames, (seen) => expert.clock(seen, seat)),
  ]
  return ways.find((ticks) => ticks.length >= FEWEST) ?? [...new Set(spread(frames.length))]
}

const meanAndError = (values: readonly number[]): readonly [number, number] => {
  const mean = values.reduce((a, b) => a + b, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return [mean, Math.sqrt(squares / values.length / Math.max(1, values.length - 1))]
}

const roundAt = (game: Game, seen: View): { readonly round?: number } => {
  const { round } = game.spans(seen)
  return typeof round === 'number' ? { round } : {}
}

export const pointAt = (asking: Asking, move: number, care: Care): Point => {
  const { game, seen } = asking
  const worlds = WORLDS[care]
  const table = comparing({ ...asking, level: 'shogun', budget: { iterations: worlds } })
  const { expert, weights, learned } = table.search
  const chances = chancesOf(game, expert, weights, learned)
  const judged = isOver(seen)
    ? [chances(seen)]
    : Array.from({ length: worlds }, (_, i) =>
        chances(care === 'rough' ? table.worlds(i).world : follow(table, i, [])),
      )
  const seats = (judged[0] ?? []).map((_, seat) => meanAndError(judged.map((each) => each[seat] ?? 0)))
  return {
    move,
    ...roundAt(game, seen),
    chances: seats.map(([mean]) => mean),
    errors: seats.map(([, error]) => error),
  }
}

/** Where the chances changed most, and by more than they may err; the earliest first. */
export type Turn = { readonly move: number; readonly from: Point; readonly to: Point; readonly by: number }
const MOST_TURNS = 3
const SURE = 2

const changeOf = (from: Point, to: Point): number =>
  to.chances.reduce((sum, chance, seat) => sum + Math.abs(chance - (from.chances[seat] ?? 0)), 0) / 2
const errorOf = (from: Point, to: Point): number => Math.hypot(...from.errors, ...to.errors) / Math.SQRT2

export const turnsOf = (points: readonly Point[]): readonly Turn[] =>
  points
    .flatMap((to, i): Turn[] => {
      const from = points[i - 1]
      const by = from ? changeOf(from, to) : 0
      return from && by > SURE * errorOf(from, to) ? [{ move: from.move, from, to, by }] : []
    })
    .sort((a, b) => b.by - a.by)
    .slice(0, MOST_TURNS)
    .sort((a, b) => a.move - b.move)
