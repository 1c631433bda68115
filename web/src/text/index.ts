/** Every word of the page, in the language that is set. */
import { setupI18n, type I18n } from '@lingui/core'
import { inLanguage } from '@machiya/kernel/words'
import type { Locale } from '@machiya/kit'
import { useSettings } from '../settings.ts'
import { compiler } from './compiler.ts'
import type { TextId } from '../words/en.ts'
import { LANGUAGES, LOCALES } from '../words/index.ts'

export type { TextId } from '../words/en.ts'
export type Say = (id: TextId, values?: Readonly<Record<string, string | number>>) => string

const catalogue = (locale: Locale, messages: Readonly<Record<string, string>>): I18n => {
  const i18n = setupI18n()
  if (compiler) i18n.setMessagesCompiler(compiler)
  i18n.load(locale, messages)
  i18n.activate(locale)
  return i18n
}

const speaker = (locale: Locale): Say => {
  const i18n = catalogue(locale, inLanguage(LANGUAGES, locale))
  return (id, values) => i18n._(id, values)
}

const SAYS = Object.fromEntries(LOCALES.map((locale) => [locale, speaker(locale)]))

export const sayIn = (locale: Locale): Say => inLanguage(SAYS, locale)
/** The words of the page in the language that is set; changes with it. */
export const useText = (): Say => sayIn(useSettings((settings) => settings.locale))

/** The language after this one, and after the last the first. */
export const nextLocale = (locale: Locale): Locale =>
  LOCALES[(LOCALES.indexOf(locale) + 1) % LOCALES.length] ?? locale

/** Made when first needed: a list format takes a phone longer to prepare than a sentence to say. */
const LISTS = new Map<Locale, Intl.ListFormat>()
const listFormat = (locale: Locale): Intl.ListFormat => {
  const format = LISTS.get(locale) ?? new Intl.ListFormat(locale, { type: 'conjunction' })
  LISTS.set(locale, format)
  return format
}

/** "Ren, Aiko and Mateo". */
export const listed = (locale: Locale, names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : listFormat(locale).format(names)
