/** The card of Edo in English. */
import type { Card } from '@machiya/kit/folder'

export const en: Card = {
  title: 'Edo',
  evening: 'An evening of quiet plans: rice, timber, stone, and houses along the roads.',
  print: 'Five roads and the provinces around the capital',
}
