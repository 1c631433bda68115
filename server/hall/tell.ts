/** Telling those who sit and watch: each gets its own view's changes, and its own look at the table. */
import type { Delivery } from '@machiya/table'
import type { ChatLine } from '../protocol.ts'
import type { Desk, House, Listener } from './desk.ts'
import { tellAtEnd } from '../turn.ts'
import { shownClock, tableInfo, type Who } from './info.ts'

export const deltaMessage = (
  table: string,
  seat: number | null,
  { seq, changes, told, back, cut }: Omit<Delivery, 'viewer'>,
  clock: string,
): string =>
  `{"type":"delta","table":"${table}","seat":${seat},"seq":${seq},"changes":${changes},"told":${told},"back":${back}${cut === undefined ? '' : `,"cut":${cut}`}${clock}}`

/** Everybody with the same view gets the same bytes, made once. */
export const deliver = (house: House, desk: Desk, deliveries: readonly Delivery[]): void => {
  const clock = shownClock(desk)
  for (const delivery of deliveries) {
    const seat = typeof delivery.viewer === 'number' ? delivery.viewer : null
    const message = deltaMessage(desk.id, seat, delivery, clock)
    for (const listener of desk.listeners) {
      if (listener.viewer !== delivery.viewer) continue
      listener.say(message)
      house.metrics.deliveries.inc()
      house.metrics.deliveredBytes.inc(message.length)
    }
  }
}

const whoOf = ({ id: table, seats }: Desk, { person, seat }: Listener): Who => {
  const digest = seats[seat ?? -1]?.link_digest
  return seat === null || digest === undefined ? { person } : { person, links: [{ table, seat, digest }] }
}
export const infoMessage = (house: House, desk: Desk, listener: Listener): string =>
  JSON.stringify({ type: 'table', table: tableInfo(house, desk, whoOf(desk, listener)) })

const tellNow = (house: House, desk: Desk): void => {
  desk.willTell = false
  for (const listener of desk.listeners) listener.say(infoMessage(house, desk, listener))
}
/** However much changed in this turn of the event loop, the table is told about once. */
export const tellTable = (house: House, desk: Desk): void => {
  if (desk.willTell || desk.listeners.size === 0) return
  desk.willTell = true
  tellAtEnd(() => tellNow(house, desk))
}

export const chatMessage = ({ id }: Desk, line: ChatLine): string =>
  JSON.stringify({ type: 'chat', table: id, line })
export const tellChat = (desk: Desk, line: ChatLine): void => {
  const message = chatMessage(desk, line)
  for (const listener of desk.listeners)
    if (line.seat === null || !listener.muted.has(line.seat)) listener.say(message)
}
