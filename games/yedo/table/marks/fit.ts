/** How long words stand in little room. */
import { widthOf } from '@machiya/kit'

const VOWEL = /[aeiou]/
/** Without the marks on its letters. */
const plain = (word: string): string =>
  [...word].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('')
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
  const at = breaksOf(plain(name)).toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || b - a)[0]
  return at === undefined ? [name] : [`${name.slice(0, at)}-`, name.slice(at)]
}

/** Where words of these widths begin when they share a line, and what each gets: less than it wants where the line is short. */
export const spread = (
  widths: readonly number[],
  room: number,
): readonly { readonly at: number; readonly width: number }[] => {
  const whole = widths.reduce((sum, each) => sum + each, 0)
  const share = Math.min(1, room / whole)
  const gap = (room - whole * share) / Math.max(1, widths.length - 1)
  return widths.map((width, i) => ({
    at: widths.slice(0, i).reduce((sum, each) => sum + each * share + gap, 0),
    width: width * share,
  }))
}
