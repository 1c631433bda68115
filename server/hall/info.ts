/** What may be said about a table, to whom. */
import type { Seat } from '@machiya/kernel'
import { dayOf } from '@machiya/table'
import { isDigest } from '../tokens.ts'
import { noTable, problem } from '../problems.ts'
import type { TableInfo } from '../protocol.ts'
import { deadlines } from './clock.ts'
import type { House } from './context.ts'
import { deedsOf } from './deeds.ts'
import type { LiveTable, Tip } from './live-table.ts'
import type { SeatRow } from '../store/schema.ts'

/** Who is asking: a person, a holder of seats' links, or a stranger. */
export type SeatLink = { readonly table: string; readonly seat: number; readonly digest: string }
export type Who = {
  readonly person: string | null
  readonly links?: readonly SeatLink[] | undefined
  /** Where a stranger asks from. */
  readonly address?: string
}

/** The host made the links, so they open no seat that somebody else has taken, also on a line that stood open all the time. */
const fits = (
  { id, row, seats }: LiveTable,
  { table, seat: at, digest }: SeatLink,
  seat: number,
): boolean => {
  const sits = seats[seat]?.person ?? null
  return (
    table === id && at === seat && seats[seat]?.link_digest === digest && (sits === null || sits === row.host)
  )
}
const holdsLink = (live: LiveTable, who: Who, seat: number): boolean =>
  who.links?.some((link) => fits(live, link, seat)) ?? false
/** A chair that nobody sits on has no view: whoever holds its link must come to it first, which everybody sees. */
const isDeserted = ({ seats }: LiveTable, seat: number): boolean =>
  seats[seat]?.person === null && seats[seat].away === 1

const isOwn = ({ seats }: LiveTable, { person }: Who, seat: number): boolean =>
  person !== null && seats[seat]?.person === person
export const ownsSeat = (live: LiveTable, who: Who, seat: number): boolean =>
  isOwn(live, who, seat) || (holdsLink(live, who, seat) && !isDeserted(live, seat))
/** Who may come to a seat, or come back. */
export const mayTake = (live: LiveTable, who: Who, seat: number): boolean =>
  isOwn(live, who, seat) || holdsLink(live, who, seat)
export const ownSeats = (live: LiveTable, who: Who): Seat[] =>
  live.seats.map(({ seat }) => seat as Seat).filter((seat) => ownsSeat(live, who, seat))
export const isHost = (live: LiveTable, who: Who): boolean =>
  who.person !== null && live.row.host === who.person

/** Private tables are open to those who sit there, host them, or hold a link. */
export const mayLook = (live: LiveTable, who: Who, watch?: string): boolean =>
  live.row.listed === 1 ||
  isHost(live, who) ||
  live.seats.some(({ seat }) => mayTake(live, who, seat)) ||
  (watch !== undefined && isDigest(watch, live.row.watch_digest))

/** A game that is over is shown to whoever has its address, which nobody guesses; what was said beside it is not. */
export const demandReplay = (live: LiveTable, who: Who): void => {
  if (live.row.status !== 'over') demandLook(live, who)
}
export const demandLook = (live: LiveTable, who: Who, watch?: string): void => {
  if (!mayLook(live, who, watch)) throw noTable()
}
const notYours = (seat: number): Error => problem('not-yours', `seat ${seat + 1} is not yours at this table`)
/** Whoever may not even look learns nothing, not even that the table is there. */
export const demandSeat = (live: LiveTable, who: Who, seat: number): Seat => {
  demandLook(live, who)
  if (!ownsSeat(live, who, seat)) throw notYours(seat)
  return seat as Seat
}
export const demandReturn = (live: LiveTable, who: Who, seat: number): void => {
  demandLook(live, who)
  if (!mayTake(live, who, seat)) throw notYours(seat)
}
/** Onlookers write nothing. */
export const demandGuest = (live: LiveTable, who: Who): void => {
  demandLook(live, who)
  if (ownSeats(live, who).length === 0 && !isHost(live, who))
    throw problem('not-yours', 'only those who sit at this table and its host may write here')
}
export const demandHost = (live: LiveTable, who: Who): void => {
  demandLook(live, who)
  if (!isHost(live, who)) throw problem('not-yours', 'only the host of this table can do that')
}

