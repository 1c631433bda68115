import { playContracts } from '@machiya/kernel/contract'
import { expect, test } from 'vitest'
import { words, yedo } from './index.ts'

/** Games at every player count in both settings; `MACHIYA_GAMES=2500 npx vitest run games/yedo` is the long run. */
const GAMES = Number(process.env['MACHIYA_GAMES'] ?? 200)
const WATCHED = 4

for (const setting of ['geisha', 'samurai'])
  for (const seats of [2, 3, 4, 5]) {
    const name = `${setting}, ${seats} players`
    const common = { game: yedo, seats, options: { setting }, mostOffers: 48 }

    test(`Yedo keeps the contract (${name})`, { timeout: 7_200_000 }, () => {
      const reports = playContracts({ ...common, care: 0.0005 }, GAMES, `contract ${setting}`)
      expect(reports).toHaveLength(GAMES)
      for (const { end } of reports) expect(end.phase).toBe('end')
    })

    test(`Yedo keeps the contract under close watch (${name})`, { timeout: 600_000 }, () => {
      const watched = { ...common, words: [words.en, words.de], care: 0.05 }
      const reports = playContracts(watched, WATCHED, `close watch ${setting}`)
      expect(reports.reduce((sum, { worlds }) => sum + worlds, 0)).toBeGreaterThan(50)
      expect(reports.reduce((sum, { windows }) => sum + windows, 0)).toBeGreaterThan(0)
      for (const { end } of reports)
        for (const { prestige, earned } of end.seats)
          expect(Object.values(earned).reduce((sum, points) => sum + points, 0)).toBe(prestige)
    })
  }
