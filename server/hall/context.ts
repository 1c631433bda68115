/** What the parts of a running house share, and what its nodes say to each other. */
import type { Advance } from '@machiya/table'
import type { Logger } from 'pino'
import type { BotPool } from '../bots/pool.ts'
import type { Config } from '../config.ts'
import type { Metrics } from '../metrics.ts'
import type { Rules } from '../rules/pool.ts'
import type { EventRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import type { LiveTable } from './live-table.ts'

export type House = {
  readonly config: Config
  readonly store: Store
  readonly rules: Rules
  readonly bots: BotPool
  readonly log: Logger
  readonly metrics: Metrics
  readonly liveTables: Map<string, Promise<LiveTable>>
  /** Changes when a backup is restored: nothing seen before it can be resumed. */
  epoch: string
  /** Who this node is, to the others. */
  readonly node: string
  /** Whom the operator does not let in. */
  bans: ReadonlySet<string>
  /** Look for due jobs soon. */
  kick(): void
  /** Those who act without being asked do so now. */
  goOn(live: LiveTable, made: Advance): void
  /** Which seats of a table are known to be connected to other nodes. */
  readonly elsewhere: Map<string, Map<number, number>>
  /** Tells the other nodes, where there are any. */
  tell(note: Note): void
}
export type Note = {
  readonly kind: 'event' | 'info' | 'chat' | 'here' | 'gone' | 'mute'
  readonly table: string
  readonly node: string
  /** What was kept, if it is short: whoever has everything before it need not read it. */
  readonly event?: EventRow
  readonly seat?: number
  /** Who does not want to hear the seat, or wants to again. */
  readonly person?: string
  readonly muted?: boolean
}
