/** How people leave a game before its end: one alone, all together, or with the table. */
import { problem } from '../problems.ts'
import type { Ending, TableInfo } from '../protocol.ts'
import { unit } from '../store/store.ts'
import { change, type Plan } from './change.ts'
import type { House } from './context.ts'
import { demandHost, demandSeat, isHere, tableInfo, type Who } from './info.ts'
import { liveTable, type LiveTable } from './live-table.ts'
import { handedTo, newLink, turnNow } from './seats.ts'
import { botName } from './tables.ts'

/** Who plays on for somebody who gave up. */
const HEIR = 'merchant'

const demandPlaying = ({ row }: LiveTable): void => {
  if (row.status !== 'playing') throw problem('refused', 'this game is not being played now')
}
const others = ({ seats }: LiveTable, person: string | null) =>
  seats.flatMap((each) =>
    each.kind === 'person' && each.person !== null && each.person !== person ? [each.person] : [],
  )

/** The chair goes to the house for good, and a host's table to the next person. */
export const resign = async (house: House, id: string, who: Who, seat: number): Promise<void> => {
  await change(house, id, (live): Plan => {
    demandSeat(live, who, seat)
    demandPlaying(live)
    const [heir] = others(live, who.person)
    if (!heir) throw problem('refused', 'nobody else plays here: end the game, or remove the table')
    const isLast = live.seats.every((each) => each.person !== who.person || each.seat === seat)
    const chair = {
      seat,
      kind: 'bot' as const,
      level: HEIR,
      manner: null,
      person: null,
      name: botName(HEIR),
      away: 0,
      orders: '[]',
      code_digest: null,
      ...newLink(),
    }
    const handed = isLast && live.row.host === who.person ? handedTo(live.seats, heir) : { seats: [] }
    return { ...handed, seats: [chair, ...handed.seats], also: turnNow(house, live) }
  })
}

/** Everybody who plays for themselves is asked. */
const mustAgree = ({ seats }: LiveTable): number[] =>
  seats.filter(({ kind, away, person }) => kind === 'person' && !away && person).map(({ seat }) => seat)

/** Once all have agreed it is over, without a result; one who declines ends the question. */
export const agreeToEnd = async (
  house: House,
  id: string,
  who: Who,
  { seat, agree }: Ending,
): Promise<TableInfo> => {
  const live = await change(house, id, (live): Plan => {
    demandSeat(live, who, seat)
    demandPlaying(live)
    const { endAsked } = tableInfo(house, live, who)
    const said = agree ? [...new Set([...(endAsked ?? []), seat])] : null
    if (said && mustAgree(live).every((each) => said.includes(each)))
      return { table: { status: 'over', ended: Date.now(), result: '[]', end_asked: null, undo_asked: null } }
    return { table: { end_asked: said && JSON.stringify(said) } }
  })
  return tableInfo(house, live, who)
}

/** At an untimed table somebody may be gone for good: the house plays for them until they are back. */
export const standIn = async (house: House, id: string, who: Who, seat: number): Promise<TableInfo> => {
  const live = await change(house, id, (live): Plan => {
    demandHost(live, who)
    demandPlaying(live)
    if (live.seats[seat]?.kind !== 'person') throw problem('bad-request', 'no person sits there')
    if (isHere(house, live, seat)) throw problem('refused', 'whoever sits there is at the table')
    return { seats: [{ seat, away: 1 }], also: turnNow(house, live) }
  })
  return tableInfo(house, live, who)
}

const OF_TABLE = ['event', 'chat', 'note', 'mute', 'job', 'seat'] as const
/** With everything that was kept of it. */
export const clearAway = async (house: House, id: string): Promise<void> => {
  const { db, commit } = house.store
  await commit(
    unit(
      ...OF_TABLE.map((name) => db.deleteFrom(name).where('table_id', '=', id).compile()),
      db.updateTable('tables').set({ rematch: null }).where('rematch', '=', id).compile(),
      db.deleteFrom('tables').where('id', '=', id).compile(),
    ),
  )
  const live = await house.liveTables.get(id)?.catch(() => undefined)
  house.liveTables.delete(id)
  for (const listener of live?.listeners ?? []) listener.say(GONE)
  live?.listeners.clear()
}
const GONE = JSON.stringify({ type: 'goodbye', reason: 'this table was removed' })

/** The host removes a table that nobody else plays at. */
export const removeTable = async (house: House, id: string, who: Who): Promise<void> => {
  const live = await liveTable(house, id)
  demandHost(live, who)
  if (live.row.status === 'playing' && others(live, who.person).length > 0)
    throw problem('refused', 'others play here: a game in play is removed once all have agreed to end it')
  await clearAway(house, id)
}
