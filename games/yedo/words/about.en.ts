/** The card of Yedo in English. */
import type { Card } from '@machiya/kit/folder'

export const en: Card = {
  title: 'Yedo',
  evening: 'An evening of bids, whispers and missions while the watch walks its round.',
  print: 'A castle town at night, a bridge over the river',
}
