/** The shape of a position: what lies on the table, and who sees it. Everything else is derived from it. */
import { HIDDEN } from './cards.ts'
import { fields, misfit, type Parts, type Place, type Ways } from './parts.ts'
import { everyone, type Pile, type Seat, type Sealed } from './position.ts'
import { flag, list, number, seat, struct, text, type Value } from './values.ts'
import { copyPile, viewPile } from './view.ts'

declare const laid: unique symbol
/** One part of a shape, and the type of what lies there. */
export type Part<T> = Ways<T> & { readonly [laid]: T }
export type Shape = { readonly [part: string]: Part<unknown> | Shape }

/** One entry a seat: `g.seats[seat]` is always there. */
export type PerSeat<T> = readonly T[] & { readonly [S in Seat]: T }

/** The type of what a shape describes. */
export type Laid<S> = S extends { readonly [laid]: infer T } ? T : { -readonly [K in keyof S]: Laid<S[K]> }

const part = <T>(ways: Ways<T>): Part<T> => ways as Part<T>
const isPart = (one: Part<unknown> | Shape): one is Part<unknown> => typeof one.fit === 'function'

/** Every part of a shape; a group of parts is one, too. */
export const partsOf = (shape: Shape): Parts =>
  Object.fromEntries(
    Object.entries(shape).map(([key, one]) => [
      key,
      isPart(one) ? one : fields(partsOf(one), (value) => ({ ...value })),
    ]),
  )

const ownerOf = ({ owner }: Place, what: string): Seat => {
  if (owner === null) throw new Error(`the shape has ${what} outside perSeat, where it has no owner`)
  return owner
}

/** Everybody sees it. */
export const open = <T>(value: Value<T>): Part<T> => part<T>(value)

/** A pile as it was saved; what kind of pile it is the shape knows. */
const stored = struct({ kind: text, bag: flag, sees: number, of: list(text), seen: list(number) })

const pile = <F extends string>(
  kind: string,
  bag: boolean,
  seesOf: (place: Place) => number,
): Part<Pile<F>> => {
  const blank = (place: Place): Pile => ({ kind, bag, sees: seesOf(place), of: [], seen: [] })
  return part<Pile>({
    blank,
    fit: (given, path, place) => {
      const { of, seen } = stored.fit(given, path)
      if (seen.length !== of.length) misfit(`${path}.seen`, `a mark for each of ${of.length} faces`, seen)
      return { ...blank(place), of, seen }
    },
    copy: copyPile,
    view: viewPile,
    walk: (value, visit) => visit.pile?.(value),
  }) as Part<Pile<F>>
}

/** An ordered pile whose faces everybody sees; index 0 is the top. */
export const faceUp = <F extends string>(kind: string): Part<Pile<F>> =>
  pile<F>(kind, false, ({ seats }) => everyone(seats))
/** An ordered pile whose faces nobody sees unless he looks; index 0 is the top. */
export const faceDown = <F extends string>(kind: string): Part<Pile<F>> => pile<F>(kind, false, () => 0)
/** A bag without order that only its owner sees into. */
export const inHand = <F extends string>(kind: string): Part<Pile<F>> =>
  pile<F>(kind, true, (place) => 1 << ownerOf(place, kind))

/** A value only its owner knows, until it is unsealed. */
export const sealed = <T>(of: Value<T>): Part<Sealed<T>> => {
  const { fit } = struct({ owner: seat, value: of })
  const { copy } = of
  /** What a view hides is a word, whatever lies there. */
  const copySealed = ({ owner, value }: Sealed<T>): Sealed<T> => ({
    owner,
    value: copy && value !== HIDDEN ? copy(value) : value,
  })
  return part<Sealed<T>>({
    blank: (place) => ({ owner: ownerOf(place, of.says), value: of.blank() }),
    fit: (given, path, place) => ({ ...fit(given, path), owner: ownerOf(place, path) }),
    copy: copySealed,
    view: (at, { viewer }) =>
      viewer === 'all' || viewer === at.owner ? at : { owner: at.owner, value: HIDDEN as T },
    walk: (at, visit, key) => visit.sealed?.(at, key, () => of.blank()),
  })
}

/** The same parts once for every seat. */
export const perSeat = <S extends Shape>(shape: S): Part<PerSeat<Laid<S>>> => {
  type One = Laid<S> & object
  const { blank, fit, copy, view, keep, walk } = fields<One>(partsOf(shape), (value) => ({ ...value }))
  const everySeat = (place: Place, make: (at: Place, seat: number) => One): PerSeat<One> =>
    Array.from({ length: place.seats }, (_, s) => make({ ...place, owner: s as Seat }, s)) as never
  return part<readonly One[]>({
    blank: (place) => everySeat(place, blank),
    fit: (given, path, place) =>
      Array.isArray(given) && given.length === place.seats
        ? everySeat(place, (at, s) => fit(given[s], `${path}[${s}]`, at))
        : misfit(path, `${place.seats} seats`, given),
    copy: (seats) => seats.map((one) => copy(one)),
    view: (seats, eye, was, saw) =>
      seats.map((one, s) => (saw && one === was?.[s] ? (saw[s] as One) : view(one, eye, was?.[s], saw?.[s]))),
    keep: (was, now) => {
      const seats = now as One[]
      let same = true
      for (let s = 0; s < seats.length; s++) {
        seats[s] = keep(was[s] as One, seats[s] as One)
        same &&= seats[s] === was[s]
      }
      return same ? was : now
    },
    walk: (seats, visit, key) => seats.forEach((one) => walk(one, visit, key)),
  }) as never
}

/** The same part once for every key of a table. */
export const each = <K extends string, P extends Part<unknown> | Shape>(
  keys: readonly K[],
  one: P,
): { readonly [key in K]: P } => Object.fromEntries(keys.map((key) => [key, one])) as { [key in K]: P }
