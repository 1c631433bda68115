/** Where tables on this device are kept between visits. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Entry } from '../table/client.ts'
import type { Saved } from './session.ts'

/** What is remembered of a table on a server: enough to go on from where one left. */
export type Visit = {
  readonly id: string
  readonly seat: number | null
  readonly seq: number
  readonly era: string
  readonly view: unknown
  readonly log: readonly Entry[]
  readonly read: number
  /** The log tells everything from the first move on. */
  readonly whole?: boolean
}

type House = DBSchema & {
  tables: { key: string; value: Saved; indexes: { moved: number } }
  visits: { key: string; value: Visit }
  notes: { key: string; value: { id: string; text: string } }
}

let opened: Promise<IDBPDatabase<House>> | undefined

const house = (): Promise<IDBPDatabase<House>> =>
  (opened ??= openDB<House>('machiya', 1, {
    upgrade: (db) => {
      db.createObjectStore('tables', { keyPath: 'id' }).createIndex('moved', 'moved')
      db.createObjectStore('visits', { keyPath: 'id' })
      db.createObjectStore('notes', { keyPath: 'id' })
    },
  }))

/** A table dealt on this page is laid before it is written down. */
const fresh = new Map<string, { readonly saved: Saved; readonly written: Promise<void> }>()

export const layFresh = (saved: Saved): void => {
  const written = keepTable(saved)
  fresh.set(saved.id, { saved, written })
  void written.finally(() => fresh.delete(saved.id)).catch(() => undefined)
}
/** Resolves when what was dealt here can be read from elsewhere. */
export const isWritten = async (id: string): Promise<void> => fresh.get(id)?.written

export const keepTable = async (saved: Saved): Promise<void> =>
  void (await (await house()).put('tables', saved))
export const tableOf = async (id: string): Promise<Saved | undefined> =>
  fresh.get(id)?.saved ?? (await house()).get('tables', id)
export const dropTable = async (id: string): Promise<void> => (await house()).delete('tables', id)
/** Newest first. */
export const allTables = async (): Promise<Saved[]> =>
  (await (await house()).getAllFromIndex('tables', 'moved')).reverse()

export const keepVisit = async (visit: Visit): Promise<void> =>
  void (await (await house()).put('visits', visit))
export const visitOf = async (id: string): Promise<Visit | undefined> => (await house()).get('visits', id)

export const keepNotes = async (id: string, text: string): Promise<void> =>
  void (await (await house()).put('notes', { id, text }))
export const notesOf = async (id: string): Promise<string> =>
  (await (await house()).get('notes', id))?.text ?? ''
