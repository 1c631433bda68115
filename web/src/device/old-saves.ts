/** Tables and visits as version 1 of the storage kept them: each table in one row, written anew after every move. */
import type { Pick, Seat, View, Whole } from '@machiya/kernel'
import type { Entry } from '@machiya/table'
import type { EventRow, Past, TableRow, Visit } from './rows.ts'

export type Saved = Omit<TableRow, 'n' | 'orders'> &
  Past & {
    readonly position: Whole
    readonly read: readonly number[]
    readonly orders?: readonly (readonly { readonly task: string; readonly pick: Pick }[])[]
  }

export type OldVisit = {
  readonly id: string
  readonly seat: Seat | null
  readonly view: View
  readonly log: readonly Entry[]
  readonly read: number
  readonly whole?: boolean
}

/** Its last position becomes the first event; what came before is kept beside it. */
export const tableFrom = (saved: Saved): { row: TableRow; event: EventRow; visits: Visit[] } => {
  const { position, moves, replayable, logs, read, orders = [], ...about } = saved
  const { id, chairs, moved } = about
  const event: EventRow = {
    table: id,
    n: 0,
    kind: 'start',
    seat: null,
    task: null,
    pick: null,
    heard: JSON.stringify([...chairs.map(() => 0), 0]),
    changes: '[]',
    snapshot: JSON.stringify({ ...position, told: [] }),
    at: moved,
    past: { moves, replayable, logs },
  }
  const own = chairs.map((_, seat) => (orders[seat] ?? []).map(({ task, pick }) => ({ task, picks: [pick] })))
  const visits = read.flatMap((last, seat) => (last < 0 ? [] : [{ table: id, seat, read: last }]))
  return { row: { ...about, n: 0, orders: own }, event, visits }
}

export const visitFrom = ({ id, seat, view, log, read, whole = false }: OldVisit): Visit => ({
  table: id,
  seat: seat ?? -1,
  read,
  view,
  log,
  whole,
})
