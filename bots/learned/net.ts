/** A small net: two hidden layers, and a straight way past them that begins as the linear judgement. */

/** All numbers in one row, and where each part begins. */
export type Net = {
  readonly inputs: number
  readonly widths: readonly [number, number]
  readonly numbers: Float32Array
}
/** For every seat: how likely it wins, as a logit against the others, and the points it will have, in scales. */
export const OUTPUTS = 2

type Sizes = Pick<Net, 'inputs' | 'widths'>
export const partsOf = ({ inputs, widths: [one, two] }: Sizes) => {
  const first = inputs * OUTPUTS
  const firstBias = first + inputs * one
  const second = firstBias + one
  const secondBias = second + one * two
  const third = secondBias + two
  const thirdBias = third + two * OUTPUTS
  return { skip: 0, first, firstBias, second, secondBias, third, thirdBias, all: thirdBias + OUTPUTS }
}

/** Room for what one reading comes to: kept, so that none is made. */
export type Trace = {
  readonly one: Float64Array
  readonly two: Float64Array
  readonly out: Float64Array
}
export const traceOf = ({ widths: [one, two] }: Sizes): Trace => ({
  one: new Float64Array(one),
  two: new Float64Array(two),
  out: new Float64Array(OUTPUTS),
})

/** Runs the net over `x` from `from` on; the outputs lie in the trace. */
export const runner = (net: Net, { one, two, out }: Trace) => {
  const at = partsOf(net)
  const w = net.numbers
  const [wide, narrow] = net.widths
  return (x: ArrayLike<number>, from: number): void => {
    for (let j = 0; j < wide; j++) one[j] = w[at.firstBias + j] as number
    for (let k = 0; k < narrow; k++) two[k] = w[at.secondBias + k] as number
    let wins = w[at.thirdBias] as number
    let points = w[at.thirdBias + 1] as number
    for (let i = 0; i < net.inputs; i++) {
      const value = x[from + i] as number
      if (value === 0) continue
      wins += value * (w[2 * i] as number)
      points += value * (w[2 * i + 1] as number)
      const row = at.first + i * wide
      for (let j = 0; j < wide; j++) one[j] = (one[j] as number) + value * (w[row + j] as number)
    }
    for (let j = 0; j < wide; j++) {
      const value = one[j] as number
      if (value <= 0) continue
      const row = at.second + j * narrow
      for (let k = 0; k < narrow; k++) two[k] = (two[k] as number) + value * (w[row + k] as number)
    }
    for (let k = 0; k < narrow; k++) {
      const value = two[k] as number
      if (value <= 0) continue
      wins += value * (w[at.third + 2 * k] as number)
      points += value * (w[at.third + 2 * k + 1] as number)
    }
    out[0] = wins
    out[1] = points
  }
}
