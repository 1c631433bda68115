/** Questions about the table that more than one chapter asks. */
import type { Seat } from '@machiya/kernel'
import { ACTION_CARDS, type ActionCardId } from './data/action-cards.ts'
import { EVENTS, type EventId } from './data/events.ts'
import { MISSIONS, type MissionId } from './data/missions.ts'
import { PLAYER_COUNTS } from './data/player-counts.ts'
import type {
  ActionCardRow,
  Color,
  DistrictId,
  EventRow,
  EventEffect,
  MissionRow,
  PlayerCountRow,
  WeaponId,
} from './data/rows.ts'
import { SPACES, type SpaceId } from './data/spaces.ts'
import { WEAPONS } from './data/weapons.ts'
import { ANNEX_IDS, COLORS, DISTRICT_IDS, type Yedo } from './position.ts'

export const FREE = -1
export const COVERED = -2
export const BUILT = 1
export const OCCUPIED = 2

const byId = <R extends { id: string }>(rows: readonly R[]): Record<string, R> =>
  Object.fromEntries(rows.map((row) => [row.id, row]))

export const CARD = byId<ActionCardRow>(ACTION_CARDS) as Record<ActionCardId, ActionCardRow>
export const MISSION = byId<MissionRow>(MISSIONS) as Record<MissionId, MissionRow>
export const EVENT = byId<EventRow>(EVENTS) as Record<EventId, EventRow>
export const WEAPON_IDS = WEAPONS.map(({ id }) => id)

/** What depends on the number of players. */
export const countsOf = (g: Yedo): PlayerCountRow =>
  PLAYER_COUNTS.find(({ players }) => players === g.about.seats) as PlayerCountRow

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

export const hasWeapon = (g: Yedo, seat: Seat, weapon: WeaponId): boolean =>
  g.seats[seat].weapons.of.includes(weapon)

const NO_EFFECT: EventEffect = {}
/** What the event of this round does as long as it lasts. */
export const eventOf = (g: Yedo): EventEffect => (g.event === null ? NO_EFFECT : EVENT[g.event].effect)

export const steps = (district: DistrictId, by: number): DistrictId => {
  const count = DISTRICT_IDS.length
  return DISTRICT_IDS[(DISTRICT_IDS.indexOf(district) + by + count) % count] as DistrictId
}
export const direction = (g: Yedo): 1 | -1 => (g.patrol.color === 'red' ? 1 : -1)

/** The colour of a mission, which its back shows too. */
export const colorIn = (face: string): Color | undefined =>
  COLORS.find((color) => face.startsWith(`${color}/`))
export const colorOf = (mission: MissionId): Color => MISSION[mission].color
export const others = (g: Yedo, seat: Seat): Seat[] => g.order.filter((other) => other !== seat)

/** The seats in player order that come after this one, wrapping round; it comes last itself. */
export const after = (g: Yedo, seat: Seat): Seat[] => {
  const at = g.order.indexOf(seat) + 1
  return [...g.order.slice(at), ...g.order.slice(0, at)]
}

/** Calls once for each different face; a hand is sorted, so equals lie together. */
export const eachFace = <F extends string>(faces: readonly F[], visit: (face: F) => void): void => {
  for (let i = 0; i < faces.length; i++) {
    const face = faces[i] as F
    if (faces.indexOf(face) === i) visit(face)
  }
}
