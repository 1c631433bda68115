/** The way back to a seat for whoever lost their sign-in: a code that its owner alone has seen. */
import { noTable, problem } from '../problems.ts'
import type { Sat } from '../protocol.ts'
import { digestOf, newCode } from '../tokens.ts'
import { change, type Plan } from './change.ts'
import type { House } from './context.ts'
import { demandSeat, tableInfo, type Who } from './info.ts'

type Guest = { readonly id: string; readonly name: string }

/** A new code; the one before opens nothing any more. */
export const makeCode = async (house: House, id: string, who: Who, seat: number): Promise<string> => {
  const code = newCode()
  await change(house, id, (live) => {
    demandSeat(live, who, seat)
    if (live.seats[seat]?.person !== who.person) throw problem('not-yours', 'only a person has a way back')
    return { seats: [{ seat, code_digest: digestOf(code) }] }
  })
  return code
}

const seatBy = async ({ store: { db } }: House, digest: string) => {
  const found = await db
    .selectFrom('seat')
    .select(['table_id', 'seat'])
    .where('code_digest', '=', digest)
    .executeTakeFirst()
  if (!found) throw noTable()
  return found
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

/** The seat, what was noted there and a host's rights go to whoever has the code; the code stays. */
export const comeBack = async (house: House, guest: Guest, code: string): Promise<Sat> => {
  const digest = digestOf(code)
  const { table_id: id, seat } = await seatBy(house, digest)
  const live = await change(house, id, (live): Plan | null => {
    const row = live.seats[seat]
    if (row?.code_digest !== digest) throw noTable()
    if (row.person === guest.id) return row.away ? { seats: [{ seat, away: 0 }] } : null
    const isHost = row.person !== null && row.person === live.row.host
    const beside = live.seats.filter((each) => each.person === row.person && each.seat !== seat)
    return {
      ...(isHost ? { table: { host: guest.id } } : {}),
      seats: [
        { seat, person: guest.id, name: guest.name, away: 0 },
        ...beside.map((each) => ({ seat: each.seat, person: guest.id })),
      ],
      also: notesOf(house, id, row.person, guest.id),
    }
  })
  return { table: tableInfo(house, live, { person: guest.id }), seat }
}
