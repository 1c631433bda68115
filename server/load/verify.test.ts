import { expect, test } from 'vitest'
import { isAllKept } from './verify.ts'

const move = (pick: string, forced = false) => ({ task: 'ask', pick, forced })

test('what was acknowledged is there once and in order, beside what the table answered by itself', () => {
  const made = [move('pass'), move('buy')]
  expect(isAllKept(made, [move('pass'), move('buy')])).toBe(true)
  expect(isAllKept(made, [move('pass', true), move('pass'), move('buy')])).toBe(true)
  expect(isAllKept(made, [move('pass'), move('pass', true), move('buy')])).toBe(true)
  expect(isAllKept(made, [move('pass'), move('buy'), move('buy')])).toBe(false)
  expect(isAllKept(made, [move('buy'), move('pass')])).toBe(false)
  expect(isAllKept(made, [move('pass')])).toBe(false)
})
