/** The thread that writes into SQLite: everything that waits shares one transaction and one fsync. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import type { Entry, Outcome, Row } from '../store/ledger.ts'
import { PRAGMAS } from '../store/pragmas.ts'

const database = new DatabaseSync((workerData as { file: string }).file)
database.exec(PRAGMAS)

const statements = new Map<string, StatementSync>()
const prepared = (sql: string): StatementSync => {
  const known = statements.get(sql)
  if (known) return known
  if (statements.size > 500) statements.clear()
  const made = database.prepare(sql)
  statements.set(sql, made)
  return made
}

const run = ([sql, parameters]: Entry['queries'][number]): number =>
  Number(prepared(sql).run(...(parameters as SQLInputValue[])).changes)
const rowsOf = ([sql, parameters]: Entry['queries'][number]): Row[] =>
  prepared(sql).all(...(parameters as SQLInputValue[]))

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
  prepared('SAVEPOINT unit').run()
  try {
    return apply(entry)
  } catch (cause) {
    prepared('ROLLBACK TO unit').run()
    throw cause
  } finally {
    prepared('RELEASE unit').run()
  }
}

const failure = (cause: unknown): Outcome => ({
  failed: cause instanceof Error ? cause.message : String(cause),
})
const attempt = (entry: Entry): Outcome => {
  try {
    return applyWhole(entry)
  } catch (cause) {
    return failure(cause)
  }
}

/** Answers go out only when the disk has everything. */
const keep = (batch: readonly Entry[]): Outcome[] => {
  try {
    prepared('BEGIN IMMEDIATE').run()
    const outcomes = batch.map(attempt)
    prepared('COMMIT').run()
    return outcomes
  } catch (cause) {
    if (database.isTransaction) database.exec('ROLLBACK')
    return batch.map(() => failure(cause))
  }
}

type Batch = readonly Entry[] | null
const port = parentPort
/** Whatever came while the disk was busy goes into the next transaction together. */
const serve = (first: Batch): void => {
  const all: Entry[] = []
  let next: Batch | undefined = first
  while (next) {
    all.push(...next)
    next = port ? (receiveMessageOnPort(port)?.message as Batch | undefined) : undefined
  }
  if (all.length > 0) port?.postMessage(keep(all))
  if (next !== null) return
  database.close()
  port?.close()
}
port?.on('message', serve)
