/** Ridge regression towards a prior: small, exact, and the same every time. */

/** Solves a symmetric positive system by Cholesky's decomposition. */
export const solve = (matrix: readonly (readonly number[])[], right: readonly number[]): number[] => {
  const n = right.length
  const low = matrix.map((row) => row.map(() => 0))
  for (let i = 0; i < n; i++)
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i]?.[j] ?? 0
      for (let k = 0; k < j; k++) sum -= (low[i]?.[k] ?? 0) * (low[j]?.[k] ?? 0)
      ;(low[i] as number[])[j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (low[j]?.[j] ?? 1)
    }
  const half: number[] = []
  for (let i = 0; i < n; i++) {
    let sum = right[i] ?? 0
    for (let k = 0; k < i; k++) sum -= (low[i]?.[k] ?? 0) * (half[k] ?? 0)
    half[i] = sum / (low[i]?.[i] ?? 1)
  }
  const found: number[] = Array.from({ length: n }, () => 0)
  for (let i = n - 1; i >= 0; i--) {
    let sum = half[i] ?? 0
    for (let k = i + 1; k < n; k++) sum -= (low[k]?.[i] ?? 0) * (found[k] ?? 0)
    found[i] = sum / (low[i]?.[i] ?? 1)
  }
  return found
}

export type Sample = { readonly x: readonly number[]; readonly y: number }

/**
 * The weights nearest to the samples, drawn to the prior: a weight that doubles must explain `pull` of the spread.
 * Features that vary little stay near it.
 */
export const ridge = (samples: readonly Sample[], prior: readonly number[], pull: number): number[] => {
  const n = prior.length
  const matrix = prior.map(() => prior.map(() => 0))
  const right = prior.map(() => 0)
  let spread = 0
  for (const { x, y } of samples) {
    const rest = y - x.reduce((sum, value, i) => sum + value * (prior[i] ?? 0), 0)
    spread += rest * rest
    for (let i = 0; i < n; i++) {
      const value = x[i] ?? 0
      if (value === 0) continue
      right[i] = (right[i] ?? 0) + value * rest
      const row = matrix[i] as number[]
      for (let j = 0; j < n; j++) row[j] = (row[j] ?? 0) + value * (x[j] ?? 0)
    }
  }
  for (let i = 0; i < n; i++) {
    const row = matrix[i] as number[]
    row[i] = (row[i] ?? 0) + (pull * spread) / Math.max(0.005, (prior[i] ?? 0) ** 2)
  }
  return solve(matrix, right).map((change, i) => (prior[i] ?? 0) + change)
}

/** Offline returns of TD(lambda): each moment aims at the next one's value and, by lambda, at the end. */
export const returnsOf = (values: readonly number[], end: number, lambda: number): number[] => {
  const returns: number[] = []
  let aim = end
  for (let t = values.length - 1; t >= 0; t--) {
    returns[t] = aim
    aim = (1 - lambda) * (values[t] ?? 0) + lambda * aim
  }
  return returns
}
