import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyChanges, changesBetween } from './changes.ts'

/** JSON as positions hold it: an object at the top, small words so that parts often agree. */
const leaf = fc.oneof(fc.constantFrom('?', 'a', 'b', null, true), fc.integer({ min: 0, max: 3 }))
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(tie('value'), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'z'), tie('value')),
  ),
}))

test('the changes between two values turn the one into the other and leave the first alone', () => {
  fc.assert(
    fc.property(value, value, (a, b) => {
      const before = JSON.stringify(a)
      expect(applyChanges(a, changesBetween(a, b))).toEqual(b)
      expect(JSON.stringify(a)).toBe(before)
    }),
    { numRuns: 2000 },
  )
})

test('equal values differ in nothing', () => {
  fc.assert(
    fc.property(value, (a) => {
      expect(changesBetween(a, structuredClone(a))).toEqual([])
    }),
  )
})

test('a card drawn from the top of a pile is one cut, not a new pile', () => {
  const pile = (n: number) => ({ of: Array.from({ length: n }, () => '?') })
  expect(changesBetween(pile(60), pile(59))).toEqual([['~', ['of'], 59, 1, []]])
})
