import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { testHouse, until, type TestHouse } from '../testing/house.ts'

const SLOW = 60_000
let house: TestHouse
beforeAll(async () => {
  house = await testHouse()
}, SLOW)
afterAll(() => house.close(), SLOW)

const RIGHT = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
}
/** What comes back before the line ends or the upgrade is granted. */
const ask = (path: string, headers: Record<string, string>): Promise<string> =>
  new Promise((done, failed) => {
    const { hostname, port, host } = new URL(house.url)
    const socket = connect(Number(port), hostname)
    let text = ''
    const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.on('error', failed)
    socket.on('close', () => done(text))
    socket.on('data', (data: Buffer) => {
      text += data.toString()
      if (text.startsWith('HTTP/1.1 101') && text.includes('\r\n\r\n')) socket.destroy()
    })
    socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  })

test('a right request becomes a line', async () => {
  const text = await ask('/api/socket', RIGHT)
  expect(text).toMatch(/^HTTP\/1.1 101/)
  expect(text).toContain('Sec-WebSocket-Accept: ICX+Yqv66kxgM0FcWaLWlFLwTAI=')
})

test.each([
  ['another version', '/api/socket', { 'Sec-WebSocket-Version': '8' }, 400],
  ['no key', '/api/socket', { 'Sec-WebSocket-Key': 'short' }, 400],
  ['another protocol', '/api/socket', { Upgrade: 'h2c' }, 400],
  ['a page elsewhere', '/api/socket', { Origin: 'https://elsewhere.example' }, 403],
  ['another address', '/api/nowhere', {}, 404],
  ['a page', '/api/me', {}, 401],
])('%s is refused with a sentence, and the line ends', async (_name, path, headers, status) => {
  const text = await ask(path, { ...RIGHT, ...headers })
  expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status}`))
  expect(text).toMatch(/"sentence":"[^"]{5,}/)
})

test('whoever comes without an upgrade is told so', async () => {
  const answer = await fetch(`${house.url}/api/socket`)
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('connect with one')
})

const opened = async (): Promise<WebSocket> => {
  const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false })
  await new Promise((done) => socket.once('open', done))
  return socket
}

test('pings are answered, text in any script comes and goes whole, and a goodbye is returned', async () => {
  const socket = await opened()
  const ponged = new Promise((done) => socket.once('pong', done))
  socket.ping('町')
  expect(String(await ponged)).toBe('町')
  const said = new Promise<Buffer>((done) => socket.once('message', done))
  socket.send(JSON.stringify({ type: 'x町', id: '町' }), { fin: true })
  expect((await said).toString()).toContain('bad-request')
  const closed = new Promise((done) => socket.once('close', done))
  socket.close(1000)
  expect(await closed).toBe(1000)
})

test.each([
  ['too much', (socket: WebSocket) => socket.send('x'.repeat(17_000)), 1009],
  ['text that is none', (socket: WebSocket) => socket.send(Buffer.from([0xff]), { binary: false }), 1007],
])('%s ends the line with its code', async (_name, act, code) => {
  const socket = await opened()
  const closed = new Promise((done) => socket.once('close', done))
  act(socket)
  expect(await closed).toBe(code)
})

const endOf = (socket: WebSocket): Promise<unknown> => new Promise((done) => socket.once('close', done))
const to = async (url: string, begun: (raw: Socket) => void = () => {}): Promise<WebSocket> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
    perMessageDeflate: false,
    createConnection: () => {
      const raw = connect(Number(new URL(url).port), new URL(url).hostname)
      begun(raw)
      return raw
    },
  })
  socket.on('error', () => undefined)
  await new Promise((done) => socket.once('open', done))
  return socket
}

test.each(['ping', 'pong'] as const)(
  'a %s counts as any other frame, and too many end the line',
  async (kind) => {
    const strict = await testHouse({ RATE_SOCKET: '5' })
    const socket = await to(strict.url)
    const closed = endOf(socket)
    for (let i = 0; i < 200; i++) socket[kind]('x')
    expect([1006, 1008]).toContain(await closed)
    await strict.close()
  },
  SLOW,
)

test(
  'whoever sends and does not read is cut',
  async () => {
    let isCut = false
    const socket = await to(house.url, (raw) => {
      raw.once('close', () => {
        isCut = true
      })
    })
    socket.pause()
    const data = Buffer.alloc(125)
    for (let sent = 0; sent < 400 && !isCut; sent++) {
      for (let i = 0; i < 1000; i++) socket.ping(data)
      await new Promise((done) => setTimeout(done, 10))
    }
    await until(() => isCut, 10_000)
    socket.terminate()
  },
  SLOW,
)
