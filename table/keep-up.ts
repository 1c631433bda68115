/** A table goes along with what was made at another one of it. */
import { positionAfter, type Kept } from './events.ts'
import type { Table } from './table.ts'
import { extended } from './trail.ts'

/** Takes over what was kept elsewhere and told from there. */
export const keepUp = (table: Table, events: readonly Kept[]): void => {
  for (const event of events) {
    table.position = positionAfter(table.position, event)
    table.n = event.n
    table.trail = extended(table.trail, event, table.position)
    table.heard = JSON.parse(event.heard) as number[]
  }
}
