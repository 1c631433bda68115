/** From features and weights to a number a seat, and from those to how well a seat stands. */
import { isOver, seatsOf, type Game, type Position, type Seat } from '@machiya/kernel'
import type { Expert, Learned, Weights } from '@machiya/kit/expert'
import { openLearned, rowOfSeats, type Forecast } from './learned/index.ts'
import { fondness, type Lean } from './manners.ts'

/** How a seat stands, from 0 (lost) to 1 (won). */
export type Judge = (g: Position, seat: Seat) => number

const vector = (expert: Expert, weights: Weights): Float64Array =>
  Float64Array.from(expert.features, (name) => weights.values[name] ?? 0)

/** The same points tell who wins and by how much: as many as the weights expect at the end. */
const straight = (expert: Expert, weights: Weights): Forecast => {
  const by = vector(expert, weights)
  const read = new Float64Array(by.length)
  return (g, wins, points, lean) => {
    for (let seat = 0; seat < g.about.seats; seat++) {
      expert.read(g, seat as Seat, read)
      let sum = 0
      for (let i = 0; i < by.length; i++) sum += (read[i] as number) * (by[i] as number)
      const more = lean?.seat === seat ? fondness(lean, read) : 0
      wins[seat] = points[seat] = sum / expert.scale + more
    }
  }
}

const WON = 0.9
const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))

/** The chance to win, as far as the forecast knows. */
const shareOf = (wins: Float64Array, seats: number, seat: number): number => {
  let best = -Infinity
  for (let i = 0; i < seats; i++) best = Math.max(best, wins[i] as number)
  let total = 0
  for (let i = 0; i < seats; i++) total += Math.exp((wins[i] as number) - best)
  return Math.exp((wins[seat] as number) - best) / total
}

/** Mostly the chance to win, a little the lead over the best other: so that lost and won games are played on well. */
const utility = (wins: Float64Array, points: Float64Array, seats: number, seat: number): number => {
  let rival = -Infinity
  for (let i = 0; i < seats; i++) if (i !== seat) rival = Math.max(rival, points[i] as number)
  return 0.7 * shareOf(wins, seats, seat) + 0.3 * sigmoid(((points[seat] as number) - rival) / 3)
}

const settled = (game: Game, g: Position, seat: Seat, scale: number): number => {
  const ranks = game.standing(g)
  const own = ranks.find((rank) => rank.seat === seat)
  const points = Float64Array.from(
    seatsOf(g),
    (each) => (ranks.find((rank) => rank.seat === each)?.score ?? 0) / scale,
  )
  const firsts = ranks.filter((rank) => rank.place === 1).length
  const won = own?.place === 1 ? 1 / firsts : 0
  return WON * won + (1 - WON) * utility(points, points, points.length, seat)
}

/** By what was learnt where there is such a thing, by the weights elsewhere. */
const forecaster = (expert: Expert, weights: Weights, learned?: Learned): Forecast =>
  learned ? openLearned(expert, learned).forecast : straight(expert, weights)

const firstsOf = (game: Game, g: Position): number[] => {
  const ranks = game.standing(g)
  const firsts = ranks.filter(({ place }) => place === 1)
  return seatsOf(g).map((seat) => (firsts.some((rank) => rank.seat === seat) ? 1 / firsts.length : 0))
}

/** Who would win from here: a chance a seat, together 1 unless all have lost. */
export type Chances = (g: Position) => number[]

export const chancesOf = (game: Game, expert: Expert, weights: Weights, learned?: Learned): Chances => {
  const forecast = forecaster(expert, weights, learned)
  const wins = rowOfSeats()
  const points = rowOfSeats()
  return (g) => {
    if (isOver(g)) return firstsOf(game, g)
    forecast(g, wins, points)
    return seatsOf(g).map((seat) => shareOf(wins, g.about.seats, seat))
  }
}

export const judgeOf = (
  game: Game,
  expert: Expert,
  weights: Weights,
  learned?: Learned,
  lean?: Lean,
): Judge => {
  const forecast = forecaster(expert, weights, learned)
  const wins = rowOfSeats()
  const points = rowOfSeats()
  return (g, seat) => {
    if (isOver(g)) return settled(game, g, seat, expert.scale)
    forecast(g, wins, points, lean)
    return utility(wins, points, g.about.seats, seat)
  }
}
