import type { Source } from './sources.ts'

type Limit = { id: string; count: number; source: Source }

/** Numbers of the rules that stand on no card: how many there may be, and what buys one. */
export const LIMITS = [
  { id: 'orders-dealt', count: 2, source: 'rulebook' },
  { id: 'orders-in-hand', count: 3, source: 'rulebook' },
  { id: 'assistants-placed', count: 3, source: 'rulebook' },
  { id: 'power', count: 5, source: 'rulebook' },
  { id: 'building-power', count: 4, source: 'rulebook' },
  { id: 'harbour-points', count: 3, source: 'rulebook' },
  { id: 'second-order-yen', count: 2, source: 'rulebook' },
  { id: 'faith-yen', count: 2, source: 'rulebook' },
  { id: 'industry-yen', count: 2, source: 'rulebook' },
  { id: 'technologies-without-surcharge', count: 3, source: 'rulebook' },
  { id: 'yen-for-a-point', count: 2, source: 'rulebook' },
  { id: 'goods-for-a-point', count: 3, source: 'rulebook' },
] as const satisfies readonly Limit[]

export type LimitId = (typeof LIMITS)[number]['id']
