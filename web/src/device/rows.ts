/** What is kept on this device between visits, row by row. */
import type { Level, Manner } from '@machiya/bots'
import type { Choices, Rank, RecordedMove, Seat, View } from '@machiya/kernel'
import type { Entry, Kept, Sources, StandingOrder } from '@machiya/table'

/** Partners that sat down before they had manners have none. */
export type DeviceChair = { readonly name: string; readonly level: Level | null; readonly manner?: Manner }

/** A table on this device, as far as it can be told without its events. */
export type TableRow = {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly chairs: readonly DeviceChair[]
  readonly options: Choices
  readonly seed: string
  /** The last event. */
  readonly n: number
  readonly begun: number
  readonly moved: number
  readonly over: boolean
  /** Begun in the middle, to try something: it counts for nothing. */
  readonly practice?: true
  readonly waiting: readonly Seat[]
  /** By seat. */
  readonly orders: readonly (readonly StandingOrder[])[]
  /** The day whose deal this is. */
  readonly evening?: string
  /** How it ended and where the points came from; nothing in rows of before it was kept. */
  readonly result?: readonly Rank[] | null
  readonly sources?: Sources | null
}

/** What was played and told before the first event that is kept. */
export type Past = {
  readonly moves: readonly RecordedMove[]
  /** Whether the moves lead from the seed to the first event. */
  readonly replayable: boolean
  /** By seat. */
  readonly logs: readonly (readonly Entry[])[]
}
export type EventRow = Kept & { readonly table: string; readonly past?: Past }

/** What a viewer last saw of a table: enough to show it before it can be reached, and to tell what was missed. */
export type Visit = {
  readonly table: string
  /** -1 for an onlooker. */
  readonly seat: number
  readonly read: number
  /** Nothing where the table itself is kept here. */
  readonly view?: View | null
  readonly log?: readonly Entry[]
  /** The log tells everything from the first move on. */
  readonly whole?: boolean
}

export type Notes = { readonly id: string; readonly text: string }
