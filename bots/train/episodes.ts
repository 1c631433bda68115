/** What one game teaches: the features of every seat whenever the clock ticked, and how it ended. */
import { seatsOf, type Position, type Seat } from '@machiya/kernel'
import type { Expert } from '@machiya/kit/expert'

/** One moment: for each seat its features less the mean of the others'. */
export type Moment = readonly (readonly number[])[]
export type Episode = {
  readonly moments: readonly Moment[]
  /** Each seat's final score less the mean of the others'. */
  readonly leads: readonly number[]
}

const lessOthers = (values: readonly number[], own: number): number => {
  const sum = values.reduce((total, value) => total + value, 0)
  const mine = values[own] ?? 0
  return mine - (sum - mine) / Math.max(1, values.length - 1)
}

/** Compares each seat with the rest, feature by feature. */
export const momentOf = (rows: readonly (readonly number[])[]): Moment =>
  rows.map((row, seat) =>
    row.map((_, feature) =>
      lessOthers(
        rows.map((other) => other[feature] ?? 0),
        seat,
      ),
    ),
  )

export const watcher = (expert: Expert, seats: number) => {
  const moments: Moment[] = []
  const into = new Float64Array(expert.features.length)
  let before = -1
  const readAll = (g: Position): number[][] =>
    seatsOf(g).map((seat) => {
      expert.read(g, seat, into)
      return [...into]
    })
  return {
    watch: (g: Position): void => {
      const now = Array.from({ length: seats }, (_, seat) => expert.clock(g, seat as Seat)).reduce(
        (a, b) => a + b,
      )
      if (now === before || g.agenda.length === 0) return
      before = now
      moments.push(momentOf(readAll(g)))
    },
    ended: (scores: readonly number[]): Episode => ({
      moments,
      leads: scores.map((_, seat) => lessOthers(scores, seat)),
    }),
  }
}
