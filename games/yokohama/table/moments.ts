/** Moments of Yokohama: its end. */
import type { Beat, Moments } from '@machiya/kit/folder'
import { CATEGORIES, type Category, type Yokohama } from '../position.ts'
import { de } from '../words/end.de.ts'
import { en } from '../words/end.en.ts'

/** 9.7 The final scoring, in its order. */
const FINAL = [
  ['church', 'church-majority'],
  ['customs', 'customs-majority'],
  ['technology', 'technology-majority'],
  ['countries', 'countries'],
  ['rest', 'rest'],
] as const satisfies readonly (readonly [string, Category])[]
const LAST = new Set<Category>(FINAL.map(([, category]) => category))

const BEATS: readonly Beat[] = [
  { id: 'game', of: CATEGORIES.filter((category) => !LAST.has(category)) },
  ...FINAL.map(([id, category]) => ({ id, of: [category] })),
]

export const moments: Moments<Yokohama> = { end: { beats: () => BEATS, words: { en, de } } }
