/** The thread that writes into SQLite: everything that waits shares one transaction and one fsync. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import type { Batch, Entry, Outcome, Row } from '../store/writer.ts'
import { PRAGMAS, STRETCH_LOG } from '../store/pragmas.ts'

const { file } = workerData as { file: string }
const database = new DatabaseSync(file)
database.exec(PRAGMAS)
try {
  database.exec(STRETCH_LOG)
} catch {
  // a disk without room for it says so with what is to be kept
  if (database.isTransaction) database.exec('ROLLBACK')
}

const own = {
  begin: database.prepare('BEGIN IMMEDIATE'),
  commit: database.prepare('COMMIT'),
  mark: database.prepare('SAVEPOINT unit'),
  back: database.prepare('ROLLBACK TO unit'),
  release: database.prepare('RELEASE unit'),
}
/** By number, in words until they are needed. */
const statements: (StatementSync | string)[] = []
const prepared = (at: number): StatementSync => {
  const found = statements[at] ?? ''
  const made = typeof found === 'string' ? database.prepare(found) : found
  statements[at] = made
  return made
}

const run = ([statement, parameters]: Entry['queries'][number]): number =>
  Number(prepared(statement).run(...(parameters as SQLInputValue[])).changes)
const rowsOf = ([statement, parameters]: Entry['queries'][number]): Row[] =>
  prepared(statement).all(...(parameters as SQLInputValue[]))

const apply = ({ guarded, rows, queries }: Entry): Outcome => {
  const [first, ...rest] = queries
  if (!first) return true
  if (rows) return rowsOf(first)
  if (run(first) === 0 && guarded) return false
  for (const query of rest) run(query)
  return true
}

/** A unit that fails takes back its own queries only; one query alone does so by itself. */
const applyWhole = (entry: Entry): Outcome => {
  if (entry.queries.length === 1) return apply(entry)
  own.mark.run()
  try {
    return apply(entry)
  } catch (cause) {
    if (database.isTransaction) own.back.run()
    throw cause
  } finally {
    if (database.isTransaction) own.release.run()
  }
}

const failure = (cause: unknown): Outcome => ({
  failed: cause instanceof Error ? cause.message : String(cause),
})
const attempt = (entry: Entry): Outcome => {
  try {
    return applyWhole(entry)
  } catch (cause) {
    // a full disk ends the transaction by itself: nothing that shares it is kept, and nothing may run outside of it
    if (!database.isTransaction) throw cause
    return failure(cause)
  }
}

/** Answers go out only when the disk has everything. */
const keep = (batch: readonly Entry[]): Outcome[] => {
  try {
    own.begin.run()
    const outcomes = batch.map(attempt)
    own.commit.run()
    return outcomes
  } catch (cause) {
    if (database.isTransaction) database.exec('ROLLBACK')
    return batch.map(() => failure(cause))
  }
}

type Next = Batch | null | undefined
const port = parentPort
/** Whatever came while the disk was busy goes into the next transaction together. Null is the end. */
const serve = (first: Next): void => {
  const all: Entry[] = []
  let next = first
  while (next) {
    statements.push(...next.statements)
    all.push(...next.entries)
    next = port ? (receiveMessageOnPort(port)?.message as Next) : undefined
  }
  if (all.length > 0) port?.postMessage(keep(all))
  if (next !== null) return
  database.close()
  port?.close()
}
port?.on('message', serve)
