import type { Source } from './rows.ts'

export const LIMITS = [
  { id: 'mission', most: 4, source: 'rulebook' },
  { id: 'action', most: 3, source: 'rulebook' },
  { id: 'bonus', most: 2, source: 'rulebook' },
  { id: 'weapon', most: 4, source: 'rulebook' },
  { id: 'geisha', most: 3, source: 'rulebook' },
] as const satisfies readonly { id: string; most: number; source: Source }[]
