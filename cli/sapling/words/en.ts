/** What players read in English. */
import type { Seat } from '@machiya/kernel'
import type { WordsOf } from '@machiya/kernel/words'
import type * as rules from '../rules/index.ts'
import { en as about } from './about.en.ts'

export const en: WordsOf<typeof rules> = {
  language: 'en',
  title: about.title,
  names: {
    '?': 'a lantern',
    paper: 'Paper',
    silk: 'Silk',
    bronze: 'Bronze',
    all: 'All three kinds',
    stack: 'Stack',
    hand: 'Hand',
    hung: 'Hung up',
  },
  effects: { paper: '1 point', silk: '2 points', bronze: '3 points' },
  asks: { hang: () => 'Hang up a lantern' },
  offers: {},
  tidings: {
    hung: (a: { seat: Seat; card: string }, t) => `${t.seat(a.seat)} hangs up ${t.name(a.card)}`,
  },
  options: { evening: 'Evening', short: 'Short: five lanterns', long: 'Long: seven lanterns' },
}
