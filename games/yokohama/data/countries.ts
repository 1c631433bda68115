import type { Source } from './sources.ts'

type Country = { id: string; agents: number; source: Source }

/** The five countries with their foreign agents. */
export const COUNTRIES = [
  { id: 'great-britain', agents: 3, source: 'rulebook' },
  { id: 'united-states', agents: 2, source: 'rulebook' },
  { id: 'france', agents: 2, source: 'rulebook' },
  { id: 'germany', agents: 2, source: 'rulebook' },
  { id: 'netherlands', agents: 1, source: 'rulebook' },
] as const satisfies readonly Country[]

export type CountryId = (typeof COUNTRIES)[number]['id']
