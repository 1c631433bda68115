/** Letters on the sheet grow where a low screen draws it smaller, so that none falls under 12 pixels. */
import { memo } from 'react'

/** Below this the sheet is drawn at 0.65 to 0.69 instead of 0.78 of a pixel a unit. */
const LAPTOP = '(max-width: 1433.98px), (max-height: 887.98px)'

const STYLE = [
  '.yokohama{--letter:16px}',
  `@media ${LAPTOP}{.yokohama{--letter:18.6px}}`,
  '.yokohama-phone{--letter:12.6px}',
  '.yokohama-mat{--letter:13px}',
].join('')

/** A size, but never under the smallest that can be read here. */
export const letter = (size: number): string => `max(${size}px, var(--letter, 0px))`

export const Letters = memo(() => <style>{STYLE}</style>)

/** Between the sizes of a desk and a laptop. */
const MIDDLE = 17.2

/** A text that stays inside a width: set closer where it is long. */
export const fit = (text: string, size: number, width: number, wide = 0.55) => {
  const natural = text.length * (size < 15 ? size : Math.max(size, MIDDLE)) * wide
  const fontSize = letter(size)
  return natural <= width
    ? { fontSize }
    : { fontSize, textLength: width, lengthAdjust: 'spacingAndGlyphs' as const }
}
