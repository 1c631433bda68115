/** Jobs: what must happen at a time, kept with the move that caused it and leased by one node at a time. */
import { CompiledQuery, sql } from 'kysely'
import type { JobRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'

export type JobKind = 'turn' | 'clock' | 'vanish' | 'notify' | 'push' | 'letter' | 'call'
type NewJob = {
  readonly kind: JobKind
  readonly table: string
  readonly seat?: number
  readonly runAt: number
  readonly payload: string
}

const idOf = ({ kind, table, seat }: NewJob): string =>
  [kind, table, ...(seat === undefined ? [] : [seat])].join(':')

/** One of a kind a table (and seat): a newer one takes the place of the older. */
export const putJob = ({ db }: Store, job: NewJob): CompiledQuery => {
  const fresh = { payload: job.payload, run_at: job.runAt, lease_until: 0, attempts: 0 }
  return db
    .insertInto('job')
    .values({ id: idOf(job), kind: job.kind, table_id: job.table, ...fresh })
    .onConflict((it) => it.column('id').doUpdateSet(fresh))
    .compile()
}

const DROP = {
  sqlite: 'DELETE FROM job WHERE table_id = ?',
  postgres: 'DELETE FROM job WHERE table_id = $1',
}
export const dropJobs = ({ engine }: Store, table: string): CompiledQuery[] => [
  CompiledQuery.raw(DROP[engine], [table]),
]

const LEASE_MS = 60_000
/** Takes due jobs for this node; nobody else gets them while the lease lasts. SQLite looks first: looking is cheap there. */
export const claimJobs = async (store: Store, now: number, most: number): Promise<readonly JobRow[]> => {
  const { db, engine } = store
  const due = db
    .selectFrom('job')
    .select('id')
    .where('run_at', '<=', now)
    .where('lease_until', '<=', now)
    .orderBy('run_at')
    .limit(most)
  if (engine === 'sqlite' && !(await due.limit(1).executeTakeFirst())) return []
  const claim = db
    .updateTable('job')
    .set({ lease_until: now + LEASE_MS, attempts: sql`attempts + 1` })
    .where('id', 'in', engine === 'postgres' ? due.forUpdate().skipLocked() : due)
    .returningAll()
    .compile()
  return store.fetch(claim)
}

/** Done, unless it was put anew meanwhile. */
export const finishJob = async (store: Store, job: JobRow): Promise<void> => {
  const query = store.db
    .deleteFrom('job')
    .where('id', '=', job.id)
    .where('payload', '=', job.payload)
    .where('lease_until', '=', job.lease_until)
    .compile()
  await store.commit({ guarded: false, queries: [query] })
}

const BACKOFF_MS = [1000, 5000, 30_000, 120_000, 600_000] as const
const MOST_ATTEMPTS = 8
/** Tried again later, and given up after a while. */
export const retryJob = async (store: Store, job: JobRow, now: number): Promise<void> => {
  if (job.attempts >= MOST_ATTEMPTS) return finishJob(store, job)
  const wait = BACKOFF_MS[Math.min(job.attempts, BACKOFF_MS.length) - 1] ?? BACKOFF_MS[0]
  const query = store.db
    .updateTable('job')
    .set({ lease_until: 0, run_at: now + wait })
    .where('id', '=', job.id)
    .where('payload', '=', job.payload)
    .where('lease_until', '=', job.lease_until)
    .compile()
  await store.commit({ guarded: false, queries: [query] })
}
