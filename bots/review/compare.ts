/** Two lines, played on over the same imagined worlds: how much better one is, and why. */
import type { Reason } from '@machiya/kit/folder'
import { comparing, type Question } from '../choose.ts'
import { chancesOf } from '../judge.ts'
import type { Line } from '../playout.ts'
import { follow, type Table } from '../search.ts'
import { reasonFrom, witness, type End } from './reason.ts'

export type Asking = Omit<Question, 'level' | 'why' | 'budget'>
export type Compared = {
  /** The chance to win by either, from 0 to 1. */
  readonly better: number
  readonly other: number
  readonly gap: number
  /** Of the gap: both were played in the same worlds, so that it is smaller than that of either chance. */
  readonly error: number
  readonly tries: number
  readonly why: Reason
}

type Trial = { readonly chance: number; readonly end: End }

const trialOf = (asking: Asking, table: Table, chances: ReturnType<typeof chancesOf>) => {
  const { game, outcomes, seat } = asking
  return (world: number, line: Line): Trial => {
    const { hears, ends } = witness({ game, outcomes, seat })
    const g = follow(table, world, line, hears)
    return { chance: chances(g)[seat] ?? 0, end: ends(g) }
  }
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length

/** Fewer tell nothing of their error. */
const FEWEST = 4

/** Compares in `tries` worlds, or in fewer where there is no time left. */
export const compare = (
  asking: Asking,
  better: Line,
  other: Line,
  tries: number,
  late: () => boolean = () => false,
): Compared => {
  const table = comparing({ ...asking, level: 'shogun', budget: { iterations: tries } })
  const { expert, weights, learned } = table.search
  const tryOut = trialOf(asking, table, chancesOf(asking.game, expert, weights, learned))
  const pairs: [Trial, Trial][] = []
  for (let world = 0; world < tries && !(world >= FEWEST && late()); world++)
    pairs.push([tryOut(world, better), tryOut(world, other)])
  const gaps = pairs.map(([a, b]) => a.chance - b.chance)
  const gap = mean(gaps)
  return {
    better: mean(pairs.map(([{ chance }]) => chance)),
    other: mean(pairs.map(([, { chance }]) => chance)),
    gap,
    error: Math.sqrt(mean(gaps.map((each) => (each - gap) ** 2)) / Math.max(1, pairs.length - 1)),
    tries: pairs.length,
    why: reasonFrom(
      pairs.map(([a, b]) => [a.end, b.end]),
      asking.outcomes,
    ),
  }
}
