/** A table while it is played: its position, what can be taken back, and what everybody gets of each move. */
import type { Game, Line, Rank, Reason, RecordedMove, Seat, View, Viewer, Whole } from '@machiya/kernel'
import { alone, hidesNow, isSecret, peopleSpeak, type Alone, type Chair } from './alone.ts'
import { changesBetween, type Change } from './changes.ts'
import { positionAfter, presentOf, SNAPSHOT_EVERY, written, type Kept, type Picked } from './events.ts'
import {
  extended,
  firstMark,
  lastMove,
  NO_UNDO,
  tellAlone,
  undoFor,
  type Mark,
  type Undo,
  type Why,
} from './trail.ts'

export type Table = {
  readonly game: Game
  /** The last event. */
  n: number
  position: Whole
  /** Positions that still count, oldest first; the last one is `position`. */
  trail: readonly Mark[]
  /** How many deliveries each seat, and last the public, have had. */
  heard: readonly number[]
  /** The last view of each viewer who listens, and of everybody where answers are hidden, without what was told. */
  readonly views: Map<Viewer, View>
  /** Brought up from an older revision: the next event keeps the whole position, changes would not fit. */
  migrated: boolean
}

/** What one viewer gets of an event, already as JSON. */
export type Delivery = {
  readonly viewer: Viewer
  readonly seq: number
  readonly changes: string
  readonly told: string
  /** What this seat may take back now. */
  readonly back: string
  /** Moves were taken back: entries of the log above this number are no part of the game any more. */
  readonly cut?: number
}
/** Points by category and seat. */
export type Sources = { readonly [category: string]: readonly number[] }
/** What an event came to. */
export type Advance = {
  readonly n: number
  readonly number: number
  readonly kind: Kept['kind']
  readonly seat: Seat | null
  readonly task: string | null
  readonly pick: string | null
  readonly changes: string
  readonly snapshot: string | null
  readonly heard: readonly number[]
  /** Whom the public sees being waited for, and who truly owes an answer. */
  readonly waiting: readonly Seat[]
  readonly owed: readonly Seat[]
  /** What is asked now, and whether who has answered it is hidden. */
  readonly asks: string | null
  readonly hidden: boolean
  /** Who acts next without being asked; `stay`: bots do not leave the floor, for people can still speak there. */
  readonly alone: readonly Alone[]
  readonly stay: boolean
  readonly result: readonly Rank[] | null
  /** After the end: where the points came from. */
  readonly sources: Sources | null
  readonly deliveries: readonly Delivery[]
}
/** `at` is the place of the first pick of a line that cannot be made. */
export type Refused = { readonly refusal: Reason; readonly at?: number }

/** Who sits there and who listens, as far as an event is made for them. */
export type Company = { readonly chairs: readonly Chair[]; readonly viewers: readonly Viewer[] }

const refuse = (rule: string, sentence: string): Refused => ({ refusal: { rule, sentence } })
const NOTHING_BACK = refuse('K11', 'There is nothing to take back')
const LATE = refuse('K14', 'This answers an earlier position')

export const earOf = (viewer: Viewer, seats: number): number => (typeof viewer === 'number' ? viewer : seats)

const silent = (view: View): View => ({ ...view, told: null })
/** A view as it is compared and sent: what was told travels beside it. */
export const seenBy = (
  game: Game,
  position: Whole,
  viewer: Viewer,
  last?: { readonly position: Whole; readonly view: View },
): [View, string] => {
  const view = game.view(position, viewer, last)
  return [silent(view), JSON.stringify(view.told)]
}

export const undoOf = ({ game, trail }: Table, viewer: Viewer): Undo =>
  typeof viewer === 'number' ? undoFor(game, trail, viewer) : NO_UNDO

/** What becomes of a table: the picks that were made, or how many events were taken back. */
type Deed =
  | { readonly seat: Seat; readonly moves: readonly RecordedMove[] }
  | { readonly seat: Seat | null; readonly back: number }
const eventOf = (deed: Deed): Picked =>
  'back' in deed
    ? { kind: 'undo', seat: deed.seat, task: null, pick: String(deed.back) }
    : { kind: 'move', seat: deed.seat, ...written(deed.moves) }

