import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import type { Note } from './hall/context.ts'
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
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' OR query LIKE 'SELECT pg_notify%'",
  )
  return rowCount ?? 0
}

test(
  'a note reaches every node, also after the line was cut',
  async () => {
    const config = readConfig({ DATABASE_URL: database.url })
    const heard: Note[][] = [[], []]
    const buses = await Promise.all(
      heard.map((notes) => openNodeBus(config, pino({ level: 'silent' }), (note) => notes.push(note))),
    )
    const note = (table: string): Note => ({ kind: 'event', table, node: 'one' })
    buses[0]?.send(note('first'))
    await until(() => heard.every((notes) => notes.some(({ table }) => table === 'first')))
    expect(await cutLines()).toBeGreaterThanOrEqual(2)
    await until(() => {
      buses[1]?.send(note('second'))
      return heard.every((notes) => notes.some(({ table }) => table === 'second'))
    })
    await Promise.all(buses.map((bus) => bus.close()))
  },
  SLOW,
)

/** A way to the database that can be shut for a while; it counts who comes. */
const openGate = async (to: string) => {
  const { hostname, port } = new URL(to)
  const sockets = new Set<Socket>()
  const gate = { isOpen: true, came: 0 }
  const server = createServer((near) => {
    gate.came++
    if (!gate.isOpen) return void near.destroy()
    const far = connect(Number(port), hostname)
    sockets.add(near).add(far)
    near.pipe(far).pipe(near)
    for (const end of [near, far]) end.on('error', () => undefined)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = new URL(to)
  url.port = String((server.address() as AddressInfo).port)
  const shut = (): void => {
    gate.isOpen = false
    for (const socket of sockets) socket.destroy()
  }
  return { gate, url: url.href, shut, close: () => server.close() }
}

test(
  'while the database is away one line is tried at a time, and one listens when it is back',
  async () => {
    const { gate, url, shut, close } = await openGate(database.url)
    const heard: Note[] = []
    const config = readConfig({ DATABASE_URL: url })
    const bus = await openNodeBus(config, pino({ level: 'silent' }), (note) => heard.push(note))
    expect(gate.came).toBe(1)
    shut()
    await until(() => gate.came >= 4)
    gate.isOpen = true
    await until(() => {
      bus.send({ kind: 'event', table: 'back', node: 'one' })
      return heard.length > 0
    })
    const { came } = gate
    await new Promise((done) => setTimeout(done, 2500))
    expect(gate.came).toBe(came)
    await bus.close()
    close()
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
