import type { IncomeTile } from './types.ts'

// The parts 6-2 and 5-4-2-1 are the rulebook's examples; the other parts are designed, the number of tiles is public.
export const INCOME_TILES = [
  {
    id: 'income-8',
    copies: 5,
    parts: [[8], [6, 2], [5, 2, 1], [4, 2, 1, 1], [3, 2, 1, 1, 1]],
    source: 'designed',
  },
  {
    id: 'income-9',
    copies: 5,
    parts: [[9], [6, 3], [5, 3, 1], [4, 3, 1, 1], [4, 2, 1, 1, 1]],
    source: 'designed',
  },
  {
    id: 'income-10',
    copies: 5,
    parts: [[10], [7, 3], [5, 3, 2], [5, 3, 1, 1], [4, 3, 1, 1, 1]],
    source: 'designed',
  },
  {
    id: 'income-11',
    copies: 5,
    parts: [[11], [7, 4], [6, 3, 2], [5, 3, 2, 1], [4, 3, 2, 1, 1]],
    source: 'designed',
  },
  {
    id: 'income-12',
    copies: 4,
    parts: [[12], [8, 4], [6, 4, 2], [5, 4, 2, 1], [5, 3, 2, 1, 1]],
    source: 'designed',
  },
] as const satisfies readonly IncomeTile[]

export type IncomeTileId = (typeof INCOME_TILES)[number]['id']
