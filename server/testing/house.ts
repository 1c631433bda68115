/** A house for a test: on a free port, in a folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig, type Config } from '../config.ts'
import { openHouse, type Running } from '../house.ts'

const QUICK = {
  PORT: '0',
  LOG: 'error',
  RULES_THREADS: '1',
  BOT_THREADS: '1',
  BOT_MS: '5',
  RATE_ADDRESS: '1000000',
  RATE_PERSON: '1000000',
  RATE_SOCKET: '100000',
  IMPORTS_DAY: '1000000',
  TABLES_DAY: '1000000',
}

export type TestHouse = Running & { readonly folder: string }
export const testHouse = async (
  settings: Record<string, string> = {},
  more: Partial<Config> = {},
): Promise<TestHouse> => {
  const folder = mkdtempSync(join(tmpdir(), 'machiya-house-'))
  const running = await openHouse({ ...readConfig({ ...QUICK, DATA: folder, ...settings }), ...more })
  return {
    ...running,
    folder,
    close: async () => {
      await running.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const until = async (isSo: () => boolean, ms = 60_000): Promise<void> => {
  const end = Date.now() + ms
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`not so after ${ms} ms: ${isSo.toString()}`)
    await new Promise((done) => setTimeout(done, 5))
  }
}
