import type { Reward } from './rewards.ts'
import type { Source } from './sources.ts'

export type Site = {
  id: string
  /** Points for the trading house. */
  house: number
  shops: readonly Reward[]
  /** What the digits of a lost picture make likely, in a row that is otherwise designed. */
  likely?: readonly string[]
  source: Source
}

export const SITES = [
  {
    id: 'site-1',
    house: 5,
    shops: [{ imports: 1 }, { points: 3 }, { yen: 2 }, { points: 1 }],
    likely: ['house', 'digits'],
    source: 'designed',
  },
  {
    id: 'site-2',
    house: 5,
    shops: [{ imports: 1 }, { points: 4 }, { yen: 2 }, { points: 1 }],
    likely: ['house', 'digits'],
    source: 'designed',
  },
  {
    id: 'site-3',
    house: 5,
    shops: [{ imports: 1 }, { points: 3 }, { yen: 2 }, { copper: 1 }],
    source: 'designed',
  },
  {
    id: 'site-4',
    house: 5,
    shops: [{ imports: 1 }, { points: 2 }, { yen: 2 }, { silk: 1 }],
    source: 'designed',
  },
  {
    id: 'site-5',
    house: 6,
    shops: [{ imports: 1 }, { points: 2 }, { yen: 1 }, { tea: 1 }],
    source: 'designed',
  },
  {
    id: 'site-6',
    house: 6,
    shops: [{ imports: 1 }, { points: 2 }, { yen: 1 }, { fish: 1 }],
    source: 'designed',
  },
  {
    id: 'site-7',
    house: 6,
    shops: [{ copper: 1 }, { points: 3 }, { yen: 2 }, { any: 1 }],
    source: 'designed',
  },
  { id: 'site-8', house: 6, shops: [{ silk: 1 }, { points: 3 }, { yen: 2 }, { any: 1 }], source: 'designed' },
  {
    id: 'site-9',
    house: 7,
    shops: [{ copper: 1 }, { points: 4 }, { yen: 2 }, { moves: 1 }],
    likely: ['house', 'digits'],
    source: 'designed',
  },
  {
    id: 'site-10',
    house: 7,
    shops: [{ silk: 1 }, { points: 4 }, { yen: 2 }, { moves: 1 }],
    source: 'designed',
  },
  {
    id: 'site-11',
    house: 7,
    shops: [{ any: 1 }, { points: 3 }, { yen: 2 }, { transfers: 1 }],
    source: 'designed',
  },
  {
    id: 'site-12',
    house: 7,
    shops: [{ tea: 1 }, { points: 3 }, { yen: 2 }, { transfers: 1 }],
    source: 'designed',
  },
  {
    id: 'site-13',
    house: 7,
    shops: [{ imports: 1 }, { points: 2 }, { yen: 2 }, { fish: 1 }],
    source: 'designed',
  },
  {
    id: 'site-14',
    house: 8,
    shops: [{ tea: 1 }, { points: 3 }, { yen: 2 }, { moves: 1 }],
    likely: ['house', 'digits'],
    source: 'designed',
  },
  {
    id: 'site-15',
    house: 8,
    shops: [{ copper: 1 }, { points: 2 }, { yen: 2 }, { points: 1 }],
    likely: ['house', 'digits'],
    source: 'designed',
  },
  {
    id: 'site-16',
    house: 8,
    shops: [{ fish: 1 }, { points: 4 }, { yen: 2 }, { moves: 1 }],
    source: 'designed',
  },
  {
    id: 'site-17',
    house: 8,
    shops: [{ silk: 1 }, { points: 2 }, { yen: 2 }, { transfers: 1 }],
    source: 'designed',
  },
  {
    id: 'site-18',
    house: 8,
    shops: [{ tea: 1 }, { points: 3 }, { yen: 2 }, { fish: 1 }],
    source: 'designed',
  },
  {
    id: 'site-19',
    house: 8,
    shops: [{ any: 1 }, { points: 2 }, { yen: 2 }, { moves: 1 }],
    source: 'designed',
  },
  {
    id: 'site-20',
    house: 9,
    shops: [{ tea: 1 }, { points: 4 }, { yen: 2 }, { fish: 1 }],
    likely: ['house', 'digits'],
    source: 'designed',
  },
  {
    id: 'site-21',
    house: 9,
    shops: [{ tea: 1 }, { points: 2 }, { yen: 2 }, { fish: 1 }],
    likely: ['house', 'digits'],
    source: 'designed',
  },
  {
    id: 'site-22',
    house: 9,
    shops: [{ any: 1 }, { points: 2 }, { yen: 1 }, { moves: 1 }],
    source: 'designed',
  },
  {
    id: 'site-23',
    house: 9,
    shops: [{ copper: 1 }, { points: 2 }, { yen: 1 }, { tea: 1 }],
    source: 'designed',
  },
  {
    id: 'site-24',
    house: 9,
    shops: [{ silk: 1 }, { points: 3 }, { yen: 1 }, { fish: 1 }],
    source: 'designed',
  },
] as const satisfies readonly Site[]

export type SiteId = (typeof SITES)[number]['id']
