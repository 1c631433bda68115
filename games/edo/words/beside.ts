/** What an offer costs or brings, for the sentences of every language; beside a table also what only that table tells. */
import type { Seat } from '@machiya/kernel'
import { faresFrom } from '../board.ts'
import { sharesOf } from '../cities.ts'
import type { ActionId } from '../data/actions.ts'
import type { Price } from '../data/types.ts'
import { isCity, KIND, type CityId, type SpaceId } from '../by-id.ts'
import { readPick, siteOf } from '../picks.ts'
import type { G } from '../position.ts'
import { amountsOf, type Amount } from '../purse.ts'
import { gainOf, harvestOf } from '../rules/4-supplies.ts'
import { priceOf } from '../rules/6-building.ts'

type Pick = string | number
export type Acting = { readonly seat: Seat; readonly action: ActionId }
export type Walking = { readonly seat: Seat; readonly figure: SpaceId | 'merchant' }
export type Working = Acting & { readonly left: number; readonly used: readonly SpaceId[] }

/** 3.2 What the way costs. */
export const fareOf = (pick: Pick, { seat, figure }: Walking, g?: G): number | undefined =>
  g && faresFrom(g, g.seats[seat], figure === 'merchant' ? g.merchant : figure)[pick as SpaceId]

/** 4.1, 4.2 What so many officials bring. */
export const gainBy = (pick: Pick, { seat, action }: Acting, g?: G): Price | undefined =>
  g && typeof pick === 'number' ? gainOf(g.seats[seat], action, pick) : undefined

/** 4.10 What a samurai would gather on this space. */
export const harvestBy = (pick: Pick, a: Working, g?: G): Amount | undefined => {
  const said = readPick(pick)
  const at = said.is === 'full' ? said.at : said.pick
  return g && at in KIND && g.seats[a.seat].samurai.includes(at as SpaceId)
    ? harvestOf(g, a, at as SpaceId, said.is === 'full')
    : undefined
}

/** 6.3 What a building costs and scores. */
export const siteBy = (pick: Pick, { action }: Partial<Acting>, g?: G) => {
  const site = siteOf(pick)
  if (!site || !action || !g) return undefined
  const { cost, points, saves } = priceOf(g, action, site.what)
  return { cost: amountsOf(cost), points, saves }
}

/** 8.15 What a city would pay this player. */
export const incomeBy = (pick: Pick, { seat }: { readonly seat: Seat }, g?: G): number | undefined =>
  g && isCity(pick as SpaceId)
    ? (sharesOf(g, pick as CityId).find((share) => share.seat === seat)?.ryo ?? 0)
    : undefined

/** 9.1 How many samurai are to be paid. */
export const wagesBy = ({ seat }: { readonly seat: Seat }, g?: G): number | undefined =>
  g?.seats[seat].samurai.length
