import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as plainRequest } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { isInner } from './network.ts'
import type { TableMade } from './protocol.ts'
import { guestAt } from './testing/client.ts'
import { openCompany } from './testing/company.ts'
import { testHouse } from './testing/house.ts'

/** On a machine that has other things to do as well. */
const SLOW = 120_000
const { house, anna, ben } = await openCompany()
const NOUGHTS = { game: 'noughts', seats: [{ kind: 'person' }, { kind: 'person' }] }

/** With headers that fetch does not let one choose. */
const ask = (url: string, headers: Record<string, string>, body = ''): Promise<number> =>
  new Promise((done, failed) => {
    const method = body ? 'POST' : 'GET'
    const asked = plainRequest(url, { method, headers, agent: false }, (answer) => {
      answer.resume()
      done(answer.statusCode ?? 0)
    })
    asked.on('error', failed)
    asked.end(body)
  })

test('a house of this machine alone goes by no name that somebody else points here', async () => {
  const games = `${house.url}/api/games`
  for (const host of ['localhost:8080', '127.0.0.1', '[::1]:80', 'house.localhost'])
    expect(await ask(games, { host })).toBe(200)
  for (const host of ['rebound.example', 'localhost.example:8080'])
    expect(await ask(games, { host })).toBe(400)
})

test(
  'behind a public address the house goes by that name, and on an open network by any',
  async () => {
    const known = await testHouse({ PUBLIC_URL: 'https://house.example/' })
    expect(await ask(`${known.url}/api/games`, { host: 'house.example' })).toBe(200)
    expect(await ask(`${known.url}/api/games`, { host: 'other.example' })).toBe(400)
    await known.close()
    const wide = await testHouse({ HOST: '0.0.0.0' })
    const url = wide.url.replace('0.0.0.0', '127.0.0.1')
    expect(await ask(`${url}/api/games`, { host: 'attic.lan:8080' })).toBe(200)
    expect(await ask(`${url}/api/games`, { host: 'no name' })).toBe(400)
    await wide.close()
  },
  SLOW,
)

test('who may ask is asked by the route, however its address is written', async () => {
  const { hostname, port } = new URL(house.url)
  for (const path of ['/%61pi/guests', `http://${hostname}:${port}/api/guests`]) {
    const headers = { 'content-type': 'application/json', origin: 'https://elsewhere.example' }
    const asked = plainRequest({ hostname, port, path, method: 'POST', headers, agent: false })
    const status = new Promise((done) => asked.once('response', (answer) => done(answer.resume().statusCode)))
    asked.end('{"name":"Dora"}')
    expect(await status).toBe(403)
  }
})

test('what the house answers is kept by nobody on the way', async () => {
  for (const path of ['/api/games', '/api/me'])
    expect((await fetch(`${house.url}${path}`)).headers.get('cache-control')).toBe('no-store')
})

test(
  'only as many proxies are believed as stand there: nobody chooses an address',
  async () => {
    const proxied = await testHouse({ TRUST_PROXY: '1', RATE_ADDRESS: '10' })
    const statuses: number[] = []
    for (let i = 0; i < 12; i++)
      statuses.push(await ask(`${proxied.url}/api/games`, { 'x-forwarded-for': `10.0.0.${i}, 203.0.113.7` }))
    expect(statuses.at(-1)).toBe(429)
    expect(await ask(`${proxied.url}/api/games`, { 'x-forwarded-for': '203.0.113.8' })).toBe(200)
    await proxied.close()
  },
  SLOW,
)

test('parts of the page are not counted: many behind one address still open it', async () => {
  const web = mkdtempSync(join(tmpdir(), 'machiya-doors-'))
  mkdirSync(join(web, 'assets'))
  writeFileSync(join(web, 'index.html'), '<!doctype html>')
  writeFileSync(join(web, 'assets/part.js'), 'export {}')
  const crowded = await testHouse({ WEB: web, RATE_ADDRESS: '10' })
  for (let i = 0; i < 20; i++) expect(await ask(`${crowded.url}/assets/part.js`, {})).toBe(200)
  expect(await ask(`${crowded.url}/api/games`, {})).toBe(200)
  await crowded.close()
  rmSync(web, { recursive: true })
})

test('metrics are closed to what a proxy on this machine passes on', async () => {
  expect(await ask(`${house.url}/metrics`, {})).toBe(200)
  for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
    expect(await ask(`${house.url}/metrics`, { [name]: '203.0.113.7' })).toBe(404)
  expect(await ask(`${house.url}/metrics`, { host: 'rebound.example' })).toBe(404)
})

