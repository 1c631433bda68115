/** Moments of Yokohama: its end, what is heard and what is shown. */
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

const SOUNDS: NonNullable<Moments['sounds']> = {
  placed: 'wood',
  shifted: 'wood',
  moved: 'wood',
  settled: 'wood',
  'placed-station': 'wood',
  'built-shop': 'woods',
  'built-house': 'woods',
  spent: 'coin',
  paid: 'coin',
  earned: 'coin',
  'took-order': 'paper',
  gained: 'paper',
  'took-tile': 'paper',
  'laid-orders': 'cards',
  'laid-technology': 'turned',
  achieved: 'wood',
  fulfilled: 'turned',
}

const STAGINGS: NonNullable<Moments['stagings']> = {
  earned: { to: 'seat', sign: 'yen', figure: 'yen' },
  spent: { to: 'seat', sign: 'yen', figure: 'yen', loses: true },
  paid: { from: 'seat', to: 'to', sign: 'yen' },
  imported: { to: 'seat', sign: 'import', figure: 'imports' },
  'gave-imports': { to: 'seat', sign: 'import', figure: 'imports', loses: true },
  received: { to: 'seat', sign: { of: 'good' }, figure: 'count' },
  gave: { to: 'seat', sign: { of: 'good' }, figure: 'count', loses: true },
  scored: { to: 'seat', figure: 'points' },
  'took-order': { from: 'order', to: 'seat', sign: 'scroll' },
  gained: { from: 'technology', to: 'seat', sign: 'gear' },
  settled: { from: 'seat', to: 'space' },
  'built-shop': { from: 'seat', to: 'area', sign: 'shop' },
  'built-house': { from: 'seat', to: 'area', sign: 'thouse' },
  achieved: { to: 'achievement', slip: true, card: 'achievement' },
  fulfilled: { from: 'order', to: 'seat', sign: 'scroll', slip: true, card: 'order' },
  'end-triggered': { slip: true },
}

export const moments: Moments<Yokohama> = {
  end: { beats: () => BEATS, words: { en, de } },
  sounds: SOUNDS,
  stagings: STAGINGS,
}
