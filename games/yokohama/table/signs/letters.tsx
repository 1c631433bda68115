/** Letters on the sheet grow where it is drawn smaller, so that none falls under 12 pixels. */
import { widthOf } from '@machiya/kit'

/** The smallest letter that is read without pains, in pixels. */
const SMALLEST = 12.05
/** Letters of most places have this much room. */
const ROOM = 16.4

/** In units of a sheet that is drawn at a scale. */
export const leastLetter = (scale: number): number => Math.round((SMALLEST / scale) * 100) / 100
/** Whether a sheet drawn at a scale has room for letters that can be read. */
export const readsAt = (scale: number): boolean => leastLetter(scale) <= ROOM

/** A size, but never under the smallest that can be read here: the sheet sets `--letter`. */
export const letter = (size: number): string => `max(${size}px, var(--letter, 0px))`

/** Titles run wider than what is reckoned with. */
const SERIF = 1.07

/** A text that stays inside a width: set closer where it is long. */
export const fit = (text: string, size: number, width: number) => {
  const fontSize = letter(size)
  return SERIF * widthOf(text, Math.max(size, size < 15 ? size : ROOM)) <= width
    ? { fontSize }
    : { fontSize, textLength: width, lengthAdjust: 'spacingAndGlyphs' as const }
}
