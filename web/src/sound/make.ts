/** Makes the samples of a sound out of its recipe. */
import type { Voice } from './recipes.ts'

export const LONGEST_MS = 600
/** Nothing begins or ends with a click. */
const EDGE_MS = 2

export const lengthOf = (voices: readonly Voice[]): number =>
  Math.min(LONGEST_MS, Math.max(...voices.map(({ at, ms }) => at + ms)))

/** The same hiss every time, so that a sound is always the same. */
const hissing = (): (() => number) => {
  let state = 0x2f6e2b1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return state / 0x80000000
  }
}

const loudness = ({ gain, fall, rise = EDGE_MS, ms: length }: Voice, ms: number): number =>
  gain *
  Math.min(1, ms / rise) *
  Math.exp(-Math.max(0, ms - rise) / fall) *
  Math.min(1, (length - ms) / EDGE_MS)

const pitch = ({ hz, to = hz, ms: length }: Voice, ms: number): number => hz + (to - hz) * (ms / length)

/** A tone is a swinging string; a hiss is noise through a narrow door. */
const sourceOf = (voice: Voice, rate: number): ((ms: number) => number) => {
  const noise = hissing()
  let [phase, low, band] = [0, 0, 0]
  if (voice.is === 'tone')
    return (ms) => {
      phase += (2 * Math.PI * pitch(voice, ms)) / rate
      return Math.sin(phase)
    }
  return (ms) => {
    const tune = 2 * Math.sin((Math.PI * Math.min(pitch(voice, ms), rate / 6)) / rate)
    low += tune * band
    band += tune * (noise() - low - 0.7 * band)
    return band
  }
}

export const samplesOf = (voices: readonly Voice[], rate: number): Float32Array<ArrayBuffer> => {
  const samples = new Float32Array(Math.ceil((lengthOf(voices) / 1000) * rate))
  for (const voice of voices) {
    const source = sourceOf(voice, rate)
    const first = Math.round((voice.at / 1000) * rate)
    const count = Math.min(samples.length - first, Math.floor((voice.ms / 1000) * rate))
    for (let i = 0; i < count; i++) {
      const ms = (i / rate) * 1000
      samples[first + i] = (samples[first + i] ?? 0) + source(ms) * loudness(voice, ms)
    }
  }
  const most = samples.reduce((loudest, each) => Math.max(loudest, Math.abs(each)), 0)
  return most > 1 ? samples.map((each) => each / most) : samples
}
