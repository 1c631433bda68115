/** The card of Edo in German. */
import type { Card } from '@machiya/kit/folder'

export const de: Card = {
  title: 'Edo',
  evening: 'Ein Abend stiller Pläne: Reis, Holz, Stein und Häuser an den Straßen.',
  print: 'Fünf Straßen und die Provinzen um die Hauptstadt',
}
