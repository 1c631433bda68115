/** What is done at a table beside the game and stands in its log all the same. */
import type { TableDeed } from '../protocol.ts'
import type { TableRow } from '../store/schema.ts'
import type { LiveTable } from './live-table.ts'

/** Older ones have been read. */
const MOST = 40

export const deedsOf = ({ row }: LiveTable): TableDeed[] => JSON.parse(row.deeds) as TableDeed[]

/** As a change of the table. */
export const withDeed = (live: LiveTable, deed: Omit<TableDeed, 'at'>): Pick<TableRow, 'deeds'> => ({
  deeds: JSON.stringify([...deedsOf(live), { ...deed, at: Date.now() }].slice(-MOST)),
})
