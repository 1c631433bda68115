/** Finds out, in a few quick games, what of a position changes and so may tell something. */
import { seatsOf, type Choices, type Position } from '@machiya/kernel'
import { dealSeed, playMatch, type Player } from '../arena/match.ts'
import type { Taught } from '../experts.ts'
import { inputsIn } from '../learned/inputs.ts'
import { EFFORTS } from '../levels.ts'

/** How a table may be set up. */
export type Table = { readonly seats: number; readonly options: Choices }

/** Positions between two that are looked at. */
const EVERY = 7
/** What differs from the usual less often tells too little. */
const LEAST_CHANGE = 0.02
const MOST_INPUTS = 96
const PRINTS = 2 ** 31 - 1

type Tally = {
  seen: number
  /** Two with the same print read the same everywhere. */
  print: number
  readonly values: Map<number, number>
}

const looker = () => {
  const tallies = new Map<string, Tally>()
  let readings = 0
  return {
    look: (g: Position): void => {
      for (const seat of seatsOf(g)) {
        readings++
        for (const [name, value] of inputsIn(g, seat)) {
          const tally = tallies.get(name) ?? { seen: 0, print: 0, values: new Map<number, number>() }
          tally.seen++
          if (value !== 0) tally.print = (tally.print * 31 + value * readings) % PRINTS
          tally.values.set(value, (tally.values.get(value) ?? 0) + 1)
          tallies.set(name, tally)
        }
      }
    },
    /** How often each is not what it usually is; where it is not there at all, it is 0. One of those that read the same. */
    changes: (): [string, number][] => {
      const prints = new Set<number>()
      return [...tallies]
        .filter(([, { print }]) => !prints.has(print) && prints.add(print))
        .map(([name, { seen, values }]) => {
          values.set(0, (values.get(0) ?? 0) + readings - seen)
          return [name, 1 - Math.max(...values.values()) / readings]
        })
    },
  }
}

const pupil = (weights: Taught['expert']['hand']): Player => ({
  name: 'scout',
  level: 'merchant',
  budget: { iterations: 4 },
  mind: { effort: { ...EFFORTS.merchant, most: 4 }, weights },
})

/** The inputs that change most, in a settled order. */
export const scout = (taught: Taught, settings: readonly Table[], games: number, seed: string): string[] => {
  const { look, changes } = looker()
  let moves = 0
  for (let i = 0; i < games; i++) {
    const { seats, options } = settings[i % settings.length] as Table
    const players = Array.from({ length: seats }, () => pupil(taught.expert.trained))
    const watch = (g: Position): void => void (moves++ % EVERY === 0 && look(g))
    playMatch({ ...taught, options, players, seed: dealSeed(`scout ${seed}`, i), watch })
  }
  return changes()
    .filter(([, change]) => change >= LEAST_CHANGE)
    .sort(([a, often], [b, seldom]) => seldom - often || (a < b ? -1 : 1))
    .slice(0, MOST_INPUTS)
    .map(([name]) => name)
    .sort()
}
