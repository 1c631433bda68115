/** The sounds of the house, written as what vibrates: nothing is recorded, nothing lasts longer than 600 ms. */
import type { Sound } from '@machiya/kit/folder'

/** Something that is struck (a tone that dies away) or rubbed (a hiss between two pitches). */
export type Voice = {
  readonly is: 'tone' | 'hiss'
  /** When it begins, and how long it lasts, in milliseconds. */
  readonly at: number
  readonly ms: number
  /** Its pitch; of a hiss the middle of it. */
  readonly hz: number
  /** Where the pitch goes. */
  readonly to?: number
  readonly gain: number
  /** How fast it dies away: milliseconds to a third. */
  readonly fall: number
  /** How it sets in. */
  readonly rise?: number
}

const struck = (at: number, hz: number, gain: number, fall: number): readonly Voice[] => [
  { is: 'tone', at, ms: 130, hz, to: hz * 0.97, gain, fall },
  { is: 'tone', at, ms: 90, hz: hz * 2.71, gain: gain * 0.35, fall: fall * 0.5 },
  { is: 'hiss', at, ms: 20, hz: 3200, gain: gain * 0.5, fall: 5 },
]
const rubbed = (at: number, ms: number, hz: number, to: number, gain: number): Voice => ({
  is: 'hiss',
  at,
  ms,
  hz,
  to,
  gain,
  fall: ms * 0.45,
  rise: ms * 0.2,
})
const rung = (at: number, hz: number, gain: number, fall: number): readonly Voice[] =>
  [1, 2.76, 5.4].map((partial, i) => ({
    is: 'tone',
    at,
    ms: Math.min(600 - at, fall * 4),
    hz: hz * partial,
    gain: gain / (1 + i * 1.6),
    fall: fall / (1 + i * 0.7),
  }))

export const RECIPES: { readonly [sound in Sound]: readonly Voice[] } = {
  /** A piece set down. */
  wood: struck(0, 640, 0.7, 26),
  /** Several pieces. */
  woods: [...struck(0, 640, 0.55, 24), ...struck(95, 560, 0.5, 24), ...struck(180, 610, 0.45, 24)],
  /** My turn. */
  blocks: [...struck(0, 980, 0.7, 34), ...struck(190, 980, 0.8, 40)],
  /** Refused, arrested. */
  'low-wood': struck(0, 210, 0.9, 46),
  /** A slip or card laid. */
  paper: [rubbed(0, 130, 2600, 1500, 0.5)],
  /** A card turned. */
  turned: [rubbed(0, 70, 1800, 3600, 0.4), rubbed(110, 90, 3400, 1500, 0.5)],
  /** Several cards. */
  cards: [0, 75, 150, 225].map((at) => rubbed(at, 62, 2900, 1900, 0.4)),
  /** Chosen. */
  brush: [rubbed(0, 210, 900, 2100, 0.35)],
  /** Something small is counted. */
  tick: [{ is: 'hiss', at: 0, ms: 24, hz: 4200, gain: 0.5, fall: 7 }],
  /** Money paid. */
  coin: rung(0, 2350, 0.4, 60),
  /** A purse. */
  coins: [...rung(0, 2350, 0.34, 50), ...rung(80, 2790, 0.3, 50), ...rung(170, 2510, 0.34, 60)],
  /** The end. */
  bell: rung(0, 523, 0.6, 230),
}
