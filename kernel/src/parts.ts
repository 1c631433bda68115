/** What every part of a position knows of itself: how it begins, and how it is checked, copied, shown and walked. */
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
  /** Absent where everybody sees all of it. */
  view?(value: T, eye: Eye): T
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
type Way = { readonly key: string; readonly by: (part: unknown, eye: Eye) => unknown }

const waysOf = (parts: Parts, by: (part: Ways<unknown>) => Way['by'] | undefined): Way[] =>
  Object.entries(parts).flatMap(([key, part]) => {
    const way = by(part)
    return way ? [{ key, by: way }] : []
  })

/** Makes every part that has a way anew by it, in an object that is itself a copy already. */
const anew = <T extends object>(made: T, ways: readonly Way[], eye: Eye): T => {
  const parts = made as Record<string, unknown>
  for (let i = 0; i < ways.length; i++) {
    const { key, by } = ways[i] as Way
    parts[key] = by(parts[key], eye)
  }
  return made
}
/** Copying looks at nothing. */
const NOBODY = null as unknown as Eye

/**
 * An object, part by part: whatever is asked of it, each part answers in turn.
 * `spread` is `(value) => ({ ...value })`, written where it is passed: an engine learns each place by itself.
 */
export const fields = <T extends object>(parts: Parts, spread: (value: T) => T): Required<Ways<T>> => {
  const keys = Object.keys(parts)
  const partAt = (key: string) => parts[key] as Ways<unknown>
  const copies = waysOf(parts, ({ copy }) => copy)
  const views = waysOf(parts, ({ copy, view = copy }) => view)
  // Read from text, an object holds all its fields in itself, and all that are spread from it are of one make.
  const empty = JSON.parse(JSON.stringify(Object.fromEntries(keys.map((key) => [key, null])))) as T
  const filled = (fill: (part: Ways<unknown>, key: string) => unknown): T => {
    const made = { ...empty } as Record<string, unknown>
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
    copy: (value) => anew(spread(value), copies, NOBODY),
    view: (value, eye) => anew(spread(value), views, eye),
    walk: (value, visit) => {
      for (const key of walked) partAt(key).walk?.((value as Record<string, unknown>)[key], visit, key)
    },
  }
}
