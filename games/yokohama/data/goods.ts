import type { Source } from './sources.ts'

type Good = { id: string; source: Source }

/** The trade goods, in the order in which single picks are made. */
export const GOODS = [
  { id: 'copper', source: 'rulebook' },
  { id: 'silk', source: 'rulebook' },
  { id: 'tea', source: 'rulebook' },
  { id: 'fish', source: 'rulebook' },
] as const satisfies readonly Good[]

export type GoodId = (typeof GOODS)[number]['id']