test.each([
  '::7f00:1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '192.88.99.1',
  '2001:db8::1',
  'fec0::1',
  '240.0.0.1',
])('%s is not out on the net', (address) => {
  expect(isInner(address)).toBe(true)
  expect(isInner('2606:4700::1111') || isInner('9.9.9.9')).toBe(false)
})

test(
  'JSON that is too deep is refused in words, by request and by frame',
  async () => {
    const deep = (n: number) => `{"name":${'['.repeat(n)}${']'.repeat(n)}}`
    const headers = { 'content-type': 'application/json' }
    expect(await ask(`${house.url}/api/guests`, headers, deep(60_000))).toBe(400)
    const options = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as object
    expect(await anna.fails('POST', '/api/tables', { ...NOUGHTS, options: { x: options } })).toMatchObject({
      status: 400,
      code: 'bad-request',
    })
    const line = new WebSocket(`${house.url.replace('http', 'ws')}/api/socket`)
    await new Promise((opened) => line.once('open', opened))
    const answered = new Promise<Buffer>((said) => line.once('message', said))
    line.send(deep(7000))
    expect((await answered).toString()).toContain('bad-request')
    line.close()
    expect(await anna.fails('POST', '/api/tables', { ...NOUGHTS, title: '[['.repeat(15) })).toMatchObject({
      status: 200,
    })
  },
  SLOW,
)

test(
  'text that is never closed is read once',
  async () => {
    const open = (n: number) => `"${'\\"'.repeat(n)}`
    const headers = { 'content-type': 'application/json' }
    const began = performance.now()
    expect(await ask(`${house.url}/api/records`, headers, open(250_000))).toBe(400)
    expect(performance.now() - began).toBeLessThan(30_000)
  },
  SLOW,
)

test('a body is as long as its route needs, and what was wrong is quoted in a line', async () => {
  const long = 'x'.repeat(200_000)
  expect(await anna.fails('POST', '/api/tables', { ...NOUGHTS, title: long })).toMatchObject({ status: 413 })
  const { table } = await anna.call<TableMade>('POST', '/api/tables', NOUGHTS)
  const orders = [{ task: 'mark', picks: [0], during: { round: 'x'.repeat(20_000) } }]
  const path = `/api/tables/${table.id}/orders/0`
  expect(await anna.fails('PUT', path, { seat: 0, orders })).toMatchObject({ status: 413 })
  const { code, sentence } = await anna.fails('POST', '/api/records', { text: long })
  expect(code).toBe('bad-record')
  expect(sentence.length).toBeLessThan(500)
})

test.each(['right\u202Eleft', 'a\u2066b', 'nothing\0', 'two\nlines'])(
  'what is said stays on its line: %j',
  async (text) => {
    const { table } = await anna.call<TableMade>('POST', '/api/tables', NOUGHTS)
    expect(await anna.fails('POST', `/api/tables/${table.id}/chat`, { text })).toMatchObject({ status: 400 })
    await anna.call('POST', `/api/tables/${table.id}/chat`, { text: 'שלום 👩‍👩‍👧 a\u200Cb' })
  },
)

test.each(['two\nlines', 'right\u202Eleft', 'a\u2028b'])('a title is on one line: %j', async (title) => {
  expect(await anna.fails('POST', '/api/tables', { ...NOUGHTS, title })).toMatchObject({ status: 400 })
})

test(
  'a body that does not arrive is not waited for',
  async () => {
    const strict = await testHouse({ REQUEST_SECONDS: '1' })
    const { hostname, port, host } = new URL(strict.url)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.write(
      `POST /api/guests HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n{`,
    )
    const drip = setInterval(() => socket.write(' '), 300)
    await new Promise((done) => socket.once('close', done))
    clearInterval(drip)
    await strict.close()
  },
  SLOW,
)

test(
  'strangers write nothing at listed tables',
  async () => {
    const { table } = await anna.call<TableMade>('POST', '/api/tables', { ...NOUGHTS, listed: true })
    const carl = await guestAt(house.url, 'Carl')
    const at = `/api/tables/${table.id}`
    expect(await carl.fails('PUT', `${at}/notes`, { text: 'x' })).toMatchObject({ status: 403 })
    expect(await carl.fails('POST', `${at}/mute`, { seat: 0, muted: true })).toMatchObject({ status: 403 })
    expect(await carl.fails('POST', `${at}/chat`, { text: 'x' })).toMatchObject({ status: 403 })
    await ben.call('POST', `${at}/sit`, { seat: 1 })
    await ben.call('PUT', `${at}/notes`, { text: 'mine' })
  },
  SLOW,
)
