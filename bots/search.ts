/**
 * First many lines of play are sketched and judged at the nearest boundary, the better ones varied; then the best are
 * compared further ahead over the same imagined worlds, the worse half dropped again and again.
 * Everything here starts from a view: no position of the real game is ever within reach.
 */
import type { Chance, Game, Pick, Seat, Task, View, Whole } from '@machiya/kernel'
import { draw, type Expert, type Learned, type Weights } from '@machiya/kit/expert'
import { judgeOf, type Judge } from './judge.ts'
import { leanOf, type Manner } from './manners.ts'
import { HEAT, playOn, type Line, type Playout, type Step } from './playout.ts'
import { drawOrder, likingsOf, stream } from './policy.ts'

/** Whether the budget, or this share of it, is used up. */
export type Spent = (playouts: number, share?: number) => boolean

export type Search = {
  readonly game: Game
  readonly expert: Expert
  readonly weights: Weights
  readonly learned?: Learned
  readonly manner?: Manner
  readonly seen: View
  readonly seat: Seat
  /** How many lines are compared closely, and how many ticks of the clock beyond the nearest they are played. */
  readonly lines: number
  readonly depth: number
  readonly chance: Chance
  readonly spent: Spent
  /** What the seat meant to do from here: compared with the others in any case. */
  readonly meant: Line
  /** Playouts that may be counted on, to share them out. */
  readonly playouts: number
}

/** A line of play with what its playouts came to. */
type Candidate = Sketch & { sum: number; squares: number; tries: number }
/** A line with what it came to once, at the nearest boundary. */
type Sketch = { readonly line: Line; readonly value: number }
export type Estimate = {
  readonly pick: Pick
  /** From 0 (lost) to 1 (won). */
  readonly value: number
  readonly error: number
  readonly tries: number
  readonly line: Line
}

/** Own steps a line fixes; what comes later is left to the quick hand. */
const LONGEST = 24
const WILD = 1.2
/** Where lines are compared, the own seat goes on steadily: its whims would only blur the comparison. */
const STEADY = 0.3
/** Sketches are made in a few worlds only, so that equal lines compare. */
const SKETCHED_WORLDS = 4
/** A line that is compared at all is worth this many playouts. */
const FEWEST_TRIES = 6
/** The part of the budget that goes into sketches. */
const SKETCHING = 0.5

type World = { readonly world: Whole; readonly seed: number }
type Worlds = (i: number) => World
export type Table = {
  readonly search: Search
  readonly judge: Judge
  readonly worlds: Worlds
  readonly now: number
}

const worldsOf = ({ game, expert, seen, seat, chance }: Search): Worlds => {
  const imagine = game.imaginer(seen)
  const made: World[] = []
  return (i) => {
    while (made.length <= i) {
      const world = imagine(chance)
      expert.furnish?.(world, seat, chance)
      made.push({ world, seed: chance(2 ** 31) })
    }
    return made[i] as World
  }
}

const playoutOf = ({ search, now }: Table, heat: number, depth: number, seed: number, own = 1): Playout => ({
  game: search.game,
  expert: search.expert,
  seat: search.seat,
  heat,
  until: now + 1 + depth,
  chance: stream(seed),
  whim: stream(seed + own * 7919),
})

/** Follows a beginning, goes on as the quick hand would, and judges where that leads. */
const sketch = (table: Table, i: number, beginning: Line, heat: number): Sketch => {
  const { search, judge, worlds } = table
  const { world, seed } = worlds(i % SKETCHED_WORLDS)
  const g = search.game.copy(world)
  const did: Step[] = []
  playOn(playoutOf(table, heat, 0, seed, i + 2), g, beginning, did)
  return { line: did.slice(0, LONGEST), value: judge(g, search.seat) }
}

/** The start of a good line, up to a random step: the rest is tried anew. */
const cut = ({ line }: Sketch, chance: Chance): Line =>
  line.slice(0, 1 + chance(Math.max(1, line.length - 1)))

/** What was meant already, steadily gone on with. */
const keptSketches = (table: Table): Sketch[] => {
  const { meant } = table.search
  return meant.length > 0 ? [sketch(table, 0, meant, STEADY)] : []
}

/** What was meant and every pick get a sketch while there are some to spare; then natural ones and variations of the best so far, in turn. */
const sketchAll = (table: Table, task: Task, picks: readonly Pick[]): Sketch[] => {
  const { search } = table
  const likings = likingsOf(search.expert, search.seen, search.seat, task, picks)
  const order = drawOrder(likings, HEAT, search.chance)
  const many = Math.max(Math.min(picks.length, search.lines), Math.floor(search.playouts * SKETCHING))
  const made = keptSketches(table)
  const kept = made.length
  for (let i = 0; i + kept < many && !(search.spent(i + kept, SKETCHING) && i + kept > 0); i++) {
    const elite = bestOf(made, 1 + search.chance(4))
    const vary = i >= order.length && i % 2 === 0 && elite
    const pick =
      i < order.length ? (picks[order[i] as number] as Pick) : draw(picks, likings, WILD, search.chance)
    const beginning = vary ? cut(elite, search.chance) : [{ task: task.task, pick }]
    made.push(sketch(table, i, beginning, i < order.length ? HEAT : WILD))
  }
  return made
}

/** The nth best sketch. */
const bestOf = (sketches: readonly Sketch[], nth: number): Sketch | undefined => {
  let limit = Infinity
  let best: Sketch | undefined
  for (let rank = 0; rank < nth; rank++) {
    best = undefined
    for (const one of sketches) if (one.value < limit && one.value > (best?.value ?? -1)) best = one
    if (!best) return undefined
    limit = best.value
  }
  return best
}

