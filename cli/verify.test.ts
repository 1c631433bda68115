import { commit, isOver, mix, type Game } from '@machiya/kernel'
import type { GameRecord } from '@machiya/kernel/record'
import { teahouse as teahouseGame, words } from '@machiya/kernel/fixtures/teahouse'
import { describe, expect, test } from 'vitest'
import { atRandom, playGame, type Player } from './simulate.ts'
import { findings } from './verify.ts'

const game = teahouseGame as unknown as Game
const shelved = { game, words }
const random: Player = { bot: 'random', decide: atRandom }
const fair = playGame({ game, seats: 2, options: {}, players: [random, random], seed: 'fair' }, 0).record

/** A game dealt from a secret that both seats salted, played by the first open offers. */
const salted = (): GameRecord => {
  const secret = 'ab'.repeat(16)
  const salts = ['tea', 'rice']
  const { seed: _own, ...about } = fair
  let g = game.start(2, {}, mix(secret, salts))
  const moves = []
  while (!isOver(g)) {
    const seat = game.waitingFor(g)[0] ?? 0
    const legal = game.legal(g, seat, [])
    const pick = legal.find((each) => each === 'ready') ?? legal[0] ?? 0
    moves.push({ seat, task: game.task(g)?.task ?? '', pick })
    g = game.play(g, { seat, pick }).position ?? g
  }
  return { ...about, commitment: commit(secret), salts, seed: secret, moves }
}

const failing = (record: GameRecord): string[] =>
  findings(shelved, record).flatMap(({ holds, says }) => (holds ? [] : [says]))

describe('verify', () => {
  test('a fair record holds, with salts and without', () => {
    expect(failing(fair)).toEqual([])
    expect(failing(salted())).toEqual([])
    expect(findings(shelved, salted())[1]?.says).toContain('the seed and 2 salts of the players')
  })

  test('another seed than the one committed to', () => {
    expect(failing({ ...fair, commitment: commit('0'.repeat(32)) })[0]).toContain('not the one committed to')
  })

  test('other salts deal another game', () => {
    expect(failing({ ...salted(), salts: ['tea', 'millet'] })[0]).toContain('does not play: move')
  })

  test('a changed move is named by its place', () => {
    const moves = fair.moves.map((move, i) => (i === 3 ? { ...move, pick: 'no-such-pick' } : move))
    expect(failing({ ...fair, moves })[0]).toContain('move 4 (')
  })

  test('a record that stops early, and one that shows no seed', () => {
    expect(failing({ ...fair, moves: fair.moves.slice(0, -1) })).toEqual([
      'they do not lead to the end of the game',
    ])
    const { seed: _seed, ...unseen } = fair
    expect(failing(unseen)).toEqual(['the record shows no seed, so its commitment cannot be checked'])
  })

  test('a record of another revision says so where it fails', () => {
    const moves = fair.moves.slice(1)
    expect(failing({ ...fair, revision: 0, moves })[0]).toContain(
      `the record is of revision 0, the rules here are revision ${teahouseGame.revision}`,
    )
  })
})
