/** Where everything lies on the sheet: one scale for both sides of the board. At a desk of 1440 a unit is 0.78 of a pixel. */
import { boardOf } from '../../board.ts'
import { SPACES_A } from '../../data/spaces-a.ts'
import { SPACES_B } from '../../data/spaces-b.ts'
import type { Space } from '../../data/types.ts'
import { BOARDS } from '../../board.ts'
import type { SpaceId } from '../../by-id.ts'
import type { G } from '../../position.ts'

export type Point = { readonly x: number; readonly y: number }
export const SHEET = { width: 1000, height: 858 } as const
/** The map takes the left, the displays the right. */
export const MAP = { width: 740, height: 858 } as const
export const RAIL = { x: 756, width: 236 } as const
export const TRACK = { x: 8, y: 808, width: 724, height: 44 } as const
/** The plans of all seats lie in the corner below the western mountains, loose choices in the eastern bay. */
export const PLANS = { x: 8, bottom: 802, width: 186, row: 28 } as const
export const SLIPS = { right: 732, bottom: 800, width: 206, height: 38 } as const
export const CENTRE: Point = { x: 370, y: 347 }
export const SCALE: Point = { x: 114, y: 125 }
/** The capital and the cities are plates; everything else is round or square. */
export const CITY = { width: 130, height: 92 } as const
export const FIELD = 30

const pointOf = ({ x, y }: Space): Point => ({ x: CENTRE.x + x * SCALE.x, y: CENTRE.y - y * SCALE.y })
const placed = (rows: readonly Space[]): Readonly<Record<string, Point>> =>
  Object.fromEntries(rows.map((row) => [row.id, pointOf(row)]))
const POINTS = { a: placed(SPACES_A), b: placed(SPACES_B) }

type Side = 'a' | 'b'
const sideOf = (g: G): Side => (boardOf(g) === BOARDS.a ? 'a' : 'b')
export const pointAt = (g: G, space: SpaceId): Point => POINTS[sideOf(g)][space] ?? CENTRE

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

export type RoadLine = {
  readonly one: SpaceId
  readonly other: SpaceId
  readonly from: Point
  readonly to: Point
}
export const roadLines = (g: G): readonly RoadLine[] => {
  const { spaces, roads } = boardOf(g)
  return spaces.flatMap((one) =>
    roads[one]
      .filter((other) => one < other)
      .map((other) => ({ one, other, from: pointAt(g, one), to: pointAt(g, other) })),
  )
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
