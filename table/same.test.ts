import { assert, jsonValue, property } from 'fast-check'
import { expect, test } from 'vitest'
import { keepSame } from './same.ts'

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

test('what did not change is the very same object', () => {
  const was = { a: { b: [1, 2, { c: 3 }] }, d: { e: null } }
  const now = keepSame(was, { ...copy(was), d: { e: 1 } })
  expect(now.a).toBe(was.a)
  expect(now).toEqual({ ...was, d: { e: 1 } })
})

test('an equal value is the old one', () => {
  const was = { a: [{ b: 1 }], c: {} }
  expect(keepSame(was, copy(was))).toBe(was)
})

test('whatever was there, the result equals what came', () => {
  assert(
    property(jsonValue(), jsonValue(), (was, now) => {
      expect(keepSame(was, now)).toEqual(now)
    }),
  )
})

test('a list that grew keeps its entries, and one that shrank is not taken for the old one', () => {
  const was = [{ a: 1 }, { a: 2 }]
  expect(keepSame(was, copy([...was, { a: 3 }]))[1]).toBe(was[1])
  expect(keepSame(was, copy(was.slice(0, 1)))).toEqual([{ a: 1 }])
  expect(keepSame({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 })
})
