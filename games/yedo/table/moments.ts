/** Moments of Yedo: its end, what is heard and what is shown. */
import type { Beat, Moments } from '@machiya/kit/folder'
import type { SOURCES, Yedo } from '../position.ts'
import { de } from '../words/end.de.ts'
import { en } from '../words/end.en.ts'

type Source = (typeof SOURCES)[number]

/** 9.3 and 9.8 come last. */
const BEATS: readonly (Beat & { readonly of: readonly Source[] })[] = [
  { id: 'start', of: ['start'] },
  { id: 'missions', of: ['missions'] },
  { id: 'auctions', of: ['auctions'] },
  { id: 'city', of: ['city'] },
  { id: 'played', of: ['cards', 'events'] },
  { id: 'bonus-cards', of: ['bonus-cards'] },
  { id: 'blackmail', of: ['blackmail'] },
]

const SOUNDS: NonNullable<Moments['sounds']> = {
  placed: 'wood',
  moved: 'wood',
  recruited: 'wood',
  patrol: 'woods',
  arrested: 'low-wood',
  ambushed: 'low-wood',
  struck: 'low-wood',
  built: 'woods',
  announced: 'paper',
  bid: 'coin',
  passed: 'paper',
  won: 'wood',
  mon: 'coin',
  paid: 'coin',
  'church-taken': 'coins',
  event: 'turned',
  market: 'cards',
  drew: 'paper',
  kept: 'paper',
  played: 'turned',
  handed: 'paper',
  mission: 'turned',
  completed: 'turned',
}

const STAGINGS: NonNullable<Moments['stagings']> = {
  mon: { to: 'seat', sign: 'yedo-mon', figure: 'by' },
  paid: { to: 'seat', sign: 'yedo-mon', figure: 'mon', loses: true },
  'church-taken': { to: 'seat', sign: 'yedo-mon', figure: 'mon' },
  prestige: { to: 'seat', sign: 'yedo-pp', figure: 'by' },
  'took-weapon': { from: 'card', to: 'seat' },
  geisha: { to: 'seat', sign: 'yedo-geisha' },
  blessed: { to: 'seat', sign: 'yedo-blessing' },
  handed: { from: 'seat', to: 'to', sign: 'yedo-swap' },
  event: { to: 'card', slip: true, card: 'card' },
  arrested: { from: 'space', to: 'seat', slip: true },
  ambushed: { to: 'place', slip: true },
  saved: { to: 'space', slip: true },
  struck: { to: 'other', slip: true },
  won: { to: 'seat', slip: true },
  completed: { to: 'seat', slip: true, card: 'card' },
}

export const moments: Moments<Yedo> = {
  end: { beats: () => BEATS, words: { en, de } },
  sounds: SOUNDS,
  stagings: STAGINGS,
}
