/** Where everything lies on the sheet. The pyramid is as wide as its top row; its free corners hold the rest. */
import { PYRAMIDS } from '../data/pyramids.ts'

export type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
export type Point = { readonly x: number; readonly y: number }

/** At a desk of 1440 a unit is 0.78 of a pixel. */
export const SHEET = { width: 1000, height: 858 } as const
export const MARGIN = 8
export const GAP = 7
export const TAB = { y: 4, width: 150, height: 40 } as const
const TOP = 51
const TILE_HEIGHT = 140
/** The size of most letters. */
export const TEXT = 15.5
const STRIP_TOP = TOP + 4 * (TILE_HEIGHT + GAP)
const STRIP_HEIGHT = (SHEET.height - STRIP_TOP - GAP) / 2 - GAP / 2

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

const pitchFor = (seats: number): number => (SHEET.width - 2 * MARGIN + GAP) / (rowsFor(seats)[0] ?? 1)

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

const strip = (line: number, from: number, width: number): Rect => ({
  x: MARGIN + from * (SHEET.width - 2 * MARGIN + GAP),
  y: STRIP_TOP + line * (STRIP_HEIGHT + GAP),
  width: width * (SHEET.width - 2 * MARGIN + GAP) - GAP,
  height: STRIP_HEIGHT,
})

export type StripName = 'port' | 'dock' | 'laboratory' | 'researchCentre'

/** A board without a twin takes the whole line. */
export const stripRect = (seats: number, name: StripName): Rect => {
  switch (name) {
    case 'port':
      return strip(0, 0, seats > 2 ? 0.5 : 1)
    case 'dock':
      return strip(0, 0.5, 0.5)
    case 'laboratory':
      return strip(1, 0, seats > 3 ? 0.5 : 1)
    case 'researchCentre':
      return strip(1, 0.5, 0.5)
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

export const tabRect = (at: number): Rect => ({ x: MARGIN + at * (TAB.width + 5), ...TAB })

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
