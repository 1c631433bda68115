import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Person, PushKey, TableInfo, TableMade } from './protocol.ts'
import { guestAt, type Caller } from './testing/client.ts'
import { openCompany } from './testing/company.ts'
import { testHouse, until } from './testing/house.ts'

/** On a machine that has other things to do as well. */
const SLOW = 120_000
const { house, anna, ben, connect } = await openCompany()
const PEOPLE = [{ kind: 'person' }, { kind: 'person' }]
const laid = async (): Promise<TableMade> => {
  const made = await anna.call<TableMade>('POST', '/api/tables', { game: 'noughts', seats: PEOPLE })
  await ben.call('POST', `/api/tables/${made.table.id}/sit`, { token: made.links[1]?.token })
  return made
}
const info = (caller: Caller, table: string) => caller.call<TableInfo>('GET', `/api/tables/${table}`)

test(
  'a person takes everything along and is forgotten',
  async () => {
    const carl = await guestAt(house.url, 'Carl')
    const { table, links } = await anna.call<TableMade>('POST', '/api/tables', {
      game: 'noughts',
      seats: PEOPLE,
    })
    await carl.call('POST', `/api/tables/${table.id}/sit`, { token: links[1]?.token })
    await carl.call('PUT', `/api/tables/${table.id}/notes`, { text: 'mine' })
    expect(await carl.call<Person>('PATCH', '/api/me', { name: 'Karl' })).toMatchObject({ name: 'Karl' })
    await anna.call('POST', `/api/tables/${table.id}/start`)
    const line = connect(carl)
    await line.join(table.id, 1)
    const move = { type: 'move', table: table.id, task: 'mark' } as const
    await connect(anna).say({ ...move, seat: 0, number: 0, picks: [0] })
    await line.say({ ...move, seat: 1, number: 1, picks: [1] })
    const told = await carl.call<{ moves: object[] }>('GET', '/api/me/export')
    const kept = { table_id: table.id, number: 2, seat: 1, task: 'mark', pick: '1', at: expect.any(Number) }
    expect(told.moves).toEqual([kept])
    const all = JSON.stringify(told)
    expect(all).toContain('"mine"')
    expect(all).not.toMatch(/digest|secret/)
    await anna.call('POST', `/api/tables/${table.id}/host`, { seat: 1 })
    await carl.call('DELETE', '/api/me')
    expect(await info(anna, table.id)).toMatchObject({ youHost: true })
    expect(await carl.fails('GET', '/api/me')).toMatchObject({ status: 401 })
    expect(JSON.stringify(await info(anna, table.id))).not.toContain('Karl')
  },
  SLOW,
)

test(
  'whoever left a seat before the deal does not see what is dealt to it',
  async () => {
    const { table } = await laid()
    const [left, own] = [connect(ben), connect(anna)]
    await left.join(table.id, 1)
    await own.join(table.id, 0)
    await ben.call('POST', `/api/tables/${table.id}/leave`, { seat: 1 })
    await anna.call('POST', `/api/tables/${table.id}/start`)
    await until(() => own.seen(table.id, 0) !== undefined)
    await left.say({ type: 'leave', table: table.id })
    expect(left.seen(table.id, 1)).toBeUndefined()
  },
  SLOW,
)

test(
  'whoever looks on at an open table hears nothing more once it is private, nor whoever was freed',
  async () => {
    const asked = { game: 'noughts', seats: PEOPLE, listed: true }
    const { table, watch } = await anna.call<TableMade>('POST', '/api/tables', asked)
    await ben.call('POST', `/api/tables/${table.id}/sit`, { seat: 1 })
    const carl = await guestAt(house.url, 'Carl')
    for (const [caller, link] of [[ben], [carl], [carl, watch]] as const)
      await connect(caller).join(table.id, null, link)
    const live = await house.house.liveTables.get(table.id)
    await anna.call('PATCH', `/api/tables/${table.id}`, { listed: false })
    expect([...(live?.listeners ?? [])].map(({ person }) => person)).toEqual([ben.id, carl.id])
    await anna.call('PUT', `/api/tables/${table.id}/seats/1`, { kind: 'person' })
    expect([...(live?.listeners ?? [])].map(({ watch: link }) => link)).toEqual([watch])
  },
  SLOW,
)

