/** Letters on the sheet grow where a low screen draws it smaller, so that none falls under 12 pixels. */
import { memo } from 'react'

/** Below this the sheet is drawn at 0.69 instead of 0.78 of a pixel a unit. */
const LAPTOP = '(max-width: 1433.98px), (max-height: 887.98px)'

const STYLE = [
  '.edo{--letter:16px;--name:16px}',
  `@media ${LAPTOP}{.edo-sheet{--letter:18.6px;--name:18.6px}}`,
  '.edo-plum text{font-size:var(--letter)}',
].join('')

/** The smallest that may stand at rest, and names. */
export const TEXT = 'var(--letter)'
export const NAME = 'var(--name)'

export const Letters = memo(() => <style>{STYLE}</style>)

/** Between the two sizes a letter takes about this much. */
const LETTER_WIDTH = 9.3

/** A long text is set closer to stay inside a width. */
export const within = (text: string, width: number) =>
  text.length * LETTER_WIDTH > width ? ({ textLength: width, lengthAdjust: 'spacingAndGlyphs' } as const) : {}
