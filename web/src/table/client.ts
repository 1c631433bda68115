/** One interface to any table: solo in a worker, hot seat, or a table on a server. */
import type { Pick, Reason, Seat, Tiding, View } from '@machiya/kernel'
import type { StoreApi } from 'zustand'
import type { GameName } from '../games.ts'

/** Who sits on a chair, as the page shows it. */
export type Chair = {
  readonly seat: Seat
  readonly name: string
  /** A bot's level; null for a person. */
  readonly level: string | null
  readonly taken: boolean
  readonly here: boolean
  /** A bot sits in until the owner returns. */
  readonly away: boolean
  /** What is left on a clock that stands still, and when a running one ends; null without clocks. */
  readonly bank: number | null
  readonly deadline: number | null
  /** Whoever sits here looks after the table. */
  readonly host?: boolean
}

/** One visible change, as this viewer heard of it. */
export type Entry = {
  readonly number: number
  readonly mover: Seat | null
  readonly at: number
  readonly tidings: readonly Tiding[]
}

/** A pick of mine that can still be taken back. */
export type Step = { readonly task: string; readonly a: unknown; readonly pick: Pick }
export type Undo = { readonly steps: readonly Step[]; readonly no: Reason | null }

/** Whenever `task` asks me and `pick` is open, it is picked for me. */
export type StandingOrder = { readonly task: string; readonly pick: Pick }

/** here: no network needed. */
export type Link = 'here' | 'connecting' | 'live' | 'lost' | 'elsewhere'

export type Line = {
  readonly id: number
  readonly at: number
  readonly name: string
  readonly seat: Seat | null
  readonly text: string
}

/** How the house dealt, so that anyone can check it. */
export type Deal = {
  /** The pledge of the seed, public before the first card. */
  readonly commitment: string
  /** The seed itself: null until the game is over. */
  readonly seed: string | null
  /** What each seat mixed in. */
  readonly salts: readonly (string | null)[]
}

export type TableState = {
  readonly id: string
  readonly status: 'opening' | 'gathering' | 'playing' | 'over' | 'gone'
  readonly game: GameName | null
  readonly title: string
  /** Whose eyes these are. */
  readonly seat: Seat | null
  /** The seats that are played on this device. */
  readonly mine: readonly Seat[]
  readonly view: View | null
  readonly chairs: readonly Chair[]
  readonly log: readonly Entry[]
  /** How far this viewer had seen the log before this visit; below zero on the first one. */
  readonly read: number
  /** Up to here the log tells what was missed; what comes later is seen as it happens. */
  readonly caughtUp: number
  readonly undo: Undo
  readonly link: Link
  /** Hot seat: who should take the device; nothing is shown until they say so. */
  readonly curtain: Seat | null
  /** Somebody asks to take back beyond the limit, and these seats have not agreed yet. */
  readonly plea: { readonly by: Seat; readonly from: readonly Seat[] } | null
  /** My standing orders. */
  readonly orders: readonly StandingOrder[]
  /** null where there is nobody to talk to. */
  readonly chat: readonly Line[] | null
  /** What went wrong and stays wrong, in words. */
  readonly fault: string | null
  readonly host: boolean
  readonly rematch: string | null
  /** null where no house dealt. */
  readonly deal: Deal | null
  readonly clocked: boolean
  /** The coach may be asked. */
  readonly hints: boolean
  /** Anyone may find the table in the house. */
  readonly listed: boolean
  /** Why there is nothing to see: no such table for me, or nobody knows me any more. */
  readonly gone: 'unknown' | 'signed-out'
}

/** What the coach would do, and how sure that is. */
export type Hint = {
  readonly pick: Pick
  readonly sure: 'clear' | 'slight' | 'taste'
  /** A nudge instead: the few picks worth a look, in the order of the offers. */
  readonly among: readonly Pick[]
}

export type TableClient = {
  readonly store: StoreApi<TableState>
  /** Begins to follow the table; `close` ends it, and it may be opened again. */
  open(): void
  /** The table stands on the page: what is not needed to see it may come now. */
  drawn?(): void
  /** Plays a pick; answers with the reason if it was refused. */
  play(pick: Pick): Promise<Reason | null>
  undo(): Promise<Reason | null>
  /** Hot seat: this player has the device now. */
  lift(seat: Seat): void
  /** Takes the table over from another tab. */
  takeOver(): void
  say(text: string): void
  command(orders: readonly StandingOrder[]): void
  /** Asks the others to let the last move be taken back; null where there is nobody to ask. */
  readonly plead: (() => Promise<Reason | null>) | null
  answerPlea(agree: boolean): void
  /** A new table with the same people; its address. */
  rematch(): Promise<string>
  /** Asks the coach; null where there is none. It knows no more than this seat does. */
  readonly advise: (() => Promise<Hint | null>) | null
  close(): void
}

export const NO_UNDO: Undo = { steps: [], no: null }

export const opening = (id: string): TableState => ({
  id,
  status: 'opening',
  game: null,
  title: '',
  seat: null,
  mine: [],
  view: null,
  chairs: [],
  log: [],
  read: -1,
  caughtUp: 0,
  undo: NO_UNDO,
  link: 'connecting',
  curtain: null,
  plea: null,
  orders: [],
  chat: null,
  fault: null,
  host: false,
  rematch: null,
  deal: null,
  clocked: false,
  hints: true,
  listed: false,
  gone: 'unknown',
})
