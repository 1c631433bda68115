/** Goods and how they change: compared before and after, never reckoned. */
import type { Seat } from '@machiya/kernel'
import type { G } from '../../position.ts'

export const GOODS = ['wood', 'stone', 'rice', 'ryo'] as const
export type Good = (typeof GOODS)[number]
export type Change = { readonly [good in Good]?: number }

/** Gains above zero, costs below. */
export const changeOf = (before: G, after: G, seat: Seat): Change => {
  const [was, is] = [before.seats[seat], after.seats[seat]]
  return Object.fromEntries(
    GOODS.flatMap((good) => (is[good] === was[good] ? [] : [[good, is[good] - was[good]]])),
  )
}

export const signed = (value: number): string => (value > 0 ? `+${value}` : `−${-value}`)
