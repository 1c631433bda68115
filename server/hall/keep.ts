/** Keeping an event: the move, the change of the position and the jobs that follow from it, in one unit. */
import type { Advance } from '@machiya/table'
import { CompiledQuery } from 'kysely'
import type { EventRow } from '../store/schema.ts'
import { dropJobs, dropTurn, putJob } from '../jobs/queue.ts'
import { firstClock, firstDeadline, nextClock, type ClockState } from './clock.ts'
import type { House, Note } from './context.ts'
import type { LiveTable, Tip } from './live-table.ts'
import { isHere } from './info.ts'

const EVENT_COLUMNS = {
  table_id: 'text',
  n: 'bigint',
  kind: 'text',
  seat: 'bigint',
  task: 'text',
  pick: 'text',
  message: 'text',
  number: 'bigint',
  heard: 'text',
  waiting: 'text',
  owed: 'text',
  changes: 'text',
  snapshot: 'text',
  clock: 'text',
  at: 'bigint',
} as const satisfies { readonly [K in keyof EventRow]: 'text' | 'bigint' }
const COLUMNS = Object.keys(EVENT_COLUMNS) as (keyof EventRow)[]

const RAW = CompiledQuery.raw('')
/** What is written for every move is not put together anew each time. */
const ready = (sql: string, parameters: readonly unknown[]): CompiledQuery => ({ ...RAW, sql, parameters })

/** Kept only in the epoch it was made in: a house that has not yet noticed a restored backup writes nothing into it. */
const INSERT = {
  sqlite: `INSERT INTO event (${COLUMNS.join(', ')}) SELECT ${COLUMNS.map(() => '?').join(', ')}
    WHERE EXISTS (SELECT 1 FROM meta WHERE key = 'epoch' AND value = ?) ON CONFLICT DO NOTHING`,
  postgres: `INSERT INTO event (${COLUMNS.join(', ')})
    SELECT ${COLUMNS.map((column, i) => `$${i + 1}::${EVENT_COLUMNS[column]}`).join(', ')}
    WHERE EXISTS (SELECT 1 FROM meta WHERE key = 'epoch' AND value = $${COLUMNS.length + 1}) ON CONFLICT DO NOTHING`,
}
export const insertEvent = ({ store, epoch }: House, row: EventRow): CompiledQuery =>
  ready(INSERT[store.engine], [...COLUMNS.map((column) => row[column]), epoch])

type Beside = { readonly message: string | null; readonly clock: ClockState | null; readonly at: number }
export const eventRow = (table: string, made: Advance, { message, clock, at }: Beside): EventRow => ({
  table_id: table,
  n: made.n,
  kind: made.kind,
  seat: made.seat,
  task: made.task,
  pick: made.pick,
  message,
  number: made.number,
  heard: JSON.stringify(made.heard),
  waiting: JSON.stringify(made.waiting),
  owed: JSON.stringify(made.owed),
  changes: made.changes,
  snapshot: made.snapshot,
  clock: clock ? JSON.stringify(clock) : null,
  at,
})

/** Whoever acts unasked does so at once; the job is there for the case that this node ends before. Bots take their time. */
const STANDS_BY_MS = { bot: 60_000, order: 5000, forced: 5000 }
const standsBy = ({ alone }: Advance): number => Math.max(...alone.map(({ why }) => STANDS_BY_MS[why]))

const jobsAfter = (
  house: House,
  live: LiveTable,
  made: Advance,
  clock: ClockState | null,
  at: number,
): CompiledQuery[] => {
  const { store, config } = house
  if (made.result) return dropJobs(store, live.id)
  const jobs: CompiledQuery[] = []
  const stamp = String(made.n)
  const noticeAt = at + config.NOTICE_SECONDS * 1000
  if (made.alone.length > 0)
    jobs.push(putJob(store, { kind: 'turn', table: live.id, runAt: at + standsBy(made), payload: stamp }))
  else if (live.tip?.unasked) jobs.push(dropTurn(store, live.id))
  const end = firstDeadline(live.clock, clock)
  if (end !== null) jobs.push(putJob(store, { kind: 'clock', table: live.id, runAt: end, payload: stamp }))
  for (const seat of made.waiting) {
    const row = live.seats[seat]
    const asked = row?.person && row.away === 0 && !live.tip?.waiting.includes(seat)
    if (asked && !isHere(house, live, seat))
      jobs.push(putJob(store, { kind: 'notify', table: live.id, seat, runAt: noticeAt, payload: stamp }))
  }
  return jobs
}

const endBy = ([at, result, sources, id]: readonly [string, string, string, string]): string =>
  `UPDATE tables SET status = 'over', ended = ${at}, result = ${result}, sources = ${sources}, undo_asked = NULL, edition = edition + 1 WHERE id = ${id}`
const END = { sqlite: endBy(['?', '?', '?', '?']), postgres: endBy(['$1', '$2', '$3', '$4']) }
const finish = ({ store }: House, live: LiveTable, made: Advance, at: number): CompiledQuery[] =>
  made.result
    ? [ready(END[store.engine], [at, JSON.stringify(made.result), JSON.stringify(made.sources), live.id])]
    : []

/** A note carries so much at most; other nodes read what is longer, such as whole positions. */
const MOST_CHARACTERS = 4000
const noteOf = ({ node, store }: House, event: EventRow): string | undefined => {
  if (store.engine === 'sqlite') return undefined
  const note: Note = { kind: 'event', table: event.table_id, node }
  const whole = event.snapshot === null ? JSON.stringify({ ...note, event } satisfies Note) : ''
  return whole === '' || whole.length > MOST_CHARACTERS ? JSON.stringify(note) : whole
}

/** False if another writer made this event first: then nothing is kept. */
export const keepEvent = async (
  house: House,
  live: LiveTable,
  made: Advance,
  message: string | null,
  before: readonly CompiledQuery[] = [],
): Promise<boolean> => {
  const at = Date.now()
  const isPublic = made.number !== live.tip?.number
  const turn = { owed: made.owed, hidden: made.hidden, isPublic }
  const clock =
    made.kind === 'start'
      ? firstClock(live.clock, live.seats.length, turn, at)
      : nextClock(live.clock, live.tip?.clock ?? null, made.seat, turn, at)
  const row = eventRow(live.id, made, { message, clock, at })
  const jobs = jobsAfter(house, live, made, clock, at)
  const queries = [...before, insertEvent(house, row), ...finish(house, live, made, at), ...jobs]
  if (!(await house.store.commit({ guarded: true, queries }, noteOf(house, row)))) return false
  const { n, number, heard, waiting, owed } = made
  const publicAt = isPublic ? at : (live.tip?.publicAt ?? at)
  const unasked = made.alone.length > 0
  live.tip = { n, number, heard, waiting, owed, clock, publicAt, unasked } satisfies Tip
  if (unasked) house.goOn(live, made)
  return true
}
