/** Everything a table is made of, fetched at once and ahead: the room and the game's drawing. */
import { boardOf, type GameName } from '../games.ts'
import { Table } from '../rooms.ts'

/** Resolves when the room stands; never fails, since the room says itself what is wrong. */
export const fetchTable = async (game: GameName): Promise<void> => {
  await Promise.all([Table.fetch(), boardOf(game)]).catch(() => undefined)
}
