/** Who stands where, and which way the watch goes. */
import type { Seat } from '@machiya/kernel'
import type { DistrictId } from './data/rows.ts'
import { SPACES, type SpaceId } from './data/spaces.ts'
import { ANNEX_IDS, DISTRICT_IDS, type Yedo } from './position.ts'

export const FREE = -1
export const COVERED = -2
export const BUILT = 1
export const OCCUPIED = 2

/** A castle space, or a whole district whose spaces are alike. */
export type Spot = Exclude<DistrictId, 'castle'> | 'shogun' | 'bakufu' | 'bower-1' | 'bower-2' | 'bower-3'
export const SPOT_AT = SPACES.map(({ id, district }) => (district === 'castle' ? id : district)) as Spot[]
export const SPOTS = [...new Set(SPOT_AT)]
export const DISTRICT_AT: readonly DistrictId[] = SPACES.map(({ district }) => district)
const indexes = (is: (at: number) => boolean): readonly number[] =>
  SPACES.map((_, at) => at).filter((at) => is(at))
export const SPACES_AT = Object.fromEntries(
  SPOTS.map((spot) => [spot, indexes((at) => SPOT_AT[at] === spot)]),
) as Record<Spot, readonly number[]>
export const SPACES_IN = Object.fromEntries(
  DISTRICT_IDS.map((id) => [id, indexes((at) => DISTRICT_AT[at] === id)]),
) as Record<DistrictId, readonly number[]>
export const DISTRICT_OF = Object.fromEntries(
  SPACES.map(({ id, district }) => [district === 'castle' ? id : district, district]),
) as Record<Spot, DistrictId>
export const SPACE_ID: readonly SpaceId[] = SPACES.map(({ id }) => id)
export const BOWER: readonly number[] = indexes((at) => SPOT_AT[at]?.startsWith('bower') ?? false)
export const isBower = (spot: string): boolean => spot.startsWith('bower')

export const disciplesIn = (g: Yedo, seat: Seat, district: DistrictId): number => {
  let count = 0
  for (const at of SPACES_IN[district]) if (g.spaces[at] === seat) count++
  return count
}

export const disciplesAt = (g: Yedo, seat: Seat, spot: Spot): number => {
  let count = 0
  for (const at of SPACES_AT[spot]) if (g.spaces[at] === seat) count++
  return count
}

export const freeAt = (g: Yedo, spot: Spot): number => {
  for (const at of SPACES_AT[spot]) if (g.spaces[at] === FREE) return at
  return -1
}

export const isCovered = (g: Yedo, spot: Spot): boolean => g.spaces[SPACES_AT[spot][0] as number] === COVERED

export const isInBower = (g: Yedo, seat: Seat): boolean => BOWER.some((at) => g.spaces[at] === seat)

/** Spots where this clan has a disciple, in the order of the board. */
export const spotsOf = (g: Yedo, seat: Seat): Spot[] => {
  const spots: Spot[] = []
  for (let at = 0; at < g.spaces.length; at++) {
    const spot = SPOT_AT[at] as Spot
    if (g.spaces[at] === seat && spots[spots.length - 1] !== spot) spots.push(spot)
  }
  return spots
}

/** Disciples on spaces and annexes. */
export const disciplesOut = (g: Yedo, seat: Seat): number => {
  let count = 0
  for (let at = 0; at < g.spaces.length; at++) if (g.spaces[at] === seat) count++
  const { annexes } = g.seats[seat]
  for (const id of ANNEX_IDS) if (annexes[id] === OCCUPIED) count++
  return count
}

/** How many disciples of this spot may still be moved: the activated one may not. */
export const movableAt = (g: Yedo, seat: Seat, spot: Spot): number =>
  g.bower.length > 0 && isBower(spot)
    ? 0
    : disciplesAt(g, seat, spot) - (g.turn.seat === seat && g.turn.at === spot ? 1 : 0)

export const steps = (district: DistrictId, by: number): DistrictId => {
  const count = DISTRICT_IDS.length
  return DISTRICT_IDS[(DISTRICT_IDS.indexOf(district) + by + count) % count] as DistrictId
}
export const direction = (g: Yedo): 1 | -1 => (g.patrol.color === 'red' ? 1 : -1)
