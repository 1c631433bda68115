import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { workerFor } from '../offline.ts'

const folder = mkdtempSync(join(tmpdir(), 'machiya-offline-'))
mkdirSync(join(folder, 'assets'))
const lay = (name: string, text: string): void => writeFileSync(join(folder, name), text)
const editionOf = (worker: string): string => /EDITION = '(\w+)'/.exec(worker)?.[1] ?? ''

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('an edition names every file of the page but itself, and another file makes another edition', () => {
  for (const name of [
    'index.html',
    'assets/a-1.js',
    'assets/b.woff2',
    'sw.js',
    'index.html.br',
    '.made-from',
  ])
    lay(name, 'one')
  const worker = workerFor(folder)
  expect(worker).toContain('FILES = ["/assets/a-1.js","/assets/b.woff2","/index.html"]')
  expect(editionOf(workerFor(folder))).toBe(editionOf(worker))
  lay('index.html', 'two')
  expect(editionOf(workerFor(folder))).not.toBe(editionOf(worker))
})
