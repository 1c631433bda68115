/** Every word of the page, in the language that is set. */
import { setupI18n, type I18n } from '@lingui/core'
import type { Locale } from '@machiya/kit'
import { useSettings } from '../settings.ts'
import { compiler } from './compiler.ts'
import { de } from './de.ts'
import { en, type TextId } from './en.ts'

export type { TextId } from './en.ts'
export type Say = (id: TextId, values?: Readonly<Record<string, string | number>>) => string

const catalogue = (locale: Locale, messages: Readonly<Record<string, string>>): I18n => {
  const i18n = setupI18n()
  if (compiler) i18n.setMessagesCompiler(compiler)
  i18n.load(locale, messages)
  i18n.activate(locale)
  return i18n
}

const CATALOGUES: { readonly [locale in Locale]: I18n } = {
  en: catalogue('en', en),
  de: catalogue('de', de),
}

const SAYS: { readonly [locale in Locale]: Say } = {
  en: (id, values) => CATALOGUES.en._(id, values),
  de: (id, values) => CATALOGUES.de._(id, values),
}

export const sayIn = (locale: Locale): Say => SAYS[locale]
/** The words of the page in the language that is set; changes with it. */
export const useText = (): Say => SAYS[useSettings((settings) => settings.locale)]

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
