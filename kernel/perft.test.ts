/** Proof from outside: games whose numbers others have published are counted, and agree. */
import { describe, expect, test } from 'vitest'
import { playContracts } from './contract.ts'
import { four, words as fourWords } from './fixtures/four/index.ts'
import { noughts } from './fixtures/noughts/index.ts'
import { reversi, words as reversiWords } from './fixtures/reversi/index.ts'
import { perft } from './perft.ts'
import type { Game, Position, Whole } from './src/index.ts'

/** As deep as a moment allows; all of it in the long run. */
const DEEP = process.env['MACHIYA_CONTRACTS'] === 'long'
const FOUR = [7, 49, 343, 2401, 16_807, 117_649, 823_536, 5_673_234]
const REVERSI = [4, 12, 56, 244, 1396, 8200, 55_092, 390_216, 3_005_288]

/** As search plays: nobody listens to tidings. */
const begun = <G extends Position>(game: Game<G>): Whole<G> => ({
  ...game.start(2, {}, '0'.repeat(32)),
  told: null,
})
const nodesOf = <G extends Position>(game: Game<G>, depth: number): number[] =>
  Array.from({ length: depth }, (_, i) => perft(game, begun(game), i + 1).nodes)

describe('[K19] published counts', () => {
  test('noughts and crosses: 255,168 games', () => {
    expect(perft(noughts, begun(noughts), 10)).toEqual({ nodes: 0, over: 255_168 })
  })

  test('four in a row', { timeout: 120_000 }, () => {
    const counted = FOUR.slice(0, DEEP ? 8 : 7)
    expect(nodesOf(four, counted.length)).toEqual(counted)
  })

  test('reversi', { timeout: 600_000 }, () => {
    const counted = REVERSI.slice(0, DEEP ? 9 : 7)
    expect(nodesOf(reversi, counted.length)).toEqual(counted)
  })
})

test('[K18] four in a row and reversi keep the contract', () => {
  playContracts({ game: four, seats: 2, words: [fourWords.en], care: 0.2 }, 20)
  playContracts({ game: reversi, seats: 2, words: [reversiWords.en], care: 0.1 }, 10)
})
