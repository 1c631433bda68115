import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from './node.mjs'

const port = 20_000 + 2 * Math.floor(Math.random() * 5000)
const data = mkdtempSync(join(tmpdir(), 'machiya-dev-'))
const dev = spawn(process.execPath, [join(root, 'house/dev.mjs'), 'edo', 'plan, ready'], {
  env: { ...process.env, PORT: String(port), DATA: data },
  stdio: ['ignore', 'pipe', 'ignore'],
})
afterAll(() => {
  dev.kill()
  rmSync(data, { recursive: true, force: true })
})

const asked = async (address: string): Promise<string> => {
  const answer = await fetch(address).catch(() => undefined)
  return answer?.ok ? answer.text() : ''
}
const openedAt = async (): Promise<string | undefined> =>
  /process_start_time_seconds (\d+)/.exec(await asked(`http://127.0.0.1:${port + 1}/metrics`))?.[1]

test(
  'page and house answer at one address, and a rule that changes opens the house anew',
  { timeout: 120_000 },
  async () => {
    const said = await new Promise<string>((tell) => dev.stdout.once('data', (text) => tell(String(text))))
    expect(said).toContain(`http://127.0.0.1:${port}/gallery/edo?scene=plan%2C%20ready`)
    const eventually = { timeout: 60_000, interval: 50 }
    await expect.poll(() => asked(`http://127.0.0.1:${port}/`), eventually).toContain('/@vite/client')
    await expect.poll(() => asked(`http://127.0.0.1:${port}/api/games`), eventually).toContain('yokohama')
    const before = await openedAt()
    // The time of opening is told in whole seconds.
    await new Promise((done) => setTimeout(done, 1000))
    const now = new Date()
    utimesSync(join(root, 'games/edo/rules/2-planning.ts'), now, now)
    await expect.poll(async () => (await openedAt()) ?? before, eventually).not.toBe(before)
  },
)
