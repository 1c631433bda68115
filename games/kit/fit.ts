/** How long words stand in little room. */

const NARROW = /[iljtfrI.,:;'!|() -]/
const WIDE = /[mwMW–—…]/
const advance = (letter: string): number => {
  if (NARROW.test(letter)) return 0.33
  if (WIDE.test(letter)) return 0.86
  return /[A-Z]/.test(letter) ? 0.62 : 0.54
}

/** About how wide a word is, so that nothing has to be measured while drawing. A mark on a letter makes it no wider. */
export const widthOf = (text: string, size: number): number =>
  size *
  [...text.normalize('NFD').replaceAll(/\p{M}/gu, '')].reduce((sum, letter) => sum + advance(letter), 0)

/** Draws a word together that would be wider than its room; never draws one apart. */
export const fitted = (text: string, size: number, room: number) =>
  widthOf(text, size) > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' as const } : {}
