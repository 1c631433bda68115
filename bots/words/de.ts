/** The partners of the house in German. */
import type { Partners } from './index.ts'

export const de: Partners = {
  random: { name: 'Zufall', about: 'Spielt irgendeinen erlaubten Zug. Für Tests, nicht als Gesellschaft.' },
  apprentice: {
    name: 'Lehrling',
    about: 'Spielt vernünftig, blickt nicht weiter als diesen Zug, lässt dir Raum.',
  },
  merchant: { name: 'Kaufmann', about: 'Nimmt jedes Mal das beste Geschäft in Sicht.' },
  daimyo: { name: 'Daimyo', about: 'Wägt ab, was du halten könntest und wie die Runde weitergeht.' },
  shogun: {
    name: 'Shogun',
    about: 'Sucht wie der Daimyo, mit einem Urteil aus Spielen gegen sich selbst.',
  },
  patient: { name: 'geduldig', about: 'Baut erst auf und erntet spät.' },
  bold: { name: 'kühn', about: 'Nimmt die Punkte, die heute zu haben sind.' },
  sly: { name: 'listig', about: 'Sucht, was die anderen übersehen, und ist vor ihnen da.' },
}
