import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const bin = join(root, 'cli/bin.mjs')
const client = join(import.meta.dirname, 'client.py')
const hasPython = spawnSync('python3', ['--version']).status === 0

type State = { table: number; over: boolean; number: number; waitingFor: number[] }
type Game = { moves: number; code: number | null }
type Offer = { pick: string | number; no?: object }

/** The same client in Node: it stands in where there is no Python, and runs everywhere. */
const playByNode = async (game: string, seats: number): Promise<Game> => {
  const engine = spawn(process.execPath, [bin, 'engine'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]()
  const ended = new Promise<number | null>((done) => engine.once('exit', done))
  let id = 0
  const ask = async <T>(method: string, params: object): Promise<T> => {
    engine.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params })}\n`)
    const { result, error } = JSON.parse((await lines.next()).value ?? '') as { result: T; error?: object }
    expect(error).toBeUndefined()
    return result
  }
  let state = await ask<State>('start', { game, seats })
  const { table } = state
  let moves = 0
  /* oxlint-disable no-await-in-loop -- one move after the other is the game */
  while (!state.over) {
    const seat = state.waitingFor[moves % state.waitingFor.length]
    const open = (await ask<Offer[]>('options', { table, seat })).filter(({ no }) => !no)
    const pick = open[(moves * 7) % open.length]?.pick
    state = await ask<State>('play', { table, seat, pick, number: state.number })
    moves++
  }
  /* oxlint-enable no-await-in-loop */
  engine.stdin.end()
  return { moves, code: await ended }
}

test(
  'a client in Node plays a whole game through the engine, which then ends by itself',
  { timeout: 120_000 },
  async () => {
    expect(await playByNode('noughts', 2)).toEqual({ moves: expect.any(Number), code: 0 })
  },
)

const SAID = /^teahouse, 3 seats, over after (\d+) moves\n(\d\. seat [012]: \d+\n){3}$/

const playByPython = (game: string, seats: number): Game => {
  const { stdout, status } = spawnSync('python3', [client, game, String(seats)], {
    encoding: 'utf8',
    env: { ...process.env, MACHIYA: `${process.execPath} ${bin}` },
  })
  return { moves: Number(SAID.exec(stdout)?.[1]), code: status }
}

test(
  `a client in ${hasPython ? 'Python' : 'Node, for want of Python,'} plays the teahouse`,
  { timeout: 120_000 },
  async () => {
    const { moves, code } = await (hasPython ? playByPython : playByNode)('teahouse', 3)
    expect(code).toBe(0)
    expect(moves).toBeGreaterThan(20)
  },
)

test('the page about the engine shows the client as it is', () => {
  const page = readFileSync(join(root, 'docs/engine.md'), 'utf8')
  const shown = /```python\n([^]*?)```/.exec(page)?.[1]
  expect(shown).toBe(readFileSync(client, 'utf8'))
  expect(shown?.trimEnd().split('\n').length).toBeLessThanOrEqual(30)
})
