/** How the end of Edo is told in English. */
import type { EndWords } from '@machiya/kit/folder'

export const en: EndWords = {
  wins: (names, several) => `${names} ${several ? 'are' : 'is'} the new power in Edo`,
  youWin: 'You are the new power in Edo',
  beats: {
    house: ['Houses', 'Every house that was built.'],
    'trading-post': ['Trading posts', 'Every trading post that was built.'],
    fortress: ['Fortresses', 'Every fortress that was built.'],
    temple: ['Temples', 'Every temple that was built.'],
    trade: ['Trade', 'Points from the merchant.'],
    wishes: ['Wishes', 'A point for each wish fulfilled.'],
    samurai: ['Samurai', 'A point for each samurai on the board.'],
    ryo: ['Ryo', 'A point for every full 50 ryo.'],
    'ronin-tiles': ['Ronin', 'A point for each ronin tile.'],
  },
  ties: ['more wood, stone and rice', 'more influence in Edo', 'built earlier in Edo'],
  out: 'no house in Edo',
}
