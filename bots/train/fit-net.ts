/** Fits a net to how games ended: who won, and with which points. Plain gradient descent with Adam's steps, the same every time. */
import { dice, type Chance } from '@machiya/kernel'
import { OUTPUTS, partsOf, runner, traceOf, type Net, type Trace } from '../learned/net.ts'

/** A moment of a game: a row of inputs for each seat, and what became of them. */
export type Moment = {
  readonly rows: Float32Array
  readonly wins: readonly number[]
  /** Points less the mean of all seats, in scales. */
  readonly leads: readonly number[]
}

export type Schooling = {
  readonly widths: readonly [number, number]
  /** The linear judgement it begins with: a weight an input, in scales. */
  readonly begin: Float64Array
  readonly epochs: number
  readonly seed: string
}
export type Fitted = { readonly net: Net; readonly before: number; readonly after: number }

const BATCH = 64
const RATE = 1e-3
const LAST_RATE = 1e-4
const DECAY = 2
const LEAD_SHARE = 0.1
const MOST_LEAD = 4
/** What is spread less is taken for a constant. */
const LEAST_SPREAD = 1e-3

/** How widely each input is spread: inputs are divided by it while a net learns. */
const spreadsOf = (moments: readonly Moment[], inputs: number): Float64Array => {
  const sums = new Float64Array(inputs)
  const squares = new Float64Array(inputs)
  let count = 0
  for (const { rows } of moments)
    for (let from = 0; from < rows.length; from += inputs, count++)
      for (let i = 0; i < inputs; i++) {
        const value = rows[from + i] as number
        sums[i] = (sums[i] as number) + value
        squares[i] = (squares[i] as number) + value * value
      }
  return squares.map((square, i) => {
    const mean = (sums[i] as number) / count
    const spread = Math.sqrt(Math.max(0, square / count - mean * mean))
    return spread > LEAST_SPREAD ? spread : Math.max(1, Math.abs(mean))
  })
}

const normal = (chance: Chance): number => {
  const [u, v] = [(1 + chance(2 ** 30)) / 2 ** 30, chance(2 ** 30) / 2 ** 30]
  return Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * v)
}

/** Begins as the linear judgement: what the hidden layers say counts for nothing yet. */
const beginning = (inputs: number, { widths, begin, seed }: Schooling, spreads: Float64Array): Net => {
  const at = partsOf({ inputs, widths })
  const numbers = new Float32Array(at.all)
  const chance = dice(`net ${seed}`)
  for (let i = 0; i < inputs; i++)
    numbers[OUTPUTS * i] = numbers[OUTPUTS * i + 1] = (begin[i] as number) * (spreads[i] as number)
  for (let i = at.first; i < at.firstBias; i++) numbers[i] = normal(chance) / Math.sqrt(inputs)
  for (let i = at.second; i < at.secondBias; i++) numbers[i] = normal(chance) * Math.sqrt(2 / widths[0])
  return { inputs, widths, numbers }
}

type Forward = { readonly trace: Trace; readonly run: ReturnType<typeof runner> }

/** What one output row should change by: softmax against who won, and points against points. */
const slopesOf = ({ rows, wins, leads }: Moment, { run, trace }: Forward, inputs: number) => {
  const seats = rows.length / inputs
  const logits: number[] = []
  const points: number[] = []
  for (let seat = 0; seat < seats; seat++) {
    run(rows, seat * inputs)
    logits.push(trace.out[0] as number)
    points.push(trace.out[1] as number)
  }
  const top = Math.max(...logits)
  const total = logits.reduce((sum, logit) => sum + Math.exp(logit - top), 0)
  const mean = points.reduce((sum, value) => sum + value, 0) / seats
  const shares = logits.map((logit) => Math.exp(logit - top) / total)
  let loss = 0
  shares.forEach((share, seat) => {
    const miss = (points[seat] as number) - mean - (leads[seat] as number)
    loss += -(wins[seat] as number) * Math.log(Math.max(1e-9, share)) + (LEAD_SHARE / 2) * miss * miss
  })
  return {
    loss,
    slopes: shares.map((share, seat): [number, number] => [
      share - (wins[seat] as number),
      LEAD_SHARE * ((points[seat] as number) - mean - (leads[seat] as number)),
    ]),
  }
}

/** Adds to `into` what a row's outputs ask of every number. */
const backward = (net: Net, { one, two }: Trace, into: Float64Array) => {
  const at = partsOf(net)
  const w = net.numbers
  const [wide, narrow] = net.widths
  const backOne = new Float64Array(wide)
  const backTwo = new Float64Array(narrow)
  const add = (i: number, value: number): void => void (into[i] = (into[i] as number) + value)
  const throughTwo = (a: number, b: number): void => {
    for (let k = 0; k < narrow; k++) {
      const value = two[k] as number
      backTwo[k] = 0
      if (value <= 0) continue
      add(at.third + 2 * k, a * value)
      add(at.third + 2 * k + 1, b * value)
      backTwo[k] = a * (w[at.third + 2 * k] as number) + b * (w[at.third + 2 * k + 1] as number)
      add(at.secondBias + k, backTwo[k] as number)
    }
  }
  const throughOne = (): void => {
    for (let j = 0; j < wide; j++) {
      const value = one[j] as number
      backOne[j] = 0
      if (value <= 0) continue
      const row = at.second + j * narrow
      let back = 0
      for (let k = 0; k < narrow; k++) {
        const slope = backTwo[k] as number
        if (slope === 0) continue
        add(row + k, slope * value)
        back += slope * (w[row + k] as number)
      }
      backOne[j] = back
      add(at.firstBias + j, back)
    }
  }
  return (rows: Float32Array, from: number, a: number, b: number): void => {
    add(at.thirdBias, a)
    add(at.thirdBias + 1, b)
    throughTwo(a, b)
    throughOne()
    for (let i = 0; i < net.inputs; i++) {
      const value = rows[from + i] as number
      if (value === 0) continue
      add(2 * i, a * value)
      add(2 * i + 1, b * value)
      const row = at.first + i * wide
      for (let j = 0; j < wide; j++) {
        const back = backOne[j] as number
        if (back !== 0) into[row + j] = (into[row + j] as number) + back * value
      }
    }
  }
}

