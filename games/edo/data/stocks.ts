import type { Stock } from './types.ts'

export const STOCKS = [
  { id: 'officials', count: 5, source: 'rulebook' },
  { id: 'houses', count: 7, source: 'rulebook' },
  { id: 'trading-posts', count: 1, source: 'rulebook' },
  { id: 'ryo', count: 10, source: 'public' },
  { id: 'temples', count: 3, source: 'rulebook' },
  { id: 'white-officials', count: 12, source: 'public' },
  { id: 'black-officials', count: 2, source: 'rulebook' },
  { id: 'fortresses', count: 8, source: 'public' },
  { id: 'resource-limit', count: 10, source: 'rulebook' },
  { id: 'sites', count: 10, source: 'rulebook' },
  { id: 'open-special-permits', count: 4, source: 'designed' },
  { id: 'open-wishes', count: 3, source: 'rulebook' },
  { id: 'ronin', count: 3, source: 'rulebook' },
  { id: 'ronin-tiles', count: 15, source: 'rulebook' },
  { id: 'houses-for-a-fortress', count: 2, source: 'rulebook' },
  { id: 'ronin-against-building', count: 2, source: 'rulebook' },
  { id: 'ronin-against-income', count: 3, source: 'rulebook' },
  { id: 'points-to-end', count: 12, source: 'rulebook' },
  { id: 'ryo-for-a-point', count: 50, source: 'rulebook' },
] as const satisfies readonly Stock[]

export type StockId = (typeof STOCKS)[number]['id']