test(
  'the links that the host made open no seat that somebody took, not even after handing over',
  async () => {
    const { table, links } = await laid()
    const open = async (at: number): Promise<unknown> => {
      const line = connect({ token: links[at]?.token ?? '' })
      return line.say({ type: 'join', table: table.id, seat: at })
    }
    expect(await open(0)).toMatchObject({ ok: true })
    expect(await open(1)).toMatchObject({ ok: false, code: 'not-found' })
    await anna.call('POST', `/api/tables/${table.id}/host`, { seat: 1 })
    expect(await open(0)).toMatchObject({ ok: false })
    expect(await open(1)).toMatchObject({ ok: false })
    const again = await ben.call('POST', `/api/tables/${table.id}/sit`, { token: links[1]?.token })
    expect(again).toMatchObject({ seat: 1 })
  },
  SLOW,
)

test(
  'a device that was not seen for a year has to say anew who it is',
  async () => {
    const dora = await guestAt(house.url, 'Dora')
    const seen = Date.now() - 366 * 86_400_000
    await house.house.store.db.updateTable('session').set({ seen }).where('person', '=', dora.id).execute()
    expect(await dora.fails('GET', '/api/me')).toMatchObject({ status: 401, code: 'not-signed-in' })
  },
  SLOW,
)

test(
  'push, passkeys and webhooks refuse what they must',
  async () => {
    expect((await anna.call<PushKey>('GET', '/api/push')).publicKey.length).toBeGreaterThan(80)
    const inner = { endpoint: 'https://127.0.0.1/push', keys: { p256dh: 'x', auth: 'y' } }
    expect(await anna.fails('POST', '/api/push', inner)).toMatchObject({ status: 400 })
    const { challenge } = await anna.call<{ challenge: string }>('POST', '/api/passkeys/new')
    const answer = { challenge, response: { id: 'x', rawId: 'x', type: 'public-key', response: {} } }
    expect(await anna.fails('POST', '/api/passkeys/new/answer', answer)).toMatchObject({ status: 400 })
    expect((await anna.fails('POST', '/api/passkeys/new/answer', answer)).sentence).toContain('begin again')
    const { table } = await laid()
    for (const url of [
      'https://localhost/hook',
      'http://example.org/',
      'https://[::1]/',
      'https://169.254.169.254/',
    ])
      expect(await anna.fails('PUT', `/api/tables/${table.id}/webhook`, { url })).toMatchObject({
        status: 400,
      })
    expect(await ben.fails('PUT', `/api/tables/${table.id}/webhook`, { url: null })).toMatchObject({
      status: 403,
    })
    expect(await anna.call('GET', `/api/tables/${table.id}/webhook`)).toEqual({ url: null })
    expect(await ben.fails('GET', `/api/tables/${table.id}/webhook`)).toMatchObject({ status: 403 })
  },
  SLOW,
)

test(
  'one person may ask only so much in a minute, and nobody else pays for it',
  async () => {
    const strict = await testHouse({ RATE_PERSON: '5' })
    const [eager, calm] = [await guestAt(strict.url, 'Eager'), await guestAt(strict.url, 'Calm')]
    for (let i = 0; i < 5; i++) await eager.call('GET', '/api/me')
    expect(await eager.fails('GET', '/api/me')).toMatchObject({ status: 429, code: 'too-many' })
    expect(await calm.call('GET', '/api/me')).toMatchObject({ name: 'Calm' })
    await strict.close()
  },
  SLOW,
)

test(
  'headers, origins, cookies and metrics',
  async () => {
    const page = await fetch(`${house.url}/`)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    const body = JSON.stringify({ name: 'Dora' })
    const headers = { 'content-type': 'application/json' }
    const guest = await fetch(`${house.url}/api/guests`, { method: 'POST', headers, body })
    expect(guest.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/)
    const foreign = { ...headers, origin: 'https://elsewhere.example' }
    expect((await fetch(`${house.url}/api/guests`, { method: 'POST', headers: foreign, body })).status).toBe(
      403,
    )
    const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/socket`, {
      origin: 'https://elsewhere.example',
    })
    const failed = await new Promise<string>((done) => socket.on('error', (cause) => done(cause.message)))
    expect(failed).toContain('403')
    expect(await (await fetch(`${house.url}/metrics`)).text()).toContain('machiya_moves_total')
    expect((await fetch(`${house.url}/readyz`)).status).toBe(200)
    const described = (await (await fetch(`${house.url}/api/openapi.json`)).json()) as { paths: object }
    expect(Object.keys(described.paths).length).toBeGreaterThan(30)
  },
  SLOW,
)
