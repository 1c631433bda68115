/** What lies on the table, and who sees it. */
import {
  faceDown,
  faceUp,
  flag,
  list,
  number,
  oneOf,
  open,
  perSeat,
  record,
  rulesFor,
  seat,
  sealed,
  struct,
  type PositionOf,
  type Seat,
} from '@machiya/kernel'
import { BUILT } from './cities.ts'
import type { IncomeTileId } from './data/income-tiles.ts'
import type { LocationId } from './data/locations.ts'
import type { MerchantCardId } from './data/merchant-cards.ts'
import type { PrivilegeId } from './data/privileges.ts'
import type { SpecialPermitId } from './data/special-permits.ts'
import type { WishId } from './data/wishes.ts'
import { ACTION_IDS, CITY_IDS, PACKAGE_IDS, PERMIT_IDS, SPACE_IDS } from './by-id.ts'
import { ALL_ACTION_PICKS, ALL_OFFICIALS_PICKS } from './picks.ts'

const space = oneOf(SPACE_IDS)

/** Where power points come from. */
export const ORIGINS = [
  'house',
  'trading-post',
  'fortress',
  'temple',
  'trade',
  'wishes',
  'samurai',
  'ryo',
  'ronin-tiles',
] as const
export type Origin = (typeof ORIGINS)[number]

/** The modules of the expansion. */
export const OPTIONS = { jiin: flag, tokken: flag, ronin: flag }

export const SHAPE = {
  round: open(number),
  startPlayer: open(seat),
  covered: open(list(space)),
  closed: open(list(oneOf(CITY_IDS))),
  merchant: open(space),
  ronin: open(list(space)),
  /** The buildings of each city by site, the first one in front. */
  sites: open(record(CITY_IDS, list(oneOf(BUILT)))),
  whites: open(number),
  fortresses: open(number),
  roninTiles: open(number),
  packages: open(list(oneOf(PACKAGE_IDS))),
  /** One for each open city, in the order of the board. */
  incomeTiles: faceUp<IncomeTileId>('income'),
  incomeBox: faceDown<IncomeTileId>('income'),
  /** The current card, then the one face up on the stack. */
  merchantCards: faceUp<MerchantCardId>('merchant'),
  merchantStack: faceDown<MerchantCardId>('merchant'),
  merchantsGone: faceUp<MerchantCardId>('merchant'),
  specials: faceUp<SpecialPermitId>('special'),
  specialStack: faceDown<SpecialPermitId>('special'),
  /** Three on the display, then the preview; a privilege lies below the wish of the same place. */
  wishes: faceUp<WishId>('wish'),
  wishStack: faceDown<WishId>('wish'),
  wishesGone: faceUp<WishId>('wish'),
  privileges: faceUp<PrivilegeId>('privilege'),
  privilegeStack: faceDown<PrivilegeId>('privilege'),
  privilegesGone: faceUp<PrivilegeId>('privilege'),
  bag: faceDown<LocationId>('location'),
  drawn: faceUp<LocationId>('location'),
  seats: perSeat({
    points: open(number),
    earned: open(record(ORIGINS, number)),
    ryo: open(number),
    wood: open(number),
    stone: open(number),
    rice: open(number),
    whites: open(number),
    houses: open(number),
    posts: open(number),
    roninTiles: open(number),
    samurai: open(list(space)),
    temples: open(list(space)),
    specials: faceUp<SpecialPermitId>('special'),
    privileges: faceUp<PrivilegeId>('privilege'),
    /** What the plan of this round is made from: what comes later in the round cannot be in it. */
    means: open(struct({ specials: number, own: number, white: number, black: number })),
    /** Cards of the plan that still lie face down, once everybody is ready. */
    faceDown: open(number),
    turned: open(
      list(
        struct({
          permit: oneOf(PERMIT_IDS),
          action: oneOf(ACTION_IDS),
          own: number,
          white: number,
          black: number,
        }),
      ),
    ),
    plan: sealed(
      struct({ actions: list(oneOf(ALL_ACTION_PICKS)), officials: list(oneOf(ALL_OFFICIALS_PICKS)) }),
    ),
    out: open(flag),
  }),
}

export type G = PositionOf<typeof SHAPE, typeof OPTIONS>
export type Player = G['seats'][Seat]
export type Slot = Player['turned'][number]
export type Plan = Player['plan']['value']

export const { step, choice, floor } = rulesFor<G>()
