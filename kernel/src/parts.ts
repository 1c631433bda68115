/** What every part of a position knows of itself: how it begins, and how it is checked, copied, shown and walked. */
import { alike } from './compare.ts'
import type { Pile, Sealed, Seat, Viewer, Position } from './position.ts'

/** Where a part lies: at a table of so many seats, and before one of them or none. */
export type Place = { readonly seats: number; readonly owner: Seat | null }

/** Whose eyes look at a position: the viewer's own bit, the public's, and those of all. */
export type Eye = {
  readonly viewer: Viewer
  readonly own: number
  readonly shared: number
  readonly all: number
}

/** What to do with every pile, and with every sealed value, which has a key and begins as a blank. */
export type Visit = {
  pile?(pile: Pile): void
  sealed?(at: Sealed<unknown>, key: string, blank: () => unknown): void
}

export type Ways<T> = {
  blank(place: Place): T
  /** A loaded value, checked and rebuilt; an error names the path of the first fault. */
  fit(given: unknown, path: string, place: Place): T
  /** Absent where nothing in it ever changes, so that copies share it. */
  copy?(value: T): T
  /** Absent where everybody sees all of it, so that views share it. What was viewed before is not made anew. */
  view?(value: T, eye: Eye, was?: T, saw?: T): T
  /** Puts back what a move left as it was, and gives all of it back if it is. Absent where it is kept or not as a whole. */
  keep?(was: T, now: T): T
  /** Absent where neither cards nor sealed values lie in it. */
  walk?(value: T, visit: Visit, key: string): void
}

/** Of a whole position. */
export type Layout = Required<Ways<Position>>

const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}

export const misfit = (path: string, expected: string, got: unknown): never => {
  throw new Error(`${path}: expected ${expected}, got ${shown(got)}`)
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export type Parts = { readonly [key: string]: Ways<unknown> }
type Plain = Record<string, unknown>
type Way<By> = { readonly key: string; readonly by: By }
type Copying = (part: unknown) => unknown
type Viewing = (part: unknown, eye: Eye, was?: unknown, saw?: unknown) => unknown

const waysOf = <By>(parts: Parts, by: (part: Ways<unknown>) => By | undefined): Way<By>[] =>
  Object.entries(parts).flatMap(([key, part]) => {
    const way = by(part)
    return way ? [{ key, by: way }] : []
  })

/** Makes every part that has a way anew by it, in an object that is itself a copy already. */
const anew = <T extends object>(made: T, ways: readonly Way<Copying>[]): T => {
  const parts = made as Plain
  for (let i = 0; i < ways.length; i++) {
    const { key, by } = ways[i] as Way<Copying>
    parts[key] = by(parts[key])
  }
  return made
}

/** The same for a viewer; what is made of the same as last time is the same. */
const seenAnew = <T extends object>(
  made: T,
  ways: readonly Way<Viewing>[],
  eye: Eye,
  was?: T,
  saw?: T,
): T => {
  const parts = made as Plain
  for (const { key, by } of ways) {
    const [before, shown] = [(was as Plain | undefined)?.[key], (saw as Plain | undefined)?.[key]]
    parts[key] = saw && parts[key] === before ? shown : by(parts[key], eye, before, shown)
  }
  return made
}

type Keep = (was: unknown, now: unknown) => unknown
const asWhole: Keep = (was, now) => (alike(was, now) ? was : now)

/** Puts back every part that is as it was, and tells whether all are. */
const putBack = (was: Plain, now: Plain, keys: readonly string[], keeps: readonly Keep[]): boolean => {
  let same = true
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string
    const before = was[key]
    if (before === now[key]) continue
    if ((keeps[i] as Keep)(before, now[key]) === before) now[key] = before
    else same = false
  }
  return same
}

/**
 * An object, part by part: whatever is asked of it, each part answers in turn.
 * `spread` is `(value) => ({ ...value })`, written where it is passed: an engine learns each place by itself.
 */
export const fields = <T extends object>(parts: Parts, spread: (value: T) => T): Required<Ways<T>> => {
  const keys = Object.keys(parts)
  const partAt = (key: string) => parts[key] as Ways<unknown>
  const copies = waysOf<Copying>(parts, ({ copy }) => copy)
  const views = waysOf<Viewing>(parts, ({ view }) => view)
  const keeps = Object.values(parts).map(({ keep = asWhole }) => keep)
  // Read from text, an object holds all its fields in itself, and all that are spread from it are of one make.
  const empty = JSON.parse(JSON.stringify(Object.fromEntries(keys.map((key) => [key, null])))) as T
  const filled = (fill: (part: Ways<unknown>, key: string) => unknown): T => {
    const made = { ...empty } as Plain
    for (const key of keys) made[key] = fill(partAt(key), key)
    return made as T
  }
  const walked = keys.filter((key) => partAt(key).walk)
  return {
    blank: (place) => filled((part) => part.blank(place)),
    fit: (given, path, place) => {
      if (!isObject(given)) return misfit(path || 'the position', 'an object', given)
      const inner = (key: string) => (path ? `${path}.${key}` : key)
      const stray = Object.keys(given).find((key) => !Object.hasOwn(parts, key))
      if (stray !== undefined) return misfit(inner(stray), 'no such field', given[stray])
      return filled((part, key) => part.fit(given[key], inner(key), place))
    },
    copy: (value) => anew(spread(value), copies),
    view: (value, eye, was, saw) => seenAnew(spread(value), views, eye, was, saw),
    keep: (was, now) => (putBack(was as Plain, now as Plain, keys, keeps) ? was : now),
    walk: (value, visit) => {
      for (const key of walked) partAt(key).walk?.((value as Plain)[key], visit, key)
    },
  }
}
