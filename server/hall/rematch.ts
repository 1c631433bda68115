/** The same people, options and clock again; whoever asks first lays the table, the others find it. */
import { putJob } from '../jobs/queue.ts'
import { problem } from '../problems.ts'
import type { Level, Manner, NewTable, SeatPlan, TableMade } from '../protocol.ts'
import type { SeatRow } from '../store/schema.ts'
import { change } from './change.ts'
import type { House } from './context.ts'
import { liveTable, type LiveTable } from './live-table.ts'
import { demandOwnTable, demandSeat, isHere, ownSeats, tableInfo } from './info.ts'
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

/** Everybody who sat here and does not look on now is told, and a channel once. */
const announce = (house: House, live: LiveTable, next: LiveTable, by: string) => {
  const looks = new Set(live.seats.flatMap(({ seat, person }) => (isHere(house, live, seat) ? [person] : [])))
  const others = next.seats.filter(({ person }) => person !== null && person !== by)
  const [first] = others
  const job = {
    table: next.id,
    runAt: Date.now() + house.config.NOTICE_SECONDS * 1000,
    payload: 'laid again',
  }
  return [
    ...others
      .filter(({ person }) => !looks.has(person))
      .map(({ seat }) => putJob(house.store, { ...job, kind: 'notify', seat })),
    ...(first && next.row.webhook
      ? [putJob(house.store, { ...job, kind: 'call', seat: first.seat, runAt: Date.now() })]
      : []),
  ]
}

/** A channel that its host named goes along with the host. */
const keepWebhook = (house: House, { row }: LiveTable, next: LiveTable): Promise<LiveTable> =>
  change(house, next.id, () =>
    row.webhook && row.host === next.row.host ? { table: { webhook: row.webhook } } : null,
  )

export const rematch = async (house: House, id: string, guest: Guest): Promise<TableMade> => {
  const live = await liveTable(house, id)
  const who = { person: guest.id }
  demandSeat(live, who, ownSeats(live, who)[0] ?? -1)
  demandOwnTable(live)
  if (live.row.status !== 'over') throw problem('refused', 'this game is not over yet')
  if (live.row.rematch) {
    const other = await liveTable(house, live.row.rematch)
    return { table: tableInfo(house, other, who), links: [], watch: '' }
  }
  const people = rotated(live.seats).map(({ person, name }) =>
    person === null ? undefined : { id: person, name },
  )
  const { made, live: next } = await layTable(house, guest, planOf(live), { people })
  let first = next.id
  await keepWebhook(house, live, next)
  await change(house, id, ({ row }) => {
    first = row.rematch ?? next.id
    return row.rematch ? null : { table: { rematch: next.id }, also: announce(house, live, next, guest.id) }
  })
  if (first === next.id) return made
  // Two asked at once: the second table is cleared away again.
  await clearAway(house, next.id)
  return { table: tableInfo(house, await liveTable(house, first), who), links: [], watch: '' }
}
