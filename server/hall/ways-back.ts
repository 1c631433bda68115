/** The way back to a seat, or to a host's table, for whoever lost their sign-in: a code that its owner alone has seen. */
import { noTable, problem } from '../problems.ts'
import type { Back } from '../protocol.ts'
import { digestOf, newCode } from '../tokens.ts'
import { change, type Plan } from './change.ts'
import type { House } from './context.ts'
import type { LiveTable } from './live-table.ts'
import { demandHost, demandOwnTable, demandSeat, ownSeats, tableInfo, type Who } from './info.ts'

type Guest = { readonly id: string; readonly name: string }

/** A new code; the one before opens nothing any more. */
export const makeCode = async (house: House, id: string, who: Who, seat: number): Promise<string> => {
  const code = newCode()
  await change(house, id, (live) => {
    demandSeat(live, who, seat)
    demandOwnTable(live)
    if (live.seats[seat]?.person !== who.person) throw problem('not-yours', 'only a person has a way back')
    return { seats: [{ seat, code_digest: digestOf(code) }] }
  })
  return code
}

/** A host who sits at the table comes back by the seat. */
export const makeHostCode = async (house: House, id: string, who: Who): Promise<string> => {
  const code = newCode()
  await change(house, id, (live) => {
    demandHost(live, who)
    if (ownSeats(live, who).length > 0)
      throw problem('refused', 'the code of your seat brings the table back')
    return { table: { code_digest: digestOf(code) } }
  })
  return code
}

type Found = { readonly id: string; readonly seat: number | null }
const placeBy = async ({ store: { db } }: House, digest: string): Promise<Found> => {
  const seat = await db
    .selectFrom('seat')
    .select(['table_id as id', 'seat'])
    .where('code_digest', '=', digest)
    .executeTakeFirst()
  if (seat) return seat
  const table = await db
    .selectFrom('tables')
    .select('id')
    .where('code_digest', '=', digest)
    .executeTakeFirst()
  if (!table) throw noTable()
  return { ...table, seat: null }
}

const notesOf = ({ store: { db } }: House, table: string, from: string | null, to: string) => [
  db.deleteFrom('note').where('table_id', '=', table).where('person', '=', to).compile(),
  db
    .updateTable('note')
    .set({ person: to })
    .where('table_id', '=', table)
    .where('person', '=', from ?? '')
    .compile(),
]

type Return = { readonly guest: Guest; readonly digest: string; readonly seat: number | null }
const backToSeat = (house: House, live: LiveTable, { guest, digest, seat }: Return): Plan | null => {
  const row = live.seats[seat ?? -1]
  if (seat === null || row?.code_digest !== digest) throw noTable()
  if (row.person === guest.id) return row.away ? { seats: [{ seat, away: 0 }] } : null
  const isHost = row.person !== null && row.person === live.row.host
  const beside = live.seats.filter((each) => each.person === row.person && each.seat !== seat)
  return {
    ...(isHost ? { table: { host: guest.id } } : {}),
    seats: [
      { seat, person: guest.id, name: guest.name, away: 0 },
      ...beside.map((each) => ({ seat: each.seat, person: guest.id })),
    ],
    also: notesOf(house, live.id, row.person, guest.id),
  }
}
const backToTable = (house: House, { id, row }: LiveTable, { guest, digest }: Return): Plan => {
  if (row.code_digest !== digest) throw noTable()
  return { table: { host: guest.id }, also: notesOf(house, id, row.host, guest.id) }
}

/** The seat, what was noted there and a host's rights go to whoever has the code; the code stays. */
export const comeBack = async (house: House, guest: Guest, code: string): Promise<Back> => {
  const digest = digestOf(code)
  const { id, seat } = await placeBy(house, digest)
  const back = seat === null ? backToTable : backToSeat
  const live = await change(house, id, (live) => back(house, live, { guest, digest, seat }))
  return { table: tableInfo(house, live, { person: guest.id }), seat }
}
