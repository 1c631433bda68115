/** What the words of the game lack and only the drawing says. */
import { inLanguage } from '@machiya/kernel/words'
import type { Locale } from '@machiya/kit'
import { de } from '../words/table.de.ts'
import { en } from '../words/table.en.ts'

export type Text = typeof en
const TEXTS = { en, de }
export const textIn = (locale: Locale): Text => inLanguage(TEXTS, locale)
