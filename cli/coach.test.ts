import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { LISTED } from '@machiya/games'
import { expect, test } from 'vitest'

const bin = join(import.meta.dirname, 'bin.mjs')
const LANGUAGES = ['en', 'de']

/** The record for the fewest seats. */
const recordOf = (game: string): string => {
  const folder = join(import.meta.dirname, '../games', game, 'records')
  const records = readdirSync(folder).filter((file) => file.endsWith('.txt'))
  return join(folder, records.find((file) => file.startsWith('two')) ?? '')
}

const coach = (record: string, language: string): string => {
  const asked = ['--seat', '1', '--iterations', '16', '--most', '60', '--language', language]
  return spawnSync(process.execPath, [bin, 'coach', record, ...asked], { encoding: 'utf8' }).stdout
}

test.each(LISTED.map((game, i) => [game, LANGUAGES[i % 2] ?? '']))(
  'every line of %s is told in words to its end, with the prices of the moment: %s',
  { timeout: 240_000 },
  (game, language) => {
    const said = coach(recordOf(game), language)
    expect(said.split('\n').length).toBeGreaterThan(4)
    expect(said).not.toMatch(/[a-z0-9][@:][a-z]|undefined|±138/)
  },
)
