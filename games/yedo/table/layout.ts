/** Where everything lies. The city is a wheel: every point is a radius and an angle. */
import type { Zone } from '@machiya/kit'
import type { DistrictId } from '../data/rows.ts'
import { DISTRICT_IDS } from '../position.ts'
import { SPACES_IN, DISTRICT_AT } from '../whereabouts.ts'

export type Point = { readonly x: number; readonly y: number }
export const RING = { hill: 102, road: 128, slice: 317, rim: 344, spaces: 289 } as const
export const DISC = 22
/** The width that cards and slips beside the city are drawn for. */
export const COLUMN = { width: 274 } as const

/** The wheel with the line around it. */
const WHEEL = 2 * (RING.rim + 4)
const EDGE = 4
/** How much of the room beside the wheel lies left of it. */
const LAND = 0.36

export type Placed = Point & { readonly scale: number }
/** The wheel is as large as its room allows; what is left over is land on one side, river on the other. */
export const wheelIn = ({ width, height, side }: Zone): Placed => {
  const free = width - side
  const across = Math.min(height, free) - 2 * EDGE
  return {
    x: Math.round((free - across) * LAND + across / 2),
    y: Math.round(height / 2),
    scale: Math.round((across / WHEEL) * 1000) / 1000,
  }
}
/** Where the far bank begins, beside the middle of the wheel: clear of the rim, and left of what lies on it. */
export const shoreIn = ({ width, side }: Zone, { x, scale }: Placed): number =>
  Math.round(Math.max(RING.rim + 40, (width - side - x) / scale - 64))

/** Text on the wheel is 16.4 units high: it stays readable down to this scale. */
const LEAST = 0.735
/** From this scale on what stands in a row of a district can be pressed there. */
const ROOMY = 0.975
/** A room less wide than this is a tablet's, where fingers press. */
const FOR_FINGERS = 1100
export const isSmall = ({ narrow, zone }: { readonly narrow: boolean; readonly zone: Zone }): boolean =>
  narrow || wheelIn(zone).scale < LEAST
export const isRoomy = (at: { readonly narrow: boolean; readonly zone: Zone }): boolean =>
  !isSmall(at) && at.zone.width >= FOR_FINGERS && wheelIn(at.zone).scale >= ROOMY

/** Where a clan's disciples come from and go to: the edge where its people are told of. */
export const homeOf = (place: number, clans: number): Point => ({
  x: -RING.rim - 90,
  y: (place - (clans - 1) / 2) * 110,
})

/** Where each of several pieces begins when they are laid one below the other. */
export const stacked = (heights: readonly number[], gap = 0): readonly number[] =>
  heights.map((_, i) => heights.slice(0, i).reduce((sum, height) => sum + height + gap, 0))

const SLICE = 360 / DISTRICT_IDS.length
/** The tavern lies at the foot of the wheel. */
const TAVERN = DISTRICT_IDS.indexOf('tavern')
export const angleOf = (district: DistrictId): number =>
  180 + (DISTRICT_IDS.indexOf(district) - TAVERN) * SLICE

/** A point of the wheel, clockwise from the top; the centre is (0, 0). */
export const polar = (radius: number, degrees: number): Point => {
  const turn = (degrees * Math.PI) / 180
  return { x: round(radius * Math.sin(turn)), y: round(-radius * Math.cos(turn)) }
}
const round = (value: number): number => Math.round(value * 10) / 10
const at = ({ x, y }: Point): string => `${x} ${y}`

/** A piece of a ring between two radii and two angles. */
export const sector = (inner: number, outer: number, from: number, to: number): string => {
  const wide = to - from > 180 ? 1 : 0
  return (
    `M${at(polar(inner, from))}L${at(polar(outer, from))}` +
    `A${outer} ${outer} 0 ${wide} 1 ${at(polar(outer, to))}L${at(polar(inner, to))}` +
    `A${inner} ${inner} 0 ${wide} 0 ${at(polar(inner, from))}Z`
  )
}
export const sliceOf = (
  district: DistrictId,
  inner: number = RING.road,
  outer: number = RING.slice,
): string => {
  const middle = angleOf(district)
  return sector(inner, outer, middle - SLICE / 2, middle + SLICE / 2)
}

const STEP = 9.8
/** The middle of an assignment space, by its index in the table of spaces. */
export const spacePoint = (space: number): Point => {
  const district = DISTRICT_AT[space] as DistrictId
  const row = SPACES_IN[district]
  return polar(RING.spaces, angleOf(district) + (row.indexOf(space) - (row.length - 1) / 2) * STEP)
}

/** Where a district's name, its rows and its scene stand, beside the middle of the wheel. */
export type Block = {
  readonly x: number
  readonly y: number
  readonly width: number
  /** The name may have to give way to a space. */
  readonly indent?: number
  readonly scene: Point
  readonly band: Point
}
export const BLOCK: Readonly<Record<DistrictId, Block>> = {
  castle: { x: -258, y: -50, width: 126, scene: { x: -194, y: -99 }, band: { x: -192, y: -88 } },
  temple: {
    x: -150,
    y: -217,
    width: 138,
    indent: 16,
    scene: { x: -80, y: -133 },
    band: { x: -82, y: -144 },
  },
  market: { x: 14, y: -217, width: 138, scene: { x: 82, y: -133 }, band: { x: 84, y: -144 } },
  'red-light': { x: 134, y: -46, width: 122, scene: { x: 196, y: -106 }, band: { x: 190, y: -104 } },
  harbor: { x: 112, y: 90, width: 122, scene: { x: 160, y: 54 }, band: { x: 206, y: 60 } },
  tavern: { x: -84, y: 176, width: 168, indent: 22, scene: { x: 0, y: 145 }, band: { x: 0, y: 145 } },
  gates: { x: -234, y: 90, width: 122, scene: { x: -166, y: 60 }, band: { x: -206, y: 60 } },
}
export const ROW = 24.5

/** Rows of the two lower side slices keep between the slanted edge and the arc of the spaces. */
const FOOT: readonly (readonly [x: number, width: number])[] = [
  [110, 124],
  [101, 124],
  [96, 112],
  [94, 94],
]
export const rowBox = (district: DistrictId, row: number): { readonly x: number; readonly width: number } => {
  const { x, width } = BLOCK[district]
  const [near, wide] = FOOT[row] ?? [x, width]
  if (district === 'harbor') return { x: near, width: wide }
  if (district === 'gates') return { x: -near - wide, width: wide }
  return { x, width }
}
