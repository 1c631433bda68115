/** How many chairs stand at a table before the deal. */
import type { Choices } from '@machiya/kernel'
import { problem } from '../problems.ts'
import type { TableMade } from '../protocol.ts'
import { newToken } from '../tokens.ts'
import { change, type Plan } from './change.ts'
import type { House } from './context.ts'
import type { LiveTable } from './live-table.ts'
import { demandHost, tableInfo, type Who } from './info.ts'
import { fitOptions, seatRow } from './tables.ts'

type Link = TableMade['links'][number]

const fresh = (from: number, count: number): Link[] =>
  Array.from({ length: Math.max(0, count - from) }, (_, i) => ({ seat: from + i, token: newToken() }))

const demandEmpty = ({ seats }: LiveTable, count: number): void => {
  if (seats.slice(count).some(({ person }) => person !== null))
    throw problem('taken', 'somebody sits on a chair that would go: free it first')
}

/** Further chairs are for people who come by link; the last ones go first. */
export const setChairs = async (house: House, id: string, who: Who, count: number): Promise<TableMade> => {
  const { db } = house.store
  let links: Link[] = []
  const live = await change(house, id, async (live): Promise<Plan> => {
    demandHost(live, who)
    if (live.row.status !== 'gathering') throw problem('refused', 'the chairs are counted before the deal')
    demandEmpty(live, count)
    const options = JSON.parse(live.row.options) as Choices
    const fitted = await fitOptions(house, { game: live.row.game, seats: count, options })
    links = fresh(live.seats.length, count)
    return {
      table: { options: JSON.stringify(fitted.options) },
      also: [
        db.deleteFrom('seat').where('table_id', '=', id).where('seat', '>=', count).compile(),
        ...links.map(({ seat, token }) =>
          db
            .insertInto('seat')
            .values(seatRow(id, seat, { kind: 'person' }, token))
            .compile(),
        ),
      ],
    }
  })
  return { table: tableInfo(house, live, who), links, watch: '' }
}
