import { playContracts } from '@machiya/kernel/contract'
import { describe, expect, test } from 'vitest'
import { edo, words } from './index.ts'

const MODULES = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => ({
  jiin: (bits & 1) > 0,
  tokken: (bits & 2) > 0,
  ronin: (bits & 4) > 0,
}))

describe.each([2, 3, 4, 5])('%i players', (seats) => {
  test.each(MODULES)('keep the contract with $jiin, $tokken, $ronin', (options) => {
    const reports = playContracts(
      { game: edo, seats, options, words: [words.en, words.de], care: 0.02, mostOffers: 40 },
      10,
    )
    expect(reports.every(({ end }) => end.round <= 10)).toBe(true)
  })
})
