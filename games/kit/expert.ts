/** What a bot knows of one game beyond its rules: how to judge a position, and which moves look natural. */
import type { Chance, Pick, Position, Seat, Task } from '@machiya/kernel'

/** How natural a pick looks, as a logit: 0 is neutral, one point more is 2.7 times as likely. */
export type Liking<G extends Position> = (g: G, seat: Seat, a: Task['a'], pick: Pick) => number
/** The same, with what all picks of a decision share reckoned once. */
export type Taste<G extends Position> = (g: G, seat: Seat, a: Task['a']) => (pick: Pick) => number
export type Tastes<G extends Position> = { readonly [task: string]: Taste<G> }

/** Where the picks of a decision share nothing worth keeping. */
export const plainly =
  <G extends Position>(like: Liking<G>): Taste<G> =>
  (g, seat, a) =>
  (pick) =>
    like(g, seat, a, pick)

/** Judgement as data: a weight a feature, and what made them. */
export type Weights = {
  readonly made: { readonly command: string; readonly seed: string; readonly result: string }
  readonly values: { readonly [feature: string]: number }
}

export type Expert<G extends Position = Position> = {
  readonly features: readonly string[]
  /** What a seat has, read from its own cards and what is open of the others; written into `into`, a number a feature. */
  readonly read: (g: G, seat: Seat, into: Float64Array) => void
  readonly hand: Weights
  readonly trained: Weights
  readonly likes: Tastes<G>
  /** Guesses anew, as players would choose, what an imagined world laid face down at random for the others. */
  readonly furnish?: (world: G, seat: Seat, chance: Chance) => void
  /** Ticks where a position can be judged: never in the middle of something. */
  readonly clock: (g: G, seat: Seat) => number
  /** Ticks beyond the nearest that are worth playing out before judging, from here. */
  readonly ahead: (g: G) => number
  /** The share of the time of play that a decision gets, where everybody decides much at once and the table waits for the last. */
  readonly haste?: { readonly [task: string]: number }
  /** The lead, in judged points, that makes a win about 2.7 times as likely as a loss. */
  readonly scale: number
}

/** How finely chance is asked for a share. */
export const FINE = 2 ** 30

/** Room for the shares of one draw, kept so that playouts make none. */
let shares = new Float64Array(64)

/** One pick, each as likely as e to its liking; heat above 1 evens them out, below 1 sharpens. */
export const draw = (
  picks: readonly Pick[],
  likings: readonly number[],
  heat: number,
  chance: Chance,
): Pick => {
  let top = -Infinity
  for (let i = 0; i < likings.length; i++) if ((likings[i] as number) > top) top = likings[i] as number
  let total = 0
  if (shares.length < likings.length) shares = new Float64Array(2 * likings.length)
  for (let i = 0; i < likings.length; i++) {
    const share = Math.exp(((likings[i] as number) - top) / heat)
    shares[i] = share
    total += share
  }
  let left = (chance(FINE) / FINE) * total
  for (let i = 0; i < picks.length; i++) {
    left -= shares[i] as number
    if (left < 0) return picks[i] as Pick
  }
  return picks[picks.length - 1] as Pick
}
