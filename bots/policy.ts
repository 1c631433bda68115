/** The quick hand: picks by how natural a move looks, without looking ahead. */
import type { Chance, Pick, Position, Seat, Task } from '@machiya/kernel'
import type { Expert } from './expert.ts'

const FINE = 2 ** 30

/** A small generator for playouts: one number of state, quick to begin. */
export const stream = (seed: number): Chance => {
  let state = seed | 0
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let word = Math.imul(state ^ (state >>> 15), 1 | state)
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word
    return Math.floor((((word ^ (word >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

export const likingsOf = (
  expert: Expert,
  g: Position,
  seat: Seat,
  task: Task,
  picks: readonly Pick[],
): number[] => {
  const like = expert.likes[task.task]
  return picks.map((pick) => (like ? like(g, seat, task.a, pick) : 0))
}

/** One pick, each as likely as e to its liking; heat above 1 evens them out, below 1 sharpens. */
export const draw = (
  picks: readonly Pick[],
  likings: readonly number[],
  heat: number,
  chance: Chance,
): Pick => {
  const top = Math.max(...likings)
  const shares = likings.map((liking) => Math.exp((liking - top) / heat))
  let left = (chance(FINE) / FINE) * shares.reduce((sum, share) => sum + share, 0)
  for (let i = 0; i < picks.length; i++) {
    left -= shares[i] as number
    if (left < 0) return picks[i] as Pick
  }
  return picks[picks.length - 1] as Pick
}
