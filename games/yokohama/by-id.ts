/** The rows of the tables by their ids. */
import { ACHIEVEMENTS, type Achievement, type AchievementId } from './data/achievements.ts'
import { AREAS, type AreaId } from './data/areas.ts'
import { EXCHANGES, type ExchangeId } from './data/exchanges.ts'
import type { GoodId } from './data/goods.ts'
import { LIMITS, type LimitId } from './data/limits.ts'
import type { Order } from './data/order-row.ts'
import { EARLIER_ORDERS } from './data/orders-earlier.ts'
import { ORDERS, type OrderId } from './data/orders.ts'
import { PIECES, type Piece, type PieceId } from './data/pieces.ts'
import { EARLIER_SITES } from './data/sites-earlier.ts'
import { SITES, type Site, type SiteId } from './data/sites.ts'
import { STARTS, type Start } from './data/starts.ts'
import { TECHNOLOGIES, type Technology, type TechnologyId } from './data/technologies.ts'
import { TILES, type Tile, type TileId } from './data/tiles.ts'

const byId = <Id extends string, Row>(
  rows: readonly (Row & { readonly id: Id })[],
): Readonly<Record<Id, Row>> => Object.fromEntries(rows.map((row) => [row.id, row])) as Record<Id, Row>

export const ACHIEVEMENT = byId<AchievementId, Achievement>(ACHIEVEMENTS)
export const AREA = byId<AreaId, (typeof AREAS)[number]>(AREAS)
export const EXCHANGE = byId<ExchangeId, (typeof EXCHANGES)[number]>(EXCHANGES)
export const LIMIT = Object.fromEntries(LIMITS.map(({ id, count }) => [id, count])) as Readonly<
  Record<LimitId, number>
>
const ALL_ORDERS = [...ORDERS, ...EARLIER_ORDERS]
export const ORDER = byId<OrderId, Order>(ALL_ORDERS)
export const PIECE = byId<PieceId, Piece>(PIECES)
export const SITE = byId<SiteId, Site>([...SITES, ...EARLIER_SITES])
export const START = byId<(typeof STARTS)[number]['id'], Start>(STARTS)
export const TECHNOLOGY = byId<TechnologyId, Technology>(TECHNOLOGIES)
export const TILE = byId<TileId, Tile>(TILES)

/** What an order asks for, with every good named: all rows have one form, which keeps search fast. */
export const DEMANDS: ReadonlyMap<OrderId, Readonly<Record<GoodId, number>>> = new Map(
  ALL_ORDERS.map(({ id, goods }: Order & { id: OrderId }) => [
    id,
    { copper: 0, silk: 0, tea: 0, fish: 0, ...goods },
  ]),
)

export type Condition = Readonly<Required<Omit<Achievement, 'id' | 'stack' | 'first' | 'later' | 'source'>>>
const conditionOf = ({
  copper = 0,
  silk = 0,
  tea = 0,
  fish = 0,
  yen = 0,
  ...card
}: Achievement): Condition => ({
  copper,
  silk,
  tea,
  fish,
  yen,
  technologies: card.technologies ?? 0,
  agentsAndTiles: card.agentsAndTiles ?? 0,
  orders: card.orders ?? 0,
  production: card.production ?? 0,
  trade: card.trade ?? 0,
})
/** What an achievement asks for, in one form. */
export const CONDITIONS: ReadonlyMap<AchievementId, Condition> = new Map(
  ACHIEVEMENTS.map((card: Achievement & { id: AchievementId }) => [card.id, conditionOf(card)]),
)
