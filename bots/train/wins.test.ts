import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dice } from '@machiya/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { cameTo, trainByWins, wayOnward, waysOf, type Contest } from './wins.ts'

const folder = mkdtempSync(join(tmpdir(), 'wins-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the way onward', () => {
  test('every pupil has a mirror image', () => {
    const [first = [], mirrored = [], ...rest] = waysOf(4, 3, dice('ways'))
    expect(mirrored).toEqual(first.map((step) => -step))
    expect(rest).toHaveLength(2)
    expect(new Set(first).size).toBe(3)
  })

  test('leads to where the better half stood, nearer to the best', () => {
    const [step = 0] = wayOnward([[1], [-1], [3], [-3]], [2, 1, 3, 0])
    expect(step).toBeGreaterThan(2)
    expect(step).toBeLessThan(3)
  })

  test('finds a hidden aim, though the scores are noisy', () => {
    const chance = dice('noise')
    const aim = [0.8, -0.5, 0.3]
    const miss = (at: readonly number[]): number =>
      at.reduce((sum, value, i) => sum + (value - (aim[i] ?? 0)) ** 2, 0)
    let at = [0, 0, 0]
    for (let generation = 0; generation < 60; generation++) {
      const ways = waysOf(10, 3, chance)
      const scores = ways.map(
        (way) => -miss(at.map((value, i) => value + 0.2 * (way[i] ?? 0))) + (chance(100) - 50) / 500,
      )
      const onward = wayOnward(ways, scores)
      at = at.map((value, i) => value + 0.2 * (onward[i] ?? 0))
    }
    expect(miss(at)).toBeLessThan(0.1 * miss([0, 0, 0]))
  })
})

describe('a course by games won', { timeout: 240_000 }, () => {
  const contest: Contest = {
    game: 'teahouse',
    seats: 2,
    generations: 1,
    pupils: 4,
    deals: 1,
    playouts: 2,
    reach: 0.3,
    seed: 'wins',
    threads: 1,
    state: join(folder, 'wins.json'),
  }

  test('is written down, goes on from there, and comes out the same again', async () => {
    const heard: number[] = []
    const first = await trainByWins({ ...contest, onGame: (done) => heard.push(done) })
    expect(first.leaps).toHaveLength(1)
    expect(heard).toEqual([2, 4, 6, 8])
    expect(existsSync(contest.state)).toBe(true)
    const on = await trainByWins({ ...contest, generations: 2 })
    expect(on.leaps[0]).toEqual(first.leaps[0])
    const again = await trainByWins({ ...contest, generations: 2, state: join(folder, 'again.json') })
    expect(again.leaps).toEqual(on.leaps)
    expect(cameTo(on)).toEqual(on.leaps[1]?.values)
    const moved = join(folder, 'moved.json')
    renameSync(contest.state, moved)
    expect((await trainByWins({ ...contest, generations: 2, state: moved })).leaps).toEqual(on.leaps)
    renameSync(moved, contest.state)
    await expect(trainByWins({ ...contest, seed: 'other' })).rejects.toThrow(/holds another course/)
    writeFileSync(moved, 'null')
    await expect(trainByWins({ ...contest, state: moved })).rejects.toThrow(/holds another course/)
  })

  test('pupils come in pairs', async () => {
    await expect(trainByWins({ ...contest, pupils: 5 })).rejects.toThrow(/pairs/)
  })
})
