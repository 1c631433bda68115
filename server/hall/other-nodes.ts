/** What other nodes did to tables that somebody here is at. */
import { sql } from 'kysely'
import type { EventRow } from '../store/schema.ts'
import type { House, Note } from './context.ts'
import { inTurn, reloadRows, type LiveTable } from './live-table.ts'
import { heedMute, linesSince } from './talk.ts'
import { catchUp, followEvents } from './position.ts'
import { viewMessage } from './join.ts'
import { tellChat, tellTable } from './tell.ts'

/** A seat counts as here on its last word from another node for so long. */
const HERE_MS = 10 * 60_000

const notePresence = (house: House, { table, seat, kind }: Note): void => {
  const seats = house.elsewhere.get(table) ?? new Map<number, number>()
  if (kind === 'here') seats.set(seat ?? 0, Date.now() + HERE_MS)
  else seats.delete(seat ?? 0)
  if (seats.size > 0) house.elsewhere.set(table, seats)
  else house.elsewhere.delete(table)
}

/** A game that was dealt elsewhere is shown to those who waited for it here. */
const catchUpAll = async (house: House, live: LiveTable): Promise<void> => {
  const isNew = live.tip === null
  await catchUp(house, live)
  if (!isNew || live.tip === null) return
  for (const listener of live.listeners) listener.say(await viewMessage(house, live, listener.seat))
}

const lastChat = new WeakMap<LiveTable, number>()
const catchUpChat = async (house: House, live: LiveTable): Promise<void> => {
  live.hasTalk = true
  const since = lastChat.get(live) ?? Math.max(0, (await newestChat(house, live)) - 1)
  const lines = await linesSince(house, live, since, new Set())
  lastChat.set(live, lines.at(-1)?.id ?? since)
  for (const line of lines) tellChat(live, line)
}
const newestChat = async ({ store: { db } }: House, live: LiveTable): Promise<number> => {
  const row = await db
    .selectFrom('chat')
    .select((it) => it.fn.max('id').as('id'))
    .where('table_id', '=', live.id)
    .executeTakeFirst()
  return row?.id ?? 0
}

const refresh = (house: House, live: LiveTable): Promise<void> =>
  inTurn(live, async () => {
    const { edition } = live.row
    live.stale = null
    await reloadRows(house, live)
    await catchUpAll(house, live)
    if (edition !== live.row.edition) tellTable(house, live)
  })

/** A move changes nothing about its table but the position; its end is told apart. */
const hearEvent = (house: House, live: LiveTable, event: EventRow | undefined): Promise<void> =>
  inTurn(live, async () => {
    const known = live.tip?.n ?? -1
    if (event && event.n <= known) return
    if (event?.n === known + 1 && live.tip) await followEvents(house, live, [event])
    else await catchUpAll(house, live)
  })

export const hear = async (house: House, note: Note): Promise<void> => {
  if (note.node === house.node) return
  if (note.kind === 'here' || note.kind === 'gone') notePresence(house, note)
  const live = await house.liveTables.get(note.table)
  if (!live) return
  if (note.kind === 'chat') return catchUpChat(house, live)
  if (note.kind === 'mute') {
    const { person = '', seat = 0, muted = false } = note
    return heedMute(house, live, { person, seat, muted })
  }
  if (note.kind === 'here' || note.kind === 'gone') return tellTable(house, live)
  if (live.listeners.size > 0)
    return note.kind === 'event' ? hearEvent(house, live, note.event) : refresh(house, live)
  live.stale ??= () => refresh(house, live)
  return undefined
}

/** A note may get lost with the node that should have sent it: tables with listeners look for themselves now and then. */
export const lookAround = async (house: House): Promise<void> => {
  const liveTables = (await Promise.all(house.liveTables.values())).filter(
    ({ listeners }) => listeners.size > 0,
  )
  if (liveTables.length === 0) return
  const ids = liveTables.map(({ id }) => id)
  const { rows } = await sql<{ id: string; n: number | null }>`
    SELECT id, (SELECT max(n) FROM event WHERE table_id = id) AS n FROM unnest(${ids}::text[]) AS id`.execute(
    house.store.db,
  )
  const newest = new Map(rows.map(({ id, n }) => [id, n]))
  for (const live of liveTables)
    if ((newest.get(live.id) ?? -1) > (live.tip?.n ?? -1)) await refresh(house, live)
}
