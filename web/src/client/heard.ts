/** What a client has heard of a table, and what each message of the table makes of it. Pure. */
import type { Game, Seat, View } from '@machiya/kernel'
import type { Log, ServerMessage, TableInfo } from '@machiya/server/protocol'
import { applyChanges, NO_UNDO, type Entry, type StandingOrder, type Undo } from '@machiya/table'
import { fromInfo, heardAt, seatsOfMine, withClock } from './info.ts'
import { opening, type ChatLine, type Link, type TableState } from './table.ts'

/** What one seat, or with null the public, has been shown. */
export type Shown = {
  /** Of the last delivery; below zero before the first. */
  readonly seq: number
  readonly era: string
  readonly view: View | null
  readonly log: readonly Entry[]
  /** The log tells everything from the first move on. */
  readonly whole: boolean
  /** How often moves were taken back here. */
  readonly cuts: number
  readonly undo: Undo
  readonly orders: readonly StandingOrder[]
  readonly read: number
  readonly caughtUp: number
}

export type Heard = {
  readonly id: string
  readonly info: TableInfo | null
  readonly link: Link
  /** Whose eyes look on, and who is to come behind the curtain. */
  readonly eyes: Seat | null
  readonly curtain: Seat | null
  readonly shown: { readonly [seat: string]: Shown }
  readonly chat: readonly ChatLine[] | null
  readonly gone: TableState['gone'] | null
  readonly fault: string | null
  /** Something was missed: whoever listens has to join again. */
  readonly behind: boolean
}

/** What a message cannot know: the rules on this side, and the time here. */
export type Ear = { readonly game: Game | undefined; readonly at: number }

const UNSEEN: Shown = {
  seq: -1,
  era: '',
  view: null,
  log: [],
  whole: false,
  cuts: 0,
  undo: NO_UNDO,
  orders: [],
  read: -1,
  caughtUp: 0,
}

export const nothingHeard = (id: string, talks: boolean): Heard => ({
  id,
  info: null,
  link: 'connecting',
  eyes: null,
  curtain: null,
  shown: {},
  chat: talks ? [] : null,
  gone: null,
  fault: null,
  behind: false,
})

export const shownTo = ({ shown }: Heard, seat: Seat | null): Shown => shown[String(seat)] ?? UNSEEN
export const withShown = (heard: Heard, seat: Seat | null, change: Partial<Shown>): Heard => ({
  ...heard,
  shown: { ...heard.shown, [String(seat)]: { ...shownTo(heard, seat), ...change } },
})

/** Whoever listens here: every seat of one's own, or an onlooker. */
export const viewersIn = ({ info }: Heard): (Seat | null)[] => {
  const mine = info ? seatsOfMine(info) : []
  return mine.length ? mine : [null]
}

const entryOf = ({ game, at }: Ear, view: View, seat: Seat | null): Entry[] => {
  const tidings = game?.tidings(view, seat ?? 'public') ?? []
  return tidings.length ? [{ number: view.number, mover: view.mover, at, tidings }] : []
}

type Said<K extends ServerMessage['type']> = Extract<ServerMessage, { type: K }>

const onView = (heard: Heard, said: Said<'view'>, ear: Ear): Heard => {
  const seat = said.seat as Seat | null
  const was = shownTo(heard, seat)
  const view = said.view as unknown as View
  const had = was.view?.number ?? -1
  return withShown(heard, seat, {
    seq: said.seq,
    era: said.era,
    view,
    undo: said.back,
    orders: said.orders,
    log: view.number === had ? was.log : [...was.log, ...entryOf(ear, view, seat)],
    whole: was.whole && (view.number === had || view.number === had + 1),
  })
}

const onDelta = (heard: Heard, said: Said<'delta'>, ear: Ear): Heard => {
  const seat = said.seat as Seat | null
  const was = shownTo(heard, seat)
  const { seq, changes, told, back, cut, clock } = said
  if (!was.view || seq > was.seq + 1) return { ...heard, behind: true }
  if (seq <= was.seq) return heard
  const view: View = { ...applyChanges(was.view, changes), told: told as View['told'] }
  const isNews = cut === undefined && view.number !== was.view.number
  const kept = cut === undefined ? was.log : was.log.filter(({ number }) => number <= cut)
  const cuts = was.cuts + (cut === undefined ? 0 : 1)
  const log = isNews ? [...kept, ...entryOf(ear, view, seat)] : kept
  const next = withShown(heard, seat, { seq, view, log, cuts, undo: back })
  return clock && heard.info ? { ...next, info: withClock(heard.info, clock, ear.at) } : next
}

