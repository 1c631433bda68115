/** The games of the house, as its tests go through them. */
import { folderOf, LISTED } from '@machiya/games'

export const GAMES = LISTED
/** What a game is called on the page. */
export const titleOf = (game: string, language: string): string =>
  folderOf(game).about?.words[language]?.title ?? game
