/** SQLite in the program itself. All units of one turn of the event loop share one transaction and one fsync. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteDialect, type CompiledQuery } from 'kysely'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'
import type { Store, Unit } from './store.ts'

type Waiting = {
  readonly unit: Unit
  readonly done: (kept: boolean) => void
  readonly failed: (cause: unknown) => void
}
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

const run = (statements: Statements, { sql, parameters }: CompiledQuery): number =>
  Number(statements(sql).statement.run(...(parameters as Input)).changes)

const applyQueries = (statements: Statements, { guarded, queries }: Unit): boolean => {
  const [first, ...rest] = queries
  if (first && run(statements, first) === 0 && guarded) return false
  for (const query of rest) run(statements, query)
  return true
}

/** A unit that fails takes back its own queries only. */
const apply = (database: DatabaseSync, statements: Statements, unit: Unit): boolean => {
  if (unit.queries.length === 1) return applyQueries(statements, unit)
  database.exec('SAVEPOINT unit')
  try {
    const kept = applyQueries(statements, unit)
    database.exec('RELEASE unit')
    return kept
  } catch (cause) {
    database.exec('ROLLBACK TO unit; RELEASE unit')
    throw cause
  }
}

type Outcome = { readonly at: Waiting; readonly kept?: boolean; readonly cause?: unknown }
const attempt = (database: DatabaseSync, statements: Statements, at: Waiting): Outcome => {
  try {
    return { at, kept: apply(database, statements, at.unit) }
  } catch (cause) {
    return { at, cause }
  }
}

const settle = ({ at, kept, cause }: Outcome): void => (kept === undefined ? at.failed(cause) : at.done(kept))

/** Group commit: what was asked for in this turn is answered after one transaction. */
const groupCommit = (database: DatabaseSync, statements: Statements): Store['commit'] => {
  let queue: Waiting[] = []
  const flush = (): void => {
    const batch = queue
    queue = []
    try {
      database.exec('BEGIN IMMEDIATE')
      const outcomes = batch.map((at) => attempt(database, statements, at))
      database.exec('COMMIT')
      outcomes.forEach(settle)
    } catch (cause) {
      if (database.isOpen && database.isTransaction) database.exec('ROLLBACK')
      for (const at of batch) at.failed(cause)
    }
  }
  return (unit) =>
    new Promise((done, failed) => {
      if (queue.length === 0) setImmediate(flush)
      queue.push({ unit, done, failed })
    })
}

/** A second program on the same file would not hear of this one's moves, so it is turned away. */
const lockOut = (file: string): DatabaseSync => {
  const lock = new DatabaseSync(`${file}.lock`)
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE IF NOT EXISTS held (x)')
  } catch (cause) {
    lock.close()
    throw new Error(`${file} is in use by another house: stop it, or give this one another data folder`, {
      cause,
    })
  }
  return lock
}

export const openSqlite = async (file: string, alone = true): Promise<Store> => {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const lock = alone && file !== ':memory:' ? lockOut(file) : undefined
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000')
  /** 32 MB of log before it is folded back: fewer pauses in play, and a start reads it in a moment. */
  database.exec('PRAGMA wal_autocheckpoint = 8000')
  const statements = cached(database)
  const db = new Kysely<Schema>({ dialect: dialectOf(database, statements) })
  const close = async (): Promise<void> => {
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
  return { engine: 'sqlite', db, commit: groupCommit(database, statements), close }
}
