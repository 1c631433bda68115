/** The same people, options and clock again; whoever asks first lays the table, the others find it. */
import { problem } from '../problems.ts'
import type { Level, Manner, NewTable, SeatPlan, TableMade } from '../protocol.ts'
import type { SeatRow } from '../store/schema.ts'
import { change } from './change.ts'
import type { House } from './context.ts'
import { liveTable, type LiveTable } from './live-table.ts'
import { demandSeat, ownSeats, tableInfo } from './info.ts'
import { clearAway } from './endings.ts'
import { layTable } from './tables.ts'

type Guest = { readonly id: string; readonly name: string }

/** The last seat moves to the front, so that somebody else begins. */
const rotated = <T>(seats: readonly T[]): T[] => [...seats.slice(-1), ...seats.slice(0, -1)]

const seatPlan = ({ kind, level, manner }: SeatRow): SeatPlan => {
  if (kind === 'person') return { kind }
  const own = manner === null ? {} : { manner: manner as Manner }
  return { kind, level: (level ?? 'merchant') as Level, ...own }
}

const planOf = ({ row, seats, clock }: LiveTable): NewTable => ({
  game: row.game,
  options: JSON.parse(row.options) as NewTable['options'],
  seats: rotated(seats).map(seatPlan),
  mySeat: null,
  title: row.title,
  listed: row.listed === 1,
  hints: row.hints === 1,
  clock,
})

export const rematch = async (house: House, id: string, guest: Guest): Promise<TableMade> => {
  const live = await liveTable(house, id)
  const who = { person: guest.id }
  demandSeat(live, who, ownSeats(live, who)[0] ?? -1)
  if (live.row.status !== 'over') throw problem('refused', 'this game is not over yet')
  if (live.row.rematch) {
    const other = await liveTable(house, live.row.rematch)
    return { table: tableInfo(house, other, who), links: [], watch: '' }
  }
  const people = rotated(live.seats).map(({ person, name }) =>
    person === null ? undefined : { id: person, name },
  )
  const { made, live: next } = await layTable(house, guest, planOf(live), people)
  let first = next.id
  await change(house, id, ({ row }) => {
    first = row.rematch ?? next.id
    return row.rematch ? null : { table: { rematch: next.id } }
  })
  if (first === next.id) return made
  // Two asked at once: the second table is cleared away again.
  await clearAway(house, next.id)
  return { table: tableInfo(house, await liveTable(house, first), who), links: [], watch: '' }
}
