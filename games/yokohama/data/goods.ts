import type { Source } from './sources.ts'

type Good = { id: string; price: number; source: Source }

/** The trade goods with their price in Chinatown, in the order in which single picks are made. */
export const GOODS = [
  { id: 'copper', price: 2, source: 'rulebook' },
  { id: 'silk', price: 2, source: 'rulebook' },
  { id: 'tea', price: 1, source: 'rulebook' },
  { id: 'fish', price: 1, source: 'rulebook' },
] as const satisfies readonly Good[]

export type GoodId = (typeof GOODS)[number]['id']
