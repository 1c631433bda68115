import type { Source } from './sources.ts'

type Score = { id: string; points: readonly number[]; source: Source }

/** Final scoring: first and second place, and country sets of 0 to 5 different symbols. */
export const SCORES = [
  { id: 'church', points: [6, 3], source: 'rulebook' },
  { id: 'customs', points: [8, 4], source: 'rulebook' },
  { id: 'technology', points: [10, 5], source: 'rulebook' },
  { id: 'countries', points: [0, 0, 2, 4, 8, 12], source: 'rulebook' },
] as const satisfies readonly Score[]
