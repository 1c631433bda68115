import type { Dated } from '@machiya/kernel'
import type { CountryId } from './countries.ts'
import type { GoodId } from './goods.ts'
import type { Reward } from './rewards.ts'
import type { Source } from './sources.ts'

export type Order = Dated & {
  id: string
  country: CountryId
  goods: { readonly [good in GoodId]?: number }
  reward: Reward
  /** What the digits of a lost picture make likely, in a row that is otherwise designed. */
  likely?: readonly string[]
  source: Source
}