const sameLine = (a: Line, b: Line): boolean =>
  a.length === b.length && a.every((step, i) => step.pick === b[i]?.pick && step.task === b[i]?.task)

/** The line that was meant and the best of the others, at most two that begin alike. */
const finalists = (sketches: readonly Sketch[], kept: number, lines: number): Candidate[] => {
  const chosen: Candidate[] = []
  const best = [...sketches].sort((a, b) => b.value - a.value)
  for (const sketch of [...sketches.slice(0, kept), ...best]) {
    if (chosen.length === lines) break
    const alike = chosen.filter((other) => firstOf(other) === firstOf(sketch))
    if (alike.length < 2 && !alike.some((other) => sameLine(other.line, sketch.line)))
      chosen.push({ ...sketch, sum: 0, squares: 0, tries: 0 })
  }
  return chosen
}

/** Where a line leads in the world of this number, as far ahead as lines are compared. */
export const follow = (table: Table, i: number, line: Line, hears?: Playout['hears']): Whole => {
  const { search, worlds } = table
  const { world, seed } = worlds(i)
  const playout = playoutOf(table, STEADY, search.depth, seed)
  const g = search.game.copy(world)
  if (hears) Object.assign(g, { told: [] })
  playOn(hears ? { ...playout, hears } : playout, g, line)
  return g
}

const tryOut = (table: Table, i: number, candidate: Candidate): void => {
  const { search, judge } = table
  const value = judge(follow(table, i, candidate.line), search.seat)
  candidate.sum += value
  candidate.squares += value * value
  candidate.tries++
}

/** Until it was played out, the sketch must do. */
const meanOf = ({ sum, tries, value }: Candidate): number => (tries === 0 ? value : sum / tries)
const firstOf = ({ line }: Sketch): Pick | undefined => line[0]?.pick
const agree = (candidates: readonly Candidate[]): boolean =>
  candidates.every((candidate) => firstOf(candidate) === firstOf(candidates[0] as Candidate))

const halve = (candidates: readonly Candidate[]): Candidate[] =>
  [...candidates].sort((a, b) => meanOf(b) - meanOf(a)).slice(0, Math.ceil(candidates.length / 2))

/** Tries below which no lead is believed, and the lead over the next pick, in errors, that ends a contest. */
const FEWEST_BELIEVED = 8
const CLEAR_LEAD = 3

/** The best is so far ahead of every other pick that more playouts would change nothing. */
const isClear = ([best, ...others]: readonly Candidate[]): boolean =>
  best !== undefined &&
  best.tries >= FEWEST_BELIEVED &&
  others.every(
    (other) =>
      firstOf(other) === firstOf(best) ||
      meanOf(best) - meanOf(other) > CLEAR_LEAD * Math.hypot(errorOf(best), errorOf(other)),
  )

/** Sequential halving: each round spends an equal share of the budget on those still standing. */
const contest = (table: Table, all: readonly Candidate[], playouts: number): void => {
  const { spent } = table.search
  const rounds = Math.max(1, Math.ceil(Math.log2(all.length)))
  let standing: readonly Candidate[] = all
  let played = 0
  let world = 0
  while (standing.length > 1 && !agree(standing) && !isClear(standing)) {
    const share = Math.max(1, Math.floor(playouts / rounds / standing.length))
    for (let i = 0; i < share; i++, world++)
      for (const candidate of standing) {
        if (spent(table.search.playouts - playouts + played) && candidate.tries > 0) return
        tryOut(table, world, candidate)
        played++
      }
    standing = halve(standing)
  }
}

const errorOf = ({ sum, squares, tries }: Candidate): number =>
  tries < 2 ? 0.5 : Math.sqrt(Math.max(0, squares / tries - (sum / tries) ** 2) / (tries - 1))

const estimate = (candidate: Candidate): Estimate => ({
  pick: firstOf(candidate) as Pick,
  value: meanOf(candidate),
  error: errorOf(candidate),
  tries: candidate.tries,
  line: candidate.line,
})

/** Best first: those tried longest stood longest. One entry a pick, its best line; picks that were only sketched come last. */
const ranking = (candidates: readonly Candidate[], sketches: readonly Sketch[]): Estimate[] => {
  const stood = [...candidates].sort((a, b) => b.tries - a.tries || meanOf(b) - meanOf(a))
  const rest = [...sketches].sort((a, b) => b.value - a.value)
  const all = [...stood, ...rest.map((one) => ({ ...one, sum: 0, squares: 0, tries: 0 }))]
  const firsts = new Set<Pick | undefined>()
  return all.filter((one) => !firsts.has(firstOf(one)) && firsts.add(firstOf(one))).map(estimate)
}

/** Where lines are compared: the worlds behind a view, and who judges where they lead. */
export const tableOf = (how: Search): Table => ({
  search: how,
  judge: judgeOf(how.game, how.expert, how.weights, how.learned, leanOf(how.expert, how.manner, how.seat)),
  worlds: worldsOf(how),
  now: how.expert.clock(how.seen, how.seat),
})

/** The picks with their estimates, best first. */
export const search = (how: Search, picks: readonly Pick[]): Estimate[] => {
  const table = tableOf(how)
  const sketches = sketchAll(table, how.game.task(how.seen) as Task, picks)
  /** Every finalist is tried at least once, so beyond the two it takes to compare there are never more than playouts left. */
  const left = Math.floor(how.playouts) - sketches.length
  const candidates = finalists(
    sketches,
    how.meant.length > 0 ? 1 : 0,
    Math.max(2, Math.min(left, how.lines, Math.floor(how.playouts / FEWEST_TRIES))),
  )
  contest(table, candidates, Math.max(candidates.length, how.playouts - sketches.length))
  return ranking(candidates, sketches)
}
