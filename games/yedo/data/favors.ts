import type { FavorRow } from './rows.ts'

export const FAVORS = [
  { id: 'favor-action', gain: 'action', mon: 3, source: 'rulebook' },
  { id: 'favor-bonus', gain: 'bonus', mon: 3, source: 'rulebook' },
  { id: 'favor-weapon', gain: 'weapon', mon: 3, source: 'rulebook' },
  { id: 'favor-mon', gain: 'nothing', mon: 7, source: 'rulebook' },
  { id: 'favor-blessing', gain: 'blessing', mon: 0, source: 'rulebook' },
] as const satisfies readonly FavorRow[]

export type FavorId = (typeof FAVORS)[number]['id']
