/** Means with the interval in which they lie nineteen times out of twenty. */
export type Estimate = { readonly mean: number; readonly low: number; readonly high: number }

const Z = 1.959964

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1)

/** For values without bounds, such as points. */
export const ofValues = (values: readonly number[]): Estimate => {
  const mean = meanOf(values)
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const error = values.length < 2 ? 0 : Math.sqrt(squares / (values.length - 1) / values.length)
  return { mean, low: mean - Z * error, high: mean + Z * error }
}

/** For shares from 0 to 1, by Wilson: sound for few games and near the ends, cautious where wins are shared. */
export const ofShares = (shares: readonly number[]): Estimate => {
  const n = shares.length
  if (n === 0) return { mean: 0, low: 0, high: 1 }
  const mean = meanOf(shares)
  const centre = (mean + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n)
  const reach = (Z / (1 + Z ** 2 / n)) * Math.sqrt((mean * (1 - mean)) / n + Z ** 2 / (4 * n ** 2))
  return { mean, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) }
}
