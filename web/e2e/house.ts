/** A house of one's own for a browser test, with settings that the common one does not have. */
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type OwnHouse = { readonly url: string; readonly port: string; close(): void }

export const openHouse = async (settings: Readonly<Record<string, string>>): Promise<OwnHouse> => {
  const data = mkdtempSync(join(tmpdir(), 'machiya-own-'))
  const own = { PORT: '0', HOST: '127.0.0.1', DATA: data, RATE_ADDRESS: '100000', BOT_MS: '50' }
  const house = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
    env: { ...process.env, ...own, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = await new Promise<string>((open) => house.stdout.once('data', (text) => open(String(text))))
  const port = /:(\d+)/.exec(said)?.[1] ?? ''
  return { url: `http://127.0.0.1:${port}`, port, close: () => void house.kill('SIGKILL') }
}
