/** The card of Yokohama in German. */
import type { Card } from '@machiya/kit/folder'

export const de: Card = {
  title: 'Yokohama',
  evening: 'Ein Abend des Handels: Seide, Tee, Kupfer und Aufträge aus Übersee.',
  print: 'Eine Hafenstraße der Meiji-Jahre',
}
