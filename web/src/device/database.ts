/** The database of this device, and how an older one becomes it. */
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb'
import { tableFrom, visitFrom, type OldVisit, type Saved } from './old-saves.ts'
import type { EventRow, Notes, TableRow, Visit } from './rows.ts'

type Schema = DBSchema & {
  tables: { key: string; value: TableRow; indexes: { moved: number } }
  events: { key: [string, number]; value: EventRow }
  visits: { key: [string, number]; value: Visit }
  notes: { key: string; value: Notes }
}
type Stores = ('tables' | 'events' | 'visits' | 'notes')[]
type Upgrade = IDBPTransaction<Schema, Stores, 'versionchange'>

const NAME = 'machiya'
const VERSION = 2

/** Said while an older page in another tab keeps this one waiting, and when it is over. */
export const BLOCKED = 'machiya-blocked'
export const UNBLOCKED = 'machiya-unblocked'
const say = (event: string): boolean => self.dispatchEvent(new Event(event))

const lay = (db: IDBPDatabase<Schema>): void => {
  db.createObjectStore('events', { keyPath: ['table', 'n'] })
  db.createObjectStore('visits', { keyPath: ['table', 'seat'] })
}

/** Nothing that a player began is lost: all of it is kept in the new way, or the database stays as it was. */
const moveIn = async (db: IDBPDatabase<Schema>, tx: Upgrade): Promise<void> => {
  const saved = (await tx.objectStore('tables').getAll()) as unknown as Saved[]
  const seen = (await tx.objectStore('visits').getAll()) as unknown as OldVisit[]
  db.deleteObjectStore('visits')
  lay(db)
  for (const { row, event, visits } of saved.map(tableFrom)) {
    void tx.objectStore('tables').put(row)
    void tx.objectStore('events').put(event)
    for (const visit of visits) void tx.objectStore('visits').put(visit)
  }
  for (const visit of seen) void tx.objectStore('visits').put(visitFrom(visit))
}

const upgrade = (db: IDBPDatabase<Schema>, was: number, tx: Upgrade): void => {
  if (was === 1) return void moveIn(db, tx).catch(() => tx.abort())
  db.createObjectStore('tables', { keyPath: 'id' }).createIndex('moved', 'moved')
  db.createObjectStore('notes', { keyPath: 'id' })
  lay(db)
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

const open = async (): Promise<IDBPDatabase<Schema>> => {
  const db = await openDB<Schema>(NAME, VERSION, {
    upgrade: (made, was, _, tx) => upgrade(made, was, tx),
    blocked: () => void say(BLOCKED),
    // A newer page in another tab must not wait for this one.
    blocking: () => void close(),
    terminated: () => (opened = undefined),
  })
  say(UNBLOCKED)
  return db
}

export const database = (): Promise<IDBPDatabase<Schema>> => (opened ??= open())

const close = async (): Promise<void> => {
  const db = opened
  opened = undefined
  ;(await db)?.close()
}
