/** A game looked at again, and why a line is better than another. */
export { compare, type Asking, type Compared } from './compare.ts'
export { turnsOf, type Point, type Turn } from './curve.ts'
export type { Line } from '../playout.ts'
export {
  MARKS,
  NOTHING,
  review,
  withFinding,
  type Finding,
  type Frame,
  type Mark,
  type Review,
  type Reviewed,
  type Verdict,
  type Weighed,
} from './review.ts'
export { behindOf, sentenceOf, type Telling } from './sentence.ts'
