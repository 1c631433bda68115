/** Changing what is known about a table: whoever writes names the edition it read, so no change is lost. */
import type { CompiledQuery } from 'kysely'
import { problem } from '../problems.ts'
import type { SeatRow, TableRow } from '../store/schema.ts'
import { deskOf, inTurn, reloadRows, type Desk, type House } from './desk.ts'
import { tellTable } from './tell.ts'

export type Plan = {
  readonly table?: Partial<TableRow>
  readonly seats?: readonly (Partial<SeatRow> & { readonly seat: number })[]
  readonly also?: readonly CompiledQuery[]
}

/** The guard of every change. */
export const editionQuery = (
  { store: { db } }: House,
  desk: Desk,
  set: Partial<TableRow> = {},
): CompiledQuery =>
  db
    .updateTable('tables')
    .set({ ...set, edition: desk.row.edition + 1 })
    .where('id', '=', desk.id)
    .where('edition', '=', desk.row.edition)
    .compile()

export const seatQuery = (
  { store: { db } }: House,
  desk: Desk,
  { seat, ...set }: Partial<SeatRow> & { readonly seat: number },
): CompiledQuery =>
  db.updateTable('seat').set(set).where('table_id', '=', desk.id).where('seat', '=', seat).compile()

const TRIES = 6
/** Runs inside the desk's turn. The plan is made anew if somebody else changed the table first. */
export const changeNow = async (
  house: House,
  desk: Desk,
  plan: (desk: Desk) => Plan | null | Promise<Plan | null>,
): Promise<Desk> => {
  for (let tries = 0; tries < TRIES; tries++) {
    const made = await plan(desk)
    if (!made) return desk
    const { table, seats = [], also = [] } = made
    const queries = [
      editionQuery(house, desk, table),
      ...seats.map((seat) => seatQuery(house, desk, seat)),
      ...also,
    ]
    const note = JSON.stringify({ kind: 'info', table: desk.id, node: house.node })
    const kept = await house.store.commit({ guarded: true, queries }, note)
    await reloadRows(house, desk)
    if (!kept) continue
    tellTable(house, desk)
    if (also.length > 0) house.kick()
    return desk
  }
  throw problem('late', 'too many changes came at once: please try again')
}

export const change = async (
  house: House,
  id: string,
  plan: (desk: Desk) => Plan | null | Promise<Plan | null>,
): Promise<Desk> => {
  const desk = await deskOf(house, id)
  return inTurn(desk, () => changeNow(house, desk, plan))
}
