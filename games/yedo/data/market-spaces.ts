import type { Source } from './rows.ts'

/** From left to right. */
export const MARKET_SPACES = [
  { id: 'stall-1', price: 8, source: 'rulebook' },
  { id: 'stall-2', price: 8, source: 'rulebook' },
  { id: 'stall-3', price: 8, source: 'rulebook' },
  { id: 'stall-4', price: 6, source: 'rulebook' },
  { id: 'stall-5', price: 6, source: 'rulebook' },
] as const satisfies readonly { id: string; price: number; source: Source }[]

export type StallId = (typeof MARKET_SPACES)[number]['id']
