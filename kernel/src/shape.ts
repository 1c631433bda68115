/** The shape of a position: what lies on the table, and who sees it. Everything else is derived from it. */
import { copyFields, copyJson, waysOf } from './copy.ts'
import {
  everyone,
  inside,
  type OpenFloor,
  type Pile,
  type Position,
  type Seat,
  type Sealed,
} from './position.ts'
import { fitFields, misfit, type Value } from './values.ts'

declare const type: unique symbol
type Typed<T> = { readonly [type]?: T }

type Open = { readonly node: 'open'; readonly of: Value<unknown> }
type Piled = { readonly node: 'pile'; readonly kind: string; readonly sees: 'all' | 'none' | 'owner' }
type Seal = { readonly node: 'sealed'; readonly of: Value<unknown> }
type Seats = { readonly node: 'seats'; readonly of: Shape }
type Part = Open | Piled | Seal | Seats
export type Shape = { readonly [part: string]: Part | Shape }

/** One entry a seat: `g.seats[seat]` is always there. */
export type PerSeat<T> = readonly T[] & { readonly [S in Seat]: T }

/** The type of what a shape describes. */
export type Laid<S> = S extends Typed<infer T> & { readonly node: string }
  ? T
  : { -readonly [K in keyof S]: Laid<S[K]> }

/** Everybody sees it. */
export const open = <T>(of: Value<T>): Open & Typed<T> => ({ node: 'open', of })
/** An ordered pile whose faces everybody sees; index 0 is the top. */
export const faceUp = <F extends string>(kind: string): Piled & Typed<Pile<F>> => ({
  node: 'pile',
  kind,
  sees: 'all',
})
/** An ordered pile whose faces nobody sees unless he looks; index 0 is the top. */
export const faceDown = <F extends string>(kind: string): Piled & Typed<Pile<F>> => ({
  node: 'pile',
  kind,
  sees: 'none',
})
/** A bag without order that only its owner sees into. */
export const inHand = <F extends string>(kind: string): Piled & Typed<Pile<F>> => ({
  node: 'pile',
  kind,
  sees: 'owner',
})
/** A value only its owner knows, until it is unsealed. */
export const sealed = <T>(of: Value<T>): Seal & Typed<Sealed<T>> => ({ node: 'sealed', of })
/** The same parts once for every seat. */
export const perSeat = <S extends Shape>(of: S): Seats & Typed<PerSeat<Laid<S>>> => ({ node: 'seats', of })
/** The same part once for every key of a table. */
export const each = <K extends string, P extends Part | Shape>(
  keys: readonly K[],
  part: P,
): { readonly [key in K]: P } => Object.fromEntries(keys.map((key) => [key, part])) as { [key in K]: P }

export const isPart = (part: Part | Shape): part is Part => typeof part.node === 'string'

type Place = { readonly seats: number; readonly owner: Seat | null }
/** What to make of each part while a shape is built or loaded. */
type Build = {
  open(of: Value<unknown>, value: unknown, path: string): unknown
  pile(frame: Pile, value: unknown, path: string): Pile
  sealed(of: Value<unknown>, owner: Seat, value: unknown, path: string): Sealed<unknown>
  seats(value: unknown, path: string): readonly unknown[]
}

const framed = ({ kind, sees }: Piled, { seats, owner }: Place): Pile => ({
  kind,
  bag: sees === 'owner',
  sees: sees === 'all' ? everyone(seats) : sees === 'none' ? 0 : 1 << ownerOf(owner, kind),
  of: [],
  seen: [],
})

const ownerOf = (owner: Seat | null, what: string): Seat => {
  if (owner === null) throw new Error(`the shape has '${what}' outside perSeat, where it has no owner`)
  return owner
}

const buildPart = (part: Part | Shape, value: unknown, path: string, place: Place, build: Build): unknown => {
  if (!isPart(part)) return buildShape(part, value, path, place, build)
  if (part.node === 'open') return build.open(part.of, value, path)
  if (part.node === 'pile') return build.pile(framed(part, place), value, path)
  if (part.node === 'sealed') return build.sealed(part.of, ownerOf(place.owner, path), value, path)
  const given = build.seats(value, path)
  return Array.from({ length: place.seats }, (_, s) =>
    buildShape(part.of, given[s], `${path}[${s}]`, { ...place, owner: s as Seat }, build),
  )
}

const buildShape = (
  shape: Shape,
  value: unknown,
  path: string,
  place: Place,
  build: Build,
): Record<string, unknown> =>
  fitFields(value ?? {}, path, Object.keys(shape), (key, given, at) =>
    buildPart(shape[key] as Part | Shape, given, at, place, build),
  )

