import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const bin = join(import.meta.dirname, 'bin.mjs')
const recordOf = (path: string): string => join(import.meta.dirname, '../games', path)

const coach = (record: string, ...args: readonly string[]): string =>
  spawnSync(
    process.execPath,
    [bin, 'coach', recordOf(record), '--seat', '1', '--iterations', '16', '--most', '60', ...args],
    { encoding: 'utf8' },
  ).stdout

test('the coach names offers with the prices of the moment', { timeout: 240_000 }, () => {
  const said = coach('yokohama/records/two-players.txt')
  expect(said).toMatch(/\(pay 1 yen\)/)
  expect(said).not.toMatch(/undefined|±138/)
})

test('a line is told in words to its end, in both languages', { timeout: 240_000 }, () => {
  for (const language of ['en', 'de']) {
    const said = coach('edo/records/two-players-ronin.txt', '--language', language)
    expect(said.split('\n').length).toBeGreaterThan(4)
    expect(said).not.toMatch(/[a-z0-9][@:][a-z]|undefined/)
  }
})
