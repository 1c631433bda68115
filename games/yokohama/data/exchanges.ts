import type { GoodId } from './goods.ts'
import type { Source } from './sources.ts'

type Exchange = { id: string; kind: 'sell' | 'buy'; ware: GoodId | 'import'; yen: number; source: Source }

/** What Chinatown buys and sells: one ware an exchange. Sales come first, so that single picks can rise. */
export const EXCHANGES = [
  { id: 'sell-copper', kind: 'sell', ware: 'copper', yen: 2, source: 'rulebook' },
  { id: 'sell-silk', kind: 'sell', ware: 'silk', yen: 2, source: 'rulebook' },
  { id: 'sell-tea', kind: 'sell', ware: 'tea', yen: 1, source: 'rulebook' },
  { id: 'sell-fish', kind: 'sell', ware: 'fish', yen: 1, source: 'rulebook' },
  { id: 'buy-copper', kind: 'buy', ware: 'copper', yen: 2, source: 'rulebook' },
  { id: 'buy-silk', kind: 'buy', ware: 'silk', yen: 2, source: 'rulebook' },
  { id: 'buy-tea', kind: 'buy', ware: 'tea', yen: 1, source: 'rulebook' },
  { id: 'buy-fish', kind: 'buy', ware: 'fish', yen: 1, source: 'rulebook' },
  { id: 'buy-import', kind: 'buy', ware: 'import', yen: 4, source: 'rulebook' },
] as const satisfies readonly Exchange[]

export type ExchangeId = (typeof EXCHANGES)[number]['id']
