import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dice, type Game, type Seat } from '@machiya/kernel'
import { noughts } from '@machiya/kernel/fixtures/noughts'
import { afterAll, expect, test } from 'vitest'
import { stranger } from '../stranger.ts'
import { questionsIn } from './find.ts'
import { gathered, keptIn, searchAll, type Job } from './index.ts'

const SLOW = 240_000
const folder = mkdtempSync(join(tmpdir(), 'puzzles-'))
afterAll(() => rmSync(folder, { recursive: true }))

const game = noughts as unknown as Game
const taught = { game, expert: stranger(game) }
const seed = 'cd'.repeat(16)
const movesOf = (cells: readonly number[]) =>
  cells.map((pick, i) => ({ seat: (i % 2) as Seat, task: 'mark', pick }))

test('the move that wins at once is found, and the opening, where no move is clearly best, is thrown away', () => {
  const start = game.start(2, {}, seed)
  const { questions, tally } = questionsIn(taught, { start, moves: movesOf([0, 3, 1, 4, 2]), seed })
  const winning = questions.find(({ at }) => at === 4)
  expect(winning).toMatchObject({ seat: 0, grade: 1, picks: [{ pick: 2, chance: 1 }, {}, {}, {}, {}] })
  expect(questions.some(({ at }) => at === 0)).toBe(false)
  expect(tally).toMatchObject({ looked: 5, kept: questions.length })
  for (const { picks } of questions)
    for (const { chance, why } of picks.slice(1)) {
      expect(chance).toBeLessThan((picks[0]?.chance ?? 0) - 0.03)
      expect(why).toBeDefined()
    }
})

test(
  'a search that was stopped goes on where it was, and what is kept leads to its positions again',
  { timeout: SLOW },
  async () => {
    const log = join(folder, 'teahouse.jsonl')
    const asked: number[] = []
    const job = (number: number): Job | undefined => {
      asked.push(number)
      const chance = dice(`job ${number}`)
      const deal = Array.from({ length: 32 }, () => chance(16).toString(16)).join('')
      return number < 3 ? { number, game: 'teahouse', seats: 3, options: {}, seed: deal } : undefined
    }
    const search = { game: 'teahouse', job, wanted: 1000, threads: 2, log }
    const first = await searchAll(search)
    const kept = readFileSync(log, 'utf8')
    asked.length = 0
    const again = await searchAll(search)
    expect(asked.every((number) => number >= 3)).toBe(true)
    expect(again).toEqual(JSON.parse(JSON.stringify(first)))
    expect(readFileSync(log, 'utf8')).toBe(kept)
    const { deals, questions } = gathered(again, { command: '', commit: '', result: '' })
    expect(questions).toHaveLength(keptIn(again))
    for (const { deal, at } of questions) expect(deals[deal]?.moves.length).toBeGreaterThanOrEqual(at)
  },
)
