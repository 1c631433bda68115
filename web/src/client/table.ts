/** One interface to any table: on this device, around it, or in a house far away. */
import type { Pick, Reason, Seat, View } from '@machiya/kernel'
import type { Hint, SeatInfo, TableDeed, TableInfo } from '@machiya/server/protocol'
import { NO_UNDO, type Entry, type MovesOf, type StandingOrder, type Undo } from '@machiya/table'
import type { StoreApi } from 'zustand'
import type { GameName } from '../games.ts'

/** Who sits on a chair, as the page shows it. */
export type Chair = {
  readonly seat: Seat
  readonly name: string
  /** A bot's level; null for a person. */
  readonly level: SeatInfo['level']
  readonly manner: SeatInfo['manner']
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

/** Somebody who is there and has all the time in the world. */
export const seated = (seat: number, name: string, level: Chair['level']): Chair => ({
  seat: seat as Seat,
  name,
  level,
  manner: null,
  taken: true,
  here: true,
  away: false,
  bank: null,
  deadline: null,
})

/** here: no network needed; elsewhere: another tab moves the pieces. */
export type Link = 'here' | 'connecting' | 'live' | 'lost' | 'elsewhere'

export type ChatLine = {
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
  /** What the next undo takes back. */
  readonly undo: Undo
  readonly link: Link
  /** Several people at one device: who should take it; nothing is shown until they say so. */
  readonly curtain: Seat | null
  /** Somebody asks to take back beyond the limit, and these seats have not agreed yet. */
  readonly undoRequest: {
    readonly by: Seat
    readonly from: readonly Seat[]
    readonly moves: readonly MovesOf[]
  } | null
  /** What was done at the table beside the game. */
  readonly deeds: readonly TableDeed[]
  /** The day whose deal this is, at a table of the house's own. */
  readonly evening: string | null
  /** Who has agreed to end the game here; null where nobody asks. */
  readonly endAsked: readonly Seat[] | null
  /** My standing orders. */
  readonly orders: readonly StandingOrder[]
  /** null where there is nobody to talk to. */
  readonly chat: readonly ChatLine[] | null
  /** What went wrong and stays wrong, in words. */
  readonly fault: string | null
  readonly host: boolean
  readonly rematch: string | null
  /** null where no house dealt. */
  readonly deal: Deal | null
  /** What is played, and by which clock. */
  readonly options: TableInfo['options']
  readonly clock: TableInfo['clock']
  /** The coach may be asked. */
  readonly hints: boolean
  /** Anyone may find the table in the house. */
  readonly listed: boolean
  /** Why there is nothing to see: no such table for me, or nobody knows me any more. */
  readonly gone: 'unknown' | 'signed-out'
}

export type TableClient = {
  readonly store: StoreApi<TableState>
  /** Begins to follow the table; `close` ends it, and it may be opened again. */
  open(): void
  /** The table stands on the page: what is not needed to see it may come now. */
  drawn(): void
  /** Plays a line of picks as one; answers with the reason if it was refused. */
  play(picks: readonly Pick[]): Promise<Reason | null>
  undo(): Promise<Reason | null>
  /** Several people at one device: this one has it now. */
  lift(seat: Seat): void
  /** Somebody looks at the page, or looks elsewhere. */
  look(looks: boolean): void
  /** Takes the table over from another tab. */
  takeOver(): void
  say(text: string): void
  command(orders: readonly StandingOrder[]): void
  /** Asks the others to let the last move be taken back; null where there is nobody to ask. */
  readonly requestUndo: (() => Promise<Reason | null>) | null
  answerUndoRequest(agree: boolean): void
  /** A new table with the same people; its address. */
  rematch(): Promise<string>
  /** Asks the coach; null where there is none. It knows no more than this seat does. */
  readonly advise: (() => Promise<Hint | null>) | null
  close(): void
}

const nothing = (): undefined => undefined
const silence = () => Promise.resolve(null)

/** A table that is only looked at. */
export const still = (store: TableClient['store']): TableClient => ({
  store,
  open: nothing,
  drawn: nothing,
  play: silence,
  undo: silence,
  lift: nothing,
  look: nothing,
  takeOver: nothing,
  say: nothing,
  command: nothing,
  requestUndo: null,
  answerUndoRequest: nothing,
  rematch: () => Promise.resolve('/'),
  advise: null,
  close: nothing,
})

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
  undoRequest: null,
  deeds: [],
  evening: null,
  endAsked: null,
  orders: [],
  chat: null,
  fault: null,
  host: false,
  rematch: null,
  deal: null,
  options: {},
  clock: { kind: 'none' },
  hints: true,
  listed: false,
  gone: 'unknown',
})
