import type { Tiding, View } from '@machiya/kernel'
import { expect, test } from 'vitest'
import { courseOf } from './course.ts'

type At = { readonly round: number; readonly points: readonly number[]; readonly told?: readonly Tiding[] }

const film = (...frames: readonly At[]) =>
  frames.map((frame, i) => ({
    ...frame,
    agenda: i === frames.length - 1 ? [] : [{ task: 'go', a: {} }],
    about: { seats: 2 },
  })) as unknown as View[]

const game = {
  scoring: (view: unknown) => ({ all: (view as At).points }),
  spans: (view: unknown) => ({ round: (view as At).round }),
  tidings: (view: unknown) => [...((view as At).told ?? [])],
} as never

const told = (tiding: string, seat: number, by: number): Tiding => ({ tiding, a: { seat, by } })

const FILM = film(
  { round: 0, points: [0, 0] },
  { round: 1, points: [0, 1] },
  { round: 1, points: [0, 9], told: [told('moved', 1, 3), told('scored', 1, 8)] },
  { round: 2, points: [4, 9], told: [told('moved', 0, 1)] },
  { round: 2, points: [16, 9] },
  { round: 2, points: [30, 12] },
)

test('the curve has the end of every round, and the end of the game apart', () => {
  expect(courseOf(game, FILM).marks).toEqual([
    { round: 1, points: [0, 9] },
    { round: 2, points: [16, 9] },
    { round: 2, points: [30, 12] },
  ])
})

test('it turned where a move brought most, in the order of the game; the last reckoning is no move', () => {
  const { turns } = courseOf(game, FILM)
  expect(turns.map(({ move, seat, by }) => [move, seat, by])).toEqual([
    [2, 1, 8],
    [3, 0, 4],
    [4, 0, 12],
  ])
  expect(turns[0]?.tiding?.tiding).toBe('scored')
  expect(turns[1]?.tiding?.tiding).toBe('moved')
})
