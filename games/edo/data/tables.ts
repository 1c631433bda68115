import type { Table } from './types.ts'

export const TABLES = [
  { players: 2, side: 'a', coveredOfEachResource: 1, closedCities: 1, source: 'designed' },
  { players: 3, side: 'a', coveredOfEachResource: 0, closedCities: 0, source: 'designed' },
  { players: 4, side: 'b', coveredOfEachResource: 1, closedCities: 1, source: 'designed' },
  { players: 5, side: 'b', coveredOfEachResource: 0, closedCities: 0, source: 'rulebook' },
] as const satisfies readonly Table[]
