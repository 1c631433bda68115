import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import type { Note } from './hall/context.ts'
import { swarm } from './load/swarm.ts'
import { testHouse, until, type TestHouse } from './testing/house.ts'
import { startNats, type Nats } from './testing/nats.ts'
import { startPostgres } from './testing/postgres.ts'
import { openNodeBus } from './node-bus.ts'

/** On a machine that has other things to do as well. */
const SLOW = 300_000
let database: { url: string; stop: () => Promise<void> }
let nats: Nats
beforeAll(async () => {
  nats = await startNats()
  database = await startPostgres()
}, SLOW)
afterAll(async () => {
  await database.stop()
  await nats.stop()
}, SLOW)

test(
  'a note over NATS reaches every node, also after the line was cut',
  async () => {
    const log = pino({ level: 'silent' })
    const config = readConfig({ DATABASE_URL: 'postgres://unused', NATS_URL: nats.url })
    const heard: Note[][] = [[], []]
    const buses = await Promise.all(
      heard.map((notes) => openNodeBus(config, log, (note) => notes.push(note))),
    )
    const note = (table: string): Note => ({ kind: 'event', table, node: 'one' })
    buses[0]?.send(note('first'))
    await until(() => heard.every((notes) => notes.some(({ table }) => table === 'first')))
    nats.cut()
    await until(() => {
      buses[1]?.send(note('second'))
      return heard.every((notes) => notes.some(({ table }) => table === 'second'))
    })
    expect(nats.counts.connections).toBeGreaterThanOrEqual(4)
    await Promise.all(buses.map((bus) => bus.close()))
  },
  SLOW,
)

test(
  'two nodes that hear of each other by NATS play the same tables',
  async () => {
    const settings = { DATABASE_URL: database.url, NATS_URL: nats.url }
    const nodes: TestHouse[] = [await testHouse(settings), await testHouse(settings)]
    const before = { ...nats.counts }
    let turn = 0
    const url = (): string => nodes[turn++ % 2]?.url ?? ''
    const result = await swarm({ url, tables: 4, games: ['noughts', 'teahouse'], seats: 3, limitMs: 240_000 })
    expect([...result.faults, ...result.unfinished]).toEqual([])
    expect(nats.counts.published - before.published).toBeGreaterThanOrEqual(result.moves)
    expect(nats.counts.delivered).toBeGreaterThan(nats.counts.published)
    for (const node of nodes) await node.close()
  },
  SLOW,
)
