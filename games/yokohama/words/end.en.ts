/** How the end of Yokohama is told in English. */
import type { EndWords } from '@machiya/kit/folder'

export const en: EndWords = {
  wins: (names, several) => `${names} ${several ? 'win' : 'wins'} the harbour`,
  youWin: 'You win the harbour',
  beats: {
    game: [
      'During the game',
      'Orders, technologies, achievements, buildings and the spaces of church and customs.',
    ],
    church: ['Church', 'The most assistants on the church board: 6 points, the second most 3.'],
    customs: ['Customs', 'The most assistants on the customs board: 8 points, the second most 4.'],
    technology: ['Technology', 'The highest industry of all technologies: 10 points, the second highest 5.'],
    countries: [
      'Countries',
      'Signs on orders and technologies, in sets of different countries: 12, 8, 4 and 2 points for five, four, three and two.',
    ],
    rest: ['The rest', 'Unused agents and imports, every 2 yen and every 3 goods: a point each.'],
  },
  ties: ['the earlier seat goes before'],
}
