/** What the words of the game lack and only its table says. */
import { inLanguage } from '@machiya/kernel/words'
import type { Locale } from '@machiya/kit'
import { de as deskDe } from '../words/desk.de.ts'
import { en as deskEn, type DeskText } from '../words/desk.en.ts'
import { de as momentsDe } from '../words/moments.de.ts'
import { en as momentsEn, type MomentText } from '../words/moments.en.ts'
import { de as readingDe } from '../words/reading.de.ts'
import { en as readingEn, type ReadingText } from '../words/reading.en.ts'
import { de } from '../words/table.de.ts'
import { en } from '../words/table.en.ts'

export type Text = typeof en
const TEXTS = { en, de }
export const textIn = (locale: Locale): Text => inLanguage(TEXTS, locale)

const DESK_TEXTS = { en: deskEn, de: deskDe }
/** Questions, deeds, tags, my tray and a clan's sheet. */
export const deskTextIn = (locale: Locale): DeskText => inLanguage(DESK_TEXTS, locale)

const MOMENT_TEXTS = { en: momentsEn, de: momentsDe }
/** Bidding, answering, trading, choosing. */
export const momentTextIn = (locale: Locale): MomentText => inLanguage(MOMENT_TEXTS, locale)

const READING_TEXTS = { en: readingEn, de: readingDe }
/** Cards held before the eyes. */
export const readingTextIn = (locale: Locale): ReadingText => inLanguage(READING_TEXTS, locale)
