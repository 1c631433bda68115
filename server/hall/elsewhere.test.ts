import { expect, test } from 'vitest'
import { forgetSilent, nobodyElsewhere, nodesAt, noteHere, viewersElsewhere } from './elsewhere.ts'

test('who listens at a table is what each node said last', () => {
  const elsewhere = nobodyElsewhere()
  noteHere(elsewhere, 't', 'a', [0, 'public'])
  noteHere(elsewhere, 't', 'b', [2])
  expect(viewersElsewhere(elsewhere, 't')).toEqual([0, 'public', 2])
  noteHere(elsewhere, 't', 'a', [1])
  expect([...nodesAt(elsewhere, 't')]).toEqual([
    ['a', [1]],
    ['b', [2]],
  ])
  noteHere(elsewhere, 't', 'a', [])
  noteHere(elsewhere, 't', 'b', [])
  expect(elsewhere.tables.size).toBe(0)
})

test('a node that says nothing for long is gone from every table', () => {
  const elsewhere = nobodyElsewhere()
  elsewhere.nodes.set('a', 0).set('b', 20_000)
  noteHere(elsewhere, 't', 'a', [0])
  noteHere(elsewhere, 't', 'b', [1])
  noteHere(elsewhere, 'u', 'a', [0])
  forgetSilent(elsewhere, 29_999)
  expect(viewersElsewhere(elsewhere, 't')).toEqual([0, 1])
  forgetSilent(elsewhere, 30_000)
  expect(viewersElsewhere(elsewhere, 't')).toEqual([1])
  expect([...elsewhere.nodes.keys()]).toEqual(['b'])
  expect(elsewhere.tables.has('u')).toBe(false)
})
