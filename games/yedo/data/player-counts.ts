import type { PlayerCountRow } from './rows.ts'

export const PLAYER_COUNTS = [
  { players: 2, annexes: 2, geisha: 3, blessings: 2, grouped: true, source: 'rulebook' },
  { players: 3, annexes: 2, geisha: 5, blessings: 3, grouped: true, source: 'rulebook' },
  { players: 4, annexes: 3, geisha: 6, blessings: 4, grouped: false, source: 'rulebook' },
  { players: 5, annexes: 4, geisha: 7, blessings: 5, grouped: false, source: 'rulebook' },
] as const satisfies readonly PlayerCountRow[]
