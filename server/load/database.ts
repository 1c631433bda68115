/** What a house asks of its PostgreSQL, counted by the database itself. */
import { Client } from 'pg'

/** Since the database began. */
export type Counted = {
  readonly transactions: number
  readonly written: number
  readonly read: number
  readonly logBytes: number
}
const COUNTS = `SELECT xact_commit + xact_rollback AS transactions, tup_inserted + tup_updated + tup_deleted AS written,
  tup_fetched AS read, pg_current_wal_insert_lsn() - '0/0'::pg_lsn AS "logBytes"
  FROM pg_stat_database WHERE datname = current_database()`
/** Backends tell what they did at the latest a second after they came to rest. */
const SETTLES_MS = 1500

export const countDatabase = async (connectionString: string): Promise<Counted> => {
  await new Promise((done) => setTimeout(done, SETTLES_MS))
  const client = new Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ [K in keyof Counted]: string }>(COUNTS)
  await client.end()
  const of = (key: keyof Counted): number => Number(rows[0]?.[key] ?? 0)
  return {
    transactions: of('transactions'),
    written: of('written'),
    read: of('read'),
    logBytes: of('logBytes'),
  }
}

/** For one move. */
export const countsLine = (before: Counted, after: Counted, moves: number): string => {
  const each = (key: keyof Counted): string => ((after[key] - before[key]) / moves).toFixed(2)
  return `database, a move: ${each('transactions')} transactions, ${each('written')} rows written, ${each('read')} rows read, ${each('logBytes')} bytes of log`
}
