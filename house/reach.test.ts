import { describe, expect, test } from 'vitest'
import { testsReached } from './reach.mjs'

const sources: Record<string, string> = {
  'kernel/package.json': '{ "name": "@machiya/kernel", "exports": { ".": "./src/index.ts" } }',
  'kernel/src/index.ts': "export * from './play.ts'",
  'kernel/src/play.ts': '',
  'kernel/play.test.ts': "import { play } from './src/index.ts'",
  'games/package.json': '{ "name": "@machiya/games", "imports": { "#folders": { "node": "./found.ts" } } }',
  'games/index.ts': "import { folders } from '#folders'",
  'games/found.ts': 'const partsOf = (name) => `./${name}/index.ts`',
  'games/shelf.test.ts': "import { takeDown } from './index.ts'",
  'games/go/index.ts': "import { defineGame } from '@machiya/kernel'\nimport { en } from './words/en.ts'",
  'games/go/words/en.ts': '',
  'games/go/words/words.test.ts': "import { go, words } from '../index.ts'",
  'games/go/rules/1-set-up.ts': "import type { Seat } from '@machiya/kernel'",
  'games/go/rules/1-set-up.test.ts': "import { setUp } from './1-set-up.ts'",
  'games/go/records.test.ts': 'readFileSync(new URL(`records/${name}.txt`, import.meta.url))',
  'games/go/records/three-players.txt': '',
  'server/threads/bot.ts': '',
  'server/bots/pool.ts': "new URL('../threads/bot.ts', import.meta.url)",
  'server/bots/pool.test.ts': "import { pool } from './pool.ts' // it isn't slow",
  'server/http/openapi.test.ts': "readdirSync(new URL('../threads/', import.meta.url)), 'docs/protocol.md'",
  'server/http/app.ts': "sendFile('docs/protocol.md')",
  'server/http/app.test.ts': "import './app.ts'",
  'docs/protocol.md': '',
}
const house = { files: Object.keys(sources), read: (file: string) => sources[file] ?? '' }
const reached = (...changed: string[]): string[] => testsReached(house, changed)

describe('the tests a change reaches', () => {
  test('are those that import it, through other files and the doors of rooms', () => {
    expect(reached('kernel/src/play.ts')).toEqual([
      'kernel/play.test.ts',
      'games/shelf.test.ts',
      'games/go/words/words.test.ts',
    ])
  })

  test('are not those that import no more than its types', () => {
    expect(reached('kernel/src/index.ts')).not.toContain('games/go/rules/1-set-up.test.ts')
  })

  test('are also those that start it as a thread or list its folder', () => {
    expect(reached('server/threads/bot.ts')).toEqual([
      'server/bots/pool.test.ts',
      'server/http/openapi.test.ts',
    ])
  })

  test('are also those that read it by a name made when they run', () => {
    expect(reached('games/go/records/three-players.txt')).toEqual(['games/go/records.test.ts'])
  })

  test('are also those that find it in its folder', () => {
    expect(reached('games/go/index.ts')).toContain('games/shelf.test.ts')
  })

  test('of words are those that speak of words, and no rule', () => {
    expect(reached('games/go/words/en.ts')).toEqual(['games/go/words/words.test.ts'])
  })

  test('of a document are those that read it themselves', () => {
    expect(reached('docs/protocol.md')).toEqual(['server/http/openapi.test.ts'])
  })

  test('of a test are itself, and of the settings of all tests all of them', () => {
    expect(reached('kernel/play.test.ts')).toEqual(['kernel/play.test.ts'])
    expect(reached('package-lock.json')).toHaveLength(8)
    expect(reached('README.md')).toEqual([])
  })
})
