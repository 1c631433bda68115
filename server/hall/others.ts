/** What other nodes did to tables that somebody here is at. */
import { inTurn, reloadRows, type Desk, type House, type Note } from './desk.ts'
import { heedMute, linesSince } from './talk.ts'
import { catchUp } from './position.ts'
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
const catchUpAll = async (house: House, desk: Desk): Promise<void> => {
  const isNew = desk.tip === null
  await catchUp(house, desk)
  if (!isNew || desk.tip === null) return
  for (const listener of desk.listeners) listener.say(await viewMessage(house, desk, listener.seat))
}

const lastChat = new WeakMap<Desk, number>()
const catchUpChat = async (house: House, desk: Desk): Promise<void> => {
  desk.hasTalk = true
  const since = lastChat.get(desk) ?? Math.max(0, (await newestChat(house, desk)) - 1)
  const lines = await linesSince(house, desk, since, new Set())
  lastChat.set(desk, lines.at(-1)?.id ?? since)
  for (const line of lines) tellChat(desk, line)
}
const newestChat = async ({ store: { db } }: House, desk: Desk): Promise<number> => {
  const row = await db
    .selectFrom('chat')
    .select((it) => it.fn.max('id').as('id'))
    .where('table_id', '=', desk.id)
    .executeTakeFirst()
  return row?.id ?? 0
}

const refresh = (house: House, desk: Desk): Promise<void> =>
  inTurn(desk, async () => {
    const { edition } = desk.row
    await reloadRows(house, desk)
    await catchUpAll(house, desk)
    if (edition !== desk.row.edition) tellTable(house, desk)
  })

export const hear = async (house: House, note: Note): Promise<void> => {
  if (note.node === house.node) return
  if (note.kind === 'here' || note.kind === 'gone') notePresence(house, note)
  const desk = await house.desks.get(note.table)
  if (!desk) return
  if (note.kind === 'chat') return catchUpChat(house, desk)
  if (note.kind === 'mute') {
    const { person = '', seat = 0, muted = false } = note
    return heedMute(house, desk, { person, seat, muted })
  }
  if (note.kind === 'here' || note.kind === 'gone') return tellTable(house, desk)
  return refresh(house, desk)
}

/** A note may get lost with the node that should have sent it: tables with listeners look for themselves now and then. */
export const lookAround = async (house: House): Promise<void> => {
  const desks = (await Promise.all(house.desks.values())).filter(({ listeners }) => listeners.size > 0)
  if (desks.length === 0) return
  const rows = await house.store.db
    .selectFrom('event')
    .select((it) => ['table_id', it.fn.max('n').as('n')])
    .where(
      'table_id',
      'in',
      desks.map(({ id }) => id),
    )
    .groupBy('table_id')
    .execute()
  const newest = new Map(rows.map(({ table_id, n }) => [table_id, n]))
  for (const desk of desks) if ((newest.get(desk.id) ?? -1) > (desk.tip?.n ?? -1)) await refresh(house, desk)
}
