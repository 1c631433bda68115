import { teahouse } from '@machiya/kernel/fixtures/teahouse'
import { flag, number, type Game } from '@machiya/kernel'
import { describe, expect, test } from 'vitest'
import { gameNamed, isBadInput, listed, optionsFrom, seatCount, seatsFor, share, whole } from './input.ts'

const game = {
  ...teahouse,
  options: { ...teahouse.options, jiin: flag, coins: number },
} as unknown as Game

describe('what people type', () => {
  test('lists read as people say them', () => {
    expect(listed([])).toBe('')
    expect(listed(['a'])).toBe('a')
    expect(listed(['a', 'b', 'c'])).toBe('a, b and c')
  })

  test('whole numbers within their bounds', () => {
    expect(whole('--games', 1)('12')).toBe(12)
    for (const given of ['0', '-1', '1.5', 'x', '', '1e3'])
      expect(() => whole('--games', 1)(given)).toThrow(
        `--games takes a whole number of at least 1, not '${given}'`,
      )
    expect(() => seatCount('7')).toThrow("--seats takes a whole number from 1 to 6, not '7'")
  })

  test('shares from 0 to 1', () => {
    expect([share('--care')('0'), share('--care')('1'), share('--care')('.25')]).toEqual([0, 1, 0.25])
    for (const given of ['-0.1', '1.1', 'all', ''])
      expect(() => share('--care')(given)).toThrow(`--care takes a number from 0 to 1, not '${given}'`)
  })

  test('options of every kind, and the sentence for each that does not fit', () => {
    expect(optionsFrom(game)).toEqual({})
    expect(optionsFrom(game, 'rounds=long,jiin=true,coins=3')).toEqual({
      rounds: 'long',
      jiin: true,
      coins: 3,
    })
    expect(() => optionsFrom(game, 'rounds')).toThrow('--options takes name=value pairs')
    expect(() => optionsFrom(game, 'a=b=c')).toThrow('--options takes name=value pairs')
    expect(() => optionsFrom(game, 'tea=1')).toThrow(
      "'tea' is not an option of teahouse: teahouse has rounds (one of short, long), jiin (true or false) and coins",
    )
    expect(() => optionsFrom(game, 'rounds=3')).toThrow(
      "the option rounds of teahouse takes one of short, long, not '3'",
    )
    expect(() => optionsFrom(game, 'jiin=1')).toThrow('takes true or false')
  })

  test('seats the game takes; the fewest unless told', () => {
    expect(seatsFor(game, undefined)).toBe(2)
    expect(seatsFor(game, 4)).toBe(4)
    expect(() => seatsFor(game, 5)).toThrow('teahouse takes 2 to 4 seats, not 5')
  })

  test('a game of the house; words every object knows are none', async () => {
    expect((await gameNamed('noughts')).game.name).toBe('noughts')
    for (const name of ['go', 'toString', ''])
      expect(() => gameNamed(name)).toThrow(`'${name}' is not a game of this house; it has`)
  })

  test('bad input is told from a broken house', () => {
    expect(isBadInput(new Error('x'))).toBe(false)
  })
})
