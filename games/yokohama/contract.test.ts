import { playContracts } from '@machiya/kernel/contract'
import { expect, test } from 'vitest'
import { fresh, many } from '../../house/many.mjs'
import { words, yokohama } from './index.ts'
import { NONE } from './position.ts'

const GAMES = many(100)
const WATCHED = many(6)
const known = new Map<string, number>()

for (const seats of [2, 3, 4]) {
  test(`Yokohama keeps the contract with ${seats} players`, { timeout: 7_200_000 }, () => {
    const triggers = new Set<string>()
    let shops = 0
    let houses = 0
    const common = { game: yokohama, seats, care: 0.0003, mostOffers: 40 }
    for (const { end } of playContracts(common, GAMES, fresh('contract'))) {
      for (const trigger of end.trigger) triggers.add(trigger)
      shops += end.shops.filter((owner) => owner !== NONE).length
      houses += end.houses.filter((owner) => owner !== NONE).length
    }
    // Only many games end in more than one way.
    expect(triggers.size).toBeGreaterThan(GAMES < 100 ? 0 : 1)
    expect(shops).toBeGreaterThan(2 * GAMES)
    expect(houses).toBeGreaterThan(0)
  })

  test(`Yokohama keeps the contract under close watch with ${seats} players`, { timeout: 600_000 }, () => {
    const reports = playContracts(
      { game: yokohama, seats, known, words: [words.en, words.de], care: 0.05, mostOffers: 40 },
      WATCHED,
      fresh('close watch'),
    )
    expect(reports.reduce((sum, { worlds }) => sum + worlds, 0)).toBeGreaterThan(60 * WATCHED)
    for (const { end } of reports)
      for (const { points, scores } of end.seats)
        expect(scores.reduce((sum, score) => sum + score, 0)).toBe(points)
  })
}
