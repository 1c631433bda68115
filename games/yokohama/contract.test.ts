import { playContract, playContracts } from '@machiya/kernel/contract'
import { expect, test } from 'vitest'
import { words, yokohama } from './index.ts'
import { NONE } from './position.ts'

/** Games at every player count; `MACHIYA_GAMES=6700 npx vitest run games/yokohama/contract` is the long run. */
const GAMES = Number(process.env['MACHIYA_GAMES'] ?? 500)
const WATCHED = 8

for (const seats of [2, 3, 4]) {
  test(`Yokohama keeps the contract with ${seats} players`, { timeout: 7_200_000 }, () => {
    const triggers = new Set<string>()
    let shops = 0
    let houses = 0
    for (let game = 0; game < GAMES; game++) {
      const seed = `contract ${seats} ${game}`
      const { end } = playContract({ game: yokohama, seats, care: 0.0003, mostOffers: 40, seed })
      for (const trigger of end.trigger) triggers.add(trigger)
      shops += end.shops.filter((owner) => owner !== NONE).length
      houses += end.houses.filter((owner) => owner !== NONE).length
    }
    expect(triggers.size).toBeGreaterThan(1)
    expect(shops).toBeGreaterThan(2 * GAMES)
    expect(houses).toBeGreaterThan(GAMES / 10)
  })

  test(`Yokohama keeps the contract under close watch with ${seats} players`, { timeout: 600_000 }, () => {
    const reports = playContracts(
      { game: yokohama, seats, words: [words.en, words.de], care: 0.05, mostOffers: 40 },
      WATCHED,
      'close watch',
    )
    expect(reports.reduce((sum, { worlds }) => sum + worlds, 0)).toBeGreaterThan(500)
    for (const { end } of reports)
      for (const { points, scores } of end.seats)
        expect(scores.reduce((sum, score) => sum + score, 0)).toBe(points)
  })
}
