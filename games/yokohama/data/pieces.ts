import type { Source } from './sources.ts'

export type Piece = { id: string; costs: readonly number[]; source: Source }

/** What it costs to move a piece from the warehouse to the supply: the first one gone, the second, and so on; the last cost repeats. */
export const PIECES = [
  { id: 'assistant', costs: [0], source: 'rulebook' },
  { id: 'shop', costs: [2], source: 'rulebook' },
  { id: 'house', costs: [4, 5, 6, 7], source: 'rulebook' },
] as const satisfies readonly Piece[]

export type PieceId = (typeof PIECES)[number]['id']
