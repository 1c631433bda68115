/** What is kept about a person: all of it to take away, and all of it to forget. */
import { sql, type CompiledQuery } from 'kysely'
import type { House } from '../hall/context.ts'
import { clearAway } from '../hall/endings.ts'
import { reloadRows } from '../hall/live-table.ts'
import { handedTo, markAway, newLink } from '../hall/seats.ts'
import { tellTable } from '../hall/tell.ts'
import { forgetFigures, gamesOf } from './games.ts'
import type { PersonRow, SeatRow } from '../store/schema.ts'
import { unit, type Store } from '../store/store.ts'

const movesOf = ({ store: { db } }: House, { id }: PersonRow) =>
  db
    .selectFrom('event')
    .innerJoin('seat', (on) =>
      on.onRef('seat.table_id', '=', 'event.table_id').onRef('seat.seat', '=', 'event.seat'),
    )
    .select(['event.table_id', 'event.number', 'event.seat', 'event.task', 'event.pick', 'event.at'])
    .where('seat.person', '=', id)
    .where('event.kind', '=', 'move')
    .orderBy('event.at')
    .execute()

/**
 * Digests of secrets are left out: they are of no use to anybody but the house. Moves have the public number of their
 * position: the house's own count would tell how many others answered in secret.
 */
export const exportPerson = async (house: House, person: PersonRow): Promise<object> => {
  const { db } = house.store
  const [evenings, seats, chat, notes, mutes, passkeys, pushes, devices, hosted, moves] = await Promise.all([
    db.selectFrom('attempt').select(['day', 'game', 'table_id']).where('person', '=', person.id).execute(),
    db
      .selectFrom('seat')
      .select(['table_id', 'seat', 'name', 'away', 'salt', 'orders'])
      .where('person', '=', person.id)
      .execute(),
    db.selectFrom('chat').selectAll().where('person', '=', person.id).execute(),
    db.selectFrom('note').selectAll().where('person', '=', person.id).execute(),
    db.selectFrom('mute').selectAll().where('person', '=', person.id).execute(),
    db
      .selectFrom('passkey')
      .select(['id', 'created', 'transports'])
      .where('person', '=', person.id)
      .execute(),
    db.selectFrom('push').select(['subscription', 'created']).where('person', '=', person.id).execute(),
    db.selectFrom('session').select(['created', 'seen']).where('person', '=', person.id).execute(),
    db
      .selectFrom('tables')
      .select(['id', 'game', 'title', 'webhook', 'created'])
      .where('host', '=', person.id)
      .execute(),
    movesOf(house, person),
  ])
  const { games, ratings } = await gamesOf(house, person)
  const rating = ratings.filter(({ you }) => you)
  return {
    person,
    games,
    rating,
    evenings,
    seats,
    hosted,
    moves,
    chat,
    notes,
    mutes,
    passkeys,
    pushes,
    devices,
  }
}

const hostedBy = async ({ store: { db } }: House, id: string): Promise<string[]> =>
  (await db.selectFrom('tables').select('id').where('host', '=', id).execute()).map((table) => table.id)

type Chair = { readonly table_id: string; readonly seat: number }
const changeSeat = (db: Store['db'], { table_id, seat }: Chair, set: Partial<SeatRow>): CompiledQuery =>
  db.updateTable('seat').set(set).where('table_id', '=', table_id).where('seat', '=', seat).compile()
const deserted = (): Partial<SeatRow> => ({
  person: null,
  name: '',
  orders: '[]',
  away: 1,
  code_digest: null,
  ...newLink(),
})

/** A table whose host is forgotten is looked after by somebody else who sits there. */
const inherit = async ({ store: { db } }: House, table: string, id: string): Promise<CompiledQuery[]> => {
  const others = await db
    .selectFrom('seat')
    .select(['seat', 'person'])
    .where('table_id', '=', table)
    .where('person', '!=', id)
    .orderBy('seat')
    .execute()
  const handed = handedTo(others, others[0]?.person ?? '')
  return [
    db
      .updateTable('tables')
      .set({ ...handed.table, edition: sql`edition + 1` })
      .where('id', '=', table)
      .compile(),
    ...handed.seats.map(({ seat, ...link }) => changeSeat(db, { table_id: table, seat }, link)),
  ]
}

const tellAgain = async (house: House, table: string): Promise<void> => {
  const live = await house.liveTables.get(table)
  if (live) await reloadRows(house, live)
  if (live) tellTable(house, live)
  house.tell({ kind: 'info', table, node: house.node })
}

/** A table of an evening was theirs alone. */
const forgetEvenings = async (house: House, id: string): Promise<void> => {
  const own = await house.store.db.selectFrom('attempt').select('table_id').where('person', '=', id).execute()
  for (const { table_id } of own) await clearAway(house, table_id)
}

/** Games of others go on: the seats fall to bots, and the name disappears from them. */
export const forgetPerson = async (house: House, { id }: PersonRow): Promise<void> => {
  const { db, commit } = house.store
  await forgetEvenings(house, id)
  const seats = await db.selectFrom('seat').select(['table_id', 'seat']).where('person', '=', id).execute()
  const hosted = await hostedBy(house, id)
  const inherited = await Promise.all(hosted.map((table) => inherit(house, table, id)))
  await commit(
    unit(
      ...seats.map((chair) => changeSeat(db, chair, deserted())),
      db.updateTable('chat').set({ person: '', name: '', text: '' }).where('person', '=', id).compile(),
      ...inherited.flat(),
      ...(['note', 'mute', 'session', 'passkey', 'challenge', 'push', 'attempt'] as const).map((table) =>
        db
          .deleteFrom(table)
          .where('person' as never, '=', id as never)
          .compile(),
      ),
      db.deleteFrom('person').where('id', '=', id).compile(),
    ),
  )
  forgetFigures(house)
  for (const { table_id, seat } of seats) {
    await tellAgain(house, table_id)
    await markAway(house, table_id, [seat])
  }
  for (const table of hosted) await tellAgain(house, table)
}
