/** Letters on a drawing grow where a small screen draws it smaller, so that none falls under 12 pixels. */
import { fitted } from '@machiya/kit'
import type { CSSProperties } from 'react'

/** The smallest that may stand at rest, and names. */
export const TEXT = 'var(--letter)'
export const NAME = 'var(--name)'

const LEAST = 12.2

/** How large both are on a drawing whose unit takes so many pixels. */
export const lettersAt = (unit: number, text: number, name = text): CSSProperties => ({
  ['--letter' as string]: `${Math.max(text, LEAST / unit)}px`,
  ['--name' as string]: `${Math.max(name, LEAST / unit)}px`,
})

/** Between the sizes a letter may take. */
const USUAL = 17

/** A long text is set closer to stay inside a width. */
export const within = (text: string, width: number, size = USUAL) => fitted(text, size, width)
