import { gameNames, takeDown } from '@machiya/games'
import { expect, test } from 'vitest'
import { playTable, type Report } from './contract.ts'

const total = (reports: readonly Report[], what: keyof Report): number =>
  reports.reduce((sum, report) => sum + report[what], 0)

for (const name of gameNames())
  test(`a table of ${name} keeps its contract`, async () => {
    const { game } = await takeDown(name)
    const [least, most] = game.seats
    const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i)
    const reports = counts.map((seats) => playTable({ game, seats, seed: `table ${name} ${seats}` }))
    for (const what of ['events', 'undone', 'forced'] as const)
      expect(total(reports, what)).toBeGreaterThan(0)
    expect(total(reports, 'lines') > 0).toBe(name !== 'noughts')
  })
