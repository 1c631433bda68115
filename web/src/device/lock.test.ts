import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdTable } from './lock.ts'

const tab = (steal = false) => {
  const seen: string[] = []
  const letGo = holdTable(
    'solo-1',
    steal,
    () => seen.push('held'),
    () => seen.push('lost'),
  )
  return { seen, letGo }
}
const aWhile = () => new Promise((done) => setTimeout(done, 400))

beforeEach(() => vi.stubGlobal('navigator', {}))
afterEach(() => vi.unstubAllGlobals())

test('where a page has no locks, one tab of several moves the pieces, and another may take them', async () => {
  const first = tab()
  await aWhile()
  const second = tab()
  await aWhile()
  expect([first.seen, second.seen]).toEqual([['held'], ['lost']])
  const third = tab(true)
  await aWhile()
  expect([first.seen, third.seen]).toEqual([['held', 'lost'], ['held']])
  third.letGo()
  const fourth = tab()
  await aWhile()
  expect(fourth.seen).toEqual(['held'])
  fourth.letGo()
})
