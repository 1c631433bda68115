/** What self-play left behind, opened: a judge that reads a position, and likings that were weighed anew. */
import { isOver, seatsOf, MOST_SEATS, type Position, type Seat } from '@machiya/kernel'
import type { Expert, Learned } from '@machiya/kit/expert'
import { unpack } from './half.ts'
import { learnedLikes } from './hand.ts'
import { fondness, type Lean } from '../manners.ts'
import { inputReader } from './inputs.ts'
import { runner, traceOf, type Net } from './net.ts'

/** Reads all that a judge reads of a seat: the features of its expert, then the raw counts. */
export const readerOf = ({ features, read }: Expert, inputs: readonly string[]) => {
  const readInputs = inputReader(inputs, features.length)
  return (g: Position, seat: Seat, into: Float64Array): void => {
    read(g, seat, into)
    readInputs(g, seat, into)
  }
}

export const netOf = (expert: Expert, { inputs, widths, net }: Learned): Net => ({
  inputs: expert.features.length + inputs.length,
  widths: widths as Net['widths'],
  numbers: unpack(net),
})

/** For every seat, its logit to win and its points to come, in scales; written into the two rows. Whoever leans sees itself so. */
export type Forecast = (g: Position, wins: Float64Array, points: Float64Array, lean?: Lean) => void

const forecastOf = (expert: Expert, learned: Learned): Forecast => {
  const net = netOf(expert, learned)
  const trace = traceOf(net)
  const run = runner(net, trace)
  const read = readerOf(expert, learned.inputs)
  const into = new Float64Array(net.inputs)
  return (g, wins, points, lean) => {
    const seats = seatsOf(g)
    for (let i = 0; i < seats.length; i++) {
      read(g, seats[i] as Seat, into)
      run(into, 0)
      const more = lean?.seat === i ? fondness(lean, into) : 0
      wins[i] = (trace.out[0] as number) + more
      points[i] = (trace.out[1] as number) + more
    }
  }
}

/** A clock for a game that has none: a tick for whatever the public sees change. */
export const ticksOf = (expert: Expert): Expert['clock'] =>
  expert.untaught ? (g, seat) => (isOver(g) ? expert.clock(g, seat) : g.number) : expert.clock

/** The expert, with the hand and, where it had no clock, the horizon that were learnt. */
const instructed = (expert: Expert, { hand, stride }: Learned): Expert => {
  const timed = stride === undefined ? expert : { ...expert, clock: ticksOf(expert), ahead: () => stride }
  return { ...timed, likes: learnedLikes(timed, hand) }
}

type Opened = { readonly forecast: Forecast; readonly expert: Expert }
const opened = new WeakMap<Learned, Opened>()

/** The expert with what it learnt; unpacked once. */
export const openLearned = (expert: Expert, learned: Learned): Opened => {
  const known = opened.get(learned)
  if (known) return known
  const fresh = {
    forecast: forecastOf(expert, learned),
    expert: instructed(expert, learned),
  }
  opened.set(learned, fresh)
  return fresh
}

/** Room for one row of seats. */
export const rowOfSeats = (): Float64Array => new Float64Array(MOST_SEATS)
