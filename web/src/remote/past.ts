/** The log of a table from its first move on, as the house tells it to this viewer. */
import type { Log } from '@machiya/server/protocol'
import type { Seat } from '@machiya/kernel'
import type { Entry } from '../table/client.ts'

/** What the house tells takes the place of what was heard here, up to the position it tells of. */
export const withPast = ({ number, entries }: Log, heard: readonly Entry[]): readonly Entry[] => [
  ...(entries as readonly Entry[]),
  ...heard.filter((entry) => entry.number > number),
]

/** On a device that never saw this table: what I did last I have seen. */
export const readBefore = (log: readonly Entry[], seat: Seat | null): number =>
  seat === null ? -1 : (log.findLast(({ mover }) => mover === seat)?.number ?? -1)
