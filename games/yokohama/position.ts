/** What lies on the table of Yokohama, and who sees it. */
import {
  faceDown,
  faceUp,
  inHand,
  list,
  number,
  oneOf,
  open,
  perSeat,
  record,
  rulesFor,
  sealed,
  type PositionOf,
} from '@machiya/kernel'
import type { AchievementId } from './data/achievements.ts'
import { AREAS, type AreaId } from './data/areas.ts'
import { COUNTRIES, type CountryId } from './data/countries.ts'
import { GOODS, type GoodId } from './data/goods.ts'
import type { OrderId } from './data/orders.ts'
import { PIECES, type PieceId } from './data/pieces.ts'
import type { SiteId } from './data/sites.ts'
import type { TechnologyId } from './data/technologies.ts'
import type { TileId } from './data/tiles.ts'

export const AREA_IDS: readonly AreaId[] = AREAS.map(({ id }) => id)
export const COUNTRY_IDS: readonly CountryId[] = COUNTRIES.map(({ id }) => id)
export const GOOD_IDS: readonly GoodId[] = GOODS.map(({ id }) => id)
export const PIECE_IDS: readonly PieceId[] = PIECES.map(({ id }) => id)

/** What a seat may do once in its turn. */
const ONCE = ['agent', 'textile-mill', 'university'] as const
/** What has triggered the end. */
export const TRIGGERS = ['houses', 'shops', 'orders', 'church', 'customs'] as const
export type Trigger = (typeof TRIGGERS)[number]
/** Where points come from: in the game, then in the final scoring. */
export const CATEGORIES = [
  'orders',
  'technologies',
  'achievements',
  'shops',
  'houses',
  'tiles',
  'harbour',
  'church',
  'customs',
  'church-majority',
  'customs-majority',
  'technology-majority',
  'countries',
  'rest',
] as const
export type Category = (typeof CATEGORIES)[number]

/** No place, no owner: the president in the supply, a free space or site. */
export const NONE = -1
/** The owner of the assistants that block spaces in a game of two. */
export const NEUTRAL = 9
export const SHOPS_A_SITE = 4

/**
 * A place is an area's index in `areas`, which lists the rows from the top.
 * `houses` and each seat's `assistants` go by place, `shops` by place and site, `church` and `customs` by space.
 */
export const shape = {
  round: open(number),
  /** The number of the last round, 0 until the end is triggered. */
  lastRound: open(number),
  trigger: open(list(oneOf(TRIGGERS))),
  areas: open(list(oneOf(AREA_IDS))),
  /** One for every place but the canal, in their order. */
  sites: faceUp<SiteId>('site'),
  unusedSites: faceDown<SiteId>('site'),
  tiles: faceUp<TileId>('tile'),
  /** The places where the tiles lie that are left. */
  tilePlaces: open(list(number)),
  unusedTiles: faceDown<TileId>('tile'),
  shops: open(list(number)),
  houses: open(list(number)),
  station: open(number),
  church: open(list(number)),
  customs: open(list(number)),
  port: faceUp<OrderId>('order'),
  dock: faceUp<OrderId>('order'),
  orders: faceDown<OrderId>('order'),
  unusedOrders: faceDown<OrderId>('order'),
  laboratory: faceUp<TechnologyId>('technology'),
  researchCentre: faceUp<TechnologyId>('technology'),
  technologies: faceDown<TechnologyId>('technology'),
  achievements: faceUp<AchievementId>('achievement'),
  unusedAchievements: faceDown<AchievementId>('achievement'),
  agents: open(record(COUNTRY_IDS, number)),
  seats: perSeat({
    points: open(number),
    /** The same points by category. */
    scores: open(list(number)),
    yen: open(number),
    imports: open(number),
    goods: open(record(GOOD_IDS, number)),
    supply: open(record(PIECE_IDS, number)),
    warehouse: open(record(PIECE_IDS, number)),
    president: open(number),
    assistants: open(list(number)),
    hand: inHand<OrderId>('order'),
    /** Which of the two starting orders is kept, by its place in the hand. */
    keeps: sealed(number),
    fulfilled: faceUp<OrderId>('order'),
    technologies: faceUp<TechnologyId>('technology'),
    tiles: faceUp<TileId>('tile'),
    agents: open(list(oneOf(COUNTRY_IDS))),
    spentAgents: open(list(oneOf(COUNTRY_IDS))),
    achieved: open(list(number)),
    used: open(list(oneOf(ONCE))),
  }),
}

export type Yokohama = PositionOf<typeof shape, Record<never, never>>
export type Merchant = Yokohama['seats'][number]
export type Board = 'church' | 'customs'
export type OrderBoard = 'port' | 'dock'
export type TechnologyBoard = 'laboratory' | 'researchCentre'
export const { step, choice, floor } = rulesFor<Yokohama>()
