import type { Dated } from '@machiya/kernel'
import type { Reward } from './rewards.ts'
import type { EARLIER_SITES } from './sites-earlier.ts'
import type { Source } from './sources.ts'

export type Site = Dated & {
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
    id: 'site-25',
    house: 5,
    shops: [{ copper: 1 }, { silk: 2 }, { points: 2 }, { imports: 1 }],
    since: 3,
    instead: 'site-4',
    source: 'designed',
  },
  {
    id: 'site-5',
    house: 6,
    shops: [{ imports: 1 }, { points: 2 }, { yen: 1 }, { tea: 1 }],
    source: 'designed',
  },
  {
    id: 'site-26',
    house: 6,
    shops: [{ silk: 1 }, { transfers: 2 }, { points: 2 }, { any: 1 }],
    since: 3,
    instead: 'site-6',
    source: 'designed',
  },
  {
    id: 'site-7',
    house: 6,
    shops: [{ copper: 1 }, { points: 3 }, { yen: 2 }, { any: 1 }],
    source: 'designed',
  },
  {
    id: 'site-27',
    house: 6,
    shops: [{ tea: 1 }, { copper: 2 }, { points: 2 }, { any: 1 }],
    since: 3,
    instead: 'site-8',
    source: 'designed',
  },
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
    id: 'site-28',
    house: 7,
    shops: [{ transfers: 1 }, { yen: 3 }, { silk: 2 }, { any: 1 }],
    since: 3,
    instead: 'site-11',
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
    id: 'site-29',
    house: 8,
    shops: [{ points: 1 }, { moves: 2 }, { silk: 2 }, { transfers: 1 }],
    since: 3,
    instead: 'site-17',
    source: 'designed',
  },
  {
    id: 'site-18',
    house: 8,
    shops: [{ tea: 1 }, { points: 3 }, { yen: 2 }, { fish: 1 }],
    source: 'designed',
  },
  {
    id: 'site-30',
    house: 8,
    shops: [{ any: 1 }, { copper: 2 }, { yen: 1 }, { points: 1 }],
    since: 3,
    instead: 'site-19',
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
    id: 'site-31',
    house: 9,
    shops: [{ any: 1 }, { tea: 2 }, { yen: 2 }, { moves: 1 }],
    since: 3,
    instead: 'site-23',
    source: 'designed',
  },
  {
    id: 'site-24',
    house: 9,
    shops: [{ silk: 1 }, { points: 3 }, { yen: 1 }, { fish: 1 }],
    source: 'designed',
  },
] as const satisfies readonly Site[]

export type SiteId = (typeof SITES | typeof EARLIER_SITES)[number]['id']