const listensHere = ({ listeners }: LiveTable, seat: number): boolean => {
  for (const listener of listeners) if (listener.seat === seat) return true
  return false
}
/** Several people can share a device: whoever looks on from one of its chairs is at all of them. */
const besides = ({ seats }: LiveTable, seat: number): readonly number[] => {
  const person = seats[seat]?.person
  return person ? seats.filter((each) => each.person === person).map((each) => each.seat) : [seat]
}
export const isHere = (house: House, live: LiveTable, seat: number): boolean =>
  besides(live, seat).some(
    (each) => listensHere(live, each) || (house.elsewhere.get(live.id)?.get(each) ?? 0) > Date.now(),
  )

type Ends = readonly (number | null)[]
/** An event is told to many, and its clocks are the same for all of them. */
const shown = new WeakMap<Tip, Ends>()
/** Where answers are hidden, the same clock shows for everybody who is publicly waited for. */
const shownAt = (tip: Tip, clock: LiveTable['clock']): Ends => {
  if (!tip.clock) return []
  const since = tip.clock.since.map((at, seat) => {
    const isShared = tip.clock?.hidden && tip.waiting.includes(seat as Seat)
    return isShared ? tip.publicAt : at
  })
  return deadlines(clock, { ...tip.clock, since })
}
const shownDeadlines = ({ tip, clock }: LiveTable): Ends => {
  if (!tip) return []
  const ends = shown.get(tip) ?? shownAt(tip, clock)
  shown.set(tip, ends)
  return ends
}

/** For a delta, as JSON; nothing where there is no clock. */
export const shownClock = (live: LiveTable): string =>
  live.tip?.clock
    ? `,"clock":${JSON.stringify({ banks: live.tip.clock.banks, deadlines: shownDeadlines(live), now: Date.now() })}`
    : ''

type SeatInfo = TableInfo['seats'][number]
const seatInfo = (house: House, live: LiveTable, who: Who, row: SeatRow): SeatInfo => ({
  seat: row.seat,
  kind: row.kind,
  level: row.level as SeatInfo['level'],
  manner: row.manner as SeatInfo['manner'],
  name: row.name,
  taken: row.kind === 'bot' || row.person !== null,
  here: row.kind === 'bot' || isHere(house, live, row.seat),
  away: row.away === 1,
  you: ownsSeat(live, who, row.seat),
  host: row.person !== null && row.person === live.row.host,
  salt: row.salt,
  bank: live.clock.kind === 'live' ? (live.tip?.clock?.banks[row.seat] ?? null) : null,
  deadline: shownDeadlines(live)[row.seat] ?? null,
})

export type UndoRequest = NonNullable<TableInfo['undoAsked']>
/** It is about the position at which it was asked, and lapses with the next. */
export const undoRequest = ({ row, tip }: LiveTable): UndoRequest | null => {
  const asked = row.undo_asked === null ? null : (JSON.parse(row.undo_asked) as UndoRequest)
  return asked?.at === tip?.number ? asked : null
}

/** Its secret and its hands are still those of everybody who has not played it. */
export const isTonight = ({ row }: LiveTable): boolean =>
  row.evening !== null && row.evening === dayOf(new Date())
/** At the deal of an evening everybody has the same means. */
export const demandOwnTable = ({ row }: LiveTable): void => {
  if (row.evening !== null) throw problem('refused', 'this is not done at the deal of the evening')
}

export const tableInfo = (house: House, live: LiveTable, who: Who): TableInfo => {
  const { row, tip } = live
  return {
    id: row.id,
    game: row.game,
    revision: row.revision,
    options: JSON.parse(row.options) as TableInfo['options'],
    title: row.title,
    listed: row.listed === 1,
    hints: row.hints === 1,
    status: row.status,
    clock: live.clock,
    seats: live.seats.map((seat) => seatInfo(house, live, who, seat)),
    youHost: isHost(live, who),
    watchers: [...live.listeners].filter(({ seat }) => seat === null).length,
    commitment: row.commitment,
    secret: row.status === 'over' && !isTonight(live) ? row.secret : null,
    evening: row.evening,
    number: tip?.number ?? 0,
    waiting: row.status === 'playing' && tip ? [...tip.waiting] : [],
    created: row.created,
    moved: tip?.publicAt ?? row.created,
    now: Date.now(),
    undoAsked: undoRequest(live),
    deeds: deedsOf(live),
    endAsked: row.end_asked === null ? null : (JSON.parse(row.end_asked) as number[]),
    result: row.result === null ? null : (JSON.parse(row.result) as TableInfo['result']),
    rematch: row.rematch,
    edition: row.edition,
  }
}

/** The public sees the same of every table, whoever asks. */
export const NOBODY: Who = { person: null }
