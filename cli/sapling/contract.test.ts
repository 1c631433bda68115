import { playContracts } from '@machiya/kernel/contract'
import { expect, test } from 'vitest'
import { game, words } from './index.ts'

test.each([2, 3, 4])('the contract with %i players', (seats) => {
  for (const evening of ['short', 'long']) {
    const options = { evening }
    const watched = { game, seats, options, words: Object.values(words), care: 1, mostOffers: 40 }
    const worlds = playContracts(watched, 20).reduce((sum, kept) => sum + kept.worlds, 0)
    expect(worlds).toBeGreaterThan(0)
  }
})
