import { gameNames, takeDown } from '@machiya/games'
import type { Game } from '@machiya/kernel'
import { expect, test } from 'vitest'
import { playTable, type Report } from './contract.ts'

/** So many events at every count of seats at least: of a short game, several. */
const EVENTS = 150
/** On a machine that has other things to do as well. */
const SLOW = 120_000
const total = (reports: readonly Report[], what: keyof Report): number =>
  reports.reduce((sum, report) => sum + report[what], 0)

const playSome = (game: Game, seats: number): Report[] => {
  const reports: Report[] = []
  while (total(reports, 'events') < EVENTS)
    reports.push(playTable({ game, seats, seed: `${game.name} ${seats} ${reports.length}` }))
  return reports
}

const played: Report[] = []

for (const name of gameNames())
  test(`a table of ${name} keeps its contract`, { timeout: SLOW }, async () => {
    const { game } = await takeDown(name)
    const [least, most] = game.seats
    const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i)
    const reports = counts.flatMap((seats) => playSome(game, seats))
    played.push(...reports)
    for (const what of ['events', 'undone'] as const) expect(total(reports, what)).toBeGreaterThan(0)
  })

test('some game or other had lines, forced answers and orders', () => {
  for (const what of ['lines', 'forced', 'order'] as const) expect(total(played, what)).toBeGreaterThan(100)
})
