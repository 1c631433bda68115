/** What a merchant lacks for an order. */
import type { Seat } from '@machiya/kernel'
import type { GoodId } from '../../data/goods.ts'
import type { OrderId } from '../../data/orders.ts'
import { GOOD_IDS, type Yokohama } from '../../position.ts'
import { DEMANDS } from '../../by-id.ts'

export const lackFor = (
  g: Yokohama,
  seat: Seat,
  id: OrderId,
): readonly { readonly good: GoodId; readonly missing: number }[] => {
  const { goods } = g.seats[seat]
  const asked = DEMANDS.get(id)
  return GOOD_IDS.flatMap((good) => {
    const missing = (asked?.[good] ?? 0) - goods[good]
    return missing > 0 ? [{ good, missing }] : []
  })
}
