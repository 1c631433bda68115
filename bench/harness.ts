/** What is measured: a batch of work that says how much it did. */
export type Case = {
  name: string
  /** What is counted, in the plural: 'moves', 'copies'. */
  counts: string
  /** 'rate' is counts a second, 'time' is microseconds for one. */
  as: 'rate' | 'time'
  /** The name of the case this one is compared with. */
  peer?: string
  /** Does one batch with the chance given and says how many it did. */
  batch: (below: Below) => number
}

/** A whole number from 0 up to, not including, `limit`. */
export type Below = (limit: number) => number

export type Result = {
  value: number
  unit: string
  /** The middle half of the rounds, as a share of the median. */
  spread: number
  peer?: string
  /** How many times better than the peer. */
  ratio?: number
}

export type Plan = { rounds: number; roundMs: number }

export const seeded = (seed: number): Below => {
  let state = seed | 1
  return (limit) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return Math.floor(((state >>> 0) / 2 ** 32) * limit)
  }
}

const cpuMicros = (): number => {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** CPU microseconds for one of what the case counts, over at least `ms` of wall clock. */
const measureRound = ({ batch }: Case, below: Below, ms: number): number => {
  const until = performance.now() + ms
  const began = cpuMicros()
  let count = 0
  do count += batch(below)
  while (performance.now() < until)
  return (cpuMicros() - began) / count
}

/** Linear interpolation between the two nearest of the sorted values. */
export const quantile = (sorted: readonly number[], share: number): number => {
  const at = (sorted.length - 1) * share
  const low = sorted[Math.floor(at)] ?? 0
  const high = sorted[Math.ceil(at)] ?? low
  return low + (high - low) * (at - Math.floor(at))
}

const summary = ({ as, counts }: Case, micros: readonly number[]): Result => {
  const values = micros.map((each) => (as === 'rate' ? 1e6 / each : each)).sort((a, b) => a - b)
  const value = quantile(values, 0.5)
  const spread = (quantile(values, 0.75) - quantile(values, 0.25)) / value
  return { value, unit: as === 'rate' ? `${counts}/s` : 'µs', spread }
}

const beside = (it: Case, results: Map<string, Result>): Result => {
  const result = results.get(it.name)
  if (!result) throw new Error(`nothing was measured for '${it.name}'`)
  if (it.peer === undefined) return result
  const peer = results.get(it.peer)
  if (!peer) throw new Error(`'${it.name}' names the peer '${it.peer}', which is not measured here`)
  return {
    ...result,
    peer: it.peer,
    ratio: it.as === 'rate' ? result.value / peer.value : peer.value / result.value,
  }
}

/**
 * One round of every case, then the next round of every case, so that a slow minute of the machine
 * falls on all of them alike. The first round warms up and does not count.
 */
export const measure = (
  cases: readonly Case[],
  { rounds, roundMs }: Plan,
  onRound: (round: number) => void = () => {},
): Map<string, Result> => {
  const micros = new Map(cases.map((it) => [it.name, [] as number[]]))
  for (let round = 0; round <= rounds; round++) {
    for (const it of cases) {
      const each = measureRound(it, seeded(round + 1), roundMs)
      if (round > 0) micros.get(it.name)?.push(each)
    }
    onRound(round)
  }
  const alone = new Map(cases.map((it) => [it.name, summary(it, micros.get(it.name) ?? [])]))
  return new Map(cases.map((it) => [it.name, beside(it, alone)]))
}
