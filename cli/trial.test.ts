import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const bin = join(import.meta.dirname, 'bin.mjs')

test('a trial counts what a bot must never do, and finds none of it', { timeout: 240_000 }, () => {
  const args = [
    'trial',
    'teahouse',
    '--games',
    '3',
    '--iterations',
    '4',
    '--levels',
    'random,daimyo',
    '--json',
  ]
  const { status, stdout } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' })
  expect(status).toBe(0)
  const sound = { game: 'teahouse', games: 3, faults: 0, left: 0 }
  expect(JSON.parse(stdout)).toEqual([
    { ...sound, level: 'random', playouts: 0, decisions: expect.any(Number) },
    { ...sound, level: 'daimyo', playouts: 4, decisions: expect.any(Number) },
  ])
})

test('a level nobody knows is refused, not found sound', { timeout: 240_000 }, () => {
  const args = ['trial', 'teahouse', '--games', '1', '--levels', 'random,shogum']
  const { status, stderr } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' })
  expect(status).not.toBe(0)
  expect(stderr).toContain("not 'shogum'")
})
