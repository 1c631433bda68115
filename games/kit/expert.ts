/** What a bot knows of one game beyond its rules: how to judge a position, and which moves look natural. */
import type { Chance, Pick, Position, Seat, Task } from '@machiya/kernel'

/** How natural a pick looks, as a logit: 0 is neutral, one point more is 2.7 times as likely. */
export type Liking<G extends Position, A = unknown> = (g: G, seat: Seat, a: A, pick: Pick) => number
/** The same, with what all picks of a decision share reckoned once. */
export type Taste<G extends Position, A = unknown> = (g: G, seat: Seat, a: A) => (pick: Pick) => number
export type Tastes<G extends Position> = { readonly [task: string]: Taste<G, Task['a']> }

type Carried<T extends Task, Name> = Extract<T, { readonly task: Name }>['a']
export type Likings<G extends Position, T extends Task> = {
  readonly [Name in T['task']]?: Liking<G, Carried<T, Name>>
}

/** The tastes of a game by its tasks; plain ones where the picks of a decision share nothing worth keeping. */
export const tastesOf = <G extends Position, T extends Task>(
  plain: Likings<G, T>,
  own: { readonly [Name in T['task']]?: Taste<G, Carried<T, Name>> },
): Tastes<G> => {
  const likings = Object.entries(plain) as readonly (readonly [string, Liking<G, Task['a']>])[]
  const reckoned = likings.map(([task, like]): [string, Taste<G, Task['a']>] => [
    task,
    (g, seat, a) => (pick) => like(g, seat, a, pick),
  ])
  return { ...Object.fromEntries(reckoned), ...(own as Tastes<G>) }
}

/** Judgement as data: a weight a feature, and what made them. */
export type Weights = {
  readonly made: { readonly command: string; readonly seed: string; readonly result: string }
  readonly values: { readonly [feature: string]: number }
}

/** What self-play left behind: a judge and a quick hand as numbers of half precision in base64, and what made them. */
export type Learned = {
  readonly made: {
    readonly command: string
    readonly commit: string
    readonly games: number
    readonly result: string
  }
  /** What the judge reads besides the features: raw counts, by where they lie in a position. */
  readonly inputs: readonly string[]
  /** How wide its two hidden layers are: two numbers, as a file holds them. */
  readonly widths: readonly number[]
  readonly net: string
  readonly hand: LearnedHand
  /** Moves that are played on before judging, in a game whose clock nobody taught. */
  readonly stride?: number
}
/** How what looks natural is weighed anew, task by task. */
export type LearnedHand = {
  /** The clock at the end of an ordinary game. */
  readonly span: number
  readonly tasks: { readonly [task: string]: Habit }
}
/** The slope on what looks natural, then for every kind of pick how much it is liked early, and how much more late. */
export type Habit = { readonly kinds: readonly string[]; readonly numbers: string }

/** What somebody of a manner is fond of: judged points more for each of a feature. */
export type Tilt = { readonly [feature: string]: number }

export type Expert<G extends Position = Position> = {
  readonly features: readonly string[]
  /** What a seat has, read from its own cards and what is open of the others; written into `into`, a number a feature. */
  readonly read: (g: G, seat: Seat, into: Float64Array) => void
  readonly hand: Weights
  readonly trained: Weights
  readonly learned?: Learned
  readonly likes: Tastes<G>
  /** By the name of the manner. */
  readonly manners?: { readonly [manner: string]: Tilt }
  /** Guesses anew, as players would choose, what an imagined world laid face down at random for the others. */
  readonly furnish?: (world: G, seat: Seat, chance: Chance) => void
  /** Whom to ask before all others where several may speak. */
  readonly askedFirst?: (g: G) => Seat | undefined
  /** Ticks where a position can be judged: never in the middle of something. */
  readonly clock: (g: G, seat: Seat) => number
  /** Nobody taught the bots this game: its clock stands still until it is over. */
  readonly untaught?: true
  /** Ticks beyond the nearest that are worth playing out before judging, from here. */
  readonly ahead: (g: G) => number
  /** The share of its time that a decision gets whose line was found by one before, where everybody decides much at once and the table waits for the last. */
  readonly haste?: { readonly [task: string]: number }
  /** How a seat began, by its own moves: the name of an opening, where it was one. */
  readonly opening?: (moves: readonly { readonly task: string; readonly pick: Pick }[]) => string | undefined
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
