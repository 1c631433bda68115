import type { Reward } from './types.ts'

/** Ronin tiles for the number of ronin driven off at once. */
export const REWARDS = [
  { ronin: 1, tiles: 0, source: 'rulebook' },
  { ronin: 2, tiles: 1, source: 'rulebook' },
  { ronin: 3, tiles: 2, source: 'rulebook' },
] as const satisfies readonly Reward[]
