/** Coming to a table, and coming back: the whole view, or exactly what was missed. */
import type { Seat, Viewer } from '@machiya/kernel'
import { NO_UNDO } from '@machiya/table'
import { noTable, problem } from '../problems.ts'
import { changeNow } from './change.ts'
import { readOrders } from './company.ts'
import type { House } from './context.ts'
import { inTurn, type LiveTable, type Listener } from './live-table.ts'
import { mayLook, mayTake, shownClock, type Who } from './info.ts'
import { askRules, catchUp, eventsSince } from './position.ts'
import { deltaMessage, tellTable } from './tell.ts'

export type Seen = { readonly seq: number; readonly era: string }
/** Longer absences get the whole view instead of every step. */
const MOST_MISSED = 400
/** Only where the table is now can something be taken back. */
const NOTHING_BACK = JSON.stringify(NO_UNDO)

/** Views of one era can be resumed: same backup, same revision of the rules. */
export const eraOf = (house: House, live: LiveTable): string => `${house.epoch}.${live.revision}`
export const viewerOf = (seat: Seat | null): Viewer => seat ?? 'public'

export const viewMessage = async (house: House, live: LiveTable, seat: Seat | null): Promise<string> => {
  const { view, seq, back } = await askRules(house, live, 'view', { viewer: viewerOf(seat) })
  const era = JSON.stringify(eraOf(house, live))
  const orders = JSON.stringify(seat === null ? [] : readOrders(live.seats[seat]?.orders ?? '[]'))
  return `{"type":"view","table":"${live.id}","seat":${seat},"seq":${seq},"era":${era},"view":${view},"back":${back},"orders":${orders}}`
}

const missedMessages = async (
  house: House,
  live: LiveTable,
  seat: Seat | null,
  { seq, era }: Seen,
): Promise<string[] | undefined> => {
  const heard = live.tip?.heard.at(seat ?? -1) ?? 0
  if (era !== eraOf(house, live) || seq > heard || seq < 0 || heard - seq > MOST_MISSED) return undefined
  if (seq === heard) return []
  const events = await eventsSince(house, live.id, seq)
  const asked = { game: live.row.game, events, viewer: viewerOf(seat), after: seq }
  const told = await house.rules.ask('history', asked)
  if ('broken' in told || told.steps.length !== heard - seq || told.steps[0]?.seq !== seq + 1)
    return undefined
  const clock = shownClock(live)
  const { back } = await askRules(house, live, 'view', { viewer: asked.viewer })
  const last = told.steps.length - 1
  return told.steps.map((step, i) =>
    deltaMessage(live.id, seat, { ...step, back: i === last ? back : NOTHING_BACK }, clock),
  )
}

/** What a viewer that has seen so much must hear to be where the table is. */
export const messagesSince = async (
  house: House,
  live: LiveTable,
  seat: Seat | null,
  seen: Seen | undefined,
): Promise<string[]> => {
  if (!live.tip) return []
  const missed = seen ? await missedMessages(house, live, seat, seen) : undefined
  return missed ?? [await viewMessage(house, live, seat)]
}

/** The owner is back: the bot that sat in gives way. */
export const takeBack = async (house: House, live: LiveTable, seat: number): Promise<void> => {
  if (live.seats[seat]?.away !== 1) return
  await changeNow(house, live, () => (live.seats[seat]?.away === 1 ? { seats: [{ seat, away: 0 }] } : null))
}

export type Joining = {
  readonly who: Who
  readonly seat: Seat | null
  readonly seen?: Seen | undefined
  readonly watch?: string | undefined
  readonly listener: Listener
  /** Called when everything is prepared: false if the line is gone meanwhile. */
  readonly ready: () => boolean
}

export const mayJoin = (live: LiveTable, { who, seat, watch }: Omit<Joining, 'listener' | 'ready'>): void => {
  if (!mayLook(live, who, watch)) throw noTable()
  if (seat !== null && !mayTake(live, who, seat))
    throw problem('not-yours', `seat ${seat + 1} is not yours at this table: join with "seat": null to watch`)
}

/** From the same moment on: everything up to now is sent, and everything after it will be. */
export const join = (house: House, live: LiveTable, joining: Joining): Promise<void> =>
  inTurn(live, async () => {
    mayJoin(live, joining)
    const { seat, seen, listener } = joining
    if (seat !== null) await takeBack(house, live, seat)
    if (house.store.engine === 'postgres') await catchUp(house, live)
    const messages = await messagesSince(house, live, seat, seen)
    if (!joining.ready()) return
    live.listeners.add(listener)
    for (const message of messages) listener.say(message)
    if (seat !== null) house.tell({ kind: 'here', table: live.id, node: house.node, seat })
    tellTable(house, live)
  })

export const leave = (house: House, live: LiveTable, listener: Listener): void => {
  if (!live.listeners.delete(listener)) return
  live.touched = Date.now()
  if (listener.seat !== null)
    house.tell({ kind: 'gone', table: live.id, node: house.node, seat: listener.seat })
  tellTable(house, live)
}
