/** Stops a run as soon as a claim about a win rate is decided, with whole blocks as observations. */
import { meanOf } from './figures.ts'

export type Verdict = 'holds' | 'fails' | 'open'

const ERROR = 0.05
const BOUND = Math.log((1 - ERROR) / ERROR)
const FEWEST_BLOCKS = 10
/** Blocks that all came out alike still leave some doubt. */
const LEAST_VARIANCE = 0.002

const varianceOf = (values: readonly number[]): number => {
  const mean = meanOf(values)
  return Math.max(LEAST_VARIANCE, meanOf(values.map((value) => (value - mean) ** 2)))
}

/** Wald's test with the normal likelihood: is the rate `claim + slack`, or `claim - slack`? */
export const judgeClaim = (wins: readonly number[], claim: number, slack: number): Verdict => {
  if (wins.length < FEWEST_BLOCKS) return 'open'
  const ratio = (wins.length * (meanOf(wins) - claim) * 2 * slack) / varianceOf(wins)
  return ratio > BOUND ? 'holds' : ratio < -BOUND ? 'fails' : 'open'
}
