/** How the end of Yokohama is told in German. */
import type { EndWords } from '@machiya/kit/folder'

export const de: EndWords = {
  wins: (names, several) => `${names} ${several ? 'gewinnen' : 'gewinnt'} den Hafen`,
  youWin: 'Du gewinnst den Hafen',
  beats: {
    game: [
      'Während des Spiels',
      'Aufträge, Technologien, Errungenschaften, Gebäude und die Felder von Kirche und Importlager.',
    ],
    church: ['Kirche', 'Die meisten Assistenten auf dem Plan der Kirche: 6 Punkte, die zweitmeisten 3.'],
    customs: ['Importlager', 'Die meisten Assistenten im Importlager: 8 Punkte, die zweitmeisten 4.'],
    technology: [
      'Technologie',
      'Die höchste Industrie aller Technologien zusammen: 10 Punkte, die zweithöchste 5.',
    ],
    countries: [
      'Länder',
      'Zeichen auf Aufträgen und Technologien in Sätzen verschiedener Länder: 12, 8, 4 und 2 Punkte für fünf, vier, drei und zwei.',
    ],
    rest: ['Der Rest', 'Ungenutzte Vertreter und Importgüter, je 2 Yen und je 3 Waren: je ein Punkt.'],
  },
  ties: ['der frühere Platz geht vor'],
}
