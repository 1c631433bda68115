/**
 * Lines of play compared over the same imagined worlds, the worse half dropped again and again.
 * Everything here starts from a view: no position of the real game is ever within reach.
 */
import type { Chance, Game, Pick, Position, Seat, Task } from '@machiya/kernel'
import type { Expert, Weights } from './expert.ts'
import { judgeOf, type Judge } from './judge.ts'
import { playOn, type Line, type Playout, type Step } from './playout.ts'
import { draw, likingsOf, stream } from './policy.ts'

export type Search = {
  readonly game: Game
  readonly expert: Expert
  readonly weights: Weights
  readonly seen: Position
  readonly seat: Seat
  readonly lines: number
  readonly depth: number
  readonly chance: Chance
  /** True when the budget is used up. */
  readonly spent: (playouts: number) => boolean
  /** Playouts that may be counted on, to share them out. */
  readonly playouts: number
}

/** A line of play with what its playouts came to. */
export type Candidate = { readonly line: Line; sum: number; squares: number; tries: number }
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
const HEAT = 0.6
const WILD = 1.4

type Worlds = { readonly at: (i: number) => { readonly world: Position; readonly seed: number } }

const worldsOf = ({ game, seen, chance }: Search): Worlds => {
  const imagine = game.imaginer(seen)
  const made: { world: Position; seed: number }[] = []
  return {
    at: (i) => {
      while (made.length <= i) made.push({ world: imagine(chance), seed: chance(2 ** 31) })
      return made[i] as { world: Position; seed: number }
    },
  }
}

const playoutOf = (search: Search, heat: number, seed: number): Playout => ({
  game: search.game,
  expert: search.expert,
  seat: search.seat,
  heat,
  until: search.expert.clock(search.seen, search.seat) + 1 + search.depth,
  chance: stream(seed),
})

/** The first pick, and on from it as the quick hand would, in a world of its own. */
const sketch = (search: Search, worlds: Worlds, i: number, first: Step): Line => {
  const { world, seed } = worlds.at(i % 4)
  const g = search.game.copy(world)
  const did: Step[] = []
  const how = playoutOf(search, i === 0 ? HEAT : WILD, seed + i * 7919)
  const until = search.expert.clock(search.seen, search.seat) + 1
  playOn({ ...how, until }, g, [first], did)
  return did.slice(0, LONGEST)
}

const sameLine = (a: Line, b: Line): boolean =>
  a.length === b.length && a.every((step, i) => step.pick === b[i]?.pick && step.task === b[i]?.task)

/** Every pick that looks natural enough gets a line; the most natural ones get several. */
const draft = (search: Search, worlds: Worlds, task: Task, picks: readonly Pick[]): Candidate[] => {
  const likings = likingsOf(search.expert, search.seen, search.seat, task, picks)
  const ranked = picks.map((pick, i) => ({ pick, liking: likings[i] as number }))
  ranked.sort((a, b) => b.liking - a.liking)
  const kept = ranked.slice(0, search.lines)
  const firsts = kept.map(({ pick }) => pick)
  while (firsts.length < search.lines)
    firsts.push(
      draw(
        firsts.slice(0, kept.length),
        kept.map(({ liking }) => liking),
        WILD,
        search.chance,
      ),
    )
  const drafts: Candidate[] = []
  firsts.forEach((pick, i) => {
    const line = sketch(search, worlds, i, { task: task.task, pick })
    if (i < kept.length || !drafts.some((other) => sameLine(other.line, line)))
      drafts.push({ line, sum: 0, squares: 0, tries: 0 })
  })
  return drafts
}

const tryOut = (search: Search, judge: Judge, worlds: Worlds, i: number, candidate: Candidate): void => {
  const { world, seed } = worlds.at(i)
  const g = search.game.copy(world)
  playOn(playoutOf(search, HEAT, seed), g, candidate.line)
  const value = judge(g, search.seat)
  candidate.sum += value
  candidate.squares += value * value
  candidate.tries++
}

const meanOf = ({ sum, tries }: Candidate): number => (tries === 0 ? 0 : sum / tries)
const firstOf = ({ line }: Candidate): Pick | undefined => line[0]?.pick
const agree = (candidates: readonly Candidate[]): boolean =>
  candidates.every((candidate) => firstOf(candidate) === firstOf(candidates[0] as Candidate))

const halve = (candidates: readonly Candidate[]): Candidate[] =>
  [...candidates].sort((a, b) => meanOf(b) - meanOf(a)).slice(0, Math.ceil(candidates.length / 2))

/** Sequential halving: each round spends an equal share of the budget on those still standing. */
const contest = (search: Search, judge: Judge, worlds: Worlds, all: readonly Candidate[]): void => {
  const rounds = Math.max(1, Math.ceil(Math.log2(all.length)))
  let standing: readonly Candidate[] = all
  let playouts = 0
  let world = 0
  while (standing.length > 1 && !agree(standing)) {
    const share = Math.max(1, Math.floor(search.playouts / rounds / standing.length))
    for (let i = 0; i < share; i++, world++)
      for (const candidate of standing) {
        if (search.spent(playouts) && candidate.tries > 0) return
        tryOut(search, judge, worlds, world, candidate)
        playouts++
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

/** Best first: those tried longest stood longest. One entry a pick, its best line. */
const ranking = (candidates: readonly Candidate[]): Estimate[] => {
  const sorted = candidates.map(estimate).sort((a, b) => b.tries - a.tries || b.value - a.value)
  return sorted.filter((one, i) => sorted.findIndex((other) => other.pick === one.pick) === i)
}

/** The picks with their estimates, best first. */
export const search = (how: Search, picks: readonly Pick[]): Estimate[] => {
  const task = how.game.task(how.seen) as Task
  const worlds = worldsOf(how)
  const judge = judgeOf(how.game, how.expert, how.weights)
  const candidates = draft(how, worlds, task, picks)
  contest(how, judge, worlds, candidates)
  return ranking(candidates)
}
