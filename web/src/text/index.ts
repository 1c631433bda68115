/** Every word of the page, in the language that is set. */
import { setupI18n, type I18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Locale } from '@machiya/kit'
import { useSettings } from '../settings.ts'
import { de } from './de.ts'
import { en, type TextId } from './en.ts'

export type { TextId } from './en.ts'
export type Say = (id: TextId, values?: Readonly<Record<string, string | number>>) => string

const catalogue = (locale: Locale, messages: Readonly<Record<string, string>>): I18n => {
  const i18n = setupI18n()
  i18n.setMessagesCompiler(compileMessage)
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

/** "Ren, Aiko and Mateo". */
export const listed = (locale: Locale, names: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
