import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import type { Heard } from './hall/context.ts'
import { swarm } from './load/swarm.ts'
import { testHouse, until } from './testing/house.ts'
import { startPostgres } from './testing/postgres.ts'
import { openNodeBus } from './node-bus.ts'

/** On a machine that has other things to do as well. */
const SLOW = 300_000
let database: { url: string; stop: () => Promise<void> }
let operator: Client
beforeAll(async () => {
  database = await startPostgres()
  operator = new Client({ connectionString: database.url })
  await operator.connect()
}, SLOW)
afterAll(async () => {
  await operator.end()
  await database.stop()
}, SLOW)

/** Every line on which a node listens, from the side of the database; how many there were. */
const cutLines = async (): Promise<number> => {
  const { rowCount } = await operator.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'SET synchronous%' OR query LIKE 'SELECT pg_notify%'",
  )
  return rowCount ?? 0
}

test(
  'a note reaches every node, or the one it is for, also after the line was cut',
  async () => {
    const config = readConfig({ DATABASE_URL: database.url })
    const heard: Heard[][] = [[], []]
    let opened = 0
    const buses = await Promise.all(
      heard.map((notes, i) =>
        openNodeBus(config, pino({ level: 'silent' }), {
          node: `node ${i}`,
          hears: (note) => notes.push(note),
          again: () => opened++,
        }),
      ),
    )
    const knows = (table: string) => heard.map((notes) => notes.some((note) => note.table === table))
    buses[0]?.send({ kind: 'info', table: 'for one' }, 'node 1')
    buses[0]?.send({ kind: 'info', table: 'first' })
    await until(() => knows('first').every(Boolean))
    expect(knows('for one')).toEqual([false, true])
    expect(heard[1]?.map(({ node }) => node)).toEqual(['node 0', 'node 0'])
    expect(opened).toBe(2)
    expect(await cutLines()).toBeGreaterThanOrEqual(2)
    await until(() => {
      buses[1]?.send({ kind: 'info', table: 'second' })
      return knows('second').every(Boolean)
    })
    expect(opened).toBeGreaterThanOrEqual(4)
    await Promise.all(buses.map((bus) => bus.close()))
  },
  SLOW,
)

test(
  'two nodes whose line is cut again and again play the same tables: nothing is lost and nothing doubled',
  async () => {
    const settings = { DATABASE_URL: database.url, LOG: 'silent' }
    const nodes = [await testHouse(settings), await testHouse(settings)]
    let turn = 0
    const url = (): string => nodes[turn++ % 2]?.url ?? ''
    let cut = 0
    const result = await swarm(
      { url, tables: 4, games: ['noughts', 'teahouse'], seats: 3, limitMs: 240_000 },
      async () => {
        for (let i = 0; i < 3; i++) {
          await new Promise((done) => setTimeout(done, 300))
          cut += await cutLines()
        }
      },
    )
    expect([...result.faults, ...result.unfinished]).toEqual([])
    expect(cut).toBeGreaterThanOrEqual(2)
    for (const node of nodes) await node.close()
  },
  SLOW,
)
