/** Coming to a table, and coming back: the whole view, or exactly what was missed. */
import type { Seat, Viewer } from '@machiya/kernel'
import { NO_UNDO } from '@machiya/table'
import { noTable, problem } from '../problems.ts'
import { changeNow } from './change.ts'
import { readOrders } from './company.ts'
import { inTurn, type Desk, type House, type Listener } from './desk.ts'
import { mayLook, ownsSeat, shownClock, type Who } from './info.ts'
import { askRules, catchUp, eventsSince } from './position.ts'
import { deltaMessage, tellTable } from './tell.ts'

export type Seen = { readonly seq: number; readonly era: string }
/** Longer absences get the whole view instead of every step. */
const MOST_MISSED = 400
/** Only where the table is now can something be taken back. */
const NOTHING_BACK = JSON.stringify(NO_UNDO)

/** Views of one era can be resumed: same backup, same revision of the rules. */
export const eraOf = (house: House, desk: Desk): string => `${house.epoch}.${desk.revision}`
export const viewerOf = (seat: Seat | null): Viewer => seat ?? 'public'

export const viewMessage = async (house: House, desk: Desk, seat: Seat | null): Promise<string> => {
  const { view, seq, back } = await askRules(house, desk, 'view', { viewer: viewerOf(seat) })
  const era = JSON.stringify(eraOf(house, desk))
  const orders = JSON.stringify(seat === null ? [] : readOrders(desk.seats[seat]?.orders ?? '[]'))
  return `{"type":"view","table":"${desk.id}","seat":${seat},"seq":${seq},"era":${era},"view":${view},"back":${back},"orders":${orders}}`
}

const missedMessages = async (
  house: House,
  desk: Desk,
  seat: Seat | null,
  { seq, era }: Seen,
): Promise<string[] | undefined> => {
  const heard = desk.tip?.heard.at(seat ?? -1) ?? 0
  if (era !== eraOf(house, desk) || seq > heard || seq < 0 || heard - seq > MOST_MISSED) return undefined
  if (seq === heard) return []
  const events = await eventsSince(house, desk.id, seq)
  const asked = { game: desk.row.game, events, viewer: viewerOf(seat), after: seq }
  const told = await house.rules.ask('history', asked)
  if ('broken' in told || told.steps.length !== heard - seq || told.steps[0]?.seq !== seq + 1)
    return undefined
  const clock = shownClock(desk)
  const { back } = await askRules(house, desk, 'view', { viewer: asked.viewer })
  const last = told.steps.length - 1
  return told.steps.map((step, i) =>
    deltaMessage(desk.id, seat, { ...step, back: i === last ? back : NOTHING_BACK }, clock),
  )
}

/** What a viewer that has seen so much must hear to be where the table is. */
export const messagesSince = async (
  house: House,
  desk: Desk,
  seat: Seat | null,
  seen: Seen | undefined,
): Promise<string[]> => {
  if (!desk.tip) return []
  const missed = seen ? await missedMessages(house, desk, seat, seen) : undefined
  return missed ?? [await viewMessage(house, desk, seat)]
}

/** The owner is back: the bot that sat in gives way. */
export const takeBack = async (house: House, desk: Desk, seat: number): Promise<void> => {
  if (desk.seats[seat]?.away !== 1) return
  await changeNow(house, desk, () => (desk.seats[seat]?.away === 1 ? { seats: [{ seat, away: 0 }] } : null))
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

export const mayJoin = (desk: Desk, { who, seat, watch }: Omit<Joining, 'listener' | 'ready'>): void => {
  if (!mayLook(desk, who, watch)) throw noTable()
  if (seat !== null && !ownsSeat(desk, who, seat))
    throw problem('not-yours', `seat ${seat + 1} is not yours at this table: join with "seat": null to watch`)
}

/** From the same moment on: everything up to now is sent, and everything after it will be. */
export const join = (house: House, desk: Desk, joining: Joining): Promise<void> =>
  inTurn(desk, async () => {
    mayJoin(desk, joining)
    const { seat, seen, listener } = joining
    if (seat !== null) await takeBack(house, desk, seat)
    if (house.store.engine === 'postgres') await catchUp(house, desk)
    const messages = await messagesSince(house, desk, seat, seen)
    if (!joining.ready()) return
    desk.listeners.add(listener)
    for (const message of messages) listener.say(message)
    if (seat !== null) house.tell({ kind: 'here', table: desk.id, node: house.node, seat })
    tellTable(house, desk)
  })

export const leave = (house: House, desk: Desk, listener: Listener): void => {
  if (!desk.listeners.delete(listener)) return
  desk.touched = Date.now()
  if (listener.seat !== null)
    house.tell({ kind: 'gone', table: desk.id, node: house.node, seat: listener.seat })
  tellTable(house, desk)
}
