/** The two sides of the board as nets of roads, and what a way costs. */
import { ROADS_A } from './data/roads-a.ts'
import { ROADS_B } from './data/roads-b.ts'
import { SPACES_A } from './data/spaces-a.ts'
import { SPACES_B } from './data/spaces-b.ts'
import { TABLES } from './data/tables.ts'
import type { Resource, Side, Space, SpaceKind, Table } from './data/types.ts'
import { KIND, RESOURCES, SPACE_IDS, tabulate, type CityId, type SpaceId } from './by-id.ts'
import type { G, Player } from './position.ts'

type Fares = Readonly<Partial<Record<SpaceId, number>>>
export type Board = {
  readonly spaces: readonly SpaceId[]
  readonly cities: readonly CityId[]
  readonly borders: readonly SpaceId[]
  readonly resources: Readonly<Record<Resource, readonly SpaceId[]>>
  readonly roads: Readonly<Record<SpaceId, readonly SpaceId[]>>
  /** Spaces to walk from one space to another when every road is paid. */
  readonly steps: Readonly<Record<SpaceId, Fares>>
}
type RoadRow = { readonly ends: readonly [SpaceId, SpaceId] }

const NO_TEMPLES: readonly SpaceId[] = []

/** Cheapest ways from a space: paid roads lead to the next fare, free ones stay within this fare. */
const walk = (roads: Board['roads'], from: SpaceId, temples: readonly SpaceId[]): Fares => {
  const fares: Partial<Record<SpaceId, number>> = { [from]: 0 }
  let near = [from]
  for (let fare = 0; near.length > 0; fare++) {
    const far: SpaceId[] = []
    for (let i = 0; i < near.length; i++) {
      const at = near[i] as SpaceId
      if ((fares[at] ?? fare) < fare) continue
      for (const to of roads[at]) {
        const free = isFree(temples, at, to)
        const price = free ? fare : fare + 1
        if ((fares[to] ?? Infinity) <= price) continue
        fares[to] = price
        ;(free ? near : far).push(to)
      }
    }
    near = far
  }
  return fares
}

// 3.5 Jiin: a road with a space of an own temple at either end costs the owner nothing.
const isFree = (temples: readonly SpaceId[], one: SpaceId, other: SpaceId): boolean =>
  temples.length > 0 && (temples.includes(one) || temples.includes(other))

const roadsOf = (rows: readonly RoadRow[]): Board['roads'] => {
  const roads = tabulate<SpaceId, SpaceId[]>(SPACE_IDS, () => [])
  for (const {
    ends: [one, other],
  } of rows) {
    roads[one].push(other)
    roads[other].push(one)
  }
  return roads
}

const boardFrom = (rows: readonly Space[], roadRows: readonly RoadRow[]): Board => {
  const spaces = rows.map(({ id }) => id as SpaceId)
  const roads = roadsOf(roadRows)
  const ofKind = (kind: SpaceKind) => spaces.filter((id) => KIND[id] === kind)
  return {
    spaces,
    cities: ofKind('city') as CityId[],
    borders: ofKind('border'),
    resources: tabulate(RESOURCES, ofKind),
    roads,
    steps: tabulate(SPACE_IDS, (id) => walk(roads, id, NO_TEMPLES)),
  }
}

export const BOARDS: Readonly<Record<Side, Board>> = {
  a: boardFrom(SPACES_A, ROADS_A),
  b: boardFrom(SPACES_B, ROADS_B),
}

// 1.2 Two and three players use side A of the board, four and five players side B.
export const tableFor = (seats: number): Table => TABLES.find(({ players }) => players === seats) ?? TABLES[0]
const SIDE_BY_SEATS = [2, 3, 4, 5].reduce<Board[]>((boards, seats) => {
  boards[seats] = BOARDS[tableFor(seats).side]
  return boards
}, [])
export const boardOf = (g: G): Board => SIDE_BY_SEATS[g.about.seats] ?? BOARDS.a

/** What it costs this player to walk from a space to every other. */
export const faresFrom = (g: G, me: Player, from: SpaceId): Fares =>
  me.temples.length > 0 ? walk(boardOf(g).roads, from, me.temples) : (boardOf(g).steps[from] ?? {})

/** Whether a figure can leave this space at all with what the player has. */
export const canLeave = (g: G, me: Player, from: SpaceId): boolean =>
  me.ryo > 0 || (me.temples.length > 0 && boardOf(g).roads[from].some((to) => isFree(me.temples, from, to)))
