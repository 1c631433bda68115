import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { expect, test, vi } from 'vitest'
import { root } from '../node.mjs'
import { programOf } from './readme.mjs'
import { reference } from './reference.mjs'

const read = (file: string): string => readFileSync(join(root, 'kernel', file), 'utf8')

test('every block of the README runs, and prints what it says', async () => {
  const { code, says } = programOf(read('README.md'))
  const folder = join(root, 'dist/readme')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'kernel.ts'), code)
  const said: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((value) => void said.push(inspect(value)))
  await import(/* @vite-ignore */ pathToFileURL(join(folder, 'kernel.ts')).href)
  log.mockRestore()
  expect(said.length).toBeGreaterThan(10)
  expect(said).toEqual(says)
})

test('REFERENCE.md holds every export as it stands in the sources; npm run pack writes it anew', () => {
  expect(read('REFERENCE.md')).toBe(reference())
})
