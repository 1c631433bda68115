/** Somebody of the house as the page shows them: a face, how well they play, and how they like to. */
import { NAMES, PARTNERS } from '@machiya/bots/words'
import { inLanguage } from '@machiya/kernel/words'
import { Portrait, type Locale } from '@machiya/kit'
import type { Chair } from '../client/table.ts'

type Way = Pick<Chair, 'level' | 'manner'>

/** "Merchant, patient"; nothing for a person. */
export const wayOf = (locale: Locale, { level, manner }: Way): string => {
  const named = inLanguage(PARTNERS, locale)
  return [level, manner].flatMap((each) => (each ? [named[each].name] : [])).join(', ')
}

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
  readonly chair: Pick<Chair, 'name' | 'level'>
  readonly colour: string
  readonly size: number
}) => {
  const face = (NAMES as readonly string[]).indexOf(chair.name)
  return chair.level === null || face < 0 ? null : <Portrait face={face} colour={colour} size={size} />
}
