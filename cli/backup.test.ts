import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'

const SLOW = 120_000
const bin = join(import.meta.dirname, 'bin.mjs')
const folder = mkdtempSync(join(tmpdir(), 'machiya-kept-'))
const env = { ...process.env, DATA: join(folder, 'data'), PORT: '0', DATABASE_URL: '' }

const machiya = (args: readonly string[], settings: NodeJS.ProcessEnv = env) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    encoding: 'utf8',
    env: settings,
  })
  return { code: status, said: stdout, complained: stderr }
}

let house: ChildProcess
let url = ''
beforeAll(async () => {
  const main = join(import.meta.dirname, '../server/main.ts')
  house = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = await new Promise<string>((open) => house.stdout?.once('data', (text) => open(String(text))))
  url = /http:\S+/.exec(said)?.[0] ?? ''
}, SLOW)
afterAll(async () => {
  const gone = new Promise((done) => house.once('exit', done))
  house.kill()
  await gone
  rmSync(folder, { recursive: true })
}, SLOW)

const call = async (method: string, path: string, token: string, body: object = {}): Promise<Response> =>
  fetch(`${url}/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  })
const guest = async (name: string): Promise<string> =>
  ((await (await call('POST', 'guests', '', { name })).json()) as { token: string }).token

test(
  'an open house is backed up and restored by the command, and nothing of what came between is left',
  async () => {
    const anna = await guest('Anna')
    const file = join(folder, 'one.backup')
    expect(machiya(['backup', file])).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^\d+ rows kept in/),
    })
    expect(existsSync(file)).toBe(true)
    const ben = await guest('Ben')
    await call('PATCH', 'me', anna, { name: 'Anne' })
    expect(machiya(['restore', file])).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^\d+ rows restored/),
    })
    expect(await (await call('GET', 'me', anna)).json()).toMatchObject({ name: 'Anna' })
    let status = 200
    while (status === 200) ({ status } = await call('GET', 'me', ben))
    expect(status).toBe(401)
  },
  SLOW,
)

test(
  'what is no backup, no house or no setting is refused with a sentence',
  () => {
    const file = join(folder, 'no.backup')
    writeFileSync(file, gzipSync('hello\n'))
    const cases: readonly (readonly [readonly string[], string, NodeJS.ProcessEnv?])[] = [
      [['restore', file], 'this is not a backup'],
      [['restore', join(folder, 'nowhere')], 'cannot be read'],
      [['backup', join(folder, 'no-such-folder', 'x')], 'no-such-folder'],
      [['backup', file], 'there is no house at', { ...env, DATA: join(folder, 'empty') }],
      [['backup', file], 'the settings do not fit: PORT', { ...env, PORT: 'door' }],
      [['backup'], "missing required argument 'file'"],
    ]
    for (const [args, sentence, settings] of cases) {
      const { code, complained } = machiya(args, settings)
      expect(complained).toContain(sentence)
      expect(complained).not.toContain('    at ')
      expect(code).toBe(2)
    }
  },
  SLOW,
)
