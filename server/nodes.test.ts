import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUSE, spawnServer, UNLIMITED, type Spawned } from './load/spawned.ts'
import { swarm } from './load/swarm.ts'
import { startPostgres } from './testing/postgres.ts'
import type { TableMade } from './protocol.ts'
import { connectClient, guestAt } from './testing/client.ts'
import { testHouse, until, type TestHouse } from './testing/house.ts'
import { moveOf, sitDown, untilLine } from './testing/lines.ts'

/** On a machine that has other things to do as well. */
const SLOW = 300_000
let database: { url: string; stop: () => Promise<void> }
let one: TestHouse
let two: TestHouse
beforeAll(async () => {
  database = await startPostgres()
  one = await testHouse({ DATABASE_URL: database.url })
  two = await testHouse({ DATABASE_URL: database.url })
}, 60_000)
afterAll(async () => {
  await one.close()
  await two.close()
  await database.stop()
}, 60_000)

test(
  'two nodes at the same tables: every move is kept once, and everybody sees the same',
  async () => {
    let turn = 0
    const url = (): string => (turn++ % 2 === 0 ? one.url : two.url)
    const result = await swarm({
      url,
      tables: 6,
      games: ['noughts', 'teahouse'],
      seats: 3,
      longest: 3,
      limitMs: 240_000,
    })
    expect([...result.faults, ...result.unfinished]).toEqual([])
    expect(result.moves).toBeGreaterThan(50)
  },
  SLOW,
)

test(
  'a line at one node is one move at the other, and is taken back there as one',
  async () => {
    const anna = await guestAt(one.url, 'Anna')
    const [near, far] = [connectClient(one.url, anna.token), connectClient(two.url, anna.token)]
    const seated = await sitDown('yokohama', anna, near)
    const { table } = seated
    const asked = await untilLine(seated)
    const { seat, view, line } = asked
    await far.join(table, seat)
    const before = far.seen(table, seat)?.seq ?? 0
    await near.say(moveOf(table, asked, line.line))
    await until(() => far.seen(table, seat)?.seq === before + 1)
    expect(far.seen(table, seat)?.back.steps.map(({ pick }) => pick)).toEqual(line.line)
    const number = far.seen(table, seat)?.view.number ?? 0
    expect(await far.say({ type: 'undo', table, seat, number })).toMatchObject({ ok: true })
    await until(() => near.seen(table, seat)?.seq === before + 2)
    const plain = { number: 0, told: null }
    for (const client of [near, far])
      expect({ ...client.seen(table, seat)?.view, ...plain }).toEqual({ ...view, ...plain })
    near.close()
    far.close()
  },
  SLOW,
)

test(
  'whoever is not heard any more, or again, is so at every node',
  async () => {
    const [anna, ben] = [await guestAt(one.url, 'Anna'), await guestAt(one.url, 'Ben')]
    const seats = [{ kind: 'person' }, { kind: 'person' }]
    const made = await anna.call<TableMade>('POST', '/api/tables', { game: 'noughts', seats })
    const table = made.table.id
    await ben.call('POST', `/api/tables/${table}/sit`, { token: made.links[1]?.token })
    const far = connectClient(two.url, anna.token)
    await far.join(table, 0)
    const speak = (text: string) => ben.call('POST', `/api/tables/${table}/chat`, { text })
    const heard = () => [...new Set(far.chat.map(({ text }) => text))]
    await speak('one')
    await until(() => heard().includes('one'))
    await anna.call('POST', `/api/tables/${table}/mute`, { seat: 1, muted: true })
    const [listener] = [...((await two.house.liveTables.get(table))?.listeners ?? [])]
    await until(() => listener?.muted.has(1) ?? false)
    await speak('two')
    await anna.call('POST', `/api/tables/${table}/mute`, { seat: 1, muted: false })
    await until(() => heard().includes('two'))
    far.close()
  },
  SLOW,
)

test(
  'a seat that is freed at one node is not shown any more at the other',
  async () => {
    const [anna, ben] = [await guestAt(one.url, 'Anna'), await guestAt(one.url, 'Ben')]
    const seats = [{ kind: 'person' }, { kind: 'person' }]
    const made = await anna.call<TableMade>('POST', '/api/tables', { game: 'teahouse', seats })
    const table = made.table.id
    await ben.call('POST', `/api/tables/${table}/sit`, { token: made.links[1]?.token })
    await anna.call('POST', `/api/tables/${table}/start`)
    const far = connectClient(two.url, ben.token)
    await far.join(table, 1)
    const live = await two.house.liveTables.get(table)
    expect(live?.listeners.size).toBe(1)
    await anna.call('PUT', `/api/tables/${table}/seats/1`, { kind: 'bot', level: 'random' })
    await until(() => live?.listeners.size === 0)
    far.close()
  },
  SLOW,
)

test(
  'a node that is killed in the middle loses nothing, and its people go on at the other',
  async () => {
    const env = { ...UNLIMITED, DATABASE_URL: database.url, PORT: '0', RULES_THREADS: '1' }
    let doomed: Spawned | undefined = await spawnServer(HOUSE, env)
    let turn = 0
    const url = (): string => (doomed && turn++ % 2 === 0 ? doomed.url : one.url)
    const result = await swarm(
      { url, tables: 4, games: ['teahouse', 'noughts'], seats: 3, longest: 3, limitMs: 240_000 },
      async () => {
        await new Promise((done) => setTimeout(done, 400))
        await doomed?.kill()
        doomed = undefined
      },
    )
    expect([...result.faults, ...result.unfinished]).toEqual([])
  },
  SLOW,
)
