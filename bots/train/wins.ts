/** Training by games won: pupils a little off the weights so far play the weights by hand, all on the same deals; the better half shows the way. */
import type { GameName } from '@machiya/games'
import { dice, type Chance } from '@machiya/kernel'
import type { Block, Outcome } from '../arena/block.ts'
import { meanOf, winShare } from '../arena/figures.ts'
import type { Player } from '../arena/match.ts'
import { openPool, type Pool } from '../arena/pool.ts'
import type { Expert, Weights } from '@machiya/kit/expert'
import { teach } from '../experts.ts'
import { holdsAnother, keep, kept } from '../kept.ts'
import { EFFORTS } from '../levels.ts'

export type Contest = {
  readonly game: GameName
  readonly seats: number
  readonly generations: number
  /** Even: every pupil has a mirror image that errs to the other side. */
  readonly pupils: number
  /** Deals a pupil plays, each from every seat. */
  readonly deals: number
  readonly playouts: number
  /** How far pupils stray: 0.3 is about a third of every weight. */
  readonly reach: number
  readonly seed: string
  readonly threads: number
  readonly state: string
  readonly onGame?: (done: number, of: number, note: string) => void
}

/** One generation: where it left the weights, and how its pupils did against the weights by hand, from 0 to 1. */
export type Leap = { readonly values: readonly number[]; readonly mean: number; readonly best: number }
export type Path = {
  readonly contest: string
  readonly features: readonly string[]
  readonly leaps: readonly Leap[]
}

/** Normally distributed, by Box and Muller. */
const normal = (chance: Chance): number => {
  const [u, v] = [(1 + chance(2 ** 30)) / 2 ** 30, chance(2 ** 30) / 2 ** 30]
  return Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * v)
}

/** A weight keeps its sign; one that is nothing may become a little of either. */
const strayed = (values: readonly number[], way: readonly number[], reach: number): number[] =>
  values.map((value, i) => {
    const step = reach * (way[i] ?? 0)
    return value === 0 ? 0.1 * step : value * Math.exp(step)
  })

/** Ways to stray, each followed by its mirror image. */
export const waysOf = (pupils: number, features: number, chance: Chance): number[][] =>
  Array.from({ length: pupils / 2 }, () => Array.from({ length: features }, () => normal(chance))).flatMap(
    (way) => [way, way.map((step) => -step)],
  )

/** The mean of the better half, the best counting most: the way that all go from here. */
export const wayOnward = (ways: readonly (readonly number[])[], scores: readonly number[]): number[] => {
  const half = ways.length / 2
  const order = ways.map((_, i) => i).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
  const shares = order.slice(0, half).map((_, rank) => Math.log(half + 0.5) - Math.log(rank + 1))
  const total = shares.reduce((sum, share) => sum + share, 0)
  return (ways[0] ?? []).map((_, feature) =>
    order
      .slice(0, half)
      .reduce((sum, pupil, rank) => sum + ((shares[rank] ?? 0) / total) * (ways[pupil]?.[feature] ?? 0), 0),
  )
}

const weightsOf = (features: readonly string[], values: readonly number[]): Weights => ({
  made: { command: 'training', seed: '', result: '' },
  values: Object.fromEntries(features.map((name, i) => [name, values[i] ?? 0])),
})

const playersFor = ({ seats, playouts }: Contest, { hand }: Expert, pupil: Weights): Player[] =>
  Array.from({ length: seats }, (_, seat) => ({
    name: seat === 0 ? 'pupil' : 'hand',
    level: 'daimyo',
    budget: { iterations: playouts },
    mind: { effort: { ...EFFORTS.daimyo, most: playouts }, weights: seat === 0 ? pupil : hand },
  }))

/** Half the win, half the lead: a lead tells more of a few games than wins alone. */
const scoreOf = (game: Outcome, scale: number): number => {
  const [own = 0, ...others] = game.scores
  return 0.5 * winShare(game, 0) + 0.5 / (1 + Math.exp((Math.max(...others) - own) / scale))
}

const contestOf = ({ game, seats, pupils, deals, playouts, reach, seed }: Contest): string =>
  JSON.stringify({ game, seats, pupils, deals, playouts, reach, seed })

const readPath = (contest: Contest, features: readonly string[]): Path => {
  const fresh = { contest: contestOf(contest), features, leaps: [] }
  const path = kept(contest.state) as Path | null | undefined
  if (path === undefined) return fresh
  if (path?.contest !== fresh.contest || path.features?.join() !== features.join())
    throw holdsAnother(contest.state, 'course')
  return path
}

/** Every pupil on the same deals; no deal comes twice in a course. */
const scoresOf = async (
  contest: Contest,
  pool: Pool,
  expert: Expert,
  pupils: readonly (readonly number[])[],
  { leaps }: Path,
): Promise<number[]> => {
  const from = leaps.length * contest.deals
  const perGeneration = pupils.length * contest.deals * contest.seats
  let done = leaps.length * perGeneration
  const note = leaps.length === 0 ? '' : `score ${leaps.at(-1)?.mean.toFixed(3)}`
  const play = async (players: readonly Player[], deal: number): Promise<Block> => {
    const block = await pool.play({ block: from + deal, players })
    done += block.games.length
    contest.onGame?.(done, contest.generations * perGeneration, note)
    return block
  }
  return Promise.all(
    pupils.map(async (values) => {
      const players = playersFor(contest, expert, weightsOf(expert.features, values))
      const blocks = await Promise.all(
        Array.from({ length: contest.deals }, (_, deal) => play(players, deal)),
      )
      return meanOf(blocks.flatMap(({ games }) => games.map((game) => scoreOf(game, expert.scale))))
    }),
  )
}

const leapFrom = async (contest: Contest, pool: Pool, expert: Expert, path: Path): Promise<Leap> => {
  const now = path.leaps.at(-1)?.values ?? expert.features.map((name) => expert.hand.values[name] ?? 0)
  const chance = dice(`pupils ${contest.seed} ${path.leaps.length}`)
  const ways = waysOf(contest.pupils, now.length, chance)
  const pupils = ways.map((way) => strayed(now, way, contest.reach))
  const scores = await scoresOf(contest, pool, expert, pupils, path)
  return {
    values: strayed(now, wayOnward(ways, scores), contest.reach),
    mean: meanOf(scores),
    best: Math.max(...scores),
  }
}

/** Runs the course, or what is left of it. */
export const trainByWins = async (contest: Contest): Promise<Path> => {
  if (contest.pupils < 4 || contest.pupils % 2 !== 0) throw new Error('pupils come in pairs, at least two')
  const { expert } = await teach(contest.game)
  let path = readPath(contest, expert.features)
  const pool = openPool(
    { game: contest.game, options: {}, players: [], seed: `wins ${contest.seed}` },
    contest.threads,
  )
  try {
    while (path.leaps.length < contest.generations) {
      path = { ...path, leaps: [...path.leaps, await leapFrom(contest, pool, expert, path)] }
      keep(contest.state, `${JSON.stringify(path)}\n`)
    }
  } finally {
    await pool.close()
  }
  return path
}

/** What a course came to: the mean of its last half, for single steps are mostly luck. */
export const cameTo = ({ leaps }: Path): number[] => {
  const last = leaps.slice(Math.floor(leaps.length / 2))
  return (last[0]?.values ?? []).map((_, i) => meanOf(last.map(({ values }) => values[i] ?? 0)))
}
