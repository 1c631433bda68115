/** What the parts of a running house share, and what its nodes say to each other. */
import type { Viewer } from '@machiya/kernel'
import type { Advance } from '@machiya/table'
import type { Logger } from 'pino'
import type { BotPool } from '../bots/pool.ts'
import type { Config } from '../config.ts'
import type { Metrics } from '../metrics.ts'
import type { Rules } from '../rules/pool.ts'
import type { EventRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import type { Elsewhere } from './elsewhere.ts'
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
  readonly elsewhere: Elsewhere
  /** Tells all other nodes, or one of them, where there are any. */
  tell(note: Note, to?: string): void
}
/**
 * event: something was kept. info: the table or its seats changed. here: who listens there now. at: how far a table is.
 * alive: a node is there. where: it is asked who listens at it.
 */
export type Note = {
  readonly kind: 'event' | 'info' | 'chat' | 'here' | 'at' | 'mute' | 'alive' | 'where'
  readonly table?: string
  /** What was kept, if it is short: whoever has everything before it need not read it. */
  readonly event?: EventRow
  /** What those who listen at a node are told of it. */
  readonly said?: readonly (readonly [Viewer, string])[]
  /** Who listens. */
  readonly viewers?: readonly Viewer[]
  readonly n?: number
  readonly seat?: number
  /** Who does not want to hear the seat, or wants to again. */
  readonly person?: string
  readonly muted?: boolean
}
/** As it is heard. */
export type Heard = Note & { readonly node: string }
