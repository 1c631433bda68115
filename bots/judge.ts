/** From features and weights to a number a seat, and from those to how well a seat stands. */
import { isOver, seatsOf, type Game, type Position, type Seat } from '@machiya/kernel'
import type { Expert, Weights } from '@machiya/kit/expert'

/** How a seat stands, from 0 (lost) to 1 (won). */
export type Judge = (g: Position, seat: Seat) => number

const vector = (expert: Expert, weights: Weights): Float64Array =>
  Float64Array.from(expert.features, (name) => weights.values[name] ?? 0)

/** Expected final points of a seat, as far as the weights know. */
export const appraiser = (expert: Expert, weights: Weights): ((g: Position, seat: Seat) => number) => {
  const by = vector(expert, weights)
  const read = new Float64Array(by.length)
  return (g, seat) => {
    expert.read(g, seat, read)
    let sum = 0
    for (let i = 0; i < by.length; i++) sum += (read[i] as number) * (by[i] as number)
    return sum
  }
}

const WON = 0.9
const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))

/** Mostly the chance to win, a little the lead over the best other: so that lost and won games are played on well. */
const utility = (points: readonly number[], seat: number, scale: number): number => {
  const best = Math.max(...points)
  let total = 0
  let rival = -Infinity
  for (let i = 0; i < points.length; i++) {
    const value = points[i] as number
    total += Math.exp((value - best) / scale)
    if (i !== seat && value > rival) rival = value
  }
  const own = points[seat] as number
  const share = Math.exp((own - best) / scale) / total
  return 0.7 * share + 0.3 * sigmoid((own - rival) / (3 * scale))
}

const settled = (game: Game, g: Position, seat: Seat, scale: number): number => {
  const ranks = game.standing(g)
  const own = ranks.find((rank) => rank.seat === seat)
  const points = seatsOf(g).map((each) => ranks.find((rank) => rank.seat === each)?.score ?? 0)
  const firsts = ranks.filter((rank) => rank.place === 1).length
  const won = own?.place === 1 ? 1 / firsts : 0
  return WON * won + (1 - WON) * utility(points, seat, scale)
}

export const judgeOf = (game: Game, expert: Expert, weights: Weights): Judge => {
  const appraise = appraiser(expert, weights)
  return (g, seat) =>
    isOver(g)
      ? settled(game, g, seat, expert.scale)
      : utility(
          seatsOf(g).map((each) => appraise(g, each)),
          seat,
          expert.scale,
        )
}
