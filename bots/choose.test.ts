import { dice, isOver, type Game, type Pick, type Seat, type Whole } from '@machiya/kernel'
import { noughts } from '@machiya/kernel/fixtures/noughts'
import { teahouse } from '@machiya/kernel/fixtures/teahouse'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { budgetFor } from './choose.ts'
import { stranger } from './stranger.ts'
import { choose, LEVELS, type Level } from './index.ts'

/** Whole games, on a machine that may be busy. */
vi.setConfig({ testTimeout: 120_000 })

const tea = teahouse as unknown as Game
const expert = stranger(tea)
const cross = noughts as unknown as Game
const seedOf = (n: number): string => n.toString(16).padStart(32, '0')

const answer = (game: Game, g: Whole, level: Level, seed: string, iterations = 24) => {
  const seat = game.waitingFor(g)[0] as Seat
  const seen = game.view(g, seat)
  return {
    seat,
    ...choose({
      game,
      expert: stranger(game),
      level,
      seen,
      seat,
      budget: { iterations },
      chance: dice(seed),
    }),
  }
}

const playThrough = (game: Game, seats: number, seed: number, levels: readonly Level[]): Whole => {
  let g = game.start(seats, {}, seedOf(seed))
  for (let i = 0; i < 500 && !isOver(g); i++) {
    const level = levels[game.waitingFor(g)[0] as Seat] as Level
    const { seat, pick, fault } = answer(game, g, level, `${seed} ${i}`)
    expect(fault).toBeUndefined()
    const played = game.play(g, { seat, pick })
    expect(played.refusal).toBeUndefined()
    g = played.position as Whole
  }
  return g
}

/** A clock that goes on by so much whenever it is read. */
const ticking = (ms: number): void => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += ms))
}

describe('time', () => {
  afterEach(() => vi.restoreAllMocks())

  const playoutsIn = (ms: number): number => {
    const g = tea.start(3, {}, seedOf(5))
    const seat = tea.waitingFor(g)[0] as Seat
    let copies = 0
    const game: Game = { ...tea, copy: (whole) => (copies++, tea.copy(whole)) }
    choose({
      game,
      expert,
      level: 'shogun',
      seen: tea.view(g, seat),
      seat,
      budget: { ms },
      chance: dice('a'),
    })
    return copies
  }

  test('once playouts were timed, a search has as many as really fit', () => {
    ticking(0.05)
    const first = playoutsIn(60)
    for (let i = 0; i < 20; i++) playoutsIn(60)
    expect(playoutsIn(60)).toBeGreaterThan(2 * first)
  })
})

describe('choose', () => {
  test.each(LEVELS)('%s plays whole games of the teahouse by the rules', (level) => {
    for (let seed = 1; seed <= 3; seed++)
      expect(isOver(playThrough(tea, 3, seed, [level, level, level]))).toBe(true)
  })

  test('the same question has the same answer', () => {
    const g = tea.start(3, {}, seedOf(5))
    expect(answer(tea, g, 'daimyo', 'a')).toEqual(answer(tea, g, 'daimyo', 'a'))
  })

  test('a position is refused: a bot is shown a view', () => {
    const g = tea.start(2, {}, seedOf(1))
    const ask = {
      game: tea,
      expert,
      level: 'merchant',
      seat: 0,
      budget: { ms: 5 },
      chance: dice('x'),
    } as const
    expect(() => choose({ ...ask, seen: g as never })).toThrow(/shown the view/)
    expect(() => choose({ ...ask, seen: tea.view(g, 1) })).toThrow(/shown the view/)
  })

  test('whatever is hidden is swapped, and every move of every level stays the same', () => {
    for (const level of LEVELS) {
      let g = tea.start(3, {}, seedOf(1))
      for (let i = 0; !isOver(g); i++) {
        const { seat, pick } = answer(tea, g, level, `${i}`)
        const swapped = tea.view(tea.imagine(tea.view(g, seat), dice(`swap ${i}`)), seat)
        const budget = { iterations: 24 }
        const again = choose({ game: tea, expert, level, seen: swapped, seat, budget, chance: dice(`${i}`) })
        expect(again.pick).toBe(pick)
        g = tea.play(g, { seat, pick }).position as Whole
      }
    }
  })

  test('it finishes a line, and stops one', () => {
    const marks = (cells: readonly number[]): Whole => {
      let g = cross.start(2, {}, seedOf(1))
      for (const cell of cells)
        g = cross.play(g, { seat: cross.waitingFor(g)[0] as Seat, pick: cell }).position as Whole
      return g
    }
    expect(answer(cross, marks([0, 3, 1, 4]), 'daimyo', 'win', 400).pick).toBe(2)
    expect(answer(cross, marks([0, 3, 5, 4, 1]), 'daimyo', 'stop', 400).pick).toBe(2)
  })

  test('it says why: each pick once, the played one first', () => {
    const g = cross.start(2, {}, seedOf(1))
    const seen = cross.view(g, 0)
    const { pick, why = [] } = choose({
      game: cross,
      expert: stranger(cross),
      level: 'daimyo',
      seen,
      seat: 0,
      budget: { iterations: 90 },
      chance: dice('why'),
      why: true,
    })
    expect(why[0]?.pick).toBe(pick)
    expect(new Set(why.map((one) => one.pick)).size).toBe(9)
    for (const { value } of why) expect(value).toBeGreaterThanOrEqual(0)
  })

  test('a search that fails is answered by the quick hand, and the fault is told', () => {
    const g = tea.start(2, {}, seedOf(3))
    const seat = tea.waitingFor(g)[0] as Seat
    const broken: Game = {
      ...tea,
      imaginer: () => {
        throw new Error('no worlds today')
      },
    }
    const seen = tea.view(g, seat)
    const given = choose({
      game: broken,
      expert,
      level: 'daimyo',
      seen,
      seat,
      budget: { ms: 5 },
      chance: dice('f'),
    })
    expect(given.fault).toContain('no worlds today')
    expect(tea.legal(g, seat, [] as Pick[])).toContain(given.pick)
  })

  test('few picks get less of the budget; in haste, what was meant already gets less time, and never fewer playouts', () => {
    const hasty = { ...expert, haste: { brew: 0.5 } }
    const meant = [{ task: 'brew', pick: 'sencha' }]
    expect(budgetFor({ ms: 400 }, hasty, 'brew', 6, [])).toEqual({ ms: 400 })
    expect(budgetFor({ ms: 400 }, hasty, 'pour', 6, meant)).toEqual({ ms: 400 })
    expect(budgetFor({ ms: 400 }, hasty, 'brew', 6, meant)).toEqual({ ms: 200 })
    expect(budgetFor({ ms: 400 }, hasty, 'brew', 2, meant)).toEqual({ ms: 100 })
    expect(budgetFor({ iterations: 400 }, hasty, 'brew', 2, meant)).toEqual({ iterations: 200 })
  })

  test('a budget in milliseconds is kept', () => {
    const g = tea.start(4, {}, seedOf(9))
    const seat = tea.waitingFor(g)[0] as Seat
    const began = performance.now()
    choose({
      game: tea,
      expert,
      level: 'shogun',
      seen: tea.view(g, seat),
      seat,
      budget: { ms: 60 },
      chance: dice('t'),
    })
    expect(performance.now() - began).toBeLessThan(1000)
  })
})
