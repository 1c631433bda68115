import type { Reward } from './rewards.ts'
import type { Source } from './sources.ts'

export type Tile = { id: string; reward: Reward; source: Source }

/** The power-5 tiles. The rulebook shows one with an import; the rest is ours. */
export const TILES = [
  { id: 'tile-1', reward: { imports: 1 }, source: 'rulebook' },
  { id: 'tile-2', reward: { imports: 1 }, source: 'designed' },
  { id: 'tile-3', reward: { imports: 1 }, source: 'designed' },
  { id: 'tile-4', reward: { imports: 1 }, source: 'designed' },
  { id: 'tile-5', reward: { points: 3 }, source: 'designed' },
  { id: 'tile-6', reward: { points: 3 }, source: 'designed' },
  { id: 'tile-7', reward: { points: 3 }, source: 'designed' },
  { id: 'tile-8', reward: { yen: 3 }, source: 'designed' },
  { id: 'tile-9', reward: { yen: 3 }, source: 'designed' },
  { id: 'tile-10', reward: { yen: 3 }, source: 'designed' },
  { id: 'tile-11', reward: { copper: 2 }, source: 'designed' },
  { id: 'tile-12', reward: { silk: 2 }, source: 'designed' },
  { id: 'tile-13', reward: { tea: 3 }, source: 'designed' },
  { id: 'tile-14', reward: { fish: 3 }, source: 'designed' },
  { id: 'tile-15', reward: { any: 2 }, source: 'designed' },
  { id: 'tile-16', reward: { any: 2 }, source: 'designed' },
  { id: 'tile-17', reward: { transfers: 2 }, source: 'designed' },
  { id: 'tile-18', reward: { transfers: 2 }, source: 'designed' },
  { id: 'tile-19', reward: { moves: 3 }, source: 'designed' },
  { id: 'tile-20', reward: { moves: 3 }, source: 'designed' },
] as const satisfies readonly Tile[]

export type TileId = (typeof TILES)[number]['id']
