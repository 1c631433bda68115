import { inLanguage } from '@machiya/kernel/words'
import type { Locale } from '@machiya/kit'
import { de } from '../../words/strip.de.ts'
import { en } from '../../words/strip.en.ts'

const TEXTS = { en, de }
export const saidIn = (locale: Locale): typeof en => inLanguage(TEXTS, locale)