/** Whoever is heard again is heard from the beginning, so older lines may come after newer ones. */
const onChat = (heard: Heard, { line }: Said<'chat'>): Heard => {
  const others = (heard.chat ?? []).filter(({ id }) => id !== line.id)
  return { ...heard, chat: [...others, line as ChatLine].sort((a, b) => a.id - b.id) }
}

export const hear = (heard: Heard, said: ServerMessage, ear: Ear): Heard => {
  switch (said.type) {
    case 'table':
      return said.table.id === heard.id ? { ...heard, info: heardAt(said.table, ear.at) } : heard
    case 'view':
      return onView(heard, said, ear)
    case 'delta':
      return onDelta(heard, said, ear)
    case 'chat':
      return onChat(heard, said)
    case 'goodbye':
      return { ...heard, behind: true }
    case 'answer':
      return heard
  }
}

/** What the table tells takes the place of what was heard here, up to the position it tells of. */
export const withLog = (heard: Heard, seat: Seat | null, { number, entries }: Log): Heard => {
  const was = shownTo(heard, seat)
  const log = [...(entries as readonly Entry[]), ...was.log.filter((entry) => entry.number > number)]
  const read = was.read < 0 ? readBefore(log, seat) : was.read
  return withShown(heard, seat, { log, read, whole: true })
}
/** On a device that never saw this table: what I did last I have seen. */
const readBefore = (log: readonly Entry[], seat: Seat | null): number =>
  seat === null ? -1 : (log.findLast(({ mover }) => mover === seat)?.number ?? -1)

/** Who of those at this device owes an answer: each of them sees it of oneself. */
const askedOf = (heard: Heard, { waitingFor }: Game, mine: readonly Seat[]): Seat[] =>
  mine.filter((seat) => {
    const { view } = shownTo(heard, seat)
    return view ? waitingFor(view).includes(seat) : heard.info?.waiting.includes(seat)
  })

/** Whose eyes next: the same person while asked or nobody is, else whoever comes next around the table. */
const eyesNext = (heard: Heard, game: Game, mine: readonly Seat[]): Seat | null => {
  const { eyes, info } = heard
  const asked = askedOf(heard, game, mine)
  if (eyes !== null && (asked.length === 0 || asked.includes(eyes))) return eyes
  const seats = info?.seats.length ?? 1
  const after = (seat: Seat): number => (seat - (eyes ?? 0) + seats) % seats
  return asked.sort((a, b) => after(a) - after(b))[0] ?? mine[0] ?? null
}

/** Draws the curtain where the device must change hands: nothing lies open behind it. */
export const handOn = (heard: Heard, game: Game): Heard => {
  const { info, eyes, curtain } = heard
  const [first = null, ...others] = info ? seatsOfMine(info) : []
  if (others.length === 0 || info?.status === 'gathering') return { ...heard, eyes: first }
  if (curtain !== null) return heard
  const next = eyesNext(heard, game, [first as Seat, ...others])
  if (next === eyes) return heard
  const { view } = shownTo(heard, eyes)
  const left = view ? withShown(heard, eyes, { read: view.number }) : heard
  return { ...left, eyes: null, curtain: next }
}

/** This player has the device: what happened since is told. */
export const lift = (heard: Heard, seat: Seat): Heard => {
  const caughtUp = shownTo(heard, seat).view?.number ?? 0
  return withShown({ ...heard, eyes: seat, curtain: null }, seat, { caughtUp })
}

/** Whoever looks elsewhere has seen everything up to now. */
export const lookAway = (heard: Heard): Heard => {
  const { view } = shownTo(heard, heard.eyes)
  return view ? withShown(heard, heard.eyes, { read: view.number }) : heard
}
/** What happened meanwhile is told. */
export const lookAgain = (heard: Heard): Heard => {
  const { view } = shownTo(heard, heard.eyes)
  return view ? withShown(heard, heard.eyes, { caughtUp: view.number }) : heard
}

/** What the page shows of it. */
export const stateOf = (heard: Heard): TableState => {
  const { id, info, link, eyes, curtain, chat, gone, fault } = heard
  const { view, log, read, caughtUp, undo, orders } = curtain === null ? shownTo(heard, eyes) : UNSEEN
  const seen = { view, log, read, caughtUp, undo, orders }
  const table = info ? fromInfo(info) : {}
  const left = gone ? ({ status: 'gone', gone } as const) : {}
  return { ...opening(id), ...table, ...left, ...seen, seat: eyes, link, curtain, chat, fault }
}
