/** What players read in German. */
import type { Seat } from '@machiya/kernel'
import type { WordsOf } from '@machiya/kernel/words'
import type * as rules from '../rules/index.ts'
import { de as about } from './about.de.ts'

export const de: WordsOf<typeof rules> = {
  language: 'de',
  title: about.title,
  names: {
    '?': 'eine Laterne',
    paper: 'Papier',
    silk: 'Seide',
    bronze: 'Bronze',
    all: 'Alle drei Arten',
    stack: 'Stapel',
    hand: 'Hand',
    hung: 'Aufgehängt',
  },
  effects: { paper: '1 Punkt', silk: '2 Punkte', bronze: '3 Punkte' },
  asks: { hang: () => 'Häng eine Laterne auf' },
  offers: {},
  tidings: {
    hung: (a: { seat: Seat; card: string }, t) => `${t.seat(a.seat)} hängt ${t.name(a.card)} auf`,
  },
  reasons: {
    'The last lantern you hung up is of this kind':
      'Die letzte Laterne, die du aufgehängt hast, ist von dieser Art',
  },
  options: { evening: 'Abend', short: 'Kurz: fünf Laternen', long: 'Lang: sieben Laternen' },
}
