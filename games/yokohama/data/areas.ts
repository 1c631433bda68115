import type { Source } from './sources.ts'

type Area = {
  id: string
  kind: string
  category: 'production' | 'trade' | 'canal'
  /** Fewest players with whom the area is in play. */
  from: 2 | 3 | 4
  /** What power 1 to 5 brings: goods, yen, exchanges, faith, imports, orders' tiers, pieces or industry. */
  power: readonly number[]
  source: Source
}

export const AREAS = [
  {
    id: 'copper-mine-1',
    kind: 'copper-mine',
    category: 'production',
    from: 2,
    power: [0, 0, 1, 2, 3],
    source: 'rulebook',
  },
  {
    id: 'copper-mine-2',
    kind: 'copper-mine',
    category: 'production',
    from: 4,
    power: [0, 0, 1, 2, 3],
    source: 'rulebook',
  },
  {
    id: 'silk-mill-1',
    kind: 'silk-mill',
    category: 'production',
    from: 2,
    power: [0, 1, 2, 3, 4],
    source: 'rulebook',
  },
  {
    id: 'silk-mill-2',
    kind: 'silk-mill',
    category: 'production',
    from: 4,
    power: [0, 1, 2, 3, 4],
    source: 'rulebook',
  },
  {
    id: 'tea-plantation-1',
    kind: 'tea-plantation',
    category: 'production',
    from: 2,
    power: [1, 2, 3, 4, 5],
    source: 'rulebook',
  },
  {
    id: 'tea-plantation-2',
    kind: 'tea-plantation',
    category: 'production',
    from: 4,
    power: [1, 2, 3, 4, 5],
    source: 'rulebook',
  },
  {
    id: 'fishing-ground-1',
    kind: 'fishing-ground',
    category: 'production',
    from: 2,
    power: [1, 2, 3, 4, 5],
    source: 'rulebook',
  },
  {
    id: 'fishing-ground-2',
    kind: 'fishing-ground',
    category: 'production',
    from: 3,
    power: [1, 2, 3, 4, 5],
    source: 'rulebook',
  },
  { id: 'bank', kind: 'bank', category: 'trade', from: 2, power: [1, 2, 3, 4, 5], source: 'rulebook' },
  {
    id: 'chinatown',
    kind: 'chinatown',
    category: 'trade',
    from: 3,
    power: [1, 2, 3, 4, 5],
    source: 'rulebook',
  },
  { id: 'church', kind: 'church', category: 'trade', from: 2, power: [1, 2, 3, 4, 5], source: 'rulebook' },
  { id: 'customs', kind: 'customs', category: 'trade', from: 2, power: [0, 1, 2, 3, 4], source: 'rulebook' },
  { id: 'port', kind: 'harbour', category: 'trade', from: 2, power: [0, 1, 2, 3, 3], source: 'rulebook' },
  { id: 'dock', kind: 'harbour', category: 'trade', from: 3, power: [0, 1, 2, 3, 3], source: 'rulebook' },
  {
    id: 'employment-agency',
    kind: 'employment-agency',
    category: 'trade',
    from: 2,
    power: [0, 1, 2, 3, 4],
    source: 'rulebook',
  },
  {
    id: 'laboratory',
    kind: 'laboratory',
    category: 'trade',
    from: 2,
    power: [1, 2, 3, 4, 5],
    source: 'rulebook',
  },
  {
    id: 'research-centre',
    kind: 'laboratory',
    category: 'trade',
    from: 4,
    power: [1, 2, 3, 4, 5],
    source: 'rulebook',
  },
  { id: 'canal', kind: 'canal', category: 'canal', from: 3, power: [], source: 'rulebook' },
] as const satisfies readonly Area[]

export type AreaId = (typeof AREAS)[number]['id']
export type AreaKind = (typeof AREAS)[number]['kind']
