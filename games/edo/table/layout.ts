/** Where everything lies on the sheet: one scale for both sides of the board. */
import { boardOf } from '../board.ts'
import { SPACES_A } from '../data/spaces-a.ts'
import { SPACES_B } from '../data/spaces-b.ts'
import type { Space } from '../data/types.ts'
import { BOARDS } from '../board.ts'
import type { SpaceId } from '../ids.ts'
import type { G } from '../position.ts'

export type Point = { readonly x: number; readonly y: number }
export const SHEET = { width: 1180, height: 1000 } as const
export const RAIL = { x: 944, width: 220 } as const
export const CENTRE: Point = { x: 464, y: 452 }
export const SCALE: Point = { x: 143, y: 134 }
/** The capital and the cities are plates; everything else is round or square. */
export const CITY = { width: 150, height: 104 } as const
export const FIELD = 34

const pointOf = ({ x, y }: Space): Point => ({ x: CENTRE.x + x * SCALE.x, y: CENTRE.y - y * SCALE.y })
const placed = (rows: readonly Space[]): Readonly<Record<string, Point>> =>
  Object.fromEntries(rows.map((row) => [row.id, pointOf(row)]))
const POINTS = { a: placed(SPACES_A), b: placed(SPACES_B) }

const sideOf = (g: G): 'a' | 'b' => (boardOf(g) === BOARDS.a ? 'a' : 'b')
export const pointAt = (g: G, space: SpaceId): Point => POINTS[sideOf(g)][space] ?? CENTRE

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
