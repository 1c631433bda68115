import { LISTED } from '@machiya/games'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fuzz } from './load/fuzz.ts'
import { killAgainAndAgain } from './load/kills.ts'
import { HOSTILE, startProxy } from './load/proxy.ts'
import { playScripts, writeScript } from './load/scripted.ts'
import { swarm } from './load/swarm.ts'
import { testHouse, type TestHouse } from './testing/house.ts'

/** On a machine that has other things to do as well. */
const SLOW = 300_000
let house: TestHouse
beforeAll(async () => {
  house = await testHouse()
}, 60_000)
afterAll(() => house.close(), 60_000)

test(
  'through a hostile line every game ends as its record tells',
  async () => {
    const proxy = await startProxy(() => house.url, HOSTILE, 'hostile')
    const plan = {
      tables: 4,
      games: ['teahouse', 'noughts'],
      seats: 2,
      longest: 3,
      limitMs: 240_000,
      nudgeMs: 150,
    }
    const places = { url: () => house.url, socketUrl: () => proxy.url }
    const result = await swarm({ ...plan, ...places }).finally(() => proxy.close())
    expect([...result.faults, ...result.unfinished]).toEqual([])
    for (const fate of ['drop', 'double', 'delay']) expect(proxy.counts[fate]).toBeGreaterThan(0)
  },
  SLOW,
)

test(
  'the same games end with the same hash over a plain line and over a hostile one',
  async () => {
    const proxy = await startProxy(() => house.url, HOSTILE, 'scripts')
    const scripts = await Promise.all(['teahouse', 'noughts'].map((game, i) => writeScript(game, 3, i)))
    const limitMs = 120_000
    const plain = await playScripts(house, scripts, { socketUrl: house.url, limitMs })
    const rough = await playScripts(house, scripts, { socketUrl: proxy.url, nudgeMs: 150, limitMs })
    proxy.close()
    expect(rough).toEqual(plain)
    const written = scripts.map(({ game, moves, end }) => ({ moves, hash: game.hash(end) }))
    expect(plain).toMatchObject(written)
    expect(plain.flatMap(({ faults }) => faults)).toEqual([])
  },
  SLOW,
)

test(
  'a house killed under load keeps every acknowledged move, and everybody comes back',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'machiya-kills-'))
    const env = { DATA: folder, RULES_THREADS: '1' }
    const result = await killAgainAndAgain({
      kills: 2,
      env,
      tables: 1,
      games: LISTED.slice(-1),
      seats: 2,
      limitMs: 240_000,
    })
    expect([...result.faults, ...result.unfinished]).toEqual([])
    expect(result.lives.length).toBe(2)
    rmSync(folder, { recursive: true, force: true })
  },
  SLOW,
)

test(
  'two thousand malformed, mistimed and forged messages change nothing',
  async () => {
    const { sent, faults, statuses, routes } = await fuzz(house.url, 2000, 'short')
    expect(faults).toEqual([])
    expect(sent).toBeGreaterThanOrEqual(2000)
    expect(Object.keys(routes).length).toBeGreaterThan(50)
    expect(Object.keys(statuses).some((status) => status.startsWith('5'))).toBe(false)
  },
  SLOW,
)
