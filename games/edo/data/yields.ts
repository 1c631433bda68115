import type { Yield } from './types.ts'

/** With more samurai than the last row the space yields nothing. */
export const YIELDS = [
  { samurai: 1, pieces: 3, source: 'rulebook' },
  { samurai: 2, pieces: 2, source: 'rulebook' },
  { samurai: 3, pieces: 1, source: 'rulebook' },
  { samurai: 4, pieces: 0, source: 'likely' },
] as const satisfies readonly Yield[]
