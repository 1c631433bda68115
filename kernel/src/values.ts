/** Kinds of plain values. */
import { fields, isObject, misfit, type Place, type Ways } from './parts.ts'
import { MOST_SEATS, type Args, type Seat } from './position.ts'

/** A part that is the same wherever it lies. */
export type Value<T> = {
  readonly says: string
  blank(): T
  fit(given: unknown, path: string): T
  copy?(value: T): T
  /** The permitted words, where they are few: a page makes a form of them. */
  readonly words?: readonly string[]
}
export type ValueOf<V> = V extends Value<infer T> ? T : never

export const plain = <T>(says: string, first: T, is: (value: unknown) => boolean): Value<T> => ({
  says,
  blank: () => first,
  fit: (value, path) => (is(value) ? (value as T) : misfit(path, says, value)),
})

export const within = (least: number, most: number, says: string): Value<number> =>
  plain(says, least, (v) => Number.isInteger(v) && Number(v) >= least && Number(v) <= most)

/** A whole number; begins as 0. */
export const number: Value<number> = plain('a whole number', 0, Number.isSafeInteger)
/** True or false; begins as false. */
export const flag: Value<boolean> = plain('true or false', false, (v) => typeof v === 'boolean')
/** A text; begins empty. */
export const text: Value<string> = plain('a text', '', (v) => typeof v === 'string')
/** A seat; begins as 0. */
export const seat: Value<Seat> = within(0, MOST_SEATS - 1, `a seat (0 to ${MOST_SEATS - 1})`) as Value<Seat>
/** The arguments of a task or a tiding: their rule knows the rest. */
export const args: Value<Args> = plain('an object', {}, isObject)
/** One of a few words; begins as the first. */
export const oneOf = <const T extends string>(words: readonly [T, ...T[]] | readonly T[]): Value<T> => ({
  ...plain<T>(`one of ${words.join(', ')}`, words[0], (v) => words.includes(v as T)),
  words,
})

/** A value, or null; begins as null. */
export const maybe = <T>({ says, fit, copy }: Value<T>): Value<T | null> => ({
  says: `${says} or null`,
  blank: () => null,
  fit: (value, path) => (value === null ? null : fit(value, path)),
  ...(copy && { copy: (value) => (value === null ? null : copy(value)) }),
})

/** A list of values of one kind; begins empty. */
export const list = <T>({ says, fit, copy }: Value<T>): Value<T[]> => ({
  says: `a list of ${says}`,
  blank: () => [],
  fit: (value, path) =>
    Array.isArray(value)
      ? value.map((each, i) => fit(each, `${path}[${i}]`))
      : misfit(path, `a list of ${says}`, value),
  copy: copy ? (value) => value.map((each) => copy(each)) : (value) => value.slice(),
})

const NOWHERE: Place = { seats: 0, owner: null }
const object = <T extends object>({ blank, fit, copy }: Ways<T>): Value<T> => ({
  says: 'an object',
  blank: () => blank(NOWHERE),
  fit: (given, path) => fit(given, path, NOWHERE),
  ...(copy && { copy }),
})

type Struct<S> = { [K in keyof S]: ValueOf<S[K]> }
/** An object with these fields. */
export const struct = <S extends Record<string, Value<unknown>>>(parts: S): Value<Struct<S>> =>
  object(fields<Struct<S>>(parts, (value) => ({ ...value })))

/** The same kind of value for every key. */
export const record = <K extends string, T>(keys: readonly K[], of: Value<T>): Value<Record<K, T>> =>
  object(fields<Record<K, T>>(Object.fromEntries(keys.map((key) => [key, of])), (value) => ({ ...value })))

export type OptionValues = { readonly [option: string]: Value<unknown> }
