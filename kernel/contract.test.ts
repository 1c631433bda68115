import { expect, test } from 'vitest'
import { playContracts } from './contract.ts'
import { noughts, words as noughtsWords } from './fixtures/noughts/index.ts'
import { teahouse, words as teahouseWords } from './fixtures/teahouse/index.ts'

test('[K18] noughts and crosses keeps the contract', () => {
  const reports = playContracts({ game: noughts, seats: 2, words: [noughtsWords.en], care: 1 }, 50)
  expect(Math.max(...reports.map(({ moves }) => moves))).toBe(9)
})

for (const seats of [2, 3, 4])
  for (const rounds of ['short', 'long'])
    test(`[K18] the teahouse keeps the contract with ${seats} seats, ${rounds}`, () => {
      const reports = playContracts(
        { game: teahouse, seats, options: { rounds }, words: [teahouseWords.en], care: 0.5 },
        20,
      )
      expect(reports.reduce((sum, { worlds }) => sum + worlds, 0)).toBeGreaterThan(500)
      expect(reports.reduce((sum, { windows }) => sum + windows, 0)).toBeGreaterThan(10)
      expect(reports.reduce((sum, { ahead }) => sum + ahead, 0)).toBeGreaterThan(500)
    })
