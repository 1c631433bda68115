/** Moments of Yedo: its end. */
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

export const moments: Moments<Yedo> = { end: { beats: () => BEATS, words: { en, de } } }
