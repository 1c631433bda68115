/** Telling those who sit and watch: each gets its own view's changes, and its own look at the table. */
import type { Delivery } from '@machiya/table'
import type { ChatLine } from '../protocol.ts'
import type { House } from './context.ts'
import type { LiveTable, Listener } from './live-table.ts'
import { tellAtEnd } from '../end-of-tick.ts'
import { shownClock, tableInfo, type Who } from './info.ts'

export const deltaMessage = (
  table: string,
  seat: number | null,
  { seq, changes, told, back, cut }: Omit<Delivery, 'viewer'>,
  clock: string,
): string =>
  `{"type":"delta","table":"${table}","seat":${seat},"seq":${seq},"changes":${changes},"told":${told},"back":${back}${cut === undefined ? '' : `,"cut":${cut}`}${clock}}`

/** Everybody with the same view gets the same bytes, made once. A request that lapsed by it is told, too. */
export const deliver = (house: House, live: LiveTable, deliveries: readonly Delivery[]): void => {
  if (live.row.undo_asked !== null) tellTable(house, live)
  const clock = shownClock(live)
  for (const delivery of deliveries) {
    const seat = typeof delivery.viewer === 'number' ? delivery.viewer : null
    const message = deltaMessage(live.id, seat, delivery, clock)
    for (const listener of live.listeners) {
      if (listener.viewer !== delivery.viewer) continue
      listener.say(message)
      house.metrics.deliveries.inc()
      house.metrics.deliveredBytes.inc(message.length)
    }
  }
}

const whoOf = ({ id: table, seats }: LiveTable, { person, seat }: Listener): Who => {
  const digest = seats[seat ?? -1]?.link_digest
  return seat === null || digest === undefined ? { person } : { person, links: [{ table, seat, digest }] }
}
export const infoMessage = (house: House, live: LiveTable, listener: Listener): string =>
  JSON.stringify({ type: 'table', table: tableInfo(house, live, whoOf(live, listener)) })

const tellNow = (house: House, live: LiveTable): void => {
  live.willTell = false
  for (const listener of live.listeners) listener.say(infoMessage(house, live, listener))
}
/** However much changed in this turn of the event loop, the table is told about once. */
export const tellTable = (house: House, live: LiveTable): void => {
  if (live.willTell || live.listeners.size === 0) return
  live.willTell = true
  tellAtEnd(() => tellNow(house, live))
}

export const chatMessage = ({ id }: LiveTable, line: ChatLine): string =>
  JSON.stringify({ type: 'chat', table: id, line })
export const tellChat = (live: LiveTable, line: ChatLine): void => {
  const message = chatMessage(live, line)
  for (const listener of live.listeners)
    if (line.seat === null || !listener.muted.has(line.seat)) listener.say(message)
}
