import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const bin = join(import.meta.dirname, 'bin.mjs')

test('what everybody does is counted, with how it goes for them', { timeout: 240_000 }, () => {
  const args = ['balance', 'noughts', '--games', '6', '--iterations', '2', '--fewest', '2', '--json']
  const { status, stdout } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' })
  expect(status).toBe(0)
  const { deeds } = JSON.parse(stdout) as { deeds: { deed: string; times: number; taken: number }[] }
  expect(deeds.every(({ deed, taken }) => deed.startsWith('mark ') && taken <= 1)).toBe(true)
  expect(deeds.reduce((sum, { times }) => sum + times, 0)).toBeGreaterThan(1)
})
