import { playContracts } from '@machiya/kernel/contract'
import { expect, test } from 'vitest'
import { words, yokohama } from './index.ts'

/** Games at every player count; `MACHIYA_GAMES=6700 npx vitest run games/yokohama/contract` is the long run. */
const GAMES = Number(process.env['MACHIYA_GAMES'] ?? 500)
const WATCHED = 12

for (const seats of [2, 3, 4]) {
  test(`Yokohama keeps the contract with ${seats} players`, { timeout: 7_200_000 }, () => {
    const reports = playContracts({ game: yokohama, seats, care: 0.001, mostOffers: 40 }, GAMES)
    expect(reports).toHaveLength(GAMES)
  })

  test(`Yokohama keeps the contract under close watch with ${seats} players`, { timeout: 600_000 }, () => {
    const reports = playContracts(
      { game: yokohama, seats, words: [words.en, words.de], care: 0.05, mostOffers: 40 },
      WATCHED,
      'close watch',
    )
    expect(reports.reduce((sum, { worlds }) => sum + worlds, 0)).toBeGreaterThan(1000)
    for (const { end } of reports)
      for (const { points, scores } of end.seats)
        expect(scores.reduce((sum, score) => sum + score, 0)).toBe(points)
  })
}
