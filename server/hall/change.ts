/** Changing what is known about a table: whoever writes names the edition it read, so no change is lost. */
import type { CompiledQuery } from 'kysely'
import { problem } from '../problems.ts'
import type { SeatRow, TableRow } from '../store/schema.ts'
import type { House } from './context.ts'
import { liveTable, inTurn, reloadRows, type LiveTable } from './live-table.ts'
import { tellTable } from './tell.ts'

export type Plan = {
  readonly table?: Partial<TableRow>
  readonly seats?: readonly (Partial<SeatRow> & { readonly seat: number })[]
  readonly also?: readonly CompiledQuery[]
}

/** The guard of every change. */
export const editionQuery = (
  { store: { db } }: House,
  live: LiveTable,
  set: Partial<TableRow> = {},
): CompiledQuery =>
  db
    .updateTable('tables')
    .set({ ...set, edition: live.row.edition + 1 })
    .where('id', '=', live.id)
    .where('edition', '=', live.row.edition)
    .compile()

export const seatQuery = (
  { store: { db } }: House,
  live: LiveTable,
  { seat, ...set }: Partial<SeatRow> & { readonly seat: number },
): CompiledQuery =>
  db.updateTable('seat').set(set).where('table_id', '=', live.id).where('seat', '=', seat).compile()

const TRIES = 6
/** Runs inside the table's turn. The plan is made anew if somebody else changed the table first. */
export const changeNow = async (
  house: House,
  live: LiveTable,
  plan: (live: LiveTable) => Plan | null | Promise<Plan | null>,
): Promise<LiveTable> => {
  for (let tries = 0; tries < TRIES; tries++) {
    const made = await plan(live)
    if (!made) return live
    const { table, seats = [], also = [] } = made
    const queries = [
      editionQuery(house, live, table),
      ...seats.map((seat) => seatQuery(house, live, seat)),
      ...also,
    ]
    const note = JSON.stringify({ kind: 'info', table: live.id, node: house.node })
    const kept = await house.store.commit({ guarded: true, queries }, note)
    await reloadRows(house, live)
    if (!kept) continue
    tellTable(house, live)
    if (also.length > 0) house.kick()
    return live
  }
  throw problem('late', 'too many changes came at once: please try again')
}

export const change = async (
  house: House,
  id: string,
  plan: (live: LiveTable) => Plan | null | Promise<Plan | null>,
): Promise<LiveTable> => {
  const live = await liveTable(house, id)
  return inTurn(live, () => changeNow(house, live, plan))
}
