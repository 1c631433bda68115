/** Chat, mutes and private notes. Text is kept and sent as text; nothing here or on the page makes HTML of it. */
import { problem } from '../problems.ts'
import type { ChatLine } from '../protocol.ts'
import type { ChatRow } from '../store/schema.ts'
import { guarded, unit } from '../store/store.ts'
import type { House } from './context.ts'
import type { LiveTable } from './live-table.ts'
import { demandGuest, ownSeats, type Who } from './info.ts'
import { chatMessage, tellChat } from './tell.ts'

const MOST_LINES = 200
/** So many lines in so long a time, a person and table. */
const BURST = 5
const BURST_MS = 10_000

const lineOf = ({ id, at, name, seat, text }: ChatRow): ChatLine => ({ id, at, name, seat, text })

export const mutedBy = async (
  { store: { db } }: House,
  live: LiveTable,
  person: string | null,
): Promise<Set<number>> => {
  if (person === null || !live.hasTalk) return new Set()
  const rows = await db
    .selectFrom('mute')
    .select('seat')
    .where('table_id', '=', live.id)
    .where('person', '=', person)
    .execute()
  return new Set(rows.map(({ seat }) => seat))
}

export const linesSince = async (
  { store: { db } }: House,
  live: LiveTable,
  since: number,
  muted: ReadonlySet<number>,
): Promise<ChatLine[]> => {
  if (!live.hasTalk) return []
  const rows = await db
    .selectFrom('chat')
    .selectAll()
    .where('table_id', '=', live.id)
    .where('id', '>', since)
    .orderBy('id', 'desc')
    .limit(MOST_LINES)
    .execute()
  return rows
    .toReversed()
    .filter(({ seat, text }) => text !== '' && (seat === null || !muted.has(seat)))
    .map(lineOf)
}

const recentLines = ({ store: { db } }: House, table: string) =>
  db.selectFrom('chat').selectAll().where('table_id', '=', table).orderBy('id', 'desc').limit(50).execute()

/** Says something at the table, to everybody there. The same message again is the same line. */
export const say = async (
  house: House,
  live: LiveTable,
  who: Who,
  speaker: { readonly id: string; readonly name: string },
  { text, id = null }: { readonly text: string; readonly id?: string | null | undefined },
): Promise<ChatLine> => {
  demandGuest(live, who)
  const { db, commit } = house.store
  for (let tries = 0; tries < 5; tries++) {
    const recent = await recentLines(house, live.id)
    const said = recent.find(({ person, message }) => person === speaker.id && message === id)
    if (said && id !== null) return lineOf(said)
    const now = Date.now()
    const mine = recent.filter(({ person, at }) => person === speaker.id && now - at < BURST_MS)
    if (mine.length >= BURST)
      throw problem('too-many', `at most ${BURST} lines in ${BURST_MS / 1000} seconds: please wait a moment`)
    const row: ChatRow = {
      table_id: live.id,
      id: (recent[0]?.id ?? 0) + 1,
      person: speaker.id,
      seat: ownSeats(live, who)[0] ?? null,
      name: speaker.name,
      text,
      at: now,
      message: id,
    }
    const insert = db
      .insertInto('chat')
      .values(row)
      .onConflict((it) => it.doNothing())
      .compile()
    const note = JSON.stringify({ kind: 'chat', table: live.id, node: house.node })
    if (!(await commit(guarded(insert), note))) continue
    live.hasTalk = true
    tellChat(live, lineOf(row))
    return lineOf(row)
  }
  throw problem('late', 'too many lines came at once: please try again')
}

export const mute = async (
  house: House,
  live: LiveTable,
  person: string,
  { seat, muted }: { seat: number; muted: boolean },
): Promise<void> => {
  const { db, commit } = house.store
  const row = { table_id: live.id, person, seat }
  const query = muted
    ? db
        .insertInto('mute')
        .values(row)
        .onConflict((it) => it.doNothing())
        .compile()
    : db
        .deleteFrom('mute')
        .where('table_id', '=', live.id)
        .where('person', '=', person)
        .where('seat', '=', seat)
        .compile()
  await commit(unit(query))
  await heedMute(house, live, { person, seat, muted })
  house.tell({ kind: 'mute', table: live.id, node: house.node, person, seat, muted })
}

/** Whoever hears a seat again is told at once what it said meanwhile. */
export const heedMute = async (
  house: House,
  live: LiveTable,
  { person, seat, muted }: { readonly person: string; readonly seat: number; readonly muted: boolean },
): Promise<void> => {
  live.hasTalk = true
  const own = [...live.listeners].filter((listener) => listener.person === person)
  for (const listener of own) listener.muted[muted ? 'add' : 'delete'](seat)
  if (muted || own.length === 0) return
  const lines = (await linesSince(house, live, 0, new Set())).filter((line) => line.seat === seat)
  for (const line of lines) for (const { say: hear } of own) hear(chatMessage(live, line))
}

export const notesOf = async ({ store: { db } }: House, table: string, person: string): Promise<string> => {
  const row = await db
    .selectFrom('note')
    .select('text')
    .where('table_id', '=', table)
    .where('person', '=', person)
    .executeTakeFirst()
  return row?.text ?? ''
}
export const setNotes = async (
  { store }: House,
  table: string,
  person: string,
  text: string,
): Promise<void> => {
  const query = store.db
    .insertInto('note')
    .values({ table_id: table, person, text })
    .onConflict((it) => it.columns(['table_id', 'person']).doUpdateSet({ text }))
    .compile()
  await store.commit(unit(query))
}
