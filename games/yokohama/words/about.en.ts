/** The card of Yokohama in English. */
import type { Card } from '@machiya/kit/folder'

export const en: Card = {
  title: 'Yokohama',
  evening: 'An evening of trade: silk, tea, copper, and orders from across the sea.',
  print: 'A harbour street of the Meiji years',
}
