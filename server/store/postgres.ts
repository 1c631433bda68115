/** PostgreSQL, for several nodes: a unit is a transaction, a lone query is its own. */
import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import { Pool, types, type PoolClient } from 'pg'
import { migrate } from './migrations.ts'
import { gatherNotes } from './notes.ts'
import type { Schema } from './schema.ts'
import type { Store, Unit } from './store.ts'

/** Any number that is the same on every node: who migrates holds it. */
const MIGRATING = 7_202_611

/** Whole numbers fit a double here: times, counts and seats. */
types.setTypeParser(types.builtins.INT8, Number)

/** What is kept is said in few ways, again and again: each has a name by which the database knows it. */
const names = new Map<string, string>()
const nameOf = (sql: string): string => {
  const name = names.get(sql) ?? `q${names.size}`
  names.set(sql, name)
  return name
}
type Named = { readonly name: string; readonly text: string; readonly values: unknown[] }
type Runs = { query(query: Named): Promise<{ rowCount: number | null }> }
const run = async (on: Runs, { sql, parameters }: CompiledQuery): Promise<number> =>
  (await on.query({ name: nameOf(sql), text: sql, values: [...parameters] })).rowCount ?? 0

export const CHANNEL = 'machiya'

const transact = async (client: PoolClient, { guarded, queries }: Unit): Promise<boolean> => {
  await client.query('BEGIN')
  try {
    const [first, ...rest] = queries
    const touched = first ? await run(client, first) : 0
    const kept = touched > 0 || !guarded
    if (kept) for (const query of rest) await run(client, query)
    await client.query(kept ? 'COMMIT' : 'ROLLBACK')
    return kept
  } catch (cause) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw cause
  }
}

const keep = async (pool: Pool, unit: Unit): Promise<boolean> => {
  const [only, more] = unit.queries
  if (only && !more && unit.guarded) return (await run(pool, only)) > 0
  const client = await pool.connect()
  try {
    return await transact(client, unit)
  } finally {
    client.release()
  }
}

const upToDate = (db: Kysely<Schema>, pool: Pool): Promise<void> =>
  db.connection().execute(async (held) => {
    const guard = await pool.connect()
    try {
      await guard.query('SELECT pg_advisory_lock($1)', [MIGRATING])
      await held.transaction().execute(migrate)
    } finally {
      await guard.query('SELECT pg_advisory_unlock($1)', [MIGRATING]).catch(() => undefined)
      guard.release()
    }
  })

/** Both name the cause; the one of several tries has no words of its own. */
const unreached = (cause: unknown): unknown => {
  if (!(cause instanceof Error) || !('code' in cause)) return cause
  const [first] = cause instanceof AggregateError ? (cause.errors as Error[]) : []
  const why = cause.message || first?.message
  return new Error(`the database that DATABASE_URL names cannot be used: ${why}`, { cause })
}

export const openPostgres = async (connectionString: string): Promise<Store> => {
  const pool = new Pool({ connectionString, max: 10 })
  /** A connection that breaks is replaced by the pool, and the query that needs it fails by itself; in use the pool does not hear of it. */
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await upToDate(db, pool)
  } catch (cause) {
    await db.destroy()
    throw unreached(cause)
  }
  const notes = gatherNotes((text) => pool.query('SELECT pg_notify($1, $2)', [CHANNEL, text]))
  return {
    engine: 'postgres',
    db,
    commit: async (unit, note) => {
      const kept = await keep(pool, unit)
      if (kept && note !== undefined) notes.put(note)
      return kept
    },
    fetch: async <T>(query: CompiledQuery<T>) => (await db.executeQuery(query)).rows,
    close: async () => {
      await notes.settle()
      await db.destroy()
    },
  }
}