/** What one viewer gets to see of an event. */
type Sight = { readonly view: View; readonly told: string; readonly changes: readonly Change[] }
/** Looks at the table after an event, once for each viewer: what is heard and what is delivered follow from it. */
const lookAfter = ({ game, position, views }: Table, before: Whole): ((viewer: Viewer) => Sight) => {
  const looked = new Map<Viewer, Sight>()
  return (viewer) => {
    const known = looked.get(viewer)
    if (known) return known
    const last = views.get(viewer) ?? seenBy(game, before, viewer)[0]
    const [view, told] = seenBy(game, position, viewer, { position: before, view: last })
    const sight = { view, told, changes: changesBetween(last, view) }
    looked.set(viewer, sight)
    views.set(viewer, view)
    return sight
  }
}

/** Where only hidden answers came in, a viewer hears of it only if its own view changed. */
const heardAfter = ({ heard, position }: Table, before: Whole, look: (viewer: Viewer) => Sight): number[] =>
  heard.map((count, ear) => {
    const viewer: Viewer = ear === position.about.seats ? 'public' : (ear as Seat)
    return before.number !== position.number || look(viewer).changes.length > 0 ? count + 1 : count
  })

const deliver = (
  table: Table,
  was: readonly number[],
  viewer: Viewer,
  look: (viewer: Viewer) => Sight,
  isBack: boolean,
): Delivery[] => {
  const { position, heard, trail } = table
  const ear = earOf(viewer, position.about.seats)
  const seq = heard[ear] as number
  if (seq === was[ear]) return []
  const { told, changes } = look(viewer)
  const back = JSON.stringify(undoOf(table, viewer))
  const cut = isBack ? { cut: trail.at(-1)?.logged ?? 0 } : {}
  return [{ viewer, seq, changes: JSON.stringify(changes), told, back, ...cut }]
}

/** Whoever does not listen is looked at only where answers are hidden. */
const forget = ({ views }: Table, { viewers }: Company): void => {
  for (const viewer of views.keys()) if (!viewers.includes(viewer)) views.delete(viewer)
}

const reportOf = (
  table: Table,
  event: Picked,
  changes: string,
  { chairs }: Company,
  deliveries: readonly Delivery[],
): Advance => {
  const { game, position, n, heard, migrated } = table
  const asks = game.task(position)?.task ?? null
  const owed = game.waitingFor(position)
  const hidden = hidesNow(table) === 'answers'
  return {
    ...event,
    n,
    number: position.number,
    changes,
    snapshot: migrated || n % SNAPSHOT_EVERY === 0 ? JSON.stringify(position) : null,
    heard,
    waiting: hidden ? game.waitingFor(game.view(position, 'public')) : owed,
    owed,
    asks,
    hidden,
    alone: alone(table, chairs),
    stay: peopleSpeak(table, chairs),
    result: asks === null ? game.standing(position) : null,
    sources: asks === null ? game.scoring(position) : null,
    deliveries,
  }
}

/** Makes `after` the position of the table, and says what everybody gets of it. */
const advanceTo = (table: Table, after: Whole, event: Picked, company: Company, kept?: string): Advance => {
  const { position: before, heard: was } = table
  table.position = after
  table.n++
  table.trail = extended(table.trail, event, after)
  if (before.number !== after.number) forget(table, company)
  const look = lookAfter(table, before)
  table.heard = heardAfter(table, before, look)
  const isBack = event.kind === 'undo'
  const deliveries = company.viewers.flatMap((viewer) => deliver(table, was, viewer, look, isBack))
  const changes = kept ?? JSON.stringify(changesBetween(before, after))
  const report = reportOf(table, event, changes, company, deliveries)
  table.migrated = false
  return report
}

/** A table whose cards were just dealt, or that begins at this position. */
export const lay = (game: Game, position: Whole, company: Company): [Table, Advance] => {
  const heard = Array.from({ length: position.about.seats + 1 }, () => 0)
  const trail = [firstMark(position)]
  const table: Table = { game, n: 0, position, trail, heard, views: new Map(), migrated: false }
  return [table, reportOf(table, START, '[]', company, [])]
}
const START: Picked = { kind: 'start', seat: null, task: null, pick: null }

