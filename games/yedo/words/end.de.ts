/** How the end of Yedo is told in German. */
import type { EndWords } from '@machiya/kit/folder'

export const de: EndWords = {
  wins: (names, several) => `${names} ${several ? 'gewinnen' : 'gewinnt'} die Gunst des Shoguns`,
  youWin: 'Du gewinnst die Gunst des Shoguns',
  beats: {
    start: ['Vor der ersten Runde', 'Womit jeder Clan begann.'],
    missions: ['Missionen', 'Jede erfüllte Mission mit ihrem Bonus.'],
    auctions: ['Versteigerungen', 'Belohnungen, die Ansehen bringen.'],
    city: ['In der Stadt', 'Audienzen, Luxus und was mit Ansehen bezahlt wurde.'],
    played: ['Karten und Ereignisse', 'Was Aktionskarten und Ereignisse gaben und nahmen.'],
    'bonus-cards': [
      'Bonuskarten',
      'Jeder Clan zeigt seine Bonuskarten und wertet, deren Aufgabe er erfüllt.',
    ],
    blackmail: ['Erpressung', 'Eine Erpressung, die nicht genutzt wurde: 2 Punkte.'],
  },
  ties: ['weiter vorn in der Spielerreihenfolge'],
}
