/** The card of Yedo in German. */
import type { Card } from '@machiya/kit/folder'

export const de: Card = {
  title: 'Yedo',
  evening: 'Ein Abend voller Gebote, Geflüster und Missionen, während der Wächter seine Runde geht.',
  print: 'Eine Burgstadt bei Nacht, eine Brücke über den Fluss',
}
