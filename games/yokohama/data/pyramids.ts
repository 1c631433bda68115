import type { Source } from './sources.ts'

type Pyramid = { players: number; rows: readonly number[]; source: Source }

/** Areas in each row from the top, by number of players. */
export const PYRAMIDS = [
  { players: 2, rows: [4, 3, 2, 1], source: 'public' },
  { players: 3, rows: [5, 4, 3, 2], source: 'public' },
  { players: 4, rows: [6, 5, 4, 3], source: 'public' },
] as const satisfies readonly Pyramid[]
