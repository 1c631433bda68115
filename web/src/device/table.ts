/** A table on this device while it is open: what is done at it, and what everybody gets of it. No I/O and no clock. */
import type { Line } from '@machiya/bots'
import { isOver, type Game, type Pick, type Seat, type Viewer } from '@machiya/kernel'
import type { ServerMessage, TableInfo } from '@machiya/server/protocol'
import {
  alone,
  logOf,
  peopleSpeak,
  playLine,
  rebuild,
  shownTo,
  takeBack,
  type Advance,
  type Alone,
  type Company,
  type Delivery,
  type Log,
  type Refused,
  type StandingOrder,
  type Table,
} from '@machiya/table'
import type { Asked } from './bot-answers.ts'
import type { EventRow, TableRow } from './rows.ts'

export type Open = {
  row: TableRow
  readonly table: Table
  readonly viewers: Set<Viewer>
  /** Bots that would leave a floor but for the people there, with how much they had heard by then. */
  readonly content: Map<Seat, number>
  /** What bots mean to do next. */
  readonly meant: Map<Seat, Line>
}
/** What something done at the table comes to: what is told of it, and what is to be kept. */
export type Step = { readonly frame: readonly ServerMessage[]; readonly events: readonly EventRow[] }

export const openTable = (game: Game, row: TableRow, events: readonly EventRow[]): Open => ({
  row,
  table: rebuild(game, events),
  viewers: new Set(),
  content: new Map(),
  meant: new Map(),
})

export const companyOf = (
  { chairs, orders }: globalThis.Pick<TableRow, 'chairs' | 'orders'>,
  viewers: Iterable<Viewer> = [],
): Company => ({
  chairs: chairs.map(({ level }, seat) => ({
    plays: level === null ? 'person' : 'bot',
    orders: orders[seat] ?? [],
  })),
  viewers: [...viewers],
})

/** No clock, nobody to let in, and everybody on this device is its host. */
const SEAT = { taken: true, here: true, away: false, host: false, salt: null, bank: null, deadline: null }
const TABLE = { listed: false, hints: true, clock: { kind: 'none' }, youHost: true, watchers: 0 } as const
const UNTOLD = {
  revision: 0,
  number: 0,
  edition: 0,
  commitment: '',
  secret: null,
  undoAsked: null,
  deeds: [],
  evening: null,
  endAsked: null,
}

/** The table as any house would tell of it. */
export const infoOf = ({
  id,
  game,
  title,
  options,
  chairs,
  waiting,
  begun,
  moved,
  over,
}: TableRow): TableInfo => ({
  ...TABLE,
  ...UNTOLD,
  id,
  game,
  title,
  options: options as TableInfo['options'],
  status: over ? 'over' : 'playing',
  seats: chairs.map(({ name, level, manner = null }, seat) => {
    const person = level === null
    return { ...SEAT, seat, name, level, manner, kind: person ? 'person' : 'bot', you: person }
  }),
  waiting: [...waiting],
  created: begun,
  moved,
  now: moved,
  result: null,
  rematch: null,
})
const infoMessage = ({ row }: Open): ServerMessage => ({ type: 'table', table: infoOf(row) })

const viewMessage = ({ row, table }: Open, seat: Seat | null): ServerMessage => {
  const { view, seq, back } = shownTo(table, seat ?? 'public')
  const orders = seat === null ? [] : (row.orders[seat] ?? [])
  return { type: 'view', table: row.id, seat, seq, era: '', view, back, orders } as unknown as ServerMessage
}

export const join = (open: Open, seat: Seat | null): readonly ServerMessage[] => {
  open.viewers.add(seat ?? 'public')
  return [infoMessage(open), viewMessage(open, seat)]
}

/** Everything told so far, as this viewer heard it then. */
export const wholeLog = (game: Game, events: readonly EventRow[], seat: Seat | null): Log => {
  const { number, entries } = logOf(game, events, seat ?? 'public')
  const past = seat === null ? [] : (events[0]?.past?.logs[seat] ?? [])
  return { number, entries: [...past, ...entries] }
}

