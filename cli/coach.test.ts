import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const bin = join(import.meta.dirname, 'bin.mjs')
const record = join(import.meta.dirname, '../games/yokohama/records/two-players.txt')

const coach = (...args: readonly string[]): string =>
  spawnSync(process.execPath, [bin, 'coach', record, '--seat', '1', '--iterations', '16', ...args], {
    encoding: 'utf8',
  }).stdout

test('the coach names offers with the prices of the moment', { timeout: 240_000 }, () => {
  const said = coach('--most', '60')
  expect(said).toMatch(/\(pay 1 yen\)/)
  expect(said).not.toMatch(/undefined|±138/)
})
