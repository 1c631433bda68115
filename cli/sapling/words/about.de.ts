/** The card in German. */
import type { Card } from '@machiya/kit/folder'

export const de: Card = {
  title: 'Sapling',
  evening: 'Ein paar Minuten Licht: Laternen aus Papier, Seide und Bronze.',
  print: 'Eine Laterne in der Dämmerung',
}
