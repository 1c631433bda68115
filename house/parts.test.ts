import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from './parts.mjs'

const node = (script: string) =>
  run({ name: 'a part', command: process.execPath, args: ['-e', script] }, true)
/** Crashes where the folder is not there yet. */
const crashesOnce = (folder: string) =>
  `try { fs.mkdirSync(${JSON.stringify(folder)}) } catch { process.exit(0) } process.kill(process.pid, 'SIGSEGV')`

test('a part whose program crashes is started once more and says so; one that fails is not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'machiya-parts-'))
  const mark = join(folder, 'begun')
  expect(await node(crashesOnce(mark))).toMatchObject({ passed: true, crash: 'SIGSEGV' })
  expect(await node('process.exit(1)')).toMatchObject({ passed: false, crash: undefined })
  rmSync(folder, { recursive: true })
})
