/** What a run of blocks says about each bot, with intervals that resample whole blocks. */
import { dice, type Chance } from '@machiya/kernel'
import type { Block, Outcome } from './block.ts'
import { ratings } from './plackett-luce.ts'

export type Interval = { readonly mean: number; readonly low: number; readonly high: number }
export type Figures = {
  readonly name: string
  readonly seats: number
  readonly games: number
  /** Share of games won by a seat of this bot; ties are split. */
  readonly wins: Interval
  readonly rank: Interval
  readonly score: Interval
  /** Over the best other seat. */
  readonly margin: Interval
  /** In Elo points, 0 for the first bot. */
  readonly rating: Interval
  readonly msADecision: number
  readonly slowMs: number
  readonly faults: number
}

const RESAMPLES = 2000
const RATING_RESAMPLES = 200

export const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.max(0, Math.round(share * (sorted.length - 1))))] ?? 0

const intervalOf = (mean: number, samples: number[]): Interval => {
  samples.sort((a, b) => a - b)
  return { mean, low: quantile(samples, 0.025), high: quantile(samples, 0.975) }
}

const resample = <T>(items: readonly T[], chance: Chance): T[] =>
  items.map(() => items[chance(items.length)] as T)

/** The mean of a value a block, and where it would fall with other blocks. */
export const bootstrap = (values: readonly number[], chance: Chance): Interval =>
  intervalOf(
    meanOf(values),
    Array.from({ length: RESAMPLES }, () => meanOf(resample(values, chance))),
  )

export const winShare = ({ places }: Outcome, player: number): number =>
  places[player] === 1 ? 1 / places.filter((place) => place === 1).length : 0

const marginOf = ({ scores }: Outcome, player: number): number =>
  (scores[player] ?? 0) - Math.max(...scores.filter((_, other) => other !== player))

type Reading = (game: Outcome, player: number) => number

/** The mean over the seats of one bot and the games of one block. */
const ofBlock = ({ games }: Block, players: readonly number[], read: Reading): number =>
  meanOf(games.flatMap((game) => players.map((player) => read(game, player))))

export const blockWins = (blocks: readonly Block[], player: number): number[] =>
  blocks.map((block) => ofBlock(block, [player], winShare))

const ratingIntervals = (names: readonly string[], blocks: readonly Block[], chance: Chance): Interval[] => {
  const placesOf = (some: readonly Block[]) => some.flatMap(({ games }) => games.map(({ places }) => places))
  const means = ratings(names, placesOf(blocks))
  const samples = Array.from({ length: RATING_RESAMPLES }, () =>
    ratings(names, placesOf(resample(blocks, chance))),
  )
  return means.map((mean, bot) =>
    intervalOf(
      mean,
      samples.map((sample) => sample[bot] ?? 0),
    ),
  )
}

const sumOver = (outcomes: readonly Outcome[], players: readonly number[], key: 'ms' | 'decisions'): number =>
  outcomes.reduce((sum, game) => sum + players.reduce((own, player) => own + (game[key][player] ?? 0), 0), 0)

/** One row a bot, in the order they first sat down. */
export const figuresOf = (names: readonly string[], blocks: readonly Block[], seed: string): Figures[] => {
  const chance = dice(`figures ${seed}`)
  const bots = [...new Set(names)]
  const outcomes = blocks.flatMap(({ games }) => games)
  const rating = ratingIntervals(names, blocks, chance)
  return bots.map((name, bot) => {
    const players = names.flatMap((other, player) => (other === name ? [player] : []))
    const over = (read: Reading) =>
      bootstrap(
        blocks.map((block) => ofBlock(block, players, read)),
        chance,
      )
    const ms = sumOver(outcomes, players, 'ms')
    return {
      name,
      seats: players.length,
      games: outcomes.length,
      wins: over(winShare),
      rank: over(({ places }, player) => places[player] ?? 0),
      score: over(({ scores }, player) => scores[player] ?? 0),
      margin: over(marginOf),
      rating: rating[bot] ?? { mean: 0, low: 0, high: 0 },
      msADecision: ms / Math.max(1, sumOver(outcomes, players, 'decisions')),
      slowMs: Math.max(0, ...outcomes.flatMap(({ slow }) => players.map((player) => slow[player] ?? 0))),
      faults: outcomes.reduce(
        (sum, { faults }) => sum + faults.filter((text) => text.startsWith(`${name} `)).length,
        0,
      ),
    }
  })
}
