/** How actions are called beside a table: with the price of the moment, and with what lies on a stall. */
import type { Pick, Seat } from '@machiya/kernel'
import type { Teller } from '@machiya/kernel/words'
import type { StallId } from '../data/market-spaces.ts'
import { MISSION } from '../by-id.ts'
import type { Yedo } from '../position.ts'
import { seatOf, thingOf } from '../picks.ts'
import { EGRESS_MON, MINIMUM } from '../rules/2-bidding.ts'
import { termsOf } from '../rules/6-deals.ts'
import { CARD_SOLD, geishaPoints, monPriceOf, shogunGrants } from '../rules/7-districts.ts'

export type DeedWords = {
  /** What is paid for, where the plain name says how. */
  readonly bare: { readonly [pick: string]: string }
  forMon(what: string, mon: number): string
  forPoints(what: string, points: number): string
  stall(stall: string, weapon: string | undefined): string
  complete(mission: string): string
  church(mon: number): string
  audience(points: number): string
  readonly dropOut: string
}
type Who = { readonly seat: Seat }
/** How an offer is called without a table. */
type Plain = (pick: Pick, a: unknown, t: Teller) => string
export type Called = (pick: Pick, a: Who, t: Teller, g?: Yedo) => string

const stallOf = (say: DeedWords, pick: string, t: Teller, g: Yedo): string | undefined => {
  if (!(pick in g.stalls)) return undefined
  const [weapon] = g.stalls[pick as StallId].of
  return say.stall(t.name(pick), weapon && t.name(weapon))
}

const special = (say: DeedWords, pick: string, g: Yedo): string | undefined => {
  if (pick === 'geisha-prestige') return say.forPoints(say.bare[pick] ?? '', geishaPoints(g))
  if (pick === 'church') return say.church(g.church)
  return pick === 'audience' ? say.audience(shogunGrants(g)) : undefined
}

export const deedBy =
  (say: DeedWords, plain: Plain): Called =>
  (pick, a, t, g) => {
    if (!g || typeof pick === 'number') return plain(pick, a, t)
    if (pick in MISSION) return say.complete(t.name(pick))
    if (thingOf(pick, 'sell') !== undefined) return say.forMon(plain(pick, a, t), CARD_SOLD)
    const what = stallOf(say, pick, t, g) ?? special(say, pick, g) ?? say.bare[pick] ?? plain(pick, a, t)
    const mon = monPriceOf(g, a.seat, pick)
    const isEmpty = pick in g.stalls && g.stalls[pick as StallId].of.length === 0
    return mon === undefined || isEmpty ? what : say.forMon(what, mon)
  }

export const stallBy =
  (say: DeedWords, plain: Plain): Called =>
  (pick, a, t, g) =>
    (g && stallOf(say, String(pick), t, g)) ?? plain(pick, a, t)

/** 2.1 The egress brings mon to those who take it at the start. */
export const partBy =
  (say: DeedWords, plain: Plain): Called =>
  (pick, a, t) =>
    pick === 'egress' ? say.forMon(plain(pick, a, t), EGRESS_MON) : plain(pick, a, t)

/** 2.2 Whoever announces bids the minimum. 2.8 Dropping out now brings nothing. */
export const lotBy =
  (say: DeedWords, plain: Plain): Called =>
  (pick, a, t, g) => {
    if (pick === 'egress') return say.dropOut
    return g && pick in MINIMUM
      ? say.forMon(plain(pick, a, t), MINIMUM[pick as keyof typeof MINIMUM])
      : plain(pick, a, t)
  }

/** 2.20 What is won costs the highest bid. */
export const claimBy =
  (say: DeedWords, plain: Plain): Called =>
  (pick, a, t, g) =>
    g && pick in MINIMUM ? say.forMon(plain(pick, a, t), g.sale.price) : plain(pick, a, t)

type Terms = (things: readonly string[], mon: number, t: Teller) => string
/** 6.7 Whoever accepts a deal reads once more what it is. */
export const acceptBy =
  (say: (text: string, gets: string, gives: string) => string, terms: Terms, plain: Plain) =>
  (pick: Pick, a: unknown, t: Teller, g?: Yedo): string => {
    const from = seatOf(pick, 'accept')
    const deal = g && from !== undefined ? g.seats[from].deal : null
    if (!g || !deal) return plain(pick, a, t)
    const { gives, wants, mon, asks } = termsOf(deal)
    return say(plain(pick, a, t), terms(gives, mon, t), terms(wants, asks, t))
  }
