import { LISTED } from '@machiya/games'
import { dice, isOver, type Game, type Pick, type Seat, type View, type Whole } from '@machiya/kernel'
import { describe, expect, test, vi } from 'vitest'
import { playMatch, playerOf } from './arena/match.ts'
import { teach, type Taught } from './experts.ts'
import { choose, LEVELS, type Level } from './index.ts'
import { unpack } from './learned/half.ts'
import { netOf } from './learned/index.ts'
import { partsOf } from './learned/net.ts'
import { stillMeant } from './meant.ts'
import type { Line } from './playout.ts'

const PLAYOUTS = 4
/** What a page loads for a game's judge and hand. */
const MOST_BYTES = 30_000
/** Whole games, on a machine that may be busy. */
const PATIENCE = 120_000
vi.setConfig({ testTimeout: PATIENCE })
const seedOf = (n: number): string => n.toString(16).padStart(32, '0')

const ask = (taught: Taught, seen: View, seat: Seat, level: Level, seed: string): Pick =>
  choose({ ...taught, level, seen, seat, budget: { iterations: PLAYOUTS }, chance: dice(seed) }).pick

/** Positions along a game of natural moves, every so many decisions. */
const samples = (game: Game, seats: number, every: number, most: number): Whole[] => {
  const chance = dice(`samples ${game.name}`)
  const found: Whole[] = []
  let g = game.start(seats, {}, seedOf(seats))
  for (let move = 0; !isOver(g) && found.length < most; move++) {
    const seat = game.waitingFor(g)[0] as Seat
    const picks = game.legal(g, seat, [])
    if (move % every === 0 && picks.length > 1) found.push(g)
    g = game.play(g, { seat, pick: picks[chance(picks.length)] as Pick }).position as Whole
  }
  return found
}

describe.each(LISTED)('%s', (name) => {
  test('its weights name its features, all of them and no others', async () => {
    const { expert } = await teach(name)
    for (const { values } of [expert.hand, expert.trained])
      expect(Object.keys(values).sort()).toEqual([...expert.features].sort())
  })

  test('what it learnt fits what it reads, tells where it comes from, and is small', async () => {
    const { expert } = await teach(name)
    if (!expert.learned) return
    const { made, hand } = expert.learned
    const net = netOf(expert, expert.learned)
    expect(net.numbers).toHaveLength(partsOf(net).all)
    expect(net.numbers.every(Number.isFinite)).toBe(true)
    for (const { kinds, numbers } of Object.values(hand.tasks))
      expect(unpack(numbers)).toHaveLength(1 + 2 * kinds.length)
    expect(made).toMatchObject({
      command: expect.stringMatching(/^machiya train/),
      commit: expect.stringMatching(/^[0-9a-f]{7,}/),
      result: expect.stringMatching(/of \d+ games at 2 against shogun-1/),
    })
    expect(JSON.stringify(expert.learned).length).toBeLessThanOrEqual(MOST_BYTES)
  })

  test('every task of its likings, and of its haste, is a task of its rules', async () => {
    const { game, expert } = await teach(name)
    const { likes, haste = {} } = expert
    for (const task of Object.keys({ ...likes, ...haste })) expect(Object.keys(game.rules)).toContain(task)
  })

  test('whatever is hidden is swapped, and the move of every level stays the same', async () => {
    const taught = await teach(name)
    const { game } = taught
    const positions = samples(game, 3, 23, 10)
    expect(positions.length).toBeGreaterThan(5)
    positions.forEach((g, i) => {
      const seat = game.waitingFor(g)[0] as Seat
      const seen = game.view(g, seat)
      const swapped = game.view(game.imagine(seen, dice(`swap ${i}`)), seat)
      const level = LEVELS[1 + (i % 4)] as Level
      expect(ask(taught, swapped, seat, level, `${i}`)).toEqual(ask(taught, seen, seat, level, `${i}`))
    })
  })

  test('a shogun keeps what it means to do beyond what others do meanwhile', async () => {
    const taught = await teach(name)
    const { game } = taught
    const meant = new Map<Seat, Line>()
    const compared: boolean[] = []
    let g = game.start(2, {}, seedOf(5))
    for (let move = 0; !isOver(g) && move < 80; move++) {
      const seat = game.waitingFor(g)[0] as Seat
      const seen = game.view(g, seat)
      const asked = { ...taught, level: 'shogun', seen, seat, budget: { iterations: 12 } } as const
      const chance = dice(`${move}`)
      const {
        pick,
        next = [],
        why = [],
      } = choose({ ...asked, chance, meant: meant.get(seat) ?? [], why: true })
      const [first] = stillMeant({ ...asked, meant: meant.get(seat) ?? [] }, game.legal(seen, seat, []))
      if (first && why.length > 1)
        compared.push(pick === first.pick || why.some((each) => each.pick === first.pick && each.tries > 0))
      meant.set(seat, next)
      g = game.play(g, { seat, pick }).position as Whole
    }
    expect(compared.length).toBeGreaterThan(10)
    expect(compared).not.toContain(false)
  })

  test('all levels at one table finish a game by the rules, without a fault', async () => {
    const taught = await teach(name)
    const players = LEVELS.slice(1).map((level) => playerOf(level, PLAYOUTS))
    const { faults, places } = playMatch({ ...taught, options: {}, players, seed: seedOf(7) })
    expect(faults).toEqual([])
    expect(places).toContain(1)
  })

  test.each([1, 2])('with no more than %i playouts nobody plays in a circle for ever', async (playouts) => {
    const taught = await teach(name)
    const players = ['merchant', 'merchant'].map((level) => playerOf(level, playouts))
    expect(playMatch({ ...taught, options: {}, players, seed: seedOf(3) }).faults).toEqual([])
  })

  test('a merchant beats three who play at random', async () => {
    const taught = await teach(name)
    const players = ['merchant', 'random', 'random', 'random'].map((level) => playerOf(level, 12))
    expect(playMatch({ ...taught, options: {}, players, seed: seedOf(3) }).places[0]).toBe(1)
  })
})
