/** Kinds of plain values: each knows how it begins, how it is copied, and how to check and rebuild one that was loaded. */
import { copyFields, copyJson, waysOf } from './copy.ts'
import { MOST_SEATS, type Json, type Seat } from './position.ts'

export type Value<T> = {
  readonly says: string
  readonly blank: () => T
  readonly fit: (value: unknown, path: string) => T
  /** Absent where such a value is never an object, so that nothing is left to copy. */
  copy?(value: T): T
  /** The permitted words, where they are few: a page makes a form of them. */
  readonly words?: readonly string[]
}
export type ValueOf<V> = V extends Value<infer T> ? T : never

const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}

export const misfit = (path: string, expected: string, got: unknown): never => {
  throw new Error(`${path}: expected ${expected}, got ${shown(got)}`)
}

const plain = <T>(says: string, first: T, is: (value: unknown) => boolean): Value<T> => ({
  says,
  blank: () => first,
  fit: (value, path) => (is(value) ? (value as T) : misfit(path, says, value)),
})

export const number: Value<number> = plain('a whole number', 0, Number.isSafeInteger)
export const flag: Value<boolean> = plain('true or false', false, (v) => typeof v === 'boolean')
export const text: Value<string> = plain('a text', '', (v) => typeof v === 'string')
export const seat: Value<Seat> = plain<Seat>(
  `a seat (0 to ${MOST_SEATS - 1})`,
  0,
  (v) => Number.isInteger(v) && Number(v) >= 0 && Number(v) < MOST_SEATS,
)
/** Any JSON: only where the game itself does not know the form. */
export const json: Value<Json> = {
  ...plain<Json>('a JSON value', null, (v) => v !== undefined),
  copy: copyJson,
}

export const oneOf = <const T extends string>(words: readonly [T, ...T[]] | readonly T[]): Value<T> => ({
  ...plain<T>(`one of ${words.join(', ')}`, words[0], (v) => words.includes(v as T)),
  words,
})

const copied = <T>(of: Value<T>, value: T): T => (of.copy ? of.copy(value) : value)

export const maybe = <T>(of: Value<T>): Value<T | null> => ({
  says: `${of.says} or null`,
  blank: () => null,
  fit: (value, path) => (value === null ? null : of.fit(value, path)),
  ...(of.copy && { copy: (value) => (value === null ? null : copied(of, value)) }),
})

export const list = <T>(of: Value<T>): Value<T[]> => ({
  says: `a list of ${of.says}`,
  blank: () => [],
  fit: (value, path) =>
    Array.isArray(value)
      ? value.map((each, i) => of.fit(each, `${path}[${i}]`))
      : misfit(path, `a list of ${of.says}`, value),
  copy: of.copy ? (value) => value.map((each) => copied(of, each)) : (value) => value.slice(),
})

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of an object in their own order; a missing or unknown one is an error that names it. */
export const fitFields = <T>(
  value: unknown,
  path: string,
  fields: readonly string[],
  fit: (key: string, value: unknown, path: string) => unknown,
): T => {
  if (!isObject(value)) return misfit(path || 'the position', 'an object', value)
  const at = (key: string) => (path ? `${path}.${key}` : key)
  const stray = Object.keys(value).find((key) => !fields.includes(key))
  if (stray !== undefined) return misfit(at(stray), 'no such field', value[stray])
  return Object.fromEntries(fields.map((key) => [key, fit(key, value[key], at(key))])) as T
}

const byFields = <T extends object>(fields: {
  readonly [key: string]: Value<unknown>
}): ((value: T) => T) => {
  const ways = waysOf(fields, ({ copy }) => copy)
  return (value) => copyFields(ways, { ...value })
}

export const record = <K extends string, T>(keys: readonly K[], of: Value<T>): Value<Record<K, T>> => ({
  says: 'a record',
  blank: () => Object.fromEntries(keys.map((key) => [key, of.blank()])) as Record<K, T>,
  fit: (value, path) => fitFields(value, path, keys, (_key, each, at) => of.fit(each, at)),
  copy: byFields(Object.fromEntries(keys.map((key) => [key, of]))),
})

export const struct = <S extends Record<string, Value<unknown>>>(
  fields: S,
): Value<{ [K in keyof S]: ValueOf<S[K]> }> => ({
  says: 'an object',
  blank: () =>
    Object.fromEntries(Object.entries(fields).map(([key, of]) => [key, of.blank()])) as {
      [K in keyof S]: ValueOf<S[K]>
    },
  fit: (value, path) =>
    fitFields(value, path, Object.keys(fields), (key, each, at) => fields[key]?.fit(each, at)),
  copy: byFields(fields),
})
