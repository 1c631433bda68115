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

const putBy = (marks: readonly string[]): string =>
  `INSERT INTO job (id, kind, table_id, payload, run_at, lease_until, attempts) VALUES (${marks.join(', ')}, 0, 0)
  ON CONFLICT (id) DO UPDATE SET payload = excluded.payload, run_at = excluded.run_at, lease_until = 0, attempts = 0`
const PUT = { sqlite: putBy(['?', '?', '?', '?', '?']), postgres: putBy(['$1', '$2', '$3', '$4', '$5']) }
/** One of a kind a table (and seat): a newer one takes the place of the older. */
export const putJob = ({ engine }: Store, job: NewJob): CompiledQuery =>
  CompiledQuery.raw(PUT[engine], [idOf(job), job.kind, job.table, job.payload, job.runAt])

const DROP = {
  sqlite: 'DELETE FROM job WHERE table_id = ?',
  postgres: 'DELETE FROM job WHERE table_id = $1',
}
export const dropJobs = ({ engine }: Store, table: string): CompiledQuery[] => [
  CompiledQuery.raw(DROP[engine], [table]),
]

const DROP_TURN = {
  sqlite: "DELETE FROM job WHERE id = 'turn:' || ?",
  postgres: "DELETE FROM job WHERE id = 'turn:' || $1::text",
}
export const dropTurn = ({ engine }: Store, table: string): CompiledQuery =>
  CompiledQuery.raw(DROP_TURN[engine], [table])

/** A house that has its file to itself waits for no other node: what one before it began is due at once. */
export const takeOver = async ({ db, engine, commit }: Store): Promise<void> => {
  if (engine !== 'sqlite') return
  const leased = db.updateTable('job').set({ lease_until: 0 }).where('lease_until', '>', 0).compile()
  const turns = db.updateTable('job').set({ run_at: 0 }).where('kind', '=', 'turn').compile()
  await commit({ guarded: false, queries: [leased, turns] })
}

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
