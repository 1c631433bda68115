import { expect, test } from 'vitest'
import type { Block, Outcome } from './block.ts'
import { deedsOf, leans, tellsApart, type Took } from './tally.ts'

const ended = (winner: number, took: readonly Took[]): Outcome => ({
  rotation: 0,
  places: took.map((_, seat) => (seat === winner ? 1 : 2)),
  scores: [],
  decisions: [],
  ms: [],
  slow: [],
  faults: [],
  took,
})

/** The first always builds twice and wins three games of four; both fish. */
const blocks: Block[] = Array.from({ length: 80 }, (_, block) => ({
  block,
  games: [ended(block % 4 === 0 ? 1 : 0, [{ build: 2, fish: 1 }, { fish: 1 }])],
}))

test('a deed is told with how often it is done, and how it goes for those who do it', () => {
  const [build, fish] = deedsOf(['a', 'b'], blocks, 10, 'seed')
  expect(build).toMatchObject({ deed: 'build', taken: 0.5, times: 1, wins: { mean: 0.75 } })
  expect(fish).toMatchObject({ deed: 'fish', taken: 1, wins: { mean: 0.5 } })
  expect(build && leans(build, 0.5)).toBe('more')
  expect(fish && leans(fish, 0.5)).toBeUndefined()
})

test('two bots are told apart by what one of them does more often', () => {
  const [build, fish] = deedsOf(['a', 'b'], blocks, 10, 'seed')
  expect(build?.byBot.map(({ mean }) => mean)).toEqual([2, 0])
  expect([build, fish].map((deed) => deed && tellsApart(deed))).toEqual([true, false])
})

test('what hardly anybody did is left out', () => {
  expect(deedsOf(['a', 'b'], blocks, 100, 'seed').map(({ deed }) => deed)).toEqual(['fish'])
})
