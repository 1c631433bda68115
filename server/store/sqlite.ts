/** SQLite in the program itself: read here, written by a thread of its own. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteDialect, type CompiledQuery } from 'kysely'
import { openWriter } from './writer.ts'
import { migrate } from './migrations.ts'
import { PRAGMAS } from './pragmas.ts'
import type { Schema } from './schema.ts'
import type { Store } from './store.ts'

type Prepared = { readonly statement: StatementSync; readonly isReader: boolean }
type Statements = (sql: string) => Prepared
type Input = readonly SQLInputValue[]

const cached = (database: DatabaseSync): Statements => {
  const statements = new Map<string, Prepared>()
  return (sql) => {
    const known = statements.get(sql)
    if (known) return known
    if (statements.size > 500) statements.clear()
    const statement = database.prepare(sql)
    const made = { statement, isReader: statement.columns().length > 0 }
    statements.set(sql, made)
    return made
  }
}

/** What Kysely needs to speak to node:sqlite. */
const dialectOf = (database: DatabaseSync, statements: Statements): SqliteDialect =>
  new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare: (sql: string) => {
        const { statement, isReader } = statements(sql)
        return {
          reader: isReader,
          all: (input: Input) => statement.all(...input),
          run: (input: Input) => statement.run(...input),
          iterate: (input: Input) => statement.iterate(...input),
        }
      },
    },
  })

/** A second program on the same file would not hear of this one's moves, so it is turned away. */
const lockOut = (file: string): DatabaseSync => {
  const lock = new DatabaseSync(`${file}.lock`)
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE IF NOT EXISTS held (x)')
  } catch (cause) {
    lock.close()
    if ((cause as { errcode?: number }).errcode !== BUSY) throw cause
    throw new Error(`${file} is in use by another house: stop it, or give this one another data folder`, {
      cause,
    })
  }
  return lock
}
/** SQLite's number for what somebody else holds. */
const BUSY = 5

type Held = { readonly database: DatabaseSync; readonly lock: DatabaseSync | undefined }
const openFile = (file: string, alone: boolean): Held => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const lock = alone ? lockOut(file) : undefined
  try {
    const database = new DatabaseSync(file)
    database.exec(PRAGMAS)
    return { database, lock }
  } catch (cause) {
    lock?.close()
    throw cause
  }
}
/** Whatever the system says about a folder says nothing of what to do about it. */
const demandFile = (file: string, alone: boolean): Held => {
  try {
    return openFile(file, alone)
  } catch (cause) {
    const { message } = cause as Error
    if (message.includes('another house')) throw cause
    throw new Error(
      `nothing can be kept in ${dirname(file)} (${message}): DATA names a folder that can be written`,
      {
        cause,
      },
    )
  }
}

export const openSqlite = async (file: string, alone = true): Promise<Store> => {
  const { database, lock } = demandFile(file, alone)
  const statements = cached(database)
  const db = new Kysely<Schema>({ dialect: dialectOf(database, statements) })
  const writer = openWriter(file)
  const close = async (): Promise<void> => {
    await writer.close()
    await db.destroy()
    lock?.close()
  }
  try {
    database.exec('BEGIN IMMEDIATE')
    await migrate(db)
    database.exec('COMMIT')
  } catch (cause) {
    await close()
    throw cause
  }
  return {
    engine: 'sqlite',
    db,
    commit: (unit) => writer.commit(unit),
    fetch: async <T>(query: CompiledQuery<T>) => (await writer.fetch(query)) as readonly T[],
    close,
  }
}
