import type { Source } from './sources.ts'

export type Start = { id: string; supply: number; warehouse: number; source: Source }

/** What each player has at the start, in the supply and in the warehouse. */
export const STARTS = [
  { id: 'assistant', supply: 8, warehouse: 12, source: 'rulebook' },
  { id: 'shop', supply: 2, warehouse: 6, source: 'rulebook' },
  { id: 'house', supply: 0, warehouse: 4, source: 'rulebook' },
  { id: 'good', supply: 1, warehouse: 0, source: 'rulebook' },
  { id: 'import', supply: 0, warehouse: 0, source: 'rulebook' },
  { id: 'yen', supply: 4, warehouse: 0, source: 'rulebook' },
  { id: 'yen-first-player', supply: 3, warehouse: 0, source: 'rulebook' },
] as const satisfies readonly Start[]
