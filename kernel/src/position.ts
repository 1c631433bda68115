/** What every position holds beside the game's own parts: plain JSON, all of it. */

const SEATS = [0, 1, 2, 3, 4, 5] as const
/** No table has more. */
export const MOST_SEATS = SEATS.length
/** A place at the table, counted from 0. */
export type Seat = (typeof SEATS)[number]
/** How a seat answers: a word without spaces, or a whole number. */
export type Pick = string | number
/** What can be written as text and read again. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
/** What a task or a tiding is about. */
export type Args = { readonly [key: string]: Json }

/** Something that must still happen. It is never edited once it lies on the agenda. */
export type Task = { readonly task: string; readonly a: Args }

/** Cards in one place. `seen[i]` marks who knows `of[i]`; `sees` marks who sees whatever lies here. */
export type Pile<Face extends string = string> = {
  readonly kind: string
  readonly bag: boolean
  readonly sees: number
  readonly of: readonly Face[]
  readonly seen: readonly number[]
}

/** A value that only its owner knows until it is unsealed. */
export type Sealed<T> = { readonly owner: Seat; value: T }

/** An open floor: the task at `at` on the agenda, and which of its seats have closed. */
export type OpenFloor = {
  readonly at: number
  readonly since: number
  readonly seats: readonly Seat[]
  readonly closed: readonly boolean[]
}

/** A card as a tiding names it: its face, and who knew it after it was moved. */
export type Card = { readonly card: string; readonly seen: number }
export type Telling = { readonly [key: string]: Json | Card | readonly Card[] }
export type Told = { readonly tiding: string; readonly a: Telling }
/** A tiding as one viewer hears it: every card is a face, or hidden. */
export type Tiding = { readonly tiding: string; readonly a: Args }

/** Whose eyes look: a seat's, an onlooker's, or those of somebody who may see everything. */
export type Viewer = Seat | 'public' | 'all'
/** The options of a table. */
export type Choices = { readonly [option: string]: Json }

/** What every position holds; a game adds its own parts. It is read, of positions and views alike. */
export type Position<Options extends Choices = Choices> = {
  readonly about: {
    readonly game: string
    readonly revision: number
    /** The revision it began with: by those rules it is played to its end. */
    readonly since: number
    readonly seats: number
    readonly options: Options
  }
  /** Whose view this is; null for the position itself. */
  readonly viewer: Viewer | null
  /** Counts what the public could see change. */
  readonly number: number
  /** Counts points of no return: chance used, something new shown to somebody. */
  readonly revealed: number
  /** Who made the last visible move. */
  readonly mover: Seat | null
  readonly chance: readonly number[]
  readonly floors: readonly OpenFloor[]
  readonly agenda: readonly Task[]
  /** What the last move told; null where nobody listens (search). */
  readonly told: readonly Told[] | null
}

/** A position in which nothing is hidden, be it real or imagined: it can be played on. */
export type Whole<G extends Position = Position> = G & { readonly viewer: null }
/** What one viewer knows of a position: to be asked and imagined from, never played on. */
export type View<G extends Position = Position> = G & { readonly viewer: Viewer }

/** For whoever comes without types. */
export const mustBeWhole = ({ viewer }: Position): void => {
  if (viewer !== null) throw new Error(`a view is not played on nor viewed again; this is that of ${viewer}`)
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }
/** The same position with the kernel's own parts writable: for the kernel alone. */
export type Inside = Mutable<Position> & {
  chance: number[]
  floors: Mutable<OpenFloor & { closed: boolean[] }>[]
  agenda: Task[]
  told: Told[] | null
}
export type OpenPile = Mutable<Pile> & { of: string[]; seen: number[] }

export const inside = (g: Position): Inside => g as Inside
export const openPile = (pile: Pile): OpenPile => pile as OpenPile

const TABLES: readonly (readonly Seat[])[] = [0, ...SEATS.map((seat) => seat + 1)].map((n) =>
  SEATS.slice(0, n),
)
const ALONE: readonly (readonly Seat[])[] = SEATS.map((seat) => [seat])

/** Whether this game began by the rules of a revision before that one. */
export const beganBefore = (g: Position, revision: number): boolean => g.about.since < revision

/** A row of a table; one that came with a later revision names the row it stands for. */
export type Dated =
  | { readonly since?: never; readonly instead?: never }
  | { readonly since: number; readonly instead: string }
type Dealt<Id extends string> = Dated & { readonly id: Id }

const rowFor = <Id extends string>(
  row: Dealt<Id>,
  earlier: readonly Dealt<Id>[],
  began: number,
): Dealt<Id> => {
  const { id, since = 1, instead } = row
  if (since <= began) return row
  const before = earlier.find((each) => each.id === instead)
  if (!before) throw new Error(`${id} came with revision ${since}; no earlier row is '${instead}'`)
  return rowFor(before, earlier, began)
}

/** What a game deals of a table that began with this revision, in the table's order. */
export const dealtBy = <Id extends string>(
  rows: readonly Dealt<Id>[],
  earlier: readonly Dealt<Id>[],
  began: number,
): Id[] => rows.map((row) => rowFor(row, earlier, began).id)

/** All seats in table order. */
export const seatsOf = (g: Position): readonly Seat[] => TABLES[g.about.seats] as readonly Seat[]

/** This seat and no other: the same list each time, so that search builds none. */
export const alone = (seat: Seat): readonly Seat[] => ALONE[seat] as readonly Seat[]

/** Whether anybody sits there at this table. */
export const isSeat = (g: Position, seat: unknown): seat is Seat =>
  (seatsOf(g) as readonly unknown[]).includes(seat)

/** All seats in table order, beginning with this one. */
export const seatsFrom = (g: Position, first: Seat): Seat[] => [
  ...seatsOf(g).slice(first),
  ...seatsOf(g).slice(0, first),
]

/** The other seats in table order, beginning after this one. */
export const othersOf = (g: Position, seat: Seat): Seat[] => seatsFrom(g, seat).slice(1)

/** Knowledge is a bit a seat, and one more for the public. */
export const bitOf = (g: Position, who: Seat | 'public'): number =>
  1 << (who === 'public' ? g.about.seats : who)
export const everyone = (seats: number): number => (1 << (seats + 1)) - 1

/** The agenda, top first, as an error names it. */
export const nameAgenda = (g: Position): string =>
  g.agenda.length === 0
    ? 'an empty agenda'
    : [...g.agenda]
        .reverse()
        .slice(0, 8)
        .map(({ task, a }) => `${task} ${JSON.stringify(a)}`)
        .join(' < ')
