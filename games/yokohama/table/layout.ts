/** Where everything lies on the sheet. The pyramid is as wide as its top row; its free corners hold the rest. */
import type { Zone } from '@machiya/kit'
import type { OrderBoard } from '../position.ts'
import { PYRAMIDS } from '../data/pyramids.ts'

export type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
export type Point = { readonly x: number; readonly y: number }

/** How wide the town is drawn; at a desk of 1440 a unit is 0.9 of a pixel. */
export const WIDTH = 1000
export const MARGIN = 8
export const GAP = 7
const TOP = 51
const TILE_HEIGHT = 140
/** The size of most letters. */
export const TEXT = 15.5
/** Where the quay ends and the bay begins. */
export const FOOT = TOP + 4 * (TILE_HEIGHT + GAP) + 1
const STRIP_TOP = FOOT + 5
const STRIP = { least: 98, most: 124 } as const
const LEAST = STRIP_TOP + STRIP.least + GAP

/** The sky over the town, where slips lie. */
export const SKY: Rect = { x: MARGIN, y: 4, width: WIDTH - 2 * MARGIN, height: 41 }

export type Sheet = {
  /** Pixels a unit. */
  readonly scale: number
  /** What of the ground is seen: the whole zone. */
  readonly seen: Rect
  readonly strip: number
  /** What an upright zone leaves below the town, in pixels. */
  readonly below: number
}

/** An upright zone has no side cards: they lie below the town. */
export const isUpright = ({ width, height }: Zone): boolean => height > width

/** The town as large as it can stand left of the side cards, in the middle of what is left over. */
export const sheetFor = ({ width, height, side }: Zone): Sheet => {
  const scale = Math.min((width - side) / WIDTH, height / LEAST)
  const room = (width - side) / scale
  const tall = height / scale
  const strip = Math.min(STRIP.most, tall - STRIP_TOP - GAP)
  const spare = tall - (STRIP_TOP + strip + GAP)
  const upright = side === 0 && height > width
  return {
    scale,
    seen: {
      x: (WIDTH - room) / 2,
      y: upright ? 0 : -spare / 2,
      width: width / scale,
      height: tall,
    },
    strip,
    below: upright ? spare * scale : 0,
  }
}

export const rowsFor = (seats: number): readonly number[] =>
  PYRAMIDS.find(({ players }) => players === seats)?.rows ?? PYRAMIDS[0].rows

/** The row and column of a place, counted from the top left. */
export const cellFor = (seats: number, place: number): { readonly row: number; readonly column: number } => {
  let left = place
  let row = 0
  for (const length of rowsFor(seats)) {
    if (left < length) break
    left -= length
    row++
  }
  return { row, column: left }
}

const pitchFor = (seats: number): number => (WIDTH - 2 * MARGIN + GAP) / (rowsFor(seats)[0] ?? 1)

/** A part of a row, in tiles from the left edge of the sheet. */
const spanOf = (seats: number, row: number, from: number, tiles: number): Rect => ({
  x: MARGIN + from * pitchFor(seats),
  y: TOP + row * (TILE_HEIGHT + GAP),
  width: tiles * pitchFor(seats) - GAP,
  height: TILE_HEIGHT,
})

export const tileRect = (seats: number, place: number): Rect => {
  const { row, column } = cellFor(seats, place)
  return spanOf(seats, row, row / 2 + column, 1)
}

export type Corner = 'stacks' | 'agents' | 'achievements' | 'end' | 'church' | 'customs'

/** Every row is one shorter than the one above, so the corners are alike for every number of players. */
export const cornerRect = (seats: number, corner: Corner): Rect => {
  const tiles = rowsFor(seats)[0] ?? 1
  switch (corner) {
    case 'stacks':
      return spanOf(seats, 1, 0, 0.5)
    case 'agents':
      return spanOf(seats, 1, tiles - 0.5, 0.5)
    case 'achievements':
      return spanOf(seats, 2, 0, 1)
    case 'end':
      return spanOf(seats, 2, tiles - 1, 1)
    case 'church':
      return spanOf(seats, 3, 0, 1.5)
    case 'customs':
      return spanOf(seats, 3, tiles - 1.5, 1.5)
  }
}

/** A board of orders without a twin takes the whole line. */
export const stripRect = (seats: number, name: OrderBoard, height: number): Rect => {
  const line = WIDTH - 2 * MARGIN + GAP
  const share = seats > 2 ? 0.5 : 1
  return {
    x: MARGIN + (name === 'dock' ? 0.5 * line : 0),
    y: STRIP_TOP,
    width: share * line - GAP,
    height,
  }
}

const CARDS = 6
/** The line above the cards: the name of the board and what each pair costs. */
const HEAD = 22
export const cardRect = (within: Rect, at: number): Rect => {
  const step = (within.width - 7) / CARDS
  return {
    x: within.x + 6 + at * step,
    y: within.y + HEAD,
    width: step - 5,
    height: within.height - HEAD - 5,
  }
}

/** The spaces of a management board, four in a line. */
export const spaceRect = (within: Rect, at: number): Rect => {
  const width = (within.width - 12 + 5) / 4
  const height = (within.height - 32 + 5) / 2
  return {
    x: within.x + 6 + (at % 4) * width,
    y: within.y + 28 + Math.floor(at / 4) * height,
    width: width - 5,
    height: height - 6,
  }
}

/** Breaks a text into lines of at most so many letters. */
export const wrap = (text: string, letters: number): readonly string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
