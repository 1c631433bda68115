/** Lists of tables: the lobby, mine, and those that are over. */
import type { TableLine } from '../protocol.ts'
import type { House } from './context.ts'
import { liveTable } from './live-table.ts'
import { NOBODY, ownSeats, tableInfo, type Who } from './info.ts'

const MOST = 100

const lines = async (house: House, who: Who, ids: readonly string[]): Promise<TableLine[]> => {
  const made: TableLine[] = []
  for (const id of ids) {
    const live = await liveTable(house, id).catch(() => undefined)
    if (!live) continue
    const table = tableInfo(house, live, who)
    const mySeats = ownSeats(live, who)
    made.push({ table, mySeats, waitingForMe: mySeats.some((seat) => table.waiting.includes(seat)) })
  }
  return made
}

/** So many of one host's tables are in the list at most, the newest: nobody buries those of others. */
const MOST_OF_HOST = 3

export const lobby = async (house: House, who: Who | undefined): Promise<TableLine[]> => {
  const rows = await house.store.db
    .selectFrom((from) =>
      from
        .selectFrom('tables')
        .select((it) => [
          'id',
          'created',
          it.fn
            .agg<number>('row_number')
            .over((part) => part.partitionBy('host').orderBy('created', 'desc'))
            .as('nth'),
        ])
        .where('listed', '=', 1)
        .where('status', 'in', ['gathering', 'playing'])
        .as('open'),
    )
    .select('id')
    .where('nth', '<=', MOST_OF_HOST)
    .orderBy('nth')
    .orderBy('created', 'desc')
    .limit(MOST)
    .execute()
  return lines(
    house,
    who ?? NOBODY,
    rows.map(({ id }) => id),
  )
}

const mine = (house: House, person: string) =>
  house.store.db
    .selectFrom('tables')
    .select('id')
    .where((it) =>
      it.or([
        it('host', '=', person),
        it('id', 'in', it.selectFrom('seat').select('table_id').where('person', '=', person)),
      ]),
    )
    .limit(MOST)

/** Those that wait for me first, then the most recently moved. */
export const myTables = async (house: House, person: string): Promise<TableLine[]> => {
  const rows = await mine(house, person).where('status', '!=', 'over').orderBy('created', 'desc').execute()
  const all = await lines(
    house,
    { person },
    rows.map(({ id }) => id),
  )
  return all.sort((a, b) => Number(b.waitingForMe) - Number(a.waitingForMe) || b.table.moved - a.table.moved)
}

export const myHistory = async (house: House, person: string): Promise<TableLine[]> => {
  const rows = await mine(house, person).where('status', '=', 'over').orderBy('ended', 'desc').execute()
  return lines(
    house,
    { person },
    rows.map(({ id }) => id),
  )
}
