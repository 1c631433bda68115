/** A table while somebody is at it: what is kept about it, who listens, and the queue that makes one writer of many. */
import type { Line } from '@machiya/bots'
import { isGame, takeDown } from '@machiya/games'
import type { Seat, Viewer } from '@machiya/kernel'
import { noTable, type Problem } from '../problems.ts'
import type { Clock } from '../protocol.ts'
import type { EventRow, SeatRow, TableRow } from '../store/schema.ts'
import type { ClockState } from './clock.ts'
import type { House } from './context.ts'
import { mayLook, ownsSeat, type Who } from './info.ts'

/** One joined connection. `say` takes a message as JSON. */
export type Listener = {
  readonly viewer: Viewer
  readonly seat: Seat | null
  readonly person: string | null
  /** As whom it joined: its seat's view is for the owner alone. */
  readonly who: Who
  /** What opened a private table to an onlooker. */
  readonly watch?: string | undefined
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
  /** A job stands by for those who act now without being asked. */
  readonly unasked: boolean
}
export type Outcome = { readonly seq: number } | { readonly problem: Problem }
export type LiveTable = {
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
  /** What bots mean to do next; forgotten with the table, for they can think anew. */
  readonly meant: Map<Seat, Line>
  queue: Promise<unknown>
  /** Other nodes changed it while nobody here was at it: whoever asks for it next reads what. */
  stale: (() => Promise<void>) | null
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
    unasked: false,
  }
}

export const isSome = (events: readonly EventRow[]): events is readonly [...EventRow[], EventRow] =>
  events.length > 0

const RECENT = 64
export const remember = (live: LiveTable, key: string, outcome: Outcome): Outcome => {
  live.answers.set(key, outcome)
  if (live.answers.size > RECENT * 4) live.answers.delete(live.answers.keys().next().value as string)
  return outcome
}
export const answerKey = (seat: number, message: string): string => `${seat} ${message}`

/** Recent moves keep their answers over a restart, and on every node. */
export const rememberEvent = (live: LiveTable, event: Pick<EventRow, 'seat' | 'message' | 'heard'>): void => {
  if (event.seat === null || event.message === null) return
  const heard = JSON.parse(event.heard) as number[]
  remember(live, answerKey(event.seat, event.message), { seq: heard[event.seat] ?? 0 })
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

const load = async (house: House, id: string): Promise<LiveTable> => {
  const { row, seats, events, talk } = await readRows(house, id)
  const oldestFirst = events.toReversed()
  const live: LiveTable = {
    id,
    row,
    seats,
    clock: JSON.parse(row.clock) as Clock,
    revision: await revisionOf(row.game, row.revision),
    tip: isSome(oldestFirst) ? tipOf(oldestFirst, null) : null,
    listeners: new Set(),
    answers: new Map(),
    meant: new Map(),
    queue: Promise.resolve(),
    stale: null,
    hasTalk: talk !== undefined,
    willTell: false,
    touched: Date.now(),
    restsUntil: 0,
  }
  for (const event of oldestFirst) rememberEvent(live, event)
  return live
}

/** The table with this id, from memory or from what is kept. */
export const liveTable = async (house: House, id: string): Promise<LiveTable> => {
  let loading = house.liveTables.get(id)
  if (!loading) {
    loading = load(house, id)
    house.liveTables.set(id, loading)
    loading.catch(() => house.liveTables.delete(id))
  }
  const live = await loading
  await live.stale?.()
  live.touched = Date.now()
  return live
}

const NOT_YOURS = JSON.stringify({ type: 'goodbye', reason: 'this seat is no longer yours' })
const mayHear = (live: LiveTable, { seat, who, watch }: Listener): boolean =>
  seat === null ? mayLook(live, who, watch) : ownsSeat(live, who, seat)
/** Whoever lost a seat, or looks on at what became private, is told so and hears nothing of it any more, whichever node did it. */
const dropStrangers = (live: LiveTable): void => {
  for (const listener of live.listeners) {
    if (mayHear(live, listener)) continue
    live.listeners.delete(listener)
    listener.say(NOT_YOURS)
  }
}

/** Reads again what other nodes, or another request, may have changed about a table. */
export const reloadRows = async (house: House, live: LiveTable): Promise<void> => {
  const { db } = house.store
  const [row, seats] = await Promise.all([
    db.selectFrom('tables').selectAll().where('id', '=', live.id).executeTakeFirst(),
    db.selectFrom('seat').selectAll().where('table_id', '=', live.id).orderBy('seat').execute(),
  ])
  if (!row) throw noTable()
  live.row = row
  live.seats = seats
  live.clock = JSON.parse(row.clock) as Clock
  dropStrangers(live)
}

/** One after the other: whatever changes a table waits here for what came before. */
export const inTurn = <T>(live: LiveTable, act: () => Promise<T>): Promise<T> => {
  const turn = live.queue.then(act, act)
  live.queue = turn.catch(() => undefined)
  return turn
}

/** Tables without anybody at them leave memory; they come back from storage when they are asked for. */
export const evictIdle = async (house: House, now: number): Promise<void> => {
  for (const [id, loading] of house.liveTables) {
    const live = await loading.catch(() => undefined)
    const idle = live && live.listeners.size === 0 && now - live.touched > house.config.IDLE_SECONDS * 1000
    if (!idle) continue
    house.liveTables.delete(id)
    void house.rules.ask('forget', { table: id })
  }
}
