/** What the house asks of a rules thread, and what it answers. Everything here is plain and can be posted. */
import type { Choices, GameRecord, Offer, Pick, Rank, Seat, Viewer } from '@machiya/kernel'

/** An event as it is kept, as far as positions depend on it. */
export type Kept = {
  readonly n: number
  readonly kind: 'start' | 'move' | 'undo'
  readonly pick: string | null
  readonly heard: string
  readonly changes: string
  readonly snapshot: string | null
  readonly at: number
}

/** Which table and which of its positions is meant; `base` brings it along where the thread may not hold it. */
type At = {
  readonly table: string
  readonly game: string
  readonly n: number
  readonly base?: readonly Kept[] | undefined
}
type Watched = At & { readonly viewers: readonly Viewer[] }

export type Orders = {
  start: {
    readonly table: string
    readonly game: string
    readonly seats: number
    readonly options: Choices
    readonly seed: string
  }
  play: Watched & {
    readonly seat: Seat
    readonly pick: Pick
    readonly number?: number | undefined
    readonly task?: string | undefined
  }
  /** Back by one move of one's own, as far as the kernel allows. */
  undo: Watched & { readonly seat: Seat; readonly number: number }
  /** Back to before the move that made position `number`, which everybody agreed to. */
  rewind: Watched & { readonly number: number }
  /** Events that another node kept. */
  follow: Watched & { readonly events: readonly Kept[] }
  view: At & { readonly viewer: Viewer }
  offers: At & { readonly seat: Seat }
  /** How a viewer saw the events: those after its delivery `after`. */
  history: {
    readonly game: string
    readonly events: readonly Kept[]
    readonly viewer: Viewer
    readonly after: number
  }
  /** Everything told so far, as a viewer heard it. */
  log: { readonly game: string; readonly events: readonly Kept[]; readonly viewer: Viewer }
  options: { readonly game: string; readonly seats: number; readonly options: Choices }
  /** A record played again from its own seed, as events. */
  record: { readonly record: GameRecord; readonly seed: string }
  forget: { readonly table: string }
}
export type Op = keyof Orders
export type Order = { [K in Op]: { readonly op: K } & Orders[K] }[Op]

/** What one viewer gets of an event, already as JSON. */
export type Delivery = {
  readonly viewer: Viewer
  readonly seq: number
  readonly changes: string
  readonly told: string
  /** Moves were taken back by it. */
  readonly undo?: boolean
}
export type Advance = {
  readonly n: number
  readonly number: number
  readonly task: string | null
  readonly changes: string
  readonly snapshot: string | null
  readonly heard: readonly number[]
  /** Whom the public sees being waited for, and who truly owes an answer. */
  readonly waiting: readonly Seat[]
  readonly owed: readonly Seat[]
  /** What is asked now, and whether who has answered it is hidden. */
  readonly asks: string | null
  readonly hidden: boolean
  readonly result: readonly Rank[] | null
  readonly deliveries: readonly Delivery[]
  /** For an undo: how many moves it took back. */
  readonly back?: number
}
export type Refusal = { readonly refusal: { readonly rule: string; readonly sentence: string } }
export type Missing = { readonly missing: true }
/** The rules themselves failed: a throw, too long, or too much memory. */
export type Broken = { readonly broken: string }
export type Step = {
  readonly at: number
  readonly undo: boolean
  readonly seq: number
  readonly changes: string
  readonly told: string
}
export type History = { readonly first: string; readonly firstSeq: number; readonly steps: readonly Step[] }

export type Results = {
  start: Advance
  play: Advance | Refusal | Missing
  undo: Advance | Refusal | Missing
  rewind: Advance | Refusal | Missing
  follow: Advance | Missing
  view: { readonly view: string; readonly seq: number; readonly asks: string | null } | Missing
  offers:
    | { readonly number: number; readonly task: string | null; readonly offers: readonly Offer[] }
    | Missing
  history: History
  /** As JSON. */
  log: { readonly log: string }
  options: { readonly options: Choices; readonly revision: number } | Refusal
  record: { readonly advances: readonly Advance[] } | Refusal
  forget: { readonly done: true }
}
