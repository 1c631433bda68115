/** Who sits where: sitting down, leaving, handing over, and what a seat asks for itself. */
import { noTable, problem } from '../problems.ts'
import type { Orders, SeatPlan, TableInfo, TableMade } from '../protocol.ts'
import { putJob } from '../jobs/queue.ts'
import type { SeatRow } from '../store/schema.ts'
import { digestOf, isDigest, newToken } from '../tokens.ts'
import { change, type Plan } from './change.ts'
import { readOrders } from './company.ts'
import type { House } from './context.ts'
import { liveTable, type LiveTable } from './live-table.ts'
import {
  demandHost,
  demandOwnTable,
  demandReturn,
  demandSeat,
  ownSeats,
  tableInfo,
  type Who,
} from './info.ts'
import { besides, botName, playedBy } from './tables.ts'

type Guest = { readonly id: string; readonly name: string }
type Chair = Pick<SeatRow, 'seat' | 'person'>

/** By link the seat of that link; at a listed table any free one, or the one asked for. */
const seatFor = (
  live: LiveTable,
  guest: Guest,
  token: string | undefined,
  asked: number | undefined,
): number => {
  const linked = live.seats.find(
    ({ link_digest, kind }) => kind === 'person' && token !== undefined && isDigest(token, link_digest),
  )
  if (linked) return linked.seat
  const mine = ownSeats(live, { person: guest.id })
  if (mine[0] !== undefined) return mine[0]
  if (token !== undefined) throw noTable()
  if (live.row.listed !== 1 && live.row.host !== guest.id) throw noTable()
  const free = live.seats.filter(({ kind, person }) => kind === 'person' && person === null)
  const row = asked === undefined ? free[0] : free.find(({ seat }) => seat === asked)
  if (!row)
    throw asked === undefined
      ? problem('full', 'every seat at this table is taken')
      : problem('taken', `seat ${asked + 1} is not free`)
  return row.seat
}

export const sit = async (
  house: House,
  id: string,
  guest: Guest,
  token?: string,
  asked?: number,
): Promise<{ table: TableInfo; seat: number }> => {
  let seat = 0
  const live = await change(house, id, (live) => {
    seat = seatFor(live, guest, token, asked)
    const row = live.seats[seat]
    if (row?.person === guest.id) return row.away ? { seats: [{ seat, away: 0 }] } : null
    if (live.row.status === 'over') throw problem('over', 'this game is over')
    if (row?.person) throw problem('taken', 'somebody sits there already; the host can free the seat')
    return { seats: [{ seat, person: guest.id, name: guest.name, away: 0 }] }
  })
  return { table: tableInfo(house, live, { person: guest.id }), seat }
}

/** A bot goes on at once for whoever went. */
export const turnNow = (house: House, live: LiveTable) =>
  live.row.status === 'playing'
    ? [
        putJob(house.store, {
          kind: 'turn',
          table: live.id,
          runAt: Date.now(),
          payload: `away ${Date.now()}`,
        }),
      ]
    : []

/** The host frees a seat or gives it to a bot; the old link opens nothing any more. */
export const setSeat = async (
  house: House,
  id: string,
  who: Who,
  seat: number,
  plan: SeatPlan,
): Promise<TableMade> => {
  const token = newToken()
  const live = await change(house, id, (live): Plan => {
    demandHost(live, who)
    if (!live.seats[seat]) throw problem('bad-request', `there is no seat ${seat + 1} at this table`)
    if (live.row.status === 'over') throw problem('refused', 'this game is over')
    const isBot = plan.kind === 'bot'
    const isDealt = live.row.status === 'playing'
    const beside = besides(plan, { id: live.row.host })
    const name = isBot ? botName(plan.level) : (beside?.name ?? '')
    const row = {
      seat,
      ...playedBy(plan),
      person: beside?.id ?? null,
      name,
      away: isDealt && !isBot && !beside ? 1 : 0,
      link_digest: digestOf(token),
      code_digest: null,
      orders: '[]',
      ...(isDealt ? {} : { salt: null }),
    }
    return { seats: [row], also: turnNow(house, live) }
  })
  const links = plan.kind === 'person' ? [{ seat, token }] : []
  return { table: tableInfo(house, live, who), links, watch: '' }
}

/** The link before it opens nothing any more; the host gets one to hand out by freeing the seat. */
export const newLink = () => ({ link_digest: digestOf(newToken()) })
/** The old host's code and channel stay with them, and they know the links of the new host's seats: those open nothing any more. */
export const handedTo = (seats: readonly Chair[], person: string) => ({
  table: { host: person, code_digest: null, webhook: null },
  seats: seats.filter((each) => each.person === person).map(({ seat }) => ({ seat, ...newLink() })),
})

export const handOver = async (house: House, id: string, who: Who, seat: number): Promise<TableInfo> => {
  const live = await change(house, id, (live) => {
    demandHost(live, who)
    const person = live.seats[seat]?.person
    if (!person) throw problem('bad-request', 'hand over to a seat in which a person sits')
    return handedTo(live.seats, person)
  })
  return tableInfo(house, live, who)
}

/** Before the deal the seat is free again; in play a bot sits in until its owner returns. */
export const leaveSeat = async (house: House, id: string, who: Who, seat: number): Promise<TableInfo> => {
  const live = await change(house, id, (live): Plan | null => {
    demandSeat(live, who, seat)
    demandOwnTable(live)
    if (live.row.status === 'over') return null
    if (live.row.status === 'gathering')
      return { seats: [{ seat, person: null, name: '', salt: null, code_digest: null }] }
    return { seats: [{ seat, away: 1 }], also: turnNow(house, live) }
  })
  return tableInfo(house, live, who)
}

export const markAway = async (house: House, id: string, seats: readonly number[]): Promise<void> => {
  await change(house, id, (live) => ({
    seats: seats.map((seat) => ({ seat, away: 1 })),
    also: turnNow(house, live),
  }))
}

export const returnTo = async (house: House, id: string, who: Who, seat: number): Promise<TableInfo> => {
  const live = await change(house, id, (live) => {
    demandReturn(live, who, seat)
    return live.seats[seat]?.away ? { seats: [{ seat, away: 0 }] } : null
  })
  return tableInfo(house, live, who)
}

export const throwSalt = async (
  house: House,
  id: string,
  who: Who,
  { seat, salt }: { seat: number; salt: string },
): Promise<TableInfo> => {
  const live = await change(house, id, (live) => {
    demandSeat(live, who, seat)
    if (live.row.status !== 'gathering') throw problem('refused', 'the cards are dealt: salts come before')
    return { seats: [{ seat, salt }] }
  })
  return tableInfo(house, live, who)
}

export const setOrders = async (
  house: House,
  id: string,
  who: Who,
  { seat, orders }: Orders,
): Promise<Orders> => {
  await change(house, id, (live) => {
    demandSeat(live, who, seat)
    return { seats: [{ seat, orders: JSON.stringify(orders) }], also: turnNow(house, live) }
  })
  return { seat, orders }
}
export const ordersOf = async (house: House, id: string, who: Who, seat: number): Promise<Orders> => {
  const live = await liveTable(house, id)
  demandSeat(live, who, seat)
  return { seat, orders: readOrders(live.seats[seat]?.orders ?? '[]') }
}