/** Adam's steps, drawn back to where the net began. */
const stepper = (net: Net, start: Float32Array) => {
  const mean = new Float64Array(net.numbers.length)
  const square = new Float64Array(net.numbers.length)
  const straight = partsOf(net).first
  let steps = 0
  return (slopes: Float64Array, count: number, rate: number): void => {
    steps++
    const meanFix = 1 - 0.9 ** steps
    const squareFix = 1 - 0.999 ** steps
    for (let i = 0; i < slopes.length; i++) {
      const slope = (slopes[i] as number) / count
      const m = (mean[i] = 0.9 * (mean[i] as number) + 0.1 * slope)
      const v = (square[i] = 0.999 * (square[i] as number) + 0.001 * slope * slope)
      const number = net.numbers[i] as number
      const home = i < straight ? (start[i] as number) : 0
      net.numbers[i] =
        number - rate * (m / meanFix / (Math.sqrt(v / squareFix) + 1e-8) + DECAY * (number - home))
    }
  }
}

const shuffle = <T>(items: T[], chance: Chance): void => {
  for (let i = items.length - 1; i > 0; i--) {
    const j = chance(i + 1)
    ;[items[i], items[j]] = [items[j] as T, items[i] as T]
  }
}

const lossOf = (moments: readonly Moment[], forward: Forward, inputs: number): number =>
  moments.reduce((sum, moment) => sum + slopesOf(moment, forward, inputs).loss, 0) /
  Math.max(1, moments.length)

/** Inputs as they are read: the spreads go into the numbers. */
const unscaled = (net: Net, spreads: Float64Array): Net => {
  const at = partsOf(net)
  const numbers = net.numbers.slice()
  const [wide] = net.widths
  for (let i = 0; i < net.inputs; i++) {
    const by = 1 / (spreads[i] as number)
    for (let o = 0; o < OUTPUTS; o++) numbers[OUTPUTS * i + o] = (numbers[OUTPUTS * i + o] as number) * by
    for (let j = 0; j < wide; j++)
      numbers[at.first + i * wide + j] = (numbers[at.first + i * wide + j] as number) * by
  }
  return { ...net, numbers }
}

const scaled = (moments: readonly Moment[], spreads: Float64Array): Moment[] =>
  moments.map((moment) => ({
    ...moment,
    rows: moment.rows.map((value, i) => value / (spreads[i % spreads.length] as number)),
    leads: moment.leads.map((lead) => Math.max(-MOST_LEAD, Math.min(MOST_LEAD, lead))),
  }))

/** How far a net is believed where it departs from the linear judgement: it knows only the games it saw. */
const BELIEVED = 0.5

/** Half way between the linear judgement it began with and what it learnt. */
export const halfBelieved = (net: Net, begin: Float64Array): Net => {
  const { first, third } = partsOf(net)
  const numbers = net.numbers.map((number, i) => (i < first || i >= third ? BELIEVED * number : number))
  for (let i = 0; i < first; i++)
    numbers[i] = (numbers[i] as number) + (1 - BELIEVED) * (begin[Math.floor(i / OUTPUTS)] as number)
  return { ...net, numbers }
}

/** The net after the epoch that foretold the games held back best. */
export const fitNet = (
  fitted: readonly Moment[],
  held: readonly Moment[],
  schooling: Schooling,
  onEpoch?: (epoch: number, loss: number) => void,
): Fitted => {
  const inputs = schooling.begin.length
  const spreads = spreadsOf(fitted, inputs)
  const [lessons, tests] = [scaled(fitted, spreads), scaled(held, spreads)]
  const net = beginning(inputs, schooling, spreads)
  const trace = traceOf(net)
  const forward = { trace, run: runner(net, trace) }
  const slopes = new Float64Array(net.numbers.length)
  const back = backward(net, trace, slopes)
  const step = stepper(net, net.numbers.slice())
  const chance = dice(`fit ${schooling.seed}`)
  const before = lossOf(tests, forward, inputs)
  let best = { loss: before, numbers: net.numbers.slice() }
  const learn = (moment: Moment): void => {
    const { slopes: asked } = slopesOf(moment, forward, inputs)
    asked.forEach(([a, b], seat) => {
      forward.run(moment.rows, seat * inputs)
      back(moment.rows, seat * inputs, a, b)
    })
  }
  for (let epoch = 0; epoch < schooling.epochs; epoch++) {
    shuffle(lessons, chance)
    const rate = RATE * (LAST_RATE / RATE) ** (epoch / Math.max(1, schooling.epochs - 1))
    for (let from = 0; from < lessons.length; from += BATCH) {
      const batch = lessons.slice(from, from + BATCH)
      slopes.fill(0)
      batch.forEach(learn)
      step(slopes, batch.length, rate)
    }
    const loss = lossOf(tests, forward, inputs)
    if (loss < best.loss) best = { loss, numbers: net.numbers.slice() }
    onEpoch?.(epoch + 1, loss)
  }
  return { net: unscaled({ ...net, numbers: best.numbers }, spreads), before, after: best.loss }
}
