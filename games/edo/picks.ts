/** Picks that carry several things: every one is written here, and read again by looking it up. */
import type { Pick } from '@machiya/kernel'
import type { ActionId } from './data/actions.ts'
import type { BuildingId } from './data/buildings.ts'
import type { MerchantCardId } from './data/merchant-cards.ts'
import type { PrivilegeId } from './data/privileges.ts'
import type { MerchantCard, Resource } from './data/types.ts'
import {
  BUILDING_IDS,
  MERCHANT_CARD,
  MERCHANT_IDS,
  PERMIT,
  PERMIT_IDS,
  PRIVILEGE,
  RESOURCES,
  SPACE_IDS,
  tabulate,
  type PermitId,
  type SpaceId,
} from './by-id.ts'
import { costOf, type Cost } from './purse.ts'

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, n) => n)
const byPick = <Row extends { readonly pick: string }>(rows: readonly Row[]): ReadonlyMap<Pick, Row> =>
  new Map(rows.map((row) => [row.pick, row]))

/** An action of a permit. */
export type ActionPick = `${PermitId}:${ActionId}`
type Chosen = {
  readonly is: 'action'
  readonly pick: ActionPick
  readonly permit: PermitId
  readonly action: ActionId
}
export const actionPick = (permit: PermitId, action: ActionId): ActionPick => `${permit}:${action}`
const CHOSEN: readonly Chosen[] = PERMIT_IDS.flatMap((permit) =>
  PERMIT[permit].actions.map((action: ActionId): Chosen => ({
    is: 'action',
    pick: actionPick(permit, action),
    permit,
    action,
  })),
)
export const ALL_ACTION_PICKS = CHOSEN.map(({ pick }) => pick)
export const ACTION_PICKS = tabulate(PERMIT_IDS, (permit) =>
  CHOSEN.filter((row) => row.permit === permit).map(({ pick }) => pick),
)

/** Officials before one card, said as own+white or own+white+black. */
export type OfficialsPick = `${number}+${number}` | `${number}+${number}+${number}`
export type Crew = { readonly own: number; readonly white: number; readonly black: number }
export type Muster = Crew & {
  readonly is: 'officials'
  readonly pick: OfficialsPick
  readonly count: number
}
const MOST_OFFICIALS = 4
const MOST_BLACK = 2
const officialsPick = ({ own, white, black }: Crew): OfficialsPick =>
  black > 0 ? `${own}+${white}+${black}` : `${own}+${white}`
const musterOf = (crew: Crew): Muster => ({
  is: 'officials',
  ...crew,
  count: crew.own + crew.white + crew.black,
  pick: officialsPick(crew),
})
export const CREWS: readonly Muster[] = upTo(MOST_BLACK).flatMap((black) =>
  upTo(MOST_OFFICIALS).flatMap((white) => upTo(MOST_OFFICIALS).map((own) => musterOf({ own, white, black }))),
)
export const ALL_OFFICIALS_PICKS = CREWS.map(({ pick }) => pick)
export const NO_OFFICIALS = officialsPick({ own: 0, white: 0, black: 0 })

/** The full yield of a field, by privilege. */
export type FullPick = `full:${SpaceId}`
type Full = { readonly is: 'full'; readonly pick: FullPick; readonly at: SpaceId }
export const fullPick = (at: SpaceId): FullPick => `full:${at}`
const FULLS = SPACE_IDS.map((at): Full => ({ is: 'full', pick: fullPick(at), at }))

/** A building on a space; prestige is a house on the first site. */
export type What = BuildingId | 'prestige'
export type SitePick = `${What}@${SpaceId}`
export type Site = {
  readonly is: 'site'
  readonly pick: SitePick
  readonly what: What
  readonly at: SpaceId
}
export const sitePick = (what: What, at: SpaceId): SitePick => `${what}@${at}`
const SITES = SPACE_IDS.flatMap((at) =>
  [...BUILDING_IDS, 'prestige' as const].map((what): Site => ({
    is: 'site',
    pick: sitePick(what, at),
    what,
    at,
  })),
)

