/** For tests: a town laid out by hand, with empty hands and nobody on the map. */
import { seatsOf, type Pile, type Seat, type Task } from '@machiya/kernel'
import { given, type Lay, type Table } from '@machiya/kernel/testing'
import type { AreaId } from './data/areas.ts'
import { yokohama } from './index.ts'
import { placeOf } from './places.ts'
import { SHOPS_A_SITE, type OrderBoard, type TechnologyBoard, type Yokohama } from './position.ts'
import { layRest } from './rules/1-setup.ts'
import type { OrderId } from './data/orders.ts'
import type { SiteId } from './data/sites.ts'
import type { TechnologyId } from './data/technologies.ts'
import type { TileId } from './data/tiles.ts'

/** The example of the rulebook for four players, and smaller towns for three and two. */
export const TOWNS: { readonly [seats: number]: readonly AreaId[] } = {
  2: [
    ...(['bank', 'church', 'customs', 'port'] as const),
    ...(['employment-agency', 'laboratory', 'copper-mine-1'] as const),
    ...(['silk-mill-1', 'tea-plantation-1'] as const),
    'fishing-ground-1',
  ],
  3: [
    ...(['tea-plantation-1', 'laboratory', 'silk-mill-1', 'port', 'bank'] as const),
    ...(['employment-agency', 'chinatown', 'canal', 'church'] as const),
    ...(['copper-mine-1', 'fishing-ground-1', 'customs'] as const),
    ...(['dock', 'fishing-ground-2'] as const),
  ],
  4: [
    ...(['copper-mine-1', 'research-centre', 'fishing-ground-1'] as const),
    ...(['employment-agency', 'port', 'tea-plantation-1'] as const),
    ...(['dock', 'tea-plantation-2', 'silk-mill-1', 'chinatown', 'customs'] as const),
    ...(['church', 'canal', 'bank', 'laboratory'] as const),
    ...(['copper-mine-2', 'fishing-ground-2', 'silk-mill-2'] as const),
  ],
}

export type Arrange = (g: Yokohama, lay: Lay) => Task | readonly Task[]

/** A town of so many players, arranged further by hand. */
export const town = (seats: number, arrange: Arrange, areas = TOWNS[seats]): Table<Yokohama> =>
  given(yokohama, { seats }, (g, lay) => {
    g.areas = [...(areas ?? [])]
    g.tilePlaces = g.areas.flatMap((area, place) => (area === 'canal' ? [] : [place]))
    g.round = 1
    for (const { hand } of g.seats) lay(g.unusedOrders, ...hand.of)
    layRest(g)
    for (const seat of seatsOf(g)) g.seats[seat].yen = 4
    return arrange(g, lay)
  })

/** Assistants from the supply to an area. */
export const post = (g: Yokohama, seat: Seat, area: AreaId, count = 1): void => {
  g.seats[seat].supply.assistant -= count
  const { assistants } = g.seats[seat]
  assistants[placeOf(g, area)] = (assistants[placeOf(g, area)] ?? 0) + count
}
export const president = (g: Yokohama, seat: Seat, area: AreaId): void => {
  g.seats[seat].president = placeOf(g, area)
}
export const shop = (g: Yokohama, seat: Seat, area: AreaId, site = 0): void => {
  g.shops[placeOf(g, area) * SHOPS_A_SITE + site] = seat
}
export const house = (g: Yokohama, seat: Seat, area: AreaId): void => {
  g.houses[placeOf(g, area)] = seat
}
/** Brings a card to this index of a pile; the one that lies there makes room. */
const bring = (lay: Lay, pile: Pile, unused: Pile, at: number, card: string): void => {
  const order = pile.of.slice()
  const had = order.indexOf(card)
  if (had >= 0) order[had] = order[at] ?? card
  order[at] = card
  lay(unused, ...pile.of)
  lay(pile, ...order)
}
/** This building-site card lies on the area. */
export const siteOn = (g: Yokohama, lay: Lay, area: AreaId, site: SiteId): void =>
  bring(lay, g.sites, g.unusedSites, g.tilePlaces.indexOf(placeOf(g, area)), site)
/** This power-5 tile lies on the area. */
export const tileOn = (g: Yokohama, lay: Lay, area: AreaId, tile: TileId): void =>
  bring(lay, g.tiles, g.unusedTiles, g.tilePlaces.indexOf(placeOf(g, area)), tile)
/** These orders lie on the board, from the left; the others behind them. */
export const ordersOn = (g: Yokohama, lay: Lay, board: OrderBoard, ...orders: readonly OrderId[]): void => {
  const rest = g[board].of.filter((order) => !orders.includes(order)).slice(0, 6 - orders.length)
  lay(g.unusedOrders, ...g[board].of)
  lay(g[board], ...orders, ...rest)
}
/** These technologies lie on the board, from the left, and no others. */
export const technologiesOn = (
  g: Yokohama,
  lay: Lay,
  board: TechnologyBoard,
  ...technologies: readonly TechnologyId[]
): void => {
  lay(g.technologies, ...g[board].of)
  lay(g[board], ...technologies)
}
/** These technologies belong to the seat. */
export const own = (g: Yokohama, lay: Lay, seat: Seat, ...technologies: readonly TechnologyId[]): void =>
  lay(g.seats[seat].technologies, ...technologies)