const deltaMessage = (table: string, { viewer, seq, changes, told, back, cut }: Delivery): ServerMessage => ({
  type: 'delta',
  table,
  seat: typeof viewer === 'number' ? viewer : null,
  seq,
  changes: JSON.parse(changes),
  told: JSON.parse(told),
  back: JSON.parse(back),
  ...(cut === undefined ? {} : { cut }),
})

export const eventRow = (table: string, advance: Advance, at: number): EventRow => {
  const { n, kind, seat, task, pick, heard, changes, snapshot } = advance
  return { table, n, kind, seat, task, pick, heard: JSON.stringify(heard), changes, snapshot, at }
}

/** Who answers without being asked, and without a thought. */
const answered = (all: readonly Alone[]) => all.find((each) => each.why !== 'bot')

/** Whatever the table answers by itself is told and kept together with what led to it. */
const settle = (open: Open, begin: readonly Advance[], at: number): Step => {
  const { row, table, viewers } = open
  const company = companyOf(row, viewers)
  const made = [...begin]
  for (;;) {
    const next = answered(made.at(-1)?.alone ?? alone(table, company.chairs))
    if (!next) break
    const advance = playLine(table, next, company, next.why)
    if ('refusal' in advance) throw new Error(`an answer unasked was refused: ${advance.refusal.sentence}`)
    made.push(advance)
  }
  const last = made.at(-1)
  if (!last) return { frame: [], events: [] }
  const { n, result, sources, owed } = last
  open.row = { ...row, n, moved: at, over: isOver(table.position), waiting: owed, result, sources }
  const frame = made.flatMap(({ deliveries }) => deliveries.map((each) => deltaMessage(row.id, each)))
  return {
    frame: open.row.over === row.over ? frame : [...frame, infoMessage(open)],
    events: made.map((advance) => eventRow(row.id, advance, at)),
  }
}

const after = (open: Open, advance: Advance | Refused, at: number): Step | Refused =>
  'refusal' in advance ? advance : settle(open, [advance], at)

type Said = {
  readonly seat: Seat
  readonly picks: readonly Pick[]
  readonly number: number
  readonly task: string
}
export const play = (open: Open, { seat, picks, number, task }: Said, at: number): Step | Refused =>
  after(open, playLine(open.table, { seat, picks, number, task }, companyOf(open.row, open.viewers)), at)

export const undo = (open: Open, seat: Seat, number: number, at: number): Step | Refused =>
  after(open, takeBack(open.table, { seat, number }, companyOf(open.row, open.viewers)), at)

export const command = (open: Open, seat: Seat, orders: readonly StandingOrder[], at: number): Step => {
  open.row = { ...open.row, orders: open.row.orders.with(seat, orders) }
  return goOn(open, at)
}

/** Plays what nobody needs to be asked for. */
export const goOn = (open: Open, at: number): Step => settle(open, [], at)

export const staysOn = ({ table, row }: Open): boolean => peopleSpeak(table, companyOf(row).chairs)

/** The next bot that is waited for. Where people can still speak it stays, and is asked again when it hears something. */
export const botToMove = (open: Open): Seat | undefined => {
  const { table, row, content } = open
  const stays = staysOn(open)
  return alone(table, companyOf(row).chairs).find(
    ({ seat, why }) => why === 'bot' && !(stays && content.get(seat) === table.heard[seat]),
  )?.seat
}
export const letStay = ({ table, content }: Open, seat: Seat): void =>
  void content.set(seat, table.heard[seat] ?? 0)

/** What a bot, or the coach in place of a person, is told: the view of the seat and nothing else. */
export const askedOf = ({ table, row, meant }: Open, seat: Seat, ms: number, entropy: string): Asked => ({
  game: row.game,
  level: row.chairs[seat]?.level ?? 'apprentice',
  manner: row.chairs[seat]?.manner,
  seen: table.game.view(table.position, seat),
  seat,
  meant: meant.get(seat),
  ms,
  entropy,
})
