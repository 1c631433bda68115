/** The effects of cards and tiles, told by a language from the tables. */
import { ACTIONS } from '../data/actions.ts'
import { BASIC_PERMITS } from '../data/basic-permits.ts'
import { BUILDINGS } from '../data/buildings.ts'
import { INCOME_TILES } from '../data/income-tiles.ts'
import { LOCATIONS } from '../data/locations.ts'
import { MERCHANT_CARDS } from '../data/merchant-cards.ts'
import { PACKAGES } from '../data/packages.ts'
import { PRIVILEGES } from '../data/privileges.ts'
import { SPECIAL_PERMITS } from '../data/special-permits.ts'
import type {
  Action,
  Building,
  IncomeTile,
  Location,
  MerchantCard,
  Package,
  Permit,
  Privilege,
  Wish,
} from '../data/types.ts'
import { WISHES } from '../data/wishes.ts'
import { YIELDS } from '../data/yields.ts'

/** 4.10 The crowds that still yield something. */
export const YIELDING = YIELDS.filter(({ pieces }) => pieces > 0)

/** How a language tells each kind of row. */
export type Tellers = {
  readonly action: (row: Action) => string
  readonly permit: (row: Permit) => string
  readonly building: (row: Building) => string
  readonly incomeTile: (row: IncomeTile) => string
  readonly location: (row: Location) => string
  readonly merchantCard: (row: MerchantCard) => string
  readonly pack: (row: Package) => string
  readonly privilege: (row: Privilege) => string
  readonly wish: (row: Wish) => string
}

const tellAll = <Row extends { readonly id: string }>(rows: readonly Row[], tell: (row: Row) => string) =>
  Object.fromEntries(rows.map((row) => [row.id, tell(row)]))

export const effectsBy = (tell: Tellers): Record<string, string> => ({
  ...tellAll<Action>(ACTIONS, tell.action),
  ...tellAll<Permit>([...BASIC_PERMITS, ...SPECIAL_PERMITS], tell.permit),
  ...tellAll<Building>(BUILDINGS, tell.building),
  ...tellAll<IncomeTile>(INCOME_TILES, tell.incomeTile),
  ...tellAll<Location>(LOCATIONS, tell.location),
  ...tellAll<MerchantCard>(MERCHANT_CARDS, tell.merchantCard),
  ...tellAll<Package>(PACKAGES, tell.pack),
  ...tellAll<Privilege>(PRIVILEGES, tell.privilege),
  ...tellAll<Wish>(WISHES, tell.wish),
})
