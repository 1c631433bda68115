/** Deals a new table on this device. */
import { lay } from '@machiya/table'
import { hex } from '../parts/chance.ts'
import { isGame, takeDown } from '../games.ts'
import type { TableRow } from './rows.ts'
import { keepDealt } from './storage.ts'
import { companyOf, eventRow } from './table.ts'

/** `from` is a position to go on from instead of a new deal; a `seed` that is known deals the same again. */
type Setup = Pick<TableRow, 'game' | 'title' | 'chairs' | 'options'> &
  Partial<Pick<TableRow, 'seed' | 'evening' | 'practice'>> & { readonly from?: unknown }

/** Deals, lays the table and answers with its id; it is written down meanwhile. */
export const deal = async ({ from, ...setup }: Setup): Promise<string> => {
  if (!isGame(setup.game)) throw new Error(`no game is called '${setup.game}'`)
  const { game } = await takeDown(setup.game)
  const [id, at] = [`solo-${hex(6)}`, Date.now()]
  const { chairs, options, seed = hex(32) } = setup
  const orders = chairs.map(() => [])
  const position = from === undefined ? game.start(chairs.length, options, seed) : game.load(from)
  const [, begun] = lay(game, position, companyOf({ chairs, orders }))
  const over = begun.result !== null
  const row: TableRow = { ...setup, id, seed, orders, n: 0, begun: at, moved: at, over, waiting: begun.owed }
  keepDealt(row, eventRow(id, begun, at))
  return id
}

export const isOnDevice = (id: string): boolean => id.startsWith('solo-')