/** From a kept snapshot on, event by event. */
export const rebuild = (game: Game, events: readonly Kept[]): Table => {
  let position: Whole | undefined
  let trail: readonly Mark[] = []
  for (const event of events) {
    position = positionAfter(position, event)
    trail = extended(trail, event, presentOf(game, position))
  }
  const last = events.at(-1)
  if (!last || !position) throw new Error('a table was laid again without any event')
  const loaded = game.load(position)
  const migrated = position.about.revision !== game.revision
  return {
    game,
    n: last.n,
    position: loaded,
    trail,
    heard: JSON.parse(last.heard) as number[],
    views: new Map(),
    migrated,
  }
}

/** Plays a seat's line; on a refusal nothing changes. `why` is said where nobody was asked. */
export const playLine = (table: Table, line: Line, company: Company, why?: Why): Advance | Refused => {
  const { position, moves, refusal, at } = { at: 0, moves: [], ...table.game.playLine(table.position, line) }
  if (!position) return { refusal, at }
  if (why && !isSecret(table) && position.number !== table.position.number)
    tellAlone(position, line.seat, why)
  return advanceTo(table, position, eventOf({ seat: line.seat, moves }), company)
}

type Back = { readonly seat: Seat; readonly number: number }
/** Takes the seat's last move back, with whatever the table answered by itself after it. */
export const takeBack = (table: Table, { seat, number }: Back, company: Company): Advance | Refused => {
  const back = lastMove(table.trail, seat)
  const before = table.trail.at(-1 - back)
  if (!before) return NOTHING_BACK
  if (number !== table.position.number) return LATE
  const { position, refusal } = table.game.undo(table.position, before.position, seat)
  return refusal ? { refusal } : advanceTo(table, position, eventOf({ seat, back }), company)
}

/** Moves of one seat. */
export type MovesOf = { readonly seat: Seat; readonly moves: number }
/** What `rewind` to before position `number` would take back, as everybody saw it: hidden answers are not counted. */
export const rewound = ({ trail }: Table, number: number): readonly MovesOf[] | Refused => {
  const at = trail.findIndex(({ position }) => position.number >= number)
  if (at < 1) return NOTHING_BACK
  const seen = trail.filter(({ position }, i) => i >= at && position.number !== trail[i - 1]?.position.number)
  const movers = seen.flatMap(({ position: { mover } }) => (mover === null ? [] : [mover]))
  return [...new Set(movers)]
    .toSorted((a, b) => a - b)
    .map((seat) => ({ seat, moves: movers.filter((mover) => mover === seat).length }))
}

/** Back to before the move that made position `number`, which everybody agreed to. */
export const rewind = (table: Table, number: number, company: Company): Advance | Refused => {
  const at = table.trail.findIndex(({ position }) => position.number >= number)
  const before = table.trail[at - 1]
  if (at < 1 || !before) return NOTHING_BACK
  const position: Whole = { ...before.position, number: table.position.number + 1 }
  return advanceTo(table, position, eventOf({ seat: null, back: table.trail.length - at }), company)
}

/** Takes over what was kept elsewhere; its deliveries are made for those who listen here. */
export const follow = (table: Table, events: readonly Kept[], company: Company): Advance => {
  const deliveries: Delivery[] = []
  let last = reportOf(table, START, '[]', company, [])
  for (const event of events.filter(({ n }) => n > table.n)) {
    last = advanceTo(table, positionAfter(table.position, event), event, company, event.changes)
    deliveries.push(...last.deliveries)
  }
  return { ...last, deliveries }
}

/** What a viewer sees now, to begin with. */
export const shownTo = (table: Table, viewer: Viewer) => {
  const { game, position, n, heard } = table
  return {
    view: game.view(position, viewer),
    seq: viewer === 'all' ? n : (heard[earOf(viewer, position.about.seats)] as number),
    back: undoOf(table, viewer),
  }
}
