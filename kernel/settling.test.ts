/** Games that cannot go on: each is an error at once, which says where. */
import { describe, expect, test } from 'vitest'
import { teahouse } from './fixtures/teahouse/index.ts'
import {
  defineGame,
  rulesFor,
  type Next,
  type Position,
  type Seat,
  type Spoken,
  type Task,
} from './src/index.ts'

const SEED = '0'.repeat(32)
const { step, choice, floor } = rulesFor<Position>()
const spin = step('spin', (): Next => ({ task: 'spin', a: { round: 1 } }))
const lost = step('lost', (): Next => ({ task: 'nowhere', a: {} }))
const ask = choice<{ seat: Seat }>('ask', { options: (_g, _a, say) => say('on'), play: (): Next => {} })
const talkOf = (hides: 'nothing' | 'picks', seats: readonly unknown[]) =>
  floor<Record<never, never>, string>('talk', {
    hides,
    seats: () => seats as Seat[],
    options: (_g, _a, say) => say('on'),
    pick: (): Spoken => ask({ seat: 0 }),
    done: (): Next => {},
  })

const gameOf = (opening: Task, talk = talkOf('nothing', []), seats: readonly [number, number] = [2, 2]) =>
  defineGame({
    name: 'loop',
    revision: 1,
    seats,
    options: {},
    shape: {},
    box: () => ({}),
    rules: { spin, lost, ask, talk },
    opening,
    standing: () => [],
    scoring: () => ({}),
  })
const begun = (...setting: Parameters<typeof gameOf>) => gameOf(...setting).start(2, {}, SEED)

describe('[K17]', () => {
  test('an agenda that does not settle, and a task without a rule, name the agenda', () => {
    expect(() => begun(spin())).toThrow('does not settle: spin {"round":1}')
    expect(() => begun(lost())).toThrow("no rule is called 'nowhere'")
    expect(() => teahouse.start(2, {}, 'short')).toThrow('seed: expected 32 to 128 hexadecimal digits')
  })

  test.each([undefined, null, 2, -1, '1'])('a choice of seat %j is an error at once', (seat) => {
    const nobody = { task: 'ask', a: { seat } } as Task
    expect(() => begun(nobody)).toThrow(/there is no seat .+ at a table of 2: ask/)
  })

  test('a floor of seats that nobody sits on is an error at once', () => {
    const talk = talkOf('nothing', [0, 2])
    expect(() => begun(talk(), talk)).toThrow('there is no seat 2 at a table of 2: talk {}')
  })

  test.each([[[0, 2]], [[3, 2]], [[2, 7]]])('a game for %j is an error at once', (seats) => {
    expect(() => gameOf(spin(), undefined, seats as [number, number])).toThrow(
      'seats of loop: expected the fewest and the most, from 1 to 6',
    )
  })

  test('a floor that hides and still leads to tasks is an error', () => {
    const talk = talkOf('picks', [0, 1])
    const game = gameOf(talk(), talk)
    expect(() => game.play(game.start(2, {}, SEED), { seat: 0, pick: 'on' })).toThrow(
      "the floor 'talk' hides",
    )
  })
})
