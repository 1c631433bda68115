import type { Source } from './sources.ts'

type ChurchSpace = { id: string; cost: number; points: number; yen: number; moves: number; source: Source }

/** The rulebook tells of the third space; the others are read from the digits of its picture. */
export const CHURCH_SPACES = [
  { id: 'church-1', cost: 4, points: 3, yen: 0, moves: 1, source: 'likely' },
  { id: 'church-2', cost: 5, points: 4, yen: 0, moves: 1, source: 'likely' },
  { id: 'church-3', cost: 6, points: 5, yen: 0, moves: 2, source: 'rulebook' },
  { id: 'church-4', cost: 7, points: 6, yen: 0, moves: 2, source: 'likely' },
  { id: 'church-5', cost: 8, points: 7, yen: 0, moves: 2, source: 'likely' },
  { id: 'church-6', cost: 9, points: 8, yen: 0, moves: 2, source: 'likely' },
  { id: 'church-7', cost: 10, points: 11, yen: 0, moves: 3, source: 'likely' },
  { id: 'church-8', cost: 11, points: 14, yen: 0, moves: 3, source: 'likely' },
] as const satisfies readonly ChurchSpace[]

export type ChurchSpaceId = (typeof CHURCH_SPACES)[number]['id']