/** One of the two offers of a merchant card, and of the goods how many of each. */
export type DealPick = `${MerchantCardId}:${string}`
export type Goods = Readonly<Record<Resource, number>>
export type Deal = {
  readonly is: 'deal'
  readonly pick: DealPick
  readonly card: MerchantCardId
  readonly offer: 'goods' | 'power'
  readonly cost: Cost
  readonly goods: Goods
}
export const powerPick = (card: MerchantCardId): DealPick => `${card}:power`
const sizeOf = ({ wood, stone, rice }: Goods): number => wood + stone + rice
const goodsPick = (card: MerchantCardId, lot: Goods): DealPick =>
  `${card}:${RESOURCES.filter((kind) => lot[kind] > 0)
    .map((kind) => `${lot[kind]}-${kind}`)
    .join('-')}`
// 7.7 Where a card offers any resource, the units may be of different kinds.
const lotsOf = ({ resource, units }: MerchantCard['goods']): readonly Goods[] => {
  const most = (kind: Resource) => (resource === 'any' || resource === kind ? units : 0)
  return upTo(most('wood'))
    .flatMap((wood) =>
      upTo(most('stone')).flatMap((stone) => upTo(most('rice')).map((rice) => ({ wood, stone, rice }))),
    )
    .filter((lot) => sizeOf(lot) > 0 && sizeOf(lot) <= units)
}
export const DEALS = tabulate(MERCHANT_IDS, (card): readonly Deal[] => {
  const { goods, power } = MERCHANT_CARD[card]
  return [
    ...lotsOf(goods).map((lot): Deal => ({
      is: 'deal',
      pick: goodsPick(card, lot),
      card,
      offer: 'goods',
      cost: costOf({ ryo: sizeOf(lot) * goods.ryo }),
      goods: lot,
    })),
    {
      is: 'deal',
      pick: powerPick(card),
      card,
      offer: 'power',
      cost: costOf(power),
      goods: { wood: 0, stone: 0, rice: 0 },
    },
  ]
})

/** One resource of those a privilege shows. */
export type ResourcePick = `${PrivilegeId}:${Resource}`
type Taken = {
  readonly is: 'resource'
  readonly pick: ResourcePick
  readonly privilege: PrivilegeId
  readonly resource: Resource
}
const takenBy = (privilege: PrivilegeId): readonly Taken[] =>
  PRIVILEGE[privilege].resources.map((resource) => ({
    is: 'resource',
    pick: `${privilege}:${resource}`,
    privilege,
    resource,
  }))
export const RESOURCE_PICKS = Object.values(PRIVILEGE)
  .filter(({ kind }) => kind === 'resource')
  .flatMap(({ id }) => takenBy(id as PrivilegeId))

export type Said =
  | Chosen
  | Muster
  | Full
  | Site
  | Deal
  | Taken
  | { readonly is: 'plain'; readonly pick: string }
const CHOICE = byPick(CHOSEN)
const CREW = byPick(CREWS)
const SAID = byPick<Said>([
  ...CHOSEN,
  ...CREWS,
  ...FULLS,
  ...SITES,
  ...Object.values(DEALS).flat(),
  ...RESOURCE_PICKS,
])

/** What a pick stands for. */
export const readPick = (pick: Pick): Said => SAID.get(pick) ?? { is: 'plain', pick: String(pick) }

const readAs =
  <K extends Said['is']>(is: K) =>
  (pick: Pick): Extract<Said, { is: K }> | undefined => {
    const said = SAID.get(pick)
    return said?.is === is ? (said as Extract<Said, { is: K }>) : undefined
  }
export const fullOf = readAs('full')
export const siteOf = readAs('site')
export const dealOf = readAs('deal')
export const resourceOf = readAs('resource')

export const choiceOf = (pick: string): Chosen => CHOICE.get(pick) as Chosen
export const crewOf = (pick: string): Muster => CREW.get(pick) as Muster
export const isActionPick = (pick: Pick): pick is ActionPick => CHOICE.has(pick)
export const isOfficialsPick = (pick: Pick): pick is OfficialsPick => CREW.has(pick)
