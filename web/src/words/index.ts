/** The languages of the page; the first speaks where another is missing. */
import type { Languages } from '@machiya/kernel/words'
import { de } from './de.ts'
import { en, type TextId } from './en.ts'

export const LANGUAGES: Languages<{ readonly [id in TextId]: string }> = { en, de }
export const LOCALES = Object.keys(LANGUAGES)
