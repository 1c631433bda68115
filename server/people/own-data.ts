/** What is kept about a person: all of it to take away, and all of it to forget. */
import { reloadRows, type House } from '../hall/desk.ts'
import { markAway } from '../hall/seats.ts'
import { tellTable } from '../hall/tell.ts'
import type { PersonRow } from '../store/schema.ts'
import { unit } from '../store/store.ts'

/** Digests of secrets are left out: they are of no use to anybody but the house. */
export const exportPerson = async ({ store: { db } }: House, person: PersonRow): Promise<object> => {
  const [seats, chat, notes, mutes, passkeys, pushes, moves] = await Promise.all([
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
    db
      .selectFrom('event')
      .innerJoin('seat', (on) =>
        on.onRef('seat.table_id', '=', 'event.table_id').onRef('seat.seat', '=', 'event.seat'),
      )
      .select(['event.table_id', 'event.n', 'event.seat', 'event.task', 'event.pick', 'event.at'])
      .where('seat.person', '=', person.id)
      .where('event.kind', '=', 'move')
      .execute(),
  ])
  return { person, seats, moves, chat, notes, mutes, passkeys, pushes }
}

/** Games of others go on: the seats fall to bots, and the name disappears from them. */
export const forgetPerson = async (house: House, { id }: PersonRow): Promise<void> => {
  const { db, commit } = house.store
  const seats = await db.selectFrom('seat').select(['table_id', 'seat']).where('person', '=', id).execute()
  await commit(
    unit(
      db.updateTable('seat').set({ person: null, name: '', orders: '[]' }).where('person', '=', id).compile(),
      db.updateTable('chat').set({ person: '', name: '', text: '' }).where('person', '=', id).compile(),
      db.updateTable('tables').set({ host: '' }).where('host', '=', id).compile(),
      ...(['note', 'mute', 'session', 'passkey', 'challenge', 'push'] as const).map((table) =>
        db
          .deleteFrom(table)
          .where('person' as never, '=', id as never)
          .compile(),
      ),
      db.deleteFrom('person').where('id', '=', id).compile(),
    ),
  )
  for (const { table_id, seat } of seats) {
    const desk = await house.desks.get(table_id)
    if (desk) await reloadRows(house, desk)
    await markAway(house, table_id, [seat])
    if (desk) tellTable(house, desk)
  }
}
