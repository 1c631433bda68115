/** How offers are put into sentences: once, with the phrases of a language. */
import type { Seat } from '@machiya/kernel'
import type { Teller } from '@machiya/kernel/words'
import { GOODS, type GoodId } from '../data/goods.ts'
import type { SiteId } from '../data/sites.ts'
import type { TechnologyBoard, Yokohama } from '../position.ts'
import { YEN_A_UNIT } from '../rules/8-technologies.ts'
import { ACHIEVEMENT, ORDER, SITE } from '../by-id.ts'
import { isShopPick, siteOfShop, wayOf, type Payee } from '../picks.ts'
import { feeFor, pieceCost, tollFor, unitsBy } from './beside.ts'
import { rewardText, type Counting } from './phrases.ts'

export type Phrases = {
  readonly counting: Counting
  readonly effects: Readonly<Record<string, string>>
  /** What is paid beside an offer, behind it. */
  readonly paying: (yen: number) => string
  readonly free: string
  readonly units: (units: number, yen: number) => string
  readonly noUnits: string
  readonly canal: string
  readonly nobody: string
  readonly toll: (who: string) => string
  readonly house: (points: string) => string
  readonly shop: (reward: string) => string
  readonly both: (imports: string, yen: string) => string
}

type Who = { seat: Seat }
type Research = Who & { board: TechnologyBoard; power: number }
const isGood = (pick: string): pick is GoodId => GOODS.some(({ id }) => id === pick)
const isDemand = (pick: string): boolean => pick in ORDER || pick in ACHIEVEMENT

export const offersBy = (p: Phrases) => {
  const withEffect = (pick: string, _a: object, t: Teller): string =>
    p.effects[pick] ? `${t.name(pick)}: ${p.effects[pick]}` : t.name(pick)
  /** Areas are offered by their names alone. */
  const withDemand = (pick: string, a: object, t: Teller): string =>
    isDemand(pick) ? withEffect(pick, a, t) : t.name(pick)
  const paying = (text: string, yen: number): string => (yen > 0 ? text + p.paying(yen) : text)
  const placed = (pick: string, a: Who, t: Teller, g?: Yokohama): string =>
    paying(withDemand(pick, a, t), feeFor(pick, a, g))
  const toll = (t: Teller) => (who: Payee) => p.toll(who === 'canal' ? p.canal : t.seat(who))
  return {
    way: (pick: string, _a: object, t: Teller): string =>
      wayOf(pick)?.payees.map(toll(t)).join(', ') || p.nobody,
    build: (pick: string, a: { site: SiteId }, t: Teller): string => {
      const { shops, house } = SITE[a.site]
      if (pick === 'house') return p.house(p.counting.points(house))
      const shop = isShopPick(pick) ? shops[siteOfShop(pick)] : undefined
      return shop ? p.shop(rewardText(p.counting, shop)) : t.name(pick)
    },
    'pay-research': (paid: number, a: { units?: number }): string => {
      const imports = p.counting.imports(paid)
      const yen = a.units === undefined ? 0 : (a.units - paid) * YEN_A_UNIT
      if (yen === 0) return imports
      return paid === 0 ? p.counting.yen(yen) : p.both(imports, p.counting.yen(yen))
    },
    'keep-order': withEffect,
    'take-order': withEffect,
    'take-second': withEffect,
    research: (pick: string, a: Research, t: Teller, g?: Yokohama): string => {
      const units = unitsBy(pick, a, g)
      if (units === undefined) return withEffect(pick, a, t)
      const price = units > 0 ? p.units(units, YEN_A_UNIT) : p.noUnits
      return `${t.name(pick)} (${price}): ${p.effects[pick]}`
    },
    pray: withEffect,
    declare: withEffect,
    placement: placed,
    telegraph: placed,
    movement: (pick: string, a: Who, t: Teller, g?: Yokohama): string =>
      paying(t.name(pick), tollFor(pick, a, g)),
    transfer: (pick: string, a: Who, t: Teller, g?: Yokohama): string => {
      const yen = pieceCost(pick, a, g)
      if (yen === undefined) return t.name(pick)
      return `${t.name(pick)}: ${yen > 0 ? p.counting.yen(yen) : p.free}`
    },
    offer: (pick: string, _a: object, t: Teller): string =>
      isGood(pick) ? p.counting[pick](1) : t.name(pick),
    extra: withDemand,
  }
}
