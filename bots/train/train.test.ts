import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dice } from '@machiya/kernel'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { unpack } from '../learned/half.ts'
import { RARE } from '../learned/hand.ts'
import { partsOf, runner, traceOf, type Net } from '../learned/net.ts'
import { championOf, train, type Course } from './course.ts'
import { fitHand } from './fit-hand.ts'
import { fitNet, halfBelieved, type Moment } from './fit-net.ts'
import { isBetter, isClearlyBetter, type Passed } from './gate.ts'
import type { Decided } from './lesson.ts'
import { curveOf, reportOf } from './report.ts'

/** Whole games, on a machine that may be busy. */
vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'train-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a net', () => {
  /** Whoever has one of two things and not both wins: no straight line tells that. */
  const moments = (seed: string, count: number): Moment[] => {
    const chance = dice(seed)
    return Array.from({ length: count }, () => {
      const rows = Float32Array.from({ length: 6 }, (_, i) => (i % 3 === 2 ? 1 : chance(2)))
      const worth = [0, 1].map((seat) => (rows[3 * seat] === rows[3 * seat + 1] ? 0 : 1))
      const [own = 0, other = 0] = worth
      const wins = own === other ? [0.5, 0.5] : worth
      return { rows, wins, leads: [(own - other) / 2, (other - own) / 2] }
    })
  }
  const schooling = { widths: [8, 4] as const, begin: new Float64Array(3), epochs: 150, seed: 'net' }

  test('learns what no linear judgement can, the same every time', () => {
    const [lessons, tests] = [moments('lessons', 600), moments('tests', 100)]
    const { net, before, after } = fitNet(lessons, tests, schooling)
    expect(before).toBeGreaterThan(0.69)
    expect(after).toBeLessThan(0.62)
    const trace = traceOf(net)
    const run = runner(net, trace)
    const logit = (...x: number[]): number => {
      run(x, 0)
      return trace.out[0] as number
    }
    expect(logit(1, 0, 1)).toBeGreaterThan(logit(1, 1, 1) + 0.5)
    expect(logit(0, 1, 1)).toBeGreaterThan(logit(0, 0, 1) + 0.5)
    expect(fitNet(lessons, tests, schooling).net.numbers).toEqual(net.numbers)
  })

  test('that learns nothing new stays the linear judgement it began with', () => {
    const begin = Float64Array.of(2, -1, 0.5)
    const noise = moments('lessons', 20)
    const { net } = fitNet(noise, noise, { ...schooling, begin, epochs: 0 })
    const trace = traceOf(net)
    runner(net, trace)([3, 1, 1], 0)
    expect(trace.out[0]).toBeCloseTo(5.5)
    expect(trace.out[1]).toBeCloseTo(5.5)
  })
})

test('a net is believed half way: its forecasts lie between the linear judgement and its own', () => {
  const numbers = Float32Array.from({ length: partsOf({ inputs: 2, widths: [2, 2] }).all }, (_, i) => i / 10)
  const begin = Float64Array.of(2, -1)
  const net: Net = { inputs: 2, widths: [2, 2], numbers }
  const forecast = (one: Net): number => {
    const trace = traceOf(one)
    runner(one, trace)([3, 1], 0)
    return trace.out[0] as number
  }
  expect(forecast(halfBelieved(net, begin))).toBeCloseTo((forecast(net) + 5) / 2)
})

test('a hand finds out what search prefers, early and late', () => {
  const chance = dice('decided')
  const decided = Array.from({ length: 800 }, (): Decided => {
    const clock = chance(10)
    return { task: 'buy', clock, chosen: clock < 5 ? 0 : 1, kinds: ['seed', 'fruit'], likings: [0, 1] }
  })
  const { tasks } = fitHand([...decided, { ...(decided[0] as Decided), task: 'rare' }], 9)
  expect(Object.keys(tasks)).toEqual(['buy'])
  const { kinds, numbers } = tasks['buy'] ?? { kinds: [], numbers: '' }
  expect(kinds[0]).toBe(RARE)
  const [slope = 0, ...leanings] = unpack(numbers)
  const liking = (kind: string, time: number, natural: number): number => {
    const at = 2 * kinds.indexOf(kind)
    return slope * natural + (leanings[at] ?? 0) + time * (leanings[at + 1] ?? 0)
  }
  expect(liking('seed', 0, 0)).toBeGreaterThan(liking('fruit', 0, 1) + 1)
  expect(liking('fruit', 1, 1)).toBeGreaterThan(liking('seed', 1, 0) + 1)
})

describe('a gate', () => {
  const passed = (seats: number, mean: number, low: number): Passed => ({
    seats,
    games: 100,
    against: 'shogun-1',
    wins: { mean, low, high: 1 },
    ms: [1, 1],
    playouts: [9, 9],
  })
  test('is passed by more wins than an even share, and clearly only above all doubt', () => {
    expect(isBetter([passed(2, 0.55, 0.4), passed(4, 0.26, 0.2)])).toBe(true)
    expect(isBetter([passed(2, 0.45, 0.4), passed(4, 0.26, 0.2)])).toBe(false)
    expect(isClearlyBetter([passed(2, 0.6, 0.51), passed(4, 0.4, 0.26)])).toBe(true)
    expect(isClearlyBetter([passed(2, 0.6, 0.51), passed(4, 0.4, 0.24)])).toBe(false)
    expect(isClearlyBetter([])).toBe(false)
  })
})

describe('a course', () => {
  const course: Course = {
    game: 'teahouse',
    tables: [
      { seats: 2, options: {} },
      { seats: 3, options: {} },
    ],
    games: 12,
    own: 10,
    generations: 1,
    playouts: 16,
    epochs: 2,
    widths: [4, 4],
    gate: 4,
    gateSeats: [2],
    gatePlayouts: 8,
    seed: 'course',
    threads: 1,
    folder: join(folder, 'course'),
    made: { command: 'test', commit: 'none' },
  }

  test('of a game nobody taught is written down, goes on from there, and is told of', async () => {
    const first = await train(course)
    expect(first.inputs.length).toBeGreaterThan(5)
    expect(first.generations.map(({ games }) => games)).toEqual([12])
    const lessons = readFileSync(join(course.folder, 'lessons-0.jsonl'), 'utf8')
    const second = await train({ ...course, generations: 2 })
    expect(second.generations[0]).toEqual(first.generations[0])
    expect(second.generations.map(({ games }) => games)).toEqual([12, 22])
    expect(readFileSync(join(course.folder, 'lessons-0.jsonl'), 'utf8')).toBe(lessons)
    expect(championOf({ ...second, generations: [] })).toEqual({ name: 'shogun-1' })
    expect(reportOf('teahouse', second)).toContain('| 2 | 22 |')
    expect(curveOf('teahouse', second)).toContain('2 at 2')
  })

  test('is never mixed with another', async () => {
    await expect(train({ ...course, seed: 'other' })).rejects.toThrow(/holds another course/)
    const file = join(course.folder, 'course.json')
    expect(existsSync(file)).toBe(true)
    writeFileSync(file, 'a letter')
    await expect(train(course)).rejects.toThrow(/holds another course/)
  })
})
