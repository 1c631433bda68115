/** Everything a table is made of, fetched at once and ahead: the room, the game's drawing, the table's own thread. */
import { boardOf, type GameName } from '../games.ts'

export const fetchTable = (game: GameName): void => {
  void import('./Table.tsx')
  void boardOf(game).catch(() => null)
}
