import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person, TableMade } from '../protocol.ts'
import { guestAt, type Caller } from '../testing/client.ts'
import { testHouse, until, type TestHouse } from '../testing/house.ts'
import { openPost } from '../testing/post.ts'
import { isInner } from '../network.ts'

const SLOW = 120_000
const post = await openPost()
const mailbox = await post.startMailbox()
const service = await post.startPushService()
let house: TestHouse
let anna: Caller
let ben: Caller
beforeAll(async () => {
  house = await testHouse({
    WEBHOOK_PRIVATE: 'true',
    SMTP_URL: mailbox.url,
    PUBLIC_URL: 'https://house.example/',
  })
  anna = await guestAt(house.url, 'Anna')
  ben = await guestAt(house.url, 'Ben')
}, 60_000)
afterAll(async () => {
  await house.close()
  mailbox.close()
  service.close()
}, 60_000)

/** Ben is asked at a table he does not look at; the notice would wait a while, here it does not. */
const benIsAsked = async (webhook?: string): Promise<string> => {
  const seats = [{ kind: 'person' }, { kind: 'person' }]
  const { table, links } = await anna.call<TableMade>('POST', '/api/tables', {
    game: 'noughts',
    seats,
    mySeat: 1,
    title: 'Sunday',
  })
  await ben.call('POST', `/api/tables/${table.id}/sit`, { token: links[0]?.token })
  await anna.call('POST', `/api/tables/${table.id}/start`)
  if (webhook) await anna.call('PUT', `/api/tables/${table.id}/webhook`, { url: webhook })
  await hurry('notify')
  return table.id
}
const hurry = async (kind: 'notify' | 'call'): Promise<void> => {
  await house.house.store.db
    .updateTable('job')
    .set({ run_at: 0, lease_until: 0 })
    .where('kind', '=', kind)
    .execute()
  house.house.kick()
}
const codeIn = (text: string): string => /\b\d{8}\b/.exec(text)?.[0] ?? ''
const askAddress = async (mail: string): Promise<string> => {
  const before = mailbox.letters.length
  await ben.call('POST', '/api/me/mail', { mail })
  await until(() => mailbox.letters.length > before)
  return codeIn(mailbox.letters.at(-1)?.text ?? '')
}

test(
  'push: the service gets what only the browser can read, and a subscription that is gone is forgotten',
  async () => {
    await ben.call('PATCH', '/api/me', { locale: 'de' })
    await ben.call('POST', '/api/push', service.subscription)
    expect(await ben.call<Person>('GET', '/api/me')).toMatchObject({ pushes: 1 })
    const table = await benIsAsked()
    await until(() => service.pushes.length === 1)
    expect(JSON.parse(service.pushes[0]?.text ?? '')).toEqual({
      table,
      title: 'Du bist am Zug: Sunday',
      text: 'An diesem Tisch bist du am Zug: Sunday.',
      link: `https://house.example/table/${table}`,
    })
    expect(service.pushes[0]?.vapid).toMatch(/^vapid t=.+, k=.+/)
    service.answer.status = 410
    await benIsAsked()
    await until(() => service.pushes.length === 2)
    let left = 1
    while (left > 0) ({ pushes: left } = await ben.call<Person>('GET', '/api/me'))
  },
  SLOW,
)

test(
  'mail: an address counts once its code came back, and then gets letters until it is taken away',
  async () => {
    expect(await ben.call<Person>('GET', '/api/me')).toMatchObject({ mails: true, mail: null })
    const code = await askAddress('ben@example.org')
    expect(await anna.fails('POST', '/api/me/mail', { mail: 'Ben@example.org' })).toMatchObject({
      status: 409,
    })
    expect(await ben.fails('POST', '/api/me/mail', { mail: 'ben@example.org' })).toMatchObject({
      status: 409,
    })
    const wrong = code === '00000000' ? '00000001' : '00000000'
    const answer = { mail: 'ben@example.org', code }
    expect(await ben.fails('POST', '/api/me/mail/answer', { ...answer, code: wrong })).toMatchObject({
      code: 'wrong-code',
    })
    expect(
      await ben.fails('POST', '/api/me/mail/answer', { ...answer, mail: 'eve@example.org' }),
    ).toMatchObject({ code: 'wrong-code' })
    expect(await anna.fails('POST', '/api/me/mail/answer', answer)).toMatchObject({ code: 'wrong-code' })
    expect(await ben.call<Person>('POST', '/api/me/mail/answer', answer)).toMatchObject({
      mail: 'ben@example.org',
    })
    expect(await ben.fails('POST', '/api/me/mail/answer', answer)).toMatchObject({ code: 'wrong-code' })
    const table = await benIsAsked()
    await until(() => mailbox.letters.length === 2)
    const letter = mailbox.letters[1]
    expect(letter?.to).toBe('ben@example.org')
    expect(letter?.text).toContain(`https://house.example/table/${table}`)
    expect(letter?.text).toContain('Keine Post mehr: https://house.example/me')
    expect(await ben.call<Person>('PATCH', '/api/me', { mail: null })).toMatchObject({ mail: null })
    expect(await ben.fails('PATCH', '/api/me', { mail: 'ben@example.org' })).toMatchObject({ status: 400 })
  },
  SLOW,
)

