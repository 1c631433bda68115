/** Where tables on this device are kept: one small row a table, and every event once, with a whole position now and then. */
import { SNAPSHOT_EVERY } from '@machiya/table'
import { database } from './database.ts'
import type { EventRow, TableRow, Visit } from './rows.ts'

/** A table dealt on this page is laid before it is written down. */
type Dealt = { readonly row: TableRow; readonly events: readonly EventRow[]; readonly written: Promise<void> }
const dealt = new Map<string, Dealt>()

/** The row and its new events, all or nothing. */
export const keepTable = async (row: TableRow, events: readonly EventRow[]): Promise<void> => {
  const tx = (await database()).transaction(['tables', 'events'], 'readwrite')
  await Promise.all([
    tx.objectStore('tables').put(row),
    ...events.map((event) => tx.objectStore('events').put(event)),
    tx.done,
  ])
}

export const keepDealt = (row: TableRow, event: EventRow): void => {
  const written = keepTable(row, [event])
  dealt.set(row.id, { row, events: [event], written })
  void written.finally(() => dealt.delete(row.id)).catch(() => undefined)
}
/** Resolves when what was dealt here can be read from elsewhere. */
export const isWritten = async (id: string): Promise<void> => dealt.get(id)?.written

const allFrom = (id: string, n: number): IDBKeyRange => IDBKeyRange.bound([id, n], [id, Infinity])

export const tableOf = async (id: string): Promise<TableRow | undefined> =>
  dealt.get(id)?.row ?? (await database()).get('tables', id)
/** From event `n` on. */
export const eventsOf = async (id: string, n = 0): Promise<readonly EventRow[]> =>
  dealt.get(id)?.events ?? (await database()).getAll('events', allFrom(id, n))
/** From a whole position on that lies far enough back for everything that can be taken back. */
export const lastEventsOf = ({ id, n }: TableRow): Promise<readonly EventRow[]> =>
  eventsOf(id, Math.max(0, (Math.floor(n / SNAPSHOT_EVERY) - 1) * SNAPSHOT_EVERY))

export const dropTable = async (id: string): Promise<void> => {
  const tx = (await database()).transaction(['tables', 'events', 'visits'], 'readwrite')
  await Promise.all([
    tx.objectStore('tables').delete(id),
    tx.objectStore('events').delete(allFrom(id, 0)),
    tx.objectStore('visits').delete(allFrom(id, -1)),
    tx.done,
  ])
}
/** Newest first. */
export const allTables = async (): Promise<TableRow[]> =>
  (await (await database()).getAllFromIndex('tables', 'moved')).reverse()

export const keepVisit = async (visit: Visit): Promise<void> =>
  void (await (await database()).put('visits', visit))
export const visitOf = async (table: string, seat: number | null): Promise<Visit | undefined> =>
  (await database()).get('visits', [table, seat ?? -1])

export const keepNotes = async (id: string, text: string): Promise<void> =>
  void (await (await database()).put('notes', { id, text }))
export const notesOf = async (id: string): Promise<string> =>
  (await (await database()).get('notes', id))?.text ?? ''
