/** What the house asks of a rules thread, and what it answers. Everything here is plain and can be posted. */
import type { Choices, Line, Offer, Seat, Viewer } from '@machiya/kernel'
import type { GameRecord } from '@machiya/kernel/record'
import type { Advance, Alone, Chair, Company, History, Kept, MovesOf, Refused, Why } from '@machiya/table'

/** Which table and which of its positions is meant; `base` brings it along where the thread may not hold it. */
type At = {
  readonly table: string
  readonly game: string
  readonly n: number
  readonly base?: readonly Kept[] | undefined
}
type Told = At & { readonly company: Company }

export type Requests = {
  start: {
    readonly table: string
    readonly game: string
    readonly seats: number
    readonly options: Choices
    readonly seed: string
    readonly company: Company
  }
  /** With `why`, nobody was asked. */
  play: Told & { readonly line: Line; readonly why?: Why | undefined }
  /** Back by one move of one's own, as far as the kernel allows. */
  undo: Told & { readonly seat: Seat; readonly number: number }
  /** Back to before the move that made position `number`, which everybody agreed to. */
  rewind: Told & { readonly number: number }
  /** What going back so far would take back. */
  rewound: At & { readonly number: number }
  /** Events that another node kept. */
  follow: Told & { readonly events: readonly Kept[] }
  /** Who acts now without being asked. */
  alone: At & { readonly chairs: readonly Chair[] }
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
export type Op = keyof Requests
export type Request = { [K in Op]: { readonly op: K } & Requests[K] }[Op]

export type Missing = { readonly missing: true }
/** The rules themselves failed: a throw, too long, or too much memory. */
export type Broken = { readonly broken: string }

export type Results = {
  start: Advance
  play: Advance | Refused | Missing
  undo: Advance | Refused | Missing
  rewind: Advance | Refused | Missing
  rewound: { readonly moves: readonly MovesOf[] } | Refused | Missing
  follow: Advance | Missing
  /** `stay`: bots do not leave the floor, for people can still speak there. */
  alone: { readonly alone: readonly Alone[]; readonly stay: boolean } | Missing
  /** As JSON, both: what is seen, and what may be taken back. */
  view: { readonly view: string; readonly seq: number; readonly back: string } | Missing
  offers:
    | { readonly number: number; readonly task: string | null; readonly offers: readonly Offer[] }
    | Missing
  history: History
  /** As JSON. */
  log: { readonly log: string }
  options: { readonly options: Choices; readonly revision: number } | Refused
  record: { readonly advances: readonly Advance[] } | Refused
  forget: { readonly done: true }
}