test(
  'a webhook says whose turn it is as channels of friends expect it, and calls nobody by a name',
  async () => {
    const bodies: string[] = []
    const channel = createServer((request, response) => {
      request.on('data', (part: Buffer) => bodies.push(part.toString()))
      request.on('end', () => response.end())
    })
    await new Promise<void>((done) => channel.listen(0, '127.0.0.1', done))
    await anna.call('PATCH', '/api/me', { locale: 'de' })
    await ben.call('PATCH', '/api/me', { name: '@everyone <!channel>' })
    const table = await benIsAsked(`http://127.0.0.1:${(channel.address() as AddressInfo).port}/`)
    await until(() => bodies.length === 1)
    const text = `＠everyone ‹!channel› ist am Zug: Noughts and crosses („Sunday“): Mark a free cell. https://house.example/table/${table}`
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({
      text,
      content: text,
      allowed_mentions: { parse: [] },
      table,
      seat: 0,
      game: 'noughts',
      title: 'Sunday',
    })
    await ben.call('PATCH', '/api/me', { name: 'Ben' })
    channel.close()
  },
  SLOW,
)

test(
  'the next game is announced to everybody who sat there and does not look: by push, by letter, and once in the channel',
  async () => {
    const calls: string[] = []
    const channel = createServer((request, response) => {
      request.on('data', (part: Buffer) => calls.push((JSON.parse(part.toString()) as { text: string }).text))
      request.on('end', () => response.end())
    })
    await new Promise<void>((done) => channel.listen(0, '127.0.0.1', done))
    const code = await askAddress('ben@example.net')
    await ben.call('POST', '/api/me/mail/answer', { mail: 'ben@example.net', code })
    const table = await benIsAsked()
    await until(() => mailbox.letters.at(-1)?.text.includes(table) ?? false)
    const url = `http://127.0.0.1:${(channel.address() as AddressInfo).port}/`
    await anna.call('PUT', `/api/tables/${table}/webhook`, { url })
    for (const [caller, seat] of [[anna, 1] as const, [ben, 0] as const])
      await caller.call('POST', `/api/tables/${table}/end`, { seat, agree: true })
    const { table: next } = await anna.call<TableMade>('POST', `/api/tables/${table}/rematch`)
    await hurry('notify')
    await until(() => mailbox.letters.at(-1)?.text.includes(next.id) ?? false)
    expect(mailbox.letters.at(-1)?.text).toContain('noch einmal gedeckt')
    await until(() => calls.length > 0)
    expect(calls.filter((text) => text.includes(next.id))).toEqual([
      `Für Noughts and crosses ist noch einmal gedeckt („Sunday“). Alle haben ihren Platz. https://house.example/table/${next.id}`,
    ])
    await ben.call('PATCH', '/api/me', { mail: null })
    channel.close()
  },
  SLOW,
)

test(
  'a webhook that fails is tried again alone: nobody gets a second letter',
  async () => {
    let calls = 0
    const broken = createServer((_, response) => {
      calls++
      response.writeHead(500).end()
    })
    await new Promise<void>((done) => broken.listen(0, '127.0.0.1', done))
    const code = await askAddress('ben@example.org')
    await ben.call('POST', '/api/me/mail/answer', { mail: 'ben@example.org', code })
    const before = mailbox.letters.length
    await benIsAsked(`http://127.0.0.1:${(broken.address() as AddressInfo).port}/`)
    while (calls < 3) {
      await hurry('call')
      await new Promise((done) => setTimeout(done, 20))
    }
    await until(() => mailbox.letters.length > before)
    expect(mailbox.letters).toHaveLength(before + 1)
    broken.close()
  },
  SLOW,
)

test(
  'a house without mail says so',
  async () => {
    const plain = await testHouse()
    const carl = await guestAt(plain.url, 'Carl')
    expect(await carl.call<Person>('GET', '/api/me')).toMatchObject({ mails: false })
    expect(await carl.fails('POST', '/api/me/mail', { mail: 'carl@example.org' })).toMatchObject({
      status: 409,
      sentence: expect.stringContaining('sends no letters'),
    })
    await plain.close()
  },
  SLOW,
)

test('addresses inside a network are told from those outside', () => {
  const inside = ['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '0.0.0.0']
  const insideToo = [
    '::1',
    '::',
    '::127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fd00::1',
  ]
  for (const address of [...inside, ...insideToo, 'fe80::1', '100.64.0.1'])
    expect([address, isInner(address)]).toEqual([address, true])
  for (const address of ['8.8.8.8', '93.184.215.14', '172.32.0.1', '::ffff:8.8.8.8', '2606:4700::1111'])
    expect([address, isInner(address)]).toEqual([address, false])
})

test(
  'only so many devices are told, and one that is known may always come again',
  async () => {
    const eve = await guestAt(house.url, 'Eve')
    const device = (i: number) => ({
      endpoint: `http://127.0.0.1:9/device-${i}`,
      keys: { p256dh: 'x', auth: 'y' },
    })
    for (let i = 0; i < 20; i++) await eve.call('POST', '/api/push', device(i))
    expect(await eve.fails('POST', '/api/push', device(20))).toMatchObject({ code: 'refused' })
    await eve.call('POST', '/api/push', device(0))
  },
  SLOW,
)
