/** How long words stand in little room. */

const NARROW = /[iljtfrI.,:;'!|() -]/
const WIDE = /[mwMW–—…]/
const advance = (letter: string): number => {
  if (NARROW.test(letter)) return 0.33
  if (WIDE.test(letter)) return 0.86
  return /[A-ZÄÖÜ]/.test(letter) ? 0.62 : 0.54
}

/** About how wide a word is, so that nothing has to be measured while drawing. */
export const widthOf = (text: string, size: number): number =>
  size * [...text].reduce((sum, letter) => sum + advance(letter), 0)

/** Draws a word together that would be wider than its room; never draws one apart. */
export const fitted = (text: string, size: number, room: number) =>
  widthOf(text, size) > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' as const } : {}

const VOWEL = /[aeiou]/
/** Where a Japanese word may be broken: after a vowel, and not before the n that belongs to it. */
const breaksOf = (word: string): readonly number[] =>
  [...word].flatMap((letter, i) =>
    VOWEL.test(letter) && i > 0 && i < word.length - 2 && !/^(n[^aeiouy]|[aeiou])/.test(word.slice(i + 1))
      ? [i + 1]
      : [],
  )

/** The lines a name takes in a narrow place: one, or two with a hyphen between them. */
export const halved = (name: string, size: number, room: number): readonly string[] => {
  if (widthOf(name, size) <= room) return [name]
  const dash = name.indexOf('-') + 1
  if (dash > 0) return [name.slice(0, dash), name.slice(dash)]
  const middle = name.length / 2
  const at = breaksOf(name).toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || b - a)[0]
  return at === undefined ? [name] : [`${name.slice(0, at)}-`, name.slice(at)]
}

/** Where words of these widths begin when they share a line, the room between them even. */
export const spread = (widths: readonly number[], room: number): readonly number[] => {
  const whole = widths.reduce((sum, each) => sum + each, 0)
  const gap = (room - whole) / Math.max(1, widths.length - 1)
  return widths.map((_, i) => widths.slice(0, i).reduce((sum, each) => sum + each + gap, 0))
}
