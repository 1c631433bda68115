/** Picks that carry several things: every one is written here, and read again by looking it up. */
import type { Pick, Seat } from '@machiya/kernel'
import { CANAL_TOLL } from './routes.ts'

/** Whom a way pays: other presidents by their seats, and the canal. */
export type Payee = Seat | 'canal'
type Way = { readonly pick: string; readonly tolls: number; readonly payees: readonly Payee[] }
const SEATS: readonly Seat[] = [0, 1, 2, 3]
const wayFor = (tolls: number): Way => {
  const payees: readonly Payee[] = [
    ...SEATS.filter((seat) => tolls & (1 << seat)),
    ...(tolls & (1 << CANAL_TOLL) ? ['canal' as const] : []),
  ]
  const names = payees.map((who) => (who === 'canal' ? who : `seat-${who + 1}`))
  return { pick: ['pay', ...names].join('+'), tolls, payees }
}
const WAYS = Array.from({ length: 2 << CANAL_TOLL }, (_, tolls) => wayFor(tolls))
const WAY: ReadonlyMap<Pick, Way> = new Map(WAYS.map((way) => [way.pick, way]))
export const wayPick = (tolls: number): string => WAYS[tolls]?.pick ?? ''
export const wayOf = (pick: Pick): Way | undefined => WAY.get(pick)

/** The sites for shops in an area, in their order. */
export const SHOP_PICKS = ['shop-1', 'shop-2', 'shop-3', 'shop-4'] as const
export type ShopPick = (typeof SHOP_PICKS)[number]
export const isShopPick = (pick: Pick): pick is ShopPick => SHOP_PICKS.some((shop) => shop === pick)
export const siteOfShop = (pick: ShopPick): number => SHOP_PICKS.indexOf(pick)
