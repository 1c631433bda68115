/** What other nodes did to tables that somebody here is at. */
import { sql } from 'kysely'
import type { EventRow } from '../store/schema.ts'
import type { Heard, House } from './context.ts'
import { forgetSilent, noteHere } from './elsewhere.ts'
import { inTurn, reloadRows, type LiveTable } from './live-table.ts'
import { heedMute, linesSince } from './talk.ts'
import { catchUp, followEvents, passOn } from './position.ts'
import { viewMessage } from './join.ts'
import { tellChat, tellHere, tellTable, type Messages } from './tell.ts'

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

/** Whether these are for everybody here who hears of the event; somebody may have come while it was made. */
const isForAll = ({ listeners, tip }: LiveTable, event: EventRow, messages: Messages): boolean => {
  const heard = JSON.parse(event.heard) as number[]
  for (const { viewer, seat } of listeners)
    if (heard.at(seat ?? -1) !== tip?.heard.at(seat ?? -1) && !messages.has(viewer)) return false
  return true
}

/** A move changes nothing about its table but the position; its end is told apart. */
const hearEvent = (house: House, live: LiveTable, note: Heard): Promise<void> =>
  inTurn(live, async () => {
    const { event } = note
    const known = live.tip?.n ?? -1
    const messages: Messages = new Map(note.said)
    if (event && event.n <= known) return
    if (event?.n !== known + 1 || !live.tip) await catchUpAll(house, live)
    else if (isForAll(live, event, messages)) passOn(house, live, event, messages)
    else await followEvents(house, live, [event])
  })

/** Whoever came to a table while a move was on its way to those who were there before has missed it. */
const hearHowFar = (house: House, live: LiveTable, n: number): Promise<void> =>
  inTurn(live, async () => {
    if (n > (live.tip?.n ?? -1)) await catchUpAll(house, live)
  })

/** Whoever is heard of for the first time is asked who listens there. */
const meet = ({ elsewhere: { nodes }, tell }: House, node: string): void => {
  if (!nodes.has(node)) tell({ kind: 'where' }, node)
  nodes.set(node, Date.now())
}

const tellWhere = async (house: House, node: string): Promise<void> => {
  for (const loading of house.liveTables.values()) {
    const live = await loading
    if (live.listeners.size > 0) tellHere(house, live, node)
  }
}

const hearHere = (house: House, live: LiveTable, node: string): void => {
  tellTable(house, live)
  if (live.tip) house.tell({ kind: 'at', table: live.id, n: live.tip.n }, node)
}

type Hears = (house: House, live: LiveTable, note: Heard) => void | Promise<void>
/** Of a table that somebody here is at. */
const HEARS: { readonly [kind: string]: Hears } = {
  event: hearEvent,
  info: refresh,
  chat: catchUpChat,
  mute: (house, live, { person = '', seat = 0, muted = false }) =>
    heedMute(house, live, { person, seat, muted }),
  at: (house, live, { n = 0 }) => hearHowFar(house, live, n),
}

/** Of a table in memory that nobody here is at: whoever asks for it next reads what changed. */
const hearUnheard = (house: House, live: LiveTable, { kind }: Heard): void => {
  if (kind === 'chat' || kind === 'mute') live.hasTalk = true
  if (kind === 'info') live.stale ??= () => refresh(house, live)
}

export const hear = async (house: House, note: Heard): Promise<void> => {
  const { kind, node, table = '' } = note
  if (node === house.node) return
  meet(house, node)
  if (kind === 'where') return tellWhere(house, node)
  if (kind === 'here') noteHere(house.elsewhere, table, node, note.viewers ?? [])
  const live = await house.liveTables.get(table)
  const isListening = (live?.listeners.size ?? 0) > 0
  if (kind === 'event' && !isListening) house.tell({ kind: 'here', table, viewers: [] }, node)
  if (!live) return
  if (kind === 'here') return hearHere(house, live, node)
  await (isListening ? HEARS[kind] : hearUnheard)?.(house, live, note)
}

/** This node is there; those that say nothing for long are not. */
export const keepCompany = ({ elsewhere, tell }: House, now: number): void => {
  tell({ kind: 'alive' })
  forgetSilent(elsewhere, now)
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
