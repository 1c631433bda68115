import { playContracts } from '@machiya/kernel/contract'
import { expect, test } from 'vitest'
import { words, yokohama } from './index.ts'

const GAMES = 20

for (const seats of [2, 3, 4])
  test(`Yokohama keeps the contract with ${seats} players`, { timeout: 600_000 }, () => {
    const reports = playContracts(
      { game: yokohama, seats, words: [words.en, words.de], care: 0.02, mostOffers: 40 },
      GAMES,
    )
    expect(reports).toHaveLength(GAMES)
  })
