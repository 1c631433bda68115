import type { Game } from '@machiya/kernel'
import { parseRecord, printRecord, replay } from '@machiya/kernel/record'
import { stranger } from '@machiya/bots/stranger'
import { noughts as noughtsGame } from '@machiya/kernel/fixtures/noughts'
import { teahouse as teahouseGame } from '@machiya/kernel/fixtures/teahouse'
import { describe, expect, test } from 'vitest'
import { playersFrom } from './bots.ts'
import { everyOption } from './settings.ts'
import { atRandom, byBot, bySeat, playGame, type Decide, type Match } from './simulate.ts'

const noughts = noughtsGame as unknown as Game
const teahouse = teahouseGame as unknown as Game

const match = (over: Partial<Match> = {}): Match => ({
  game: teahouse,
  seats: 3,
  options: {},
  players: Array.from({ length: 3 }, () => ({ bot: 'random', decide: atRandom })),
  seed: 'test',
  ...over,
})

describe('simulation', () => {
  test('the same words give the same game, other words another', () => {
    const { record } = playGame(match(), 4)
    expect(playGame(match(), 4).record).toEqual(record)
    expect(playGame(match(), 5).record.moves).not.toEqual(record.moves)
    expect(playGame(match({ seed: 'other' }), 4).record.moves).not.toEqual(record.moves)
  })

  test('its record replays to the standing it reports', () => {
    const { record, standing, decisions } = playGame(match(), 1)
    expect(record.moves).toHaveLength(decisions)
    const end = replay(teahouse, parseRecord(printRecord(record)), record.seed ?? '').at(-1)
    expect(end && teahouse.standing(end)).toEqual(standing)
  })

  const first: Decide = (game, g, seat) => game.legal(g, seat, [])[0] ?? 0
  const players = [
    { bot: 'first', decide: first },
    { bot: 'random', decide: atRandom },
  ]

  test('the bots change seats every game; shares of wins add up', () => {
    const games = Array.from({ length: 40 }, (_, i) =>
      playGame(match({ game: noughts, seats: 2, players }), i),
    )
    expect(games[0]?.players.map(({ bot }) => bot)).toEqual(['first', 'random'])
    expect(games[1]?.players.map(({ bot }) => bot)).toEqual(['random', 'first'])
    const results = byBot(games)
    expect(results.map(({ bot }) => bot)).toEqual(['first', 'random'])
    expect(results.reduce((sum, { wins }) => sum + wins.mean, 0)).toBeCloseTo(1, 9)
    const seats = bySeat(games, 2)
    expect(seats.map(({ bot }) => bot)).toEqual(['seat 1', 'seat 2'])
    expect(seats.reduce((sum, { wins }) => sum + wins.mean, 0)).toBeCloseTo(1, 9)
  })

  test('a game that all have lost is won by nobody', () => {
    const played = playGame(match(), 1)
    const standing = played.standing.map((rank) => ({ ...rank, place: 3, score: 0, lost: true as const }))
    expect(byBot([{ ...played, standing }]).map(({ wins, score }) => [wins.mean, score.mean])).toEqual([
      [0, 0],
    ])
  })

  const expert = stranger(noughts)
  test('bots are repeated until the seats are full; an unknown one is named', () => {
    const names = playersFrom('random,merchant', 3, expert, { iterations: 1 }).map(({ bot }) => bot)
    expect(names).toEqual(['random', 'merchant', 'random'])
    expect(() => playersFrom('emperor', 2, expert, { ms: 1 })).toThrow(
      "'emperor' is not a bot of this house; it has random, apprentice, merchant, daimyo and shogun",
    )
    expect(() => playersFrom('random,random,random', 2, expert, { ms: 1 })).toThrow('3 bots for 2 seats')
  })
})

test('every option there is', () => {
  expect(everyOption(noughts)).toEqual([{}])
  expect(everyOption(teahouse)).toEqual([{ rounds: 'short' }, { rounds: 'long' }])
})
