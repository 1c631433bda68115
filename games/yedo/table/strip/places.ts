/** What places are called in a sentence. */
import type { Pick } from '@machiya/kernel'
import { DISTRICT_OF, type Spot } from '../../whereabouts.ts'
import { textIn } from '../text.ts'
import type { Board } from '../where.ts'

const DEED: Readonly<Record<string, string>> = {
  shogun: 'audience',
  bakufu: 'orders',
  'bower-1': 'bower',
  'bower-2': 'bower',
  'bower-3': 'bower',
}

/** A space of the castle is told by the castle and what is done there. */
export const placeName = ({ t, locale }: Board, place: Pick): string => {
  const spot = String(place)
  const deed = DEED[spot]
  if (DISTRICT_OF[spot as Spot] !== 'castle' || deed === undefined) return t.name(spot)
  const number = /\d$/.exec(spot)?.[0]
  return `${t.name('castle')} (${textIn(locale).deed[deed] ?? spot}${number ? ` ${number}` : ''})`
}
