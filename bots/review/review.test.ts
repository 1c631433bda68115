import { dice, type Game, type Pick, type Seat, type View, type Whole } from '@machiya/kernel'
import { noughts } from '@machiya/kernel/fixtures/noughts'
import { expect, test } from 'vitest'
import { stranger } from '../stranger.ts'
import { compare, NOTHING, review, turnsOf, withFinding, type Finding, type Frame } from './index.ts'

const game = noughts as unknown as Game
const expert = stranger(game)
const CELLS = [0, 3, 5, 4, 1, 8, 2]

const played = (cells: readonly number[]): Whole[] => {
  const positions = [game.start(2, {}, 'ab'.repeat(16))]
  for (const pick of cells) {
    const g = positions.at(-1) as Whole
    positions.push(game.play(g, { seat: game.waitingFor(g)[0] as Seat, pick }).position as Whole)
  }
  return positions
}

const framesOf = (cells: readonly Pick[], seat: Seat): Frame[] =>
  played(cells as number[]).map((g, i) => {
    const pick = cells[i]
    return { seen: game.view(g, seat), ...(pick !== undefined && i % 2 === seat ? { pick } : {}) }
  })

const findings = (seat: Seat, iterations = 200, seed = 'r'): Finding[] => [
  ...review({ game, expert, seat, frames: framesOf(CELLS, seat), seed, budget: { iterations } }),
]
const found = (all: readonly Finding[]) => all.reduce(withFinding, NOTHING)

test('the move that gave the game away is a mistake, with what was better', () => {
  const { verdicts } = found(findings(1))
  const worst = verdicts.find(({ move }) => move === 5)
  expect(worst).toMatchObject({ mark: 'mistake', better: { pick: 2 }, played: { pick: 8 } })
  expect((worst?.better?.chance ?? 0) - (worst?.played?.chance ?? 1)).toBeGreaterThan(0.2)
  expect(verdicts.map(({ move }) => move)).toEqual([1, 3, 5])
})

test('the winning move is the best', () => {
  const { verdicts } = found(findings(0))
  expect(verdicts.find(({ move }) => move === 6)?.mark).toBe('best')
})

test('the curve is there before the first verdict, ends in the result, and never errs there', () => {
  const all = findings(0)
  const first = all.findIndex(({ verdict }) => verdict)
  const early = found(all.slice(0, first))
  expect(early.points.at(-1)).toMatchObject({ move: CELLS.length, chances: [1, 0], errors: [0, 0] })
  expect(early.points.length).toBeGreaterThan(5)
  expect(all.map(({ done }) => done)).toEqual(all.map(({ done }) => done).toSorted((a, b) => a - b))
  expect(all.at(-1)?.done).toBe(1)
})

test('nothing is marked that its own error could explain, however few playouts there are', () => {
  const lapses = Array.from({ length: 8 }, (_, i) =>
    ([0, 1] as Seat[]).flatMap((seat) => found(findings(seat, 24, `few ${i}`)).verdicts),
  )
    .flat()
    .filter(({ better }) => better)
  expect(lapses.length).toBeGreaterThan(0)
  for (const { better, played: did, error } of lapses)
    expect((better?.chance ?? 0) - (did?.chance ?? 1)).toBeGreaterThan(2 * (error ?? 1) - 1e-9)
})

test('two lines are compared in the same worlds: a line is as good as itself, without error', () => {
  const g = played([0, 3, 1, 4]).at(-1) as Whole
  const seen = game.view(g, 0)
  const line = [{ task: game.task(g)?.task ?? '', pick: 2 }]
  const same = compare({ game, expert, seen, seat: 0, chance: dice('c') }, line, line, 12)
  expect(same).toMatchObject({ gap: 0, error: 0, better: 1, other: 1, tries: 12 })
  expect(same.why).toEqual({ points: 0, deeds: [], counts: [] })
})

test('a game turned where the chances changed by more than they err', () => {
  const point = (move: number, own: number, error: number) => ({
    move,
    chances: [own, 1 - own],
    errors: [error, error],
  })
  const turns = turnsOf([
    point(0, 0.5, 0.02),
    point(9, 0.52, 0.02),
    point(20, 0.2, 0.02),
    point(30, 0.5, 0.3),
  ])
  expect(turns.map(({ move }) => move)).toEqual([9])
})

test('a seat that is shown another’s view is refused', () => {
  const frames = framesOf(CELLS, 0).map((frame) => ({ ...frame, seen: { ...frame.seen, viewer: 1 } as View }))
  expect(() => [...review({ game, expert, seat: 0, frames, seed: 'x', budget: { iterations: 8 } })]).toThrow(
    /view of that seat/,
  )
})
