import { expect, test } from 'vitest'
import type { TableRow } from '../device/rows.ts'
import { bestOf, countsOf, playedHere, scoreOf, sourcesOf, type Played } from './played.ts'

const game = (scores: readonly number[], seat = 0, more: Partial<Played> = {}): Played => ({
  table: `t${scores.join('-')}`,
  game: 'edo',
  title: '',
  ended: 0,
  evening: null,
  seat,
  levels: scores.map((_, at) => (at === seat ? null : 'merchant')),
  ranks: scores.map((score, at) => ({
    seat: at,
    score,
    place: 1 + scores.filter((other) => other > score).length,
    ties: [],
  })),
  sources: { rice: [...scores], gold: scores.map(() => 1) },
  ...more,
})

const GAMES = [game([10, 4]), game([3, 9]), game([5, 8, 7], 1)]

test('games are counted by their seats, with those that were won', () => {
  expect(countsOf(GAMES)).toEqual([
    { seats: 2, played: 2, won: 1 },
    { seats: 3, played: 1, won: 1 },
  ])
})

test('the best evenings are those with most points; whoever was out has none', () => {
  const out = game([99, 1])
  const lost = { ...out, ranks: out.ranks.map((rank) => ({ ...rank, lost: true as const })) }
  expect(bestOf([...GAMES, lost], 2).map(scoreOf)).toEqual([10, 8])
})

test('sources stand beside those of the bots at the same tables and of the house; what was not kept is left out', () => {
  expect(sourcesOf([...GAMES, game([50, 50], 0, { sources: null })], { rice: 6 })).toEqual([
    { category: 'rice', mine: 7, bots: (4 + 9 + 5 + 7) / 4, house: 6 },
    { category: 'gold', mine: 1, bots: 1, house: null },
  ])
})

test('a table of this device is mine if I played it alone, to the end, and in earnest', () => {
  const chairs = [
    { name: 'Anna', level: null },
    { name: 'Kaede', level: 'merchant' as const },
  ]
  const result = [{ seat: 0 as const, score: 10, place: 1, ties: [] }]
  const orders = chairs.map(() => [])
  const kept = { id: 'solo-1', game: 'edo', title: '', options: {}, seed: '', n: 9, waiting: [], orders }
  const row: TableRow = { ...kept, chairs, begun: 0, moved: 1, over: true, result }
  expect(playedHere(row)).toHaveLength(1)
  expect(playedHere({ ...row, practice: true })).toEqual([])
  expect(playedHere({ ...row, result: null })).toEqual([])
  expect(playedHere({ ...row, chairs: chairs.map((chair) => ({ ...chair, level: null })) })).toEqual([])
})
