import { dice, type Game } from '@machiya/kernel'
import { playContracts } from '@machiya/kernel/contract'
import { expect, test } from 'vitest'
import { fresh, many } from '../../house/many.mjs'
import { eagerPick } from './eager.ts'
import { words, yedo } from './index.ts'
import type { Yedo } from './position.ts'

const GAMES = many(60)
const WATCHED = many(4)
const known = new Map<string, number>()

/** Random players complete no missions; every other choice of these serves one. */
const eager: Game<Yedo> = {
  ...yedo,
  legal: (g, seat, into) => {
    const picks = yedo.legal(g, seat, into)
    const task = yedo.task(g)?.task ?? ''
    if (g.number % 2 === 0 || yedo.rules[task]?.kind !== 'choice') return picks
    into.splice(0, into.length, eagerPick(g, seat, task, picks, dice(`eager ${g.number}`)))
    return into
  },
}

const SEATS = [2, 3, 4, 5]

for (const setting of ['geisha', 'samurai']) {
  const common = { options: { setting }, mostOffers: 48 }

  for (const seats of SEATS)
    test(`Yedo keeps the contract (${setting}, ${seats} players)`, { timeout: 7_200_000 }, () => {
      const reports = playContracts(
        { ...common, seats, game: yedo, care: 0.0005 },
        GAMES,
        fresh(`contract ${setting}`),
      )
      expect(reports).toHaveLength(GAMES)
      for (const { end } of reports) expect(end.phase).toBe('end')
    })

  test(`Yedo keeps the contract under close watch (${setting})`, { timeout: 2_400_000 }, () => {
    const watched = { ...common, game: eager, known, words: [words.en, words.de], care: 0.05 }
    const reports = SEATS.flatMap((seats) =>
      playContracts({ ...watched, seats }, WATCHED, fresh(`close watch ${setting}`)),
    )
    expect(reports.reduce((sum, { worlds }) => sum + worlds, 0)).toBeGreaterThan(12 * reports.length)
    expect(reports.reduce((sum, { windows }) => sum + windows, 0)).toBeGreaterThan(0)
    for (const { end } of reports)
      for (const { prestige, earned } of end.seats)
        expect(Object.values(earned).reduce((sum, points) => sum + points, 0)).toBe(prestige)
  })
}
