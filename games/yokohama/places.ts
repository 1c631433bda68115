/** Places on the map: their neighbours, and what stands there. */
import { seatsOf, type Seat } from '@machiya/kernel'
import type { AREAS, AreaId } from './data/areas.ts'
import { PYRAMIDS } from './data/pyramids.ts'
import type { SiteId } from './data/sites.ts'
import type { TileId } from './data/tiles.ts'
import { AREA, LIMIT } from './by-id.ts'
import { NONE, SHOPS_A_SITE, type Yokohama } from './position.ts'

/** 1.4 The neighbours of each place, as bits, in a pyramid of centred rows. */
const neighboursIn = (rows: readonly number[]): number[] => {
  const cells = rows.flatMap((length, row) => Array.from({ length }, (_, column) => ({ row, column })))
  const touch = (a: (typeof cells)[number], b: (typeof cells)[number]): boolean => {
    const down = b.row - a.row
    const right = b.column - a.column
    return (
      (down === 0 && Math.abs(right) === 1) ||
      (down === 1 && (right === 0 || right === -1)) ||
      (down === -1 && (right === 0 || right === 1))
    )
  }
  return cells.map((a) => cells.reduce((bits, b, place) => (touch(a, b) ? bits | (1 << place) : bits), 0))
}
const NEIGHBOURS = Object.fromEntries(PYRAMIDS.map(({ players, rows }) => [players, neighboursIn(rows)]))

export const neighboursOf = (g: Yokohama, place: number): number => NEIGHBOURS[g.about.seats]?.[place] ?? 0
export const areaIdAt = (g: Yokohama, place: number): AreaId => g.areas[place] as AreaId
export const areaAt = (g: Yokohama, place: number): (typeof AREAS)[number] => AREA[areaIdAt(g, place)]
export const placeOf = (g: Yokohama, area: AreaId): number => g.areas.indexOf(area)
/** The place of the canal, or none. */
export const canalOf = (g: Yokohama): number => g.areas.indexOf('canal')

/** The building-site card of a place; there is none on the canal. */
export const siteAt = (g: Yokohama, place: number): SiteId | undefined => {
  const canal = canalOf(g)
  return place === canal ? undefined : g.sites.of[canal !== NONE && place > canal ? place - 1 : place]
}
export const tileAt = (g: Yokohama, place: number): TileId | undefined =>
  g.tiles.of[g.tilePlaces.indexOf(place)]

export const assistantsAt = (g: Yokohama, seat: Seat, place: number): number =>
  g.seats[seat].assistants[place] ?? 0
export const shopAt = (g: Yokohama, place: number, site: number): number =>
  g.shops[place * SHOPS_A_SITE + site] ?? NONE
export const houseAt = (g: Yokohama, place: number): number => g.houses[place] ?? NONE
export const hasShop = (g: Yokohama, seat: Seat, place: number): boolean => {
  const first = place * SHOPS_A_SITE
  for (let site = first; site < first + SHOPS_A_SITE; site++) if (g.shops[site] === seat) return true
  return false
}

/** How many opposing presidents stand at a place. */
export const rivalsAt = (g: Yokohama, seat: Seat, place: number): number => {
  let rivals = 0
  for (let other = 0; other < g.about.seats; other++)
    if (other !== seat && g.seats[other as Seat].president === place) rivals++
  return rivals
}

/** The places where a seat has assistants, as bits. */
export const mannedBy = (g: Yokohama, seat: Seat): number => {
  const { assistants } = g.seats[seat]
  let bits = 0
  for (let place = 0; place < assistants.length; place++) if (assistants[place]) bits |= 1 << place
  return bits
}

/** 5.1 President, assistants, own buildings and the station. 5.2 Power above 5 counts as 5. */
export const powerAt = (g: Yokohama, seat: Seat, place: number): number => {
  const power =
    assistantsAt(g, seat, place) +
    (g.seats[seat].president === place ? 1 : 0) +
    (hasShop(g, seat, place) ? 1 : 0) +
    (houseAt(g, place) === seat ? 1 : 0) +
    (g.station === place ? 1 : 0)
  return Math.min(power, MOST_POWER)
}
export const MOST_POWER = LIMIT.power

/** In how many areas of a category a seat has a building. */
export const builtIn = (g: Yokohama, seat: Seat, category: 'production' | 'trade'): number => {
  let areas = 0
  for (let place = 0; place < g.houses.length; place++)
    if ((g.houses[place] === seat || hasShop(g, seat, place)) && areaAt(g, place).category === category)
      areas++
  return areas
}

/** The seats whose presidents stand at a place, the given one left out. */
export const presidentsAt = (g: Yokohama, seat: Seat, place: number): Seat[] =>
  seatsOf(g).filter((other) => other !== seat && g.seats[other].president === place)
