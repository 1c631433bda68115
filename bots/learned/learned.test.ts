import { shelve } from '@machiya/games'
import { dice, isOver, type Game, type Pick, type Position, type Seat, type Whole } from '@machiya/kernel'
import { teahouse } from '@machiya/kernel/fixtures/teahouse'
import type { Expert, Learned } from '@machiya/kit/expert'
import { describe, expect, test } from 'vitest'
import { chooseBy } from '../choose.ts'
import { teach } from '../experts.ts'
import { judgeOf } from '../judge.ts'
import { VETERANS, type Effort } from '../levels.ts'
import { NEVER } from '../policy.ts'
import { stranger } from '../stranger.ts'
import { pack, unpack } from './half.ts'
import { learnedLikes, RARE } from './hand.ts'
import { inputReader, inputsIn } from './inputs.ts'
import { openLearned } from './index.ts'
import { OUTPUTS, partsOf } from './net.ts'

const game = teahouse as unknown as Game
const expert = stranger(game)

const positions = (): Position[] => {
  const chance = dice('positions')
  const found: Position[] = []
  for (let g = game.start(3, {}, '4'.repeat(32)); !isOver(g);) {
    found.push(g)
    const seat = game.waitingFor(g)[0] as Seat
    const picks = game.legal(g, seat, [])
    g = game.play(g, { seat, pick: picks[chance(picks.length)] as Pick }).position as Whole
  }
  return found
}

describe('numbers of half precision', () => {
  test('come back as near as they can', () => {
    const values = [0, 1, -1, 0.1, 3.7, -2048, 65504, 6e-5, 1e-7, -0.333]
    unpack(pack(values)).forEach((value, i) => {
      const given = values[i] as number
      expect(Math.abs(value - given)).toBeLessThanOrEqual(Math.max(6e-8, Math.abs(given) / 1024))
    })
  })

  test('what is too large becomes the largest there is', () => {
    expect([...unpack(pack([1e9, -1e9]))]).toEqual([65504, -65504])
  })
})

describe('raw counts', () => {
  test('every input that can be found is read again by its name, after any other position', () => {
    const all = positions()
    const names = [...new Set(all.flatMap((g) => [...inputsIn(g, 1).keys()]))]
    expect(names.length).toBeGreaterThan(10)
    expect(names.some((name) => name.includes('='))).toBe(true)
    const into = new Float64Array(2 + names.length).fill(7)
    const read = inputReader(names, 2)
    for (const g of all) {
      const found = inputsIn(g, 1)
      read(g, 1, into)
      names.forEach((name, i) => expect([name, into[2 + i]]).toEqual([name, found.get(name) ?? into[2 + i]]))
      names
        .filter((name) => /=(?!me$)/.test(name) && !found.has(name))
        .forEach((name) => expect(into[2 + names.indexOf(name)]).toBe(0))
    }
  })

  test('what is sealed is not read', () => {
    for (const g of positions()) expect([...inputsIn(g, 0).keys()].join()).not.toMatch(/value|owner/)
  })
})

/** A net that says nothing but that whoever has many points wins. */
const simple = (weight: number): Learned => {
  const sizes = { inputs: 1, widths: [2, 2] as const }
  const numbers = new Float32Array(partsOf(sizes).all)
  for (let out = 0; out < OUTPUTS; out++) numbers[out] = weight
  return {
    made: { command: 'test', commit: 'none', games: 0, result: '' },
    inputs: [],
    widths: sizes.widths,
    net: pack(numbers),
    hand: { span: 1, tasks: {} },
  }
}

describe('a learned judge', () => {
  test('that only knows the points judges as the weights do', () => {
    const learned = simple(1 / expert.scale)
    const straight = judgeOf(game, expert, expert.trained)
    const judge = judgeOf(game, expert, expert.trained, learned)
    for (const g of positions())
      for (const seat of [0, 1, 2] as const) expect(judge(g, seat)).toBeCloseTo(straight(g, seat), 6)
  })

  test('is unpacked once', () => {
    const learned = simple(1)
    expect(openLearned(expert, learned)).toBe(openLearned(expert, learned))
  })

  test('answers by the rules', () => {
    const g = game.start(3, {}, '5'.repeat(32))
    const seat = game.waitingFor(g)[0] as Seat
    const asked = { game, expert, level: 'shogun', seen: game.view(g, seat), seat } as const
    const mind = {
      effort: VETERANS['shogun-1'] as Effort,
      weights: expert.trained,
      learned: simple(1),
    }
    const { pick, fault } = chooseBy({ ...asked, budget: { iterations: 12 }, chance: dice('ask') }, mind)
    expect(fault).toBeUndefined()
    expect(game.legal(g, seat, [])).toContain(pick)
  })
})

describe('a learned hand', () => {
  const taught: Expert = {
    ...expert,
    clock: (g) => g.number,
    likes: { drink: () => (pick) => (pick === 'never' ? NEVER : 2) },
  }
  const g = positions()[0] as Position
  const at = (number: number): Position => ({ ...g, number })
  const liking = (clock: number, pick: Pick, task = 'drink'): number | undefined =>
    learnedLikes(taught, {
      span: 10,
      tasks: { drink: { kinds: [RARE, 'tea'], numbers: pack([0.5, 0, 0, 1, 4]) } },
    })[task]?.(
      at(clock),
      0,
      {},
    )(pick)

  test('weighs what looked natural anew, by the kind of pick and the time', () => {
    expect(liking(0, 'tea')).toBeCloseTo(2)
    expect(liking(5, 'tea')).toBeCloseTo(4)
    expect(liking(99, 'tea')).toBeCloseTo(6)
    expect(liking(5, 'sake')).toBeCloseTo(1)
  })

  test('what is never played is never played', () => {
    expect(liking(5, 'never')).toBe(NEVER)
  })
})

test('a game that nobody taught is judged a few moves on, once it has learnt something', () => {
  const strange = stranger(game)
  const { expert: read } = openLearned(strange, { ...simple(1), stride: 3 })
  const all = positions()
  const ticks = all.map((g) => read.clock(g, 0))
  expect(new Set(all.map((g) => strange.clock(g, 0)))).toEqual(new Set([0]))
  expect(ticks.at(-1)).toBeGreaterThan(ticks[0] as number)
  expect(ticks).toEqual(ticks.toSorted((a, b) => a - b))
  expect(read.ahead(all[0] as Position)).toBe(3)
})

test('a folder that tells only what was learnt makes an expert', async () => {
  const learned = { ...simple(1), stride: 3 }
  const open = { game: async () => ({ game }), expert: async () => ({ expert: { learned } }) }
  shelve({ name: 'strange', about: undefined, open, rules: {}, print: undefined })
  const { expert: told } = await teach('strange')
  expect(told).toMatchObject({ learned, untaught: true, features: ['score'] })
})
