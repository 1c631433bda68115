import type { Source } from './sources.ts'

type CustomsSpace = { id: string; cost: number; points: number; yen: number; moves: number; source: Source }

/** The rulebook tells of the second space; the others are read from the digits of its picture, and the kind of the bonus on the fourth and sixth is ours. */
export const CUSTOMS_SPACES = [
  { id: 'customs-1', cost: 1, points: 5, yen: 0, moves: 0, source: 'likely' },
  { id: 'customs-2', cost: 1, points: 4, yen: 2, moves: 0, source: 'rulebook' },
  { id: 'customs-3', cost: 2, points: 10, yen: 0, moves: 0, source: 'likely' },
  { id: 'customs-4', cost: 2, points: 9, yen: 0, moves: 2, source: 'designed' },
  { id: 'customs-5', cost: 3, points: 16, yen: 0, moves: 0, source: 'likely' },
  { id: 'customs-6', cost: 3, points: 15, yen: 1, moves: 1, source: 'designed' },
  { id: 'customs-7', cost: 4, points: 22, yen: 0, moves: 0, source: 'likely' },
] as const satisfies readonly CustomsSpace[]

export type CustomsSpaceId = (typeof CUSTOMS_SPACES)[number]['id']
