/** The card in English. */
import type { Card } from '@machiya/kit/folder'

export const en: Card = {
  title: 'Sapling',
  evening: 'A few minutes of light: lanterns of paper, silk and bronze.',
  print: 'A lantern at dusk',
}
