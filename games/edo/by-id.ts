/** The ids of the components as lists, and the rows by their ids. */
import { beganBefore, type Position } from '@machiya/kernel'
import { ACTIONS, type ActionId } from './data/actions.ts'
import { BASIC_PERMITS, type BasicPermitId } from './data/basic-permits.ts'
import { BUILDINGS, EARLIER_FORTRESS, type BuildingId } from './data/buildings.ts'
import { INCOME_TILES, type IncomeTileId } from './data/income-tiles.ts'
import { MERCHANT_CARDS, type MerchantCardId } from './data/merchant-cards.ts'
import { EARLIER_PACKAGES, PACKAGES, type PackageId } from './data/packages.ts'
import { PRIVILEGES, type PrivilegeId } from './data/privileges.ts'
import { SPACES_A } from './data/spaces-a.ts'
import { SPACES_B } from './data/spaces-b.ts'
import { SPECIAL_PERMITS, type SpecialPermitId } from './data/special-permits.ts'
import { STOCKS, type StockId } from './data/stocks.ts'
import type {
  Action,
  Building,
  IncomeTile,
  MerchantCard,
  Package,
  Permit,
  Privilege,
  Resource,
  SpaceKind,
  Wish,
} from './data/types.ts'
import { EARLIER_WISHES, WISHES, type WishId } from './data/wishes.ts'

export type PermitId = BasicPermitId | SpecialPermitId
type SpaceRow = (typeof SPACES_A)[number] | (typeof SPACES_B)[number]
export type SpaceId = SpaceRow['id']
export type CityId = Extract<SpaceRow, { kind: 'city' }>['id']

const idsOf = <Id extends string>(rows: readonly { readonly id: Id }[]): readonly Id[] =>
  rows.map(({ id }) => id)
/** A record with a value for each key. */
export const tabulate = <K extends string, T>(keys: readonly K[], of: (key: K) => T): Record<K, T> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, T>
export const byId = <Row>(rows: readonly { readonly id: string }[]): Row =>
  Object.fromEntries(rows.map((row) => [row.id, row])) as Row

const SPACES: readonly SpaceRow[] = [
  ...SPACES_A,
  ...SPACES_B.filter((space) => !SPACES_A.some(({ id }) => id === space.id)),
]
export const SPACE_IDS = idsOf(SPACES)
export const CITY_IDS = SPACES.filter(({ kind }) => kind === 'city').map(({ id }) => id as CityId)
export const KIND = Object.fromEntries(SPACES.map(({ id, kind }) => [id, kind])) as Record<SpaceId, SpaceKind>
export const isCity = (space: SpaceId): space is CityId => KIND[space] === 'city'

export const RESOURCES: readonly Resource[] = ['wood', 'stone', 'rice']
export const isResource = (kind: SpaceKind): kind is Resource =>
  kind === 'wood' || kind === 'stone' || kind === 'rice'

const PERMITS = [...BASIC_PERMITS, ...SPECIAL_PERMITS]
export const ACTION_IDS = idsOf(ACTIONS)
export const BASIC_IDS = idsOf(BASIC_PERMITS)
export const SPECIAL_IDS = idsOf(SPECIAL_PERMITS)
export const isSpecial = (id: string | number): boolean => SPECIAL_IDS.some((special) => special === id)
export const PERMIT_IDS: readonly PermitId[] = idsOf(PERMITS)
export const BUILDING_IDS = idsOf(BUILDINGS)
export const MERCHANT_IDS = idsOf(MERCHANT_CARDS)
export const PACKAGE_IDS = idsOf<PackageId>([...PACKAGES, ...EARLIER_PACKAGES])

export const ACTION = byId<Record<ActionId, Action & { id: ActionId }>>(ACTIONS)
export const PERMIT = byId<Record<PermitId, Permit & { actions: readonly ActionId[] }>>(PERMITS)
export const BUILDING = byId<Buildings>(BUILDINGS)
export type Buildings = Readonly<Record<BuildingId, Building>>
export const EARLIER_BUILDING: Buildings = { ...BUILDING, fortress: EARLIER_FORTRESS }
/** The buildings as they are in a game: a fortress was cheaper before revision 3. */
export const buildingsOf = (g: Position): Buildings => (beganBefore(g, 3) ? EARLIER_BUILDING : BUILDING)
export const INCOME_TILE = byId<Record<IncomeTileId, IncomeTile>>(INCOME_TILES)
export const MERCHANT_CARD = byId<Record<MerchantCardId, MerchantCard>>(MERCHANT_CARDS)
export const PACKAGE = byId<Record<PackageId, Package>>([...PACKAGES, ...EARLIER_PACKAGES])
export const PRIVILEGE = byId<Record<PrivilegeId, Privilege>>(PRIVILEGES)
export const WISH = byId<Record<WishId, Wish>>([...WISHES, ...EARLIER_WISHES])

/** How many there are of a thing that is only counted. */
export const COUNT = Object.fromEntries(STOCKS.map(({ id, count }) => [id, count])) as Record<StockId, number>
