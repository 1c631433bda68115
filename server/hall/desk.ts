/** A table while somebody is at it: what is kept about it, who listens, and the queue that makes one writer of many. */
import { isGame, takeDown } from '@machiya/games'
import type { Seat, Viewer } from '@machiya/kernel'
import type { Logger } from 'pino'
import type { BotPool } from '../bots/pool.ts'
import type { Config } from '../config.ts'
import type { Metrics } from '../metrics.ts'
import { noTable, type Problem } from '../problems.ts'
import type { Clock } from '../protocol.ts'
import type { Rules } from '../rules/pool.ts'
import type { EventRow, SeatRow, TableRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import type { ClockState } from './clock.ts'
import { ownsSeat, type Who } from './info.ts'

/** Everything that the parts of a running house share. */
export type House = {
  readonly config: Config
  readonly store: Store
  readonly rules: Rules
  readonly bots: BotPool
  readonly log: Logger
  readonly metrics: Metrics
  readonly desks: Map<string, Promise<Desk>>
  /** Changes when a backup is restored: nothing seen before it can be resumed. */
  epoch: string
  /** Who this node is, to the others. */
  readonly node: string
  /** Look for due jobs soon. */
  kick(): void
  /** Which seats of a table are known to be connected to other nodes. */
  readonly elsewhere: Map<string, Map<number, number>>
  /** Tells the other nodes, where there are any. */
  tell(note: Note): void
}
export type Note = {
  readonly kind: 'event' | 'info' | 'chat' | 'here' | 'gone' | 'mute'
  readonly table: string
  readonly node: string
  readonly seat?: number
  /** Who does not want to hear the seat, or wants to again. */
  readonly person?: string
  readonly muted?: boolean
}

/** One joined connection. `say` takes a message as JSON. */
export type Listener = {
  readonly viewer: Viewer
  readonly seat: Seat | null
  readonly person: string | null
  /** As whom it joined: its seat's view is for the owner alone. */
  readonly who: Who
  readonly say: (message: string) => void
  readonly muted: Set<number>
}
/** The last event, as far as answering and telling depend on it. */
export type Tip = {
  readonly n: number
  readonly number: number
  readonly heard: readonly number[]
  readonly waiting: readonly Seat[]
  readonly owed: readonly Seat[]
  readonly clock: ClockState | null
  /** When the public last saw something change: hidden answers do not count, or their times would tell. */
  readonly publicAt: number
}
export type Outcome = { readonly seq: number } | { readonly problem: Problem }
export type Desk = {
  readonly id: string
  row: TableRow
  seats: SeatRow[]
  clock: Clock
  /** The revision of the rules that this program has: views of another one cannot be resumed. */
  readonly revision: number
  tip: Tip | null
  readonly listeners: Set<Listener>
  /** The answers to recent moves by seat and message id, so that a repeated one gets the same. */
  readonly answers: Map<string, Outcome>
  queue: Promise<unknown>
  /** Somebody has said something here, or does not want to hear somebody. */
  hasTalk: boolean
  /** The table will be told about at the end of this turn of the event loop. */
  willTell: boolean
  touched: number
  /** After a fault of the rules this table rests. */
  restsUntil: number
}

/** Of the last of these events, oldest first, on top of an older tip. */
export const tipOf = (events: readonly [...EventRow[], EventRow], before: Tip | null): Tip => {
  const event = events.at(-1) as EventRow
  const first = events.find(({ number }) => number === event.number) as EventRow
  const publicAt = before?.number === event.number ? before.publicAt : first.at
  return {
    n: event.n,
    number: event.number,
    heard: JSON.parse(event.heard) as number[],
    waiting: JSON.parse(event.waiting) as Seat[],
    owed: JSON.parse(event.owed) as Seat[],
    clock: event.clock === null ? null : (JSON.parse(event.clock) as ClockState),
    publicAt,
  }
}

export const isSome = (events: readonly EventRow[]): events is readonly [...EventRow[], EventRow] =>
  events.length > 0

const RECENT = 64
export const remember = (desk: Desk, key: string, outcome: Outcome): Outcome => {
  desk.answers.set(key, outcome)
  if (desk.answers.size > RECENT * 4) desk.answers.delete(desk.answers.keys().next().value as string)
  return outcome
}
export const answerKey = (seat: number, message: string): string => `${seat} ${message}`

/** Recent moves keep their answers over a restart, and on every node. */
export const rememberEvent = (desk: Desk, event: Pick<EventRow, 'seat' | 'message' | 'heard'>): void => {
  if (event.seat === null || event.message === null) return
  const heard = JSON.parse(event.heard) as number[]
  remember(desk, answerKey(event.seat, event.message), { seq: heard[event.seat] ?? 0 })
}

const readRows = async ({ store: { db } }: House, id: string) => {
  const [row, seats, events, talk] = await Promise.all([
    db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst(),
    db.selectFrom('seat').selectAll().where('table_id', '=', id).orderBy('seat').execute(),
    db
      .selectFrom('event')
      .selectAll()
      .where('table_id', '=', id)
      .orderBy('n', 'desc')
      .limit(RECENT)
      .execute(),
    db.selectFrom('chat').select('id').where('table_id', '=', id).limit(1).executeTakeFirst(),
  ])
  if (!row) throw noTable()
  return { row, seats, events, talk }
}

const revisionOf = async (game: string, kept: number): Promise<number> =>
  isGame(game) ? (await takeDown(game)).game.revision : kept

const load = async (house: House, id: string): Promise<Desk> => {
  const { row, seats, events, talk } = await readRows(house, id)
  const oldestFirst = events.toReversed()
  const desk: Desk = {
    id,
    row,
    seats,
    clock: JSON.parse(row.clock) as Clock,
    revision: await revisionOf(row.game, row.revision),
    tip: isSome(oldestFirst) ? tipOf(oldestFirst, null) : null,
    listeners: new Set(),
    answers: new Map(),
    queue: Promise.resolve(),
    hasTalk: talk !== undefined,
    willTell: false,
    touched: Date.now(),
    restsUntil: 0,
  }
  for (const event of oldestFirst) rememberEvent(desk, event)
  return desk
}

/** The table with this id, from memory or from what is kept. */
export const deskOf = async (house: House, id: string): Promise<Desk> => {
  let loading = house.desks.get(id)
  if (!loading) {
    loading = load(house, id)
    house.desks.set(id, loading)
    loading.catch(() => house.desks.delete(id))
  }
  const desk = await loading
  desk.touched = Date.now()
  return desk
}

const NOT_YOURS = JSON.stringify({ type: 'goodbye', reason: 'this seat is no longer yours' })
/** Whoever lost a seat is told so and hears nothing of it any more, whichever node took it away. */
const dropStrangers = (desk: Desk): void => {
  for (const listener of desk.listeners) {
    if (listener.seat === null || ownsSeat(desk, listener.who, listener.seat)) continue
    desk.listeners.delete(listener)
    listener.say(NOT_YOURS)
  }
}

/** Reads again what other nodes, or another request, may have changed about a table. */
export const reloadRows = async (house: House, desk: Desk): Promise<void> => {
  const { db } = house.store
  const [row, seats] = await Promise.all([
    db.selectFrom('tables').selectAll().where('id', '=', desk.id).executeTakeFirst(),
    db.selectFrom('seat').selectAll().where('table_id', '=', desk.id).orderBy('seat').execute(),
  ])
  if (!row) throw noTable()
  desk.row = row
  desk.seats = seats
  desk.clock = JSON.parse(row.clock) as Clock
  dropStrangers(desk)
}

/** One after the other: whatever changes a table waits here for what came before. */
export const inTurn = <T>(desk: Desk, act: () => Promise<T>): Promise<T> => {
  const turn = desk.queue.then(act, act)
  desk.queue = turn.catch(() => undefined)
  return turn
}

/** Tables without anybody at them leave memory; they come back from storage when they are asked for. */
export const evictIdle = async (house: House, now: number): Promise<void> => {
  for (const [id, loading] of house.desks) {
    const desk = await loading.catch(() => undefined)
    const idle = desk && desk.listeners.size === 0 && now - desk.touched > house.config.IDLE_SECONDS * 1000
    if (!idle) continue
    house.desks.delete(id)
    void house.rules.ask('forget', { table: id })
  }
}
