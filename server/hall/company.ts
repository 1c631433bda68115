/** Who sits at a table and who listens, as its rules are told of them. */
import type { Pick, Viewer } from '@machiya/kernel'
import type { Chair, Company } from '@machiya/table'
import type { StandingOrder } from '../protocol.ts'
import type { SeatRow } from '../store/schema.ts'
import type { LiveTable } from './live-table.ts'

/** Orders that were given before there were lines name one pick. */
type Stored = StandingOrder | { readonly task: string; readonly pick: Pick }
export const readOrders = (text: string): StandingOrder[] =>
  (JSON.parse(text) as Stored[]).map((order) =>
    'pick' in order ? { task: order.task, picks: [order.pick] } : order,
  )

/** Whose chair a bot has for now is played by it. */
const chairOf = ({ kind, away, orders }: SeatRow): Chair => ({
  plays: kind === 'bot' || away === 1 ? 'bot' : 'person',
  orders: orders === '[]' ? [] : readOrders(orders),
})
export const chairsOf = ({ seats }: LiveTable): Chair[] => seats.map(chairOf)

const viewersOf = ({ listeners }: LiveTable): Viewer[] => [
  ...new Set([...listeners].map(({ viewer }) => viewer)),
]

export const companyOf = (live: LiveTable): Company => ({ chairs: chairsOf(live), viewers: viewersOf(live) })
