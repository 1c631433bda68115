/** Who is how far ahead. */
import type { Seat } from './position.ts'

/** How a seat stands. */
export type Rank = {
  readonly seat: Seat
  readonly place: number
  readonly score: number
  readonly ties: readonly number[]
  /** Out of the reckoning, whatever was scored. */
  readonly lost?: true
}
/** A seat's score, then what breaks ties; nothing for a seat that has lost. */
export type Row = readonly number[] | null

const beats = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((value, i) => value !== b[i])
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0)
}

const rankOf = (rows: readonly Row[], row: Row, seat: Seat): Rank => {
  if (!row) return { seat, place: rows.length, score: 0, ties: [], lost: true }
  const [score = 0, ...ties] = row
  return { seat, place: 1 + rows.filter((other) => other && beats(other, row)).length, score, ties }
}

export const ranked = (rows: readonly Row[]): Rank[] =>
  rows
    .map((row, seat) => rankOf(rows, row, seat as Seat))
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
