/** The tables an engine holds. A position is never changed, so tables may share one. */
import type { Game, Whole } from '@machiya/kernel'
import type { GameRecord } from '@machiya/kernel/record'
import { fail, type Params } from './rpc.ts'

/** The record is there where the table was followed from its deal on. */
export type Table = { readonly game: Game; readonly g: Whole; readonly record: GameRecord | null }

export type Tables = {
  /** Opens a table and gives its handle. */
  open(table: Table): number
  at(params: Params): Table
  set(params: Params, table: Table): void
  close(params: Params): void
}

const MOST_TABLES = 100_000

const handleIn = ({ table }: Params): number =>
  Number.isSafeInteger(table)
    ? (table as number)
    : fail('params', 'table is the whole number that start, load, copy or imagine gave')

export const openTables = (): Tables => {
  const tables = new Map<number, Table>()
  let last = 0
  const at = (params: Params): Table => {
    const handle = handleIn(params)
    return tables.get(handle) ?? fail('table', `there is no open table ${handle}`)
  }
  return {
    open: (table) => {
      if (tables.size >= MOST_TABLES) fail('table', `${MOST_TABLES} tables are open; close some first`)
      tables.set(++last, table)
      return last
    },
    at,
    set: (params, table) => {
      at(params)
      tables.set(handleIn(params), table)
    },
    close: (params) => {
      at(params)
      tables.delete(handleIn(params))
    },
  }
}
