/** Whole games between bots, and what came of them. */
import {
  commit,
  dice,
  isOver,
  type Chance,
  type Choices,
  type Game,
  type Pick,
  type Rank,
  type RecordedMove,
  type Seat,
  type Whole,
} from '@machiya/kernel'
import type { GameRecord } from '@machiya/kernel/record'
import { ofShares, ofValues, type Estimate } from './estimate.ts'
import { seedOf } from './input.ts'

/** Answers for a seat: a pick that is open to it. */
export type Decide = (game: Game, g: Whole, seat: Seat, chance: Chance) => Pick
export type Player = { readonly bot: string; readonly decide: Decide }

export type Match = {
  readonly game: Game
  readonly seats: number
  readonly options: Choices
  /** One a seat; they move one seat on with every game. */
  readonly players: readonly Player[]
  readonly seed: string
}
export type Finished = {
  readonly decisions: number
  readonly standing: readonly Rank[]
  /** By where points came from: what each seat had of it. */
  readonly scoring: { readonly [source: string]: readonly number[] }
  /** Who sat where. */
  readonly players: readonly Player[]
  readonly record: GameRecord
}
export type Result = {
  readonly bot: string
  /** The share of games won a seat, where a shared first place is shared. */
  readonly wins: Estimate
  readonly score: Estimate
  readonly place: Estimate
}

const MOST_DECISIONS = 100_000
const buffer: Pick[] = []

/** Any open offer, each as likely as the next. */
export const atRandom: Decide = (game, g, seat, chance) => {
  const picks = game.legal(g, seat, buffer)
  return picks[chance(picks.length)] as Pick
}

const rotated = <T>(items: readonly T[], by: number): T[] =>
  items.map((_, i) => items[(i + by) % items.length] as T)

/** Plays the game of this number; nobody listens to tidings. */
export const playGame = ({ game, seats, options, players, seed }: Match, number: number): Finished => {
  const secret = seedOf(seed, number)
  const chance = dice(secret)
  const seated = rotated(players, number)
  const moves: RecordedMove[] = []
  const g: Whole = { ...game.start(seats, options, secret), told: null }
  while (!isOver(g)) {
    if (moves.length === MOST_DECISIONS)
      throw new Error(`game ${number} of ${game.name} has not ended after ${MOST_DECISIONS} decisions`)
    moves.push(decideNext(game, g, seated, chance))
  }
  return {
    decisions: moves.length,
    standing: game.standing(g),
    scoring: game.scoring(g),
    players: seated,
    record: {
      game: game.name,
      revision: game.revision,
      seats,
      options: g.about.options,
      names: seated.map(({ bot }, seat) => `${bot} ${seat + 1}`),
      commitment: commit(secret),
      seed: secret,
      moves,
    },
  }
}

const decideNext = (game: Game, g: Whole, seated: readonly Player[], chance: Chance): RecordedMove => {
  const waiting = game.waitingFor(g)
  const seat = waiting[waiting.length === 1 ? 0 : chance(waiting.length)] as Seat
  const pick = (seated[seat] as Player).decide(game, g, seat, chance)
  const task = game.task(g)?.task ?? ''
  game.advance(g, seat, pick)
  return { seat, task, pick }
}

type Row = { readonly win: number; readonly score: number; readonly place: number }

const rowsOf = ({ standing }: Finished): Row[] => {
  const winners = standing.filter(({ place }) => place === 1).length
  const bySeat = [...standing].sort((a, b) => a.seat - b.seat)
  return bySeat.map(({ place, score }) => ({ win: place === 1 ? 1 / winners : 0, score, place }))
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length

/** One bot's rows of one game count as one, because they lean on each other. */
const resultOf = (bot: string, games: readonly (readonly Row[])[]): Result => {
  const each = (read: (row: Row) => number) => games.map((rows) => mean(rows.map(read)))
  return {
    bot,
    wins: ofShares(each(({ win }) => win)),
    score: ofValues(each(({ score }) => score)),
    place: ofValues(each(({ place }) => place)),
  }
}

/** What each bot did, wherever it sat. */
export const byBot = (games: readonly Finished[]): Result[] => {
  const names = [...new Set(games.flatMap(({ players }) => players.map(({ bot }) => bot)))].sort()
  return names.map((name) =>
    resultOf(
      name,
      games
        .map((game) => rowsOf(game).filter((_, seat) => game.players[seat]?.bot === name))
        .filter((rows) => rows.length > 0),
    ),
  )
}

/** What each seat did, whoever sat there. */
export const bySeat = (games: readonly Finished[], seats: number): Result[] =>
  Array.from({ length: seats }, (_, seat) =>
    resultOf(
      `seat ${seat + 1}`,
      games.map((game) => rowsOf(game).filter((__, i) => i === seat)),
    ),
  )
