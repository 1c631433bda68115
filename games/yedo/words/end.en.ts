/** How the end of Yedo is told in English. */
import type { EndWords } from '@machiya/kit/folder'

export const en: EndWords = {
  wins: (names, several) => `${names} ${several ? 'win' : 'wins'} the favour of the Shogun`,
  youWin: 'You win the favour of the Shogun',
  beats: {
    start: ['Before the first round', 'What every clan began with.'],
    missions: ['Missions', 'Every mission completed, with its bonus.'],
    auctions: ['Auctions', 'Rewards that bring prestige.'],
    city: ['In the city', 'Audiences, luxury and what was paid for with prestige.'],
    played: ['Cards and events', 'What action cards and events gave and took.'],
    'bonus-cards': ['Bonus cards', 'Each clan shows its bonus cards and scores those whose task it meets.'],
    blackmail: ['Blackmail', 'A Blackmail that was not used: 2 points.'],
  },
  ties: ['farther up the player order'],
}
