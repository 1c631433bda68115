import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { TableMade } from './protocol.ts'
import { callerWith, guestAt } from './testing/client.ts'
import { openCompany } from './testing/company.ts'
import { testHouse, until } from './testing/house.ts'

const SLOW = 120_000
const TOKEN = 'the-operator-of-this-house'
const { house, anna, ben, connect } = await openCompany({ OPERATOR_TOKEN: TOKEN })
const operator = callerWith(house.url, TOKEN)
const PEOPLE = [{ kind: 'person' }, { kind: 'person' }]
const laid = (caller = anna): Promise<TableMade> =>
  caller.call('POST', '/api/tables', { game: 'noughts', seats: PEOPLE })

test(
  'the operator finds tables and removes one with everything in it; nobody else learns that there is a way',
  async () => {
    const { table } = await laid()
    await anna.call('POST', `/api/tables/${table.id}/start`)
    await anna.call('POST', `/api/tables/${table.id}/chat`, { text: 'hello' })
    for (const caller of [anna, callerWith(house.url, '')])
      expect((await caller.fails('DELETE', `/api/house/tables/${table.id}`)).status).toBe(404)
    const { tables } = await operator.call<{ tables: { id: string }[] }>('GET', '/api/house/tables')
    expect(tables.find(({ id }) => id === table.id)).toMatchObject({ name: 'Anna', game: 'noughts' })
    const line = connect(anna)
    await line.join(table.id, 0)
    await operator.call('DELETE', `/api/house/tables/${table.id}`)
    expect((await anna.fails('GET', `/api/tables/${table.id}`)).status).toBe(404)
    const { db } = house.house.store
    for (const name of ['event', 'chat', 'seat', 'job'] as const)
      expect(await db.selectFrom(name).selectAll().where('table_id', '=', table.id).execute()).toEqual([])
  },
  SLOW,
)

test(
  'whoever is banned is not let in, on an open line either, until the ban is lifted',
  async () => {
    const eve = await guestAt(house.url, 'Eve')
    const { table } = await laid(eve)
    const line = connect(eve)
    await line.join(table.id, 0)
    const live = await house.house.liveTables.get(table.id)
    expect((await eve.fails('PUT', `/api/house/bans/${ben.id}`)).status).toBe(404)
    await operator.call('PUT', `/api/house/bans/${eve.id}`)
    await until(() => live?.listeners.size === 0)
    expect((await eve.fails('GET', '/api/me')).status).toBe(403)
    await ben.call('GET', '/api/me')
    await operator.call('DELETE', `/api/house/bans/${eve.id}`)
    await eve.call('GET', '/api/me')
    line.close()
  },
  SLOW,
)

test(
  'whoever is banned does not come in by saying hello on a line that nobody knows yet',
  async () => {
    const eve = await guestAt(house.url, 'Eve')
    await operator.call('PUT', `/api/house/bans/${eve.id}`)
    const line = connect({ token: '' })
    expect(await line.say({ type: 'hello', token: eve.token })).toMatchObject({
      ok: false,
      code: 'not-yours',
    })
    expect(await line.say({ type: 'hello', token: ben.token })).toMatchObject({ ok: true })
  },
  SLOW,
)

test(
  'an address can be banned, and one person lays only so many tables a day',
  async () => {
    const strict = await testHouse({ OPERATOR_TOKEN: TOKEN, TABLES_DAY: '2', TRUST_PROXY: '1' })
    const carl = await guestAt(strict.url, 'Carl')
    const lay = () => carl.fails('POST', '/api/tables', { game: 'noughts', seats: PEOPLE })
    for (let i = 0; i < 2; i++) await lay().catch(() => undefined)
    expect(await lay()).toMatchObject({ status: 429, code: 'too-many' })
    await callerWith(strict.url, TOKEN).call('PUT', '/api/house/bans/192.0.2.7')
    const from = (address: string) =>
      fetch(`${strict.url}/api/games`, { headers: { 'x-forwarded-for': address } })
    expect((await from('192.0.2.7')).status).toBe(403)
    expect((await from('192.0.2.8')).status).toBe(200)
    await strict.close()
  },
  SLOW,
)

test(
  'the log tells requests and refusals, and no secret',
  async () => {
    const lines: string[] = []
    const out = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(chunk.toString())
        done()
      },
    })
    const { house: talking } = house
    Object.assign(talking, { log: pino({ level: 'info' }, out) })
    const { table, links, watch } = await laid()
    await ben.call('POST', `/api/tables/${table.id}/sit`, { token: links[1]?.token })
    expect((await ben.fails('POST', `/api/tables/${table.id}/start`)).status).toBe(403)
    const line = connect(ben)
    await line.say({ type: 'move', table: table.id, seat: 0, number: 0, task: 'mark', picks: [0] })
    await until(() => lines.some((text) => text.includes('refused on a socket')))
    const all = lines.join('')
    expect(all).toContain('"route":"/api/tables/:table/sit"')
    expect(all).toContain('only the host of this table can do that')
    for (const secret of [anna.token, ben.token, watch, ...links.map(({ token }) => token)])
      expect(all).not.toContain(secret)
  },
  SLOW,
)
