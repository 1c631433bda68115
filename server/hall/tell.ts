/** Telling those who sit and watch: each gets its own view's changes, and its own look at the table. */
import type { Viewer } from '@machiya/kernel'
import type { Delivery } from '@machiya/table'
import type { ChatLine } from '../protocol.ts'
import type { EventRow } from '../store/schema.ts'
import type { House } from './context.ts'
import { viewersOf } from './company.ts'
import { nodesAt } from './elsewhere.ts'
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

/** What each viewer is told of an event. */
export type Messages = ReadonlyMap<Viewer, string>
/** A request that lapsed by it is told, too. */
export const sayAll = (house: House, live: LiveTable, messages: Messages): void => {
  if (live.row.undo_asked !== null) tellTable(house, live)
  for (const listener of live.listeners) {
    const message = messages.get(listener.viewer)
    if (message === undefined) continue
    listener.say(message)
    house.metrics.deliveries.inc()
    house.metrics.deliveredBytes.inc(message.length)
  }
}

/** Everybody with the same view gets the same bytes, made once. */
export const deliver = (house: House, live: LiveTable, deliveries: readonly Delivery[]): Messages => {
  const clock = shownClock(live)
  const messages = new Map<Viewer, string>()
  for (const delivery of deliveries) {
    const seat = typeof delivery.viewer === 'number' ? delivery.viewer : null
    messages.set(delivery.viewer, deltaMessage(live.id, seat, delivery, clock))
  }
  sayAll(house, live, messages)
  return messages
}

/** Other nodes tell the viewers who listen here. */
export const tellHere = (house: House, live: LiveTable, to?: string): void =>
  house.tell({ kind: 'here', table: live.id, viewers: viewersOf(live) }, to)

/** A note carries so much at most; other nodes read what is longer, such as whole positions. */
const MOST_CHARACTERS = 5000
/** Nodes where somebody listens hear of an event, with what their own listeners are told of it; no other hears of it. */
export const tellNodes = (house: House, live: LiveTable, event: EventRow, messages: Messages): void => {
  for (const [node, viewers] of nodesAt(house.elsewhere, live.id)) {
    const said = [...messages].filter(([viewer]) => viewers.includes(viewer))
    const size = said.reduce((sum, [, message]) => sum + message.length, event.changes.length)
    const fits = event.snapshot === null && size < MOST_CHARACTERS
    house.tell({ kind: 'event', table: live.id, ...(fits ? { event, said } : {}) }, node)
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
