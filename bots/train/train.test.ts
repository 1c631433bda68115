import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dice } from '@machiya/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { momentOf } from './episodes.ts'
import { returnsOf, ridge, solve } from './regress.ts'
import { train, type Course } from './train.ts'

const folder = mkdtempSync(join(tmpdir(), 'train-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('regression', () => {
  test('a system is solved', () => {
    const [x = 0, y = 0] = solve(
      [
        [4, 2],
        [2, 3],
      ],
      [10, 9],
    )
    expect(x).toBeCloseTo(1.5)
    expect(y).toBeCloseTo(2)
  })

  test('weights behind samples are found again, and without a trace the prior stays', () => {
    const chance = dice('samples')
    const samples = Array.from({ length: 400 }, () => {
      const x = [chance(9) - 4, chance(9) - 4, 0]
      return { x, y: 2 * (x[0] ?? 0) - (x[1] ?? 0) + (chance(3) - 1) }
    })
    const [first = 0, second = 0, third] = ridge(samples, [1, 1, 0.7], 0.0001)
    expect(first).toBeCloseTo(2, 1)
    expect(second).toBeCloseTo(-1, 1)
    expect(third).toBe(0.7)
  })

  test('returns aim at the end with lambda 1 and at the next value with lambda 0', () => {
    expect(returnsOf([1, 2, 3], 9, 1)).toEqual([9, 9, 9])
    expect(returnsOf([1, 2, 3], 9, 0)).toEqual([2, 3, 9])
  })

  test('a seat is compared with the mean of the others', () => {
    expect(momentOf([[6], [2], [1]])).toEqual([[4.5], [-1.5], [-3]])
  })
})

describe('a course', () => {
  const course: Course = {
    game: 'teahouse',
    seats: [2, 3],
    generations: 1,
    games: 6,
    playouts: 4,
    quick: 0,
    lambda: 0.9,
    pull: 0.02,
    seed: 'course',
    threads: 1,
    state: join(folder, 'state.json'),
  }

  test('is written down, and goes on from there', async () => {
    const first = await train(course)
    expect(first.generations).toHaveLength(1)
    expect(existsSync(course.state)).toBe(true)
    const second = await train({ ...course, generations: 2 })
    expect(second.generations).toHaveLength(2)
    expect(second.generations[0]).toEqual(first.generations[0])
    const quick = await train({ ...course, quick: 10, state: join(folder, 'quick.json') })
    expect(quick.generations.map(({ games }) => games)).toEqual([10, 6])
    await expect(train({ ...course, seed: 'other' })).rejects.toThrow(/holds another course/)
    const moved = join(folder, 'moved.json')
    renameSync(course.state, moved)
    expect((await train({ ...course, generations: 2, state: moved })).generations).toEqual(second.generations)
    writeFileSync(moved, 'a letter')
    await expect(train({ ...course, state: moved })).rejects.toThrow(/holds another course/)
  })
})