/** The table before anything is laid on it. */
export const blankTable = (shape: Shape, seats: number): Record<string, unknown> =>
  buildShape(
    shape,
    undefined,
    '',
    { seats, owner: null },
    {
      open: (of) => of.blank(),
      pile: (frame) => frame,
      sealed: (of, owner) => ({ owner, value: of.blank() }),
      seats: () => [],
    },
  )

const fitPile = (frame: Pile, value: unknown, path: string): Pile => {
  const given = fitFields<Pile>(value, path, Object.keys(frame), (_key, part) => part)
  const faces = Array.isArray(given.of) && given.of.every((face) => typeof face === 'string')
  if (!faces) misfit(`${path}.of`, 'a list of faces', given.of)
  const marks =
    Array.isArray(given.seen) && given.seen.length === given.of.length && given.seen.every(Number.isInteger)
  if (!marks) misfit(`${path}.seen`, `a mark for each of ${given.of.length} faces`, given.seen)
  return { ...frame, of: given.of, seen: given.seen }
}

/** A loaded table, checked and rebuilt part by part; an error names the path of the first fault. */
export const fitTable = (shape: Shape, seats: number, value: unknown): Record<string, unknown> =>
  buildShape(
    shape,
    value,
    '',
    { seats, owner: null },
    {
      open: (of, given, path) => of.fit(given, path),
      pile: fitPile,
      sealed: (of, owner, given, path) =>
        fitFields(given, path, ['owner', 'value'], (key, each, at) =>
          key === 'owner' ? owner : of.fit(each, at),
        ),
      seats: (given, path) =>
        Array.isArray(given) && given.length === seats ? given : misfit(path, `${seats} seats`, given),
    },
  )

type Parts = Record<string, unknown>
/** Calls with every pile of a table, in the order of the shape. */
export const eachPile = (shape: Shape, table: Parts, visit: (pile: Pile) => void): void => {
  for (const key in shape) {
    const part = shape[key] as Part | Shape
    if (!isPart(part)) eachPile(part, table[key] as Parts, visit)
    else if (part.node === 'pile') visit(table[key] as Pile)
    else if (part.node === 'seats') for (const seat of table[key] as Parts[]) eachPile(part.of, seat, visit)
  }
}

/** Calls with every sealed value of a table and the name it has in the shape. */
export const eachSealed = (
  shape: Shape,
  table: Parts,
  visit: (key: string, at: Sealed<unknown>, of: Value<unknown>) => void,
): void => {
  for (const key in shape) {
    const part = shape[key] as Part | Shape
    if (!isPart(part)) eachSealed(part, table[key] as Parts, visit)
    else if (part.node === 'sealed') visit(key, table[key] as Sealed<unknown>, part.of)
    else if (part.node === 'seats') for (const seat of table[key] as Parts[]) eachSealed(part.of, seat, visit)
  }
}

const copyPile = ({ kind, bag, sees, of, seen }: Pile): Pile => ({
  kind,
  bag,
  sees,
  of: of.slice(),
  seen: seen.slice(),
})
const copySealed = ({ owner, value }: Sealed<unknown>): Sealed<unknown> => ({ owner, value: copyJson(value) })
const copyFloor = ({ at, since, seats, closed }: OpenFloor): OpenFloor => ({
  at,
  since,
  seats,
  closed: closed.slice(),
})

const copyPart = (part: Part | Shape): ((value: never) => unknown) | undefined => {
  if (!isPart(part)) {
    const ways = waysOf(part, copyPart)
    return (group: Parts) => copyFields(ways, { ...group })
  }
  if (part.node === 'open') return part.of.copy
  if (part.node === 'pile') return copyPile
  if (part.node === 'sealed') return copySealed
  const ways = waysOf(part.of, copyPart)
  return (seats: readonly Parts[]) => seats.map((seat) => copyFields(ways, { ...seat }))
}

/** Copies a position of this shape; only what never changes is shared: what it is about, its tasks and tidings. */
export const copier = (shape: Shape): (<G extends Position>(g: G) => G) => {
  const ways = waysOf(shape, copyPart)
  return <G extends Position>(g: G) => {
    const made = { ...g }
    const own = inside(made)
    own.chance = own.chance.slice()
    own.floors = own.floors.map(copyFloor) as typeof own.floors
    own.agenda = own.agenda.slice()
    own.told = own.told && own.told.slice()
    return copyFields(ways, made)
  }
}
