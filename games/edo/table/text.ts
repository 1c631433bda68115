/** What the words of the game lack and only the drawing says. */
import { inLanguage } from '@machiya/kernel/words'
import type { Locale } from '@machiya/kit'
import { de as readingDe } from '../words/reading.de.ts'
import { en as readingEn, type ReadingText } from '../words/reading.en.ts'
import { de } from '../words/table.de.ts'
import { en } from '../words/table.en.ts'

const TEXTS = { en, de }
export const textIn = (locale: Locale): typeof en => inLanguage(TEXTS, locale)

const READING_TEXTS = { en: readingEn, de: readingDe }
/** Cards held before the eyes. */
export const readingTextIn = (locale: Locale): ReadingText => inLanguage(READING_TEXTS, locale)
