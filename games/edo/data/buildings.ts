import type { Building } from './types.ts'

/** What a fortress is in games that began before revision 3. */
export const EARLIER_FORTRESS = {
  id: 'fortress',
  cost: { stone: 5, ryo: 10 },
  points: 3,
  influence: 0,
  source: 'designed',
  pointsSource: 'public',
} as const satisfies Building

export const BUILDINGS = [
  {
    id: 'house',
    cost: { wood: 2, stone: 1, ryo: 5 },
    points: 1,
    influence: 1,
    source: 'designed',
    pointsSource: 'public',
  },
  {
    id: 'trading-post',
    cost: { wood: 3, stone: 2, ryo: 8 },
    points: 2,
    influence: 2,
    source: 'designed',
    pointsSource: 'public',
  },
  {
    id: 'fortress',
    cost: { stone: 6, ryo: 10 },
    points: 3,
    influence: 0,
    source: 'designed',
    pointsSource: 'public',
  },
  {
    id: 'temple',
    cost: { wood: 2, rice: 1 },
    points: 1,
    influence: 0,
    source: 'rulebook',
    pointsSource: 'rulebook',
  },
] as const satisfies readonly Building[]

export type BuildingId = (typeof BUILDINGS)[number]['id']
