import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ClientMessage } from '../protocol.ts'
import { quickMove } from './quick.ts'

const right = { type: 'move', id: 'm1', table: 'abcdef', seat: 0, number: 3, task: 'mark', pick: 4 }
const odd = fc.oneof(
  fc.constantFrom(
    '',
    'move',
    'abcdef',
    'a'.repeat(41),
    'a'.repeat(49),
    'x'.repeat(61),
    'x'.repeat(201),
    'ä',
    '\n',
  ),
  fc.constantFrom(-1, 0, 5, 6, 1.5, 2 ** 53, -0, Number.NaN, Infinity, null, true, undefined),
  fc.jsonValue(),
)
const mangled = fc
  .record({ key: fc.constantFrom(...Object.keys(right), 'more'), value: odd })
  .map(({ key, value }) => ({ ...right, [key]: value }))

test('what the quick check lets pass is what the schema makes of it, and all of that', () => {
  const same = (raw: unknown): void => {
    const read = ClientMessage.safeParse(raw)
    const expected = read.success && read.data.type === 'move' ? read.data : undefined
    expect(quickMove(raw)).toEqual(expected)
  }
  same(right)
  expect(quickMove(right)).toEqual(right)
  fc.assert(fc.property(fc.oneof(mangled, fc.jsonValue()), same), { numRuns: 3000 })
})
