/** When each act begins: one after the other, and never so far behind that the table has gone on without it. */

/** Behind by more moves than that, what waits is dropped. */
const MOST_BEHIND = 2
const LEAST_STEP = 70
const MOST_STEP = 320

/** How long after one act the next begins, so that a move is shown within the time between two moves. */
export const stepOf = (acts: number, pace: number): number =>
  Math.min(MOST_STEP, Math.max(LEAST_STEP, pace / Math.max(1, acts)))

export type Timed = { readonly starts: readonly number[]; readonly free: number; readonly behind: boolean }

/** `free` is when the last act that waits has begun. */
export const timed = (now: number, free: number, acts: number, pace: number): Timed => {
  const behind = free - now > MOST_BEHIND * pace
  const first = behind ? now : Math.max(now, free)
  const step = stepOf(acts, pace)
  const starts = Array.from({ length: acts }, (_, i) => first + i * step)
  return { starts, free: first + acts * step, behind }
}
