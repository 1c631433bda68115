import type { CategoryRow } from './rows.ts'

export const CATEGORIES = [
  { id: 'action', minimum: 3, group: 'white', source: 'rulebook' },
  { id: 'bonus', minimum: 3, group: 'white', source: 'rulebook' },
  { id: 'weapon', minimum: 3, group: 'white', source: 'rulebook' },
  { id: 'annex', minimum: 5, group: 'black', source: 'rulebook' },
  { id: 'geisha', minimum: 5, group: 'black', source: 'rulebook' },
  { id: 'disciple', minimum: 3, group: 'red', source: 'rulebook' },
  { id: 'mission', minimum: 3, group: 'red', source: 'rulebook' },
] as const satisfies readonly CategoryRow[]

export type CategoryId = (typeof CATEGORIES)[number]['id']
export type GroupId = (typeof CATEGORIES)[number]['group']
