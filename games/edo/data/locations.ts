import type { Location } from './types.ts'

export const LOCATIONS = [
  { id: 'location-rice', kinds: ['rice'], copies: 1, source: 'rulebook' },
  { id: 'location-wood', kinds: ['wood'], copies: 1, source: 'rulebook' },
  { id: 'location-stone', kinds: ['stone'], copies: 1, source: 'rulebook' },
  { id: 'location-city', kinds: ['city'], copies: 1, source: 'rulebook' },
  { id: 'location-choice', kinds: ['rice', 'wood', 'stone', 'city'], copies: 3, source: 'rulebook' },
] as const satisfies readonly Location[]

export type LocationId = (typeof LOCATIONS)[number]['id']
