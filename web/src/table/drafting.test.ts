import { expect, test } from 'vitest'
import { laidIn } from './drafting.ts'

const step = (task: string, pick: string) => ({ task, a: {}, pick })

test('what was laid is the last steps of the same task', () => {
  const steps = [step('place', 'a'), step('move', 'b'), step('place', 'c'), step('place', 'd')]
  expect(laidIn(steps, { task: 'place', a: {} })).toEqual(['c', 'd'])
  expect(laidIn(steps, { task: 'move', a: {} })).toEqual([])
  expect(laidIn([], undefined)).toEqual([])
})
