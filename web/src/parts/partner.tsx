/** Somebody of the house as the page shows them: a face, how well they play, and how they like to. */
import type { Level, Manner } from '@machiya/bots'
import { NAMES, PARTNERS } from '@machiya/bots/words'
import { inLanguage } from '@machiya/kernel/words'
import { Portrait, type Locale } from '@machiya/kit'
import { capital } from './told.tsx'

type Way = { readonly level: Level | null; readonly manner: Manner | null }

/** "Merchant, patient"; nothing for a person. */
export const wayOf = (locale: Locale, { level, manner }: Way): string => {
  const named = inLanguage(PARTNERS, locale)
  return [level, manner].flatMap((each) => (each ? [named[each].name] : [])).join(', ')
}

/** "Patient", where there is room for one word. */
export const mannerOf = (locale: Locale, { manner }: Way): string =>
  capital(wayOf(locale, { level: null, manner }), locale)

/** A sentence on each. */
export const characterOf = (locale: Locale, { level, manner }: Way): string => {
  const named = inLanguage(PARTNERS, locale)
  return [level, manner].flatMap((each) => (each ? [named[each].about] : [])).join(' ')
}

/** Whoever has another name than those of the house has no face. */
export const Face = ({
  chair,
  colour,
  size,
}: {
  readonly chair: { readonly name: string; readonly level: Level | null }
  readonly colour: string
  readonly size: number
}) => {
  const face = (NAMES as readonly string[]).indexOf(chair.name)
  return chair.level === null || face < 0 ? null : <Portrait face={face} colour={colour} size={size} />
}
