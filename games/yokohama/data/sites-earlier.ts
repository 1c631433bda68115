import type { Site } from './sites.ts'

/** What games deal that began before these were tuned. */
export const EARLIER_SITES = [
  {
    id: 'site-4',
    house: 5,
    shops: [{ imports: 1 }, { points: 2 }, { yen: 2 }, { silk: 1 }],
    source: 'designed',
  },
  {
    id: 'site-6',
    house: 6,
    shops: [{ imports: 1 }, { points: 2 }, { yen: 1 }, { fish: 1 }],
    source: 'designed',
  },
  {
    id: 'site-8',
    house: 6,
    shops: [{ silk: 1 }, { points: 3 }, { yen: 2 }, { any: 1 }],
    source: 'designed',
  },
  {
    id: 'site-11',
    house: 7,
    shops: [{ any: 1 }, { points: 3 }, { yen: 2 }, { transfers: 1 }],
    source: 'designed',
  },
  {
    id: 'site-17',
    house: 8,
    shops: [{ silk: 1 }, { points: 2 }, { yen: 2 }, { transfers: 1 }],
    source: 'designed',
  },
  {
    id: 'site-19',
    house: 8,
    shops: [{ any: 1 }, { points: 2 }, { yen: 2 }, { moves: 1 }],
    source: 'designed',
  },
  {
    id: 'site-23',
    house: 9,
    shops: [{ copper: 1 }, { points: 2 }, { yen: 1 }, { tea: 1 }],
    source: 'designed',
  },
] as const satisfies readonly Site[]
