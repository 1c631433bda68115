/** The buildings of a city, who has influence there, and what the city pays. */
import { seatsOf, type Seat } from '@machiya/kernel'
import { boardOf } from './board.ts'
import { countAt } from './figures.ts'
import { BUILDING, COUNT, INCOME_TILE, type CityId } from './by-id.ts'
import type { G } from './position.ts'

export const FORTRESS = 'fortress'
type Owned = 'house' | 'trading-post'
export type Built = `${Owned}-${Seat}` | typeof FORTRESS

const SEATS: readonly Seat[] = [0, 1, 2, 3, 4, 5]
export const HOUSES = SEATS.map((seat): Built => `house-${seat}`)
export const POSTS = SEATS.map((seat): Built => `trading-post-${seat}`)
/** Everything that can stand on a site. */
export const BUILT: readonly Built[] = [...HOUSES, ...POSTS, FORTRESS]
const HOUSE = new Set<string>(HOUSES)
const POST = new Set<string>(POSTS)

export const builtBy = (what: Owned, seat: Seat): Built => `${what}-${seat}`
export const isHouse = (built: string): boolean => HOUSE.has(built)
export const isPost = (built: string): boolean => POST.has(built)
export const ownsHouse = (g: G, city: CityId, seat: Seat): boolean =>
  g.sites[city].includes(HOUSES[seat] as Built)
export const ownsPost = (g: G, city: CityId, seat: Seat): boolean =>
  g.sites[city].includes(POSTS[seat] as Built)

// 9.5 A trading post counts 2 influence, a house 1, a fortress none for anybody.
export const influence = (g: G, city: CityId, seat: Seat): number => {
  let points = 0
  for (const built of g.sites[city]) {
    if (built === HOUSES[seat]) points += BUILDING.house.influence
    else if (built === POSTS[seat]) points += BUILDING['trading-post'].influence
  }
  return points
}

/** The foremost site a seat has built on. */
export const foremost = (g: G, city: CityId, seat: Seat): number =>
  g.sites[city].findIndex((built) => built === HOUSES[seat] || built === POSTS[seat])

// 9.6 Of equal influence the one who built earlier in the city ranks first.
export const ranking = (g: G, city: CityId): Seat[] =>
  seatsOf(g)
    .filter((seat) => influence(g, city, seat) > 0)
    .sort(
      (a, b) => influence(g, city, b) - influence(g, city, a) || foremost(g, city, a) - foremost(g, city, b),
    )

const roninIn = (g: G, city: CityId): number => countAt(g.ronin, city)
// 5.18 With two or three ronin nothing can be built in a city.
export const isBesieged = (g: G, city: CityId): boolean => roninIn(g, city) >= COUNT['ronin-against-building']
// 5.19 A city with three ronin pays no income.
export const isPlundered = (g: G, city: CityId): boolean => roninIn(g, city) >= COUNT['ronin-against-income']

/** What this city pays by rank now; nothing for a closed city, which has no tile. */
const partsOf = (g: G, city: CityId, present: number): readonly number[] => {
  if (isPlundered(g, city)) return []
  const open = boardOf(g).cities.filter((each) => !g.closed.includes(each))
  const tile = g.incomeTiles.of[open.indexOf(city)]
  return tile ? (INCOME_TILE[tile].parts[present - 1] ?? []) : []
}

/** Who receives how many ryo from a city, the highest part first. */
export const sharesOf = (g: G, city: CityId): { seat: Seat; ryo: number }[] => {
  if (g.sites[city].length === 0) return []
  const seats = ranking(g, city)
  const parts = partsOf(g, city, seats.length)
  return parts.length === 0 ? [] : seats.map((seat, i) => ({ seat, ryo: parts[i] ?? 0 }))
}
