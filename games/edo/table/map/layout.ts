/** Where everything lies on the map: one scale for both sides of the board. A wider room draws the places apart, never their plates. */
import type { Zone } from '@machiya/kit'
import { BOARDS, boardOf } from '../../board.ts'
import type { SpaceId } from '../../by-id.ts'
import { SPACES_A } from '../../data/spaces-a.ts'
import { SPACES_B } from '../../data/spaces-b.ts'
import type { Space } from '../../data/types.ts'
import type { G } from '../../position.ts'
import type { Board } from '../props.ts'

export type Point = { readonly x: number; readonly y: number }
/** As it was surveyed. */
const MAP = { width: 740, height: 798, top: -9, margin: 17 } as const
const WIDEST = 1.25
export const CENTRE: Point = { x: 370, y: 347 }
export const SCALE: Point = { x: 114, y: 125 }
/** The capital and the cities are plates; everything else is round or square. */
export const CITY = { width: 130, height: 92 } as const
export const FIELD = 30
/** Choices that belong to no place lie in the eastern bay. */
export const SLIPS = { width: 200, height: 37, gap: 5, bottom: 778 } as const

/** Pixels of the shorter side of what a finger presses. */
export const LEAST_TARGET = 33

export type Fit = {
  /** Pixels of a unit. */
  readonly unit: number
  /** How far apart places lie from west to east. */
  readonly stretch: number
  /** What the zone shows, and how much of it is the map's. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly room: number
}

/** The map in its zone, left of the side cards; around it the land goes on. */
export const fitOf = ({ width, height, side }: Zone): Fit => {
  const room = width - side
  const unit = Math.min(height / MAP.height, room / (MAP.width + 2 * MAP.margin))
  const stretch = Math.min(WIDEST, Math.max(1, (room / unit - 2 * MAP.margin) / MAP.width))
  return {
    unit,
    stretch,
    left: (MAP.width * stretch - room / unit) / 2,
    top: MAP.top - (height / unit - MAP.height) / 2,
    width: width / unit,
    height: height / unit,
    room: room / unit,
  }
}

const pointOf = ({ x, y }: Space): Point => ({ x: CENTRE.x + x * SCALE.x, y: CENTRE.y - y * SCALE.y })
const placed = (rows: readonly Space[]): Readonly<Record<string, Point>> =>
  Object.fromEntries(rows.map((row) => [row.id, pointOf(row)]))
const POINTS = { a: placed(SPACES_A), b: placed(SPACES_B) }

type Side = 'a' | 'b'
const sideOf = (g: G): Side => (boardOf(g) === BOARDS.a ? 'a' : 'b')
/** As it was surveyed. */
export const surveyed = (g: G, space: SpaceId): Point => POINTS[sideOf(g)][space] ?? CENTRE
export const isWest = (g: G, space: SpaceId): boolean => surveyed(g, space).x < CENTRE.x
/** As this board draws it. */
export const pointAt = ({ view, zone }: Board, space: SpaceId): Point => {
  const { x, y } = surveyed(view, space)
  return { x: x * fitOf(zone).stretch, y }
}

/** Steps of crowding that a neighbouring plate would cover move aside, and so do names. */
const CROWD_BY: Readonly<Record<Side, { readonly [space in SpaceId]?: number }>> = {
  a: {},
  b: { sagami: -28, tsukuba: 28, kumagaya: -9, oya: 9 },
}
const NAME_BY: Readonly<Record<Side, { readonly [space in SpaceId]?: number }>> = {
  a: { shinagawa: 22, koiwa: -8 },
  b: { boso: -16, kanagawa: -14, kumagaya: -10, oya: 6 },
}
export const crowdBy = (g: G, at: SpaceId): number => CROWD_BY[sideOf(g)][at] ?? 0
export const nameBy = (g: G, at: SpaceId): number => NAME_BY[sideOf(g)][at] ?? 0

/** Figures in a city stand below its plate, or outward beside it where the land below is taken. */
export const standsBeside = (g: G, at: SpaceId): -1 | 0 | 1 =>
  sideOf(g) === 'a' ? 0 : at === 'kofu' ? -1 : at === 'mito' ? 1 : 0

export type RoadLine = { readonly one: SpaceId; readonly other: SpaceId }
export const roadLines = (g: G): readonly RoadLine[] => {
  const { spaces, roads } = boardOf(g)
  return spaces.flatMap((one) => roads[one].filter((other) => one < other).map((other) => ({ one, other })))
}

/** Figures stand in a row below a plate, or around the middle of a field. */
export const rowOf = (count: number, step: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * step)

/** Words broken into lines of at most so many letters. */
export const wrap = (text: string, most: number): readonly string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** On the small map these names stand below their places. */
const BELOW: Readonly<Record<Side, ReadonlySet<SpaceId>>> = {
  a: new Set(['hakone', 'nakoso']),
  b: new Set(['kanagawa', 'tama', 'uraga', 'hakone', 'nakoso']),
}
export const namedBelow = (g: G, at: SpaceId): boolean => BELOW[sideOf(g)].has(at)
