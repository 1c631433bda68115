/** Malformed, mistimed and forged messages, by HTTP and by socket: none may crash, change or confuse anything. */
import { dice, type Chance } from '@machiya/kernel'
import { WebSocket } from 'ws'
import type { TableMade } from '../protocol.ts'
import { guestAt, type Caller } from '../testing/client.ts'

export type FuzzResult = {
  readonly sent: number
  readonly statuses: Record<string, number>
  readonly faults: string[]
}

const WORDS = [
  '',
  'a',
  'null',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '\u0000',
  '💥',
  "';--",
  '<b>',
  'x'.repeat(3000),
]
const anything = (chance: Chance, depth = 0): unknown => {
  const kinds = [
    () => null,
    () => chance(2) === 0,
    () => chance(100) - 50,
    () => 1e308 * (chance(3) - 1),
    () => WORDS[chance(WORDS.length)],
    () => Array.from({ length: chance(4) }, () => anything(chance, depth + 1)),
    () =>
      Object.fromEntries(
        Array.from({ length: chance(4) }, () => [WORDS[chance(5)], anything(chance, depth + 1)]),
      ),
  ]
  return kinds[chance(depth > 3 ? 5 : kinds.length)]?.()
}

/** A right message with one thing wrong, so that it gets past the first check. */
const spoilt = (message: object, chance: Chance): object => {
  const keys = Object.keys(message)
  const key = keys[chance(keys.length)] ?? ''
  const rest = Object.fromEntries(Object.entries(message).filter(([name]) => name !== key || chance(3) > 0))
  return chance(4) === 0 ? rest : { ...rest, [key]: anything(chance) }
}

const routes = (table: string): [string, string][] => [
  ...[
    'start',
    'sit',
    'watch',
    'host',
    'leave',
    'return',
    'salt',
    'chat',
    'mute',
    'undo',
    'undo/consent',
    'rematch',
    'hint',
    'log',
  ].map((name): [string, string] => ['POST', `/api/tables/${table}/${name}`]),
  ...['orders/0', 'seats/1', 'notes', 'webhook'].map((name): [string, string] => [
    'PUT',
    `/api/tables/${table}/${name}`,
  ]),
  ...['', '/chat', '/replay?seat=0', '/replay?seat=all', '/record', '/offers/0', '/orders/9', '/notes'].map(
    (name): [string, string] => ['GET', `/api/tables/${table}${name}`],
  ),
  ['POST', '/api/tables'],
  ['POST', '/api/guests'],
  ['PATCH', '/api/me'],
  ['PATCH', `/api/tables/${table}`],
  ['POST', '/api/me/mail'],
  ['POST', '/api/me/mail/answer'],
  ['POST', '/api/records'],
  ['POST', '/api/push'],
  ['POST', '/api/passkeys/new/answer'],
  ['POST', '/api/passkeys/enter/answer'],
  ['GET', '/api/%ff%00'],
  ['TRACE', '/api/me'],
]

const bodyFor = (chance: Chance): string => {
  const whole = {
    game: 'noughts',
    seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }],
    seat: 0,
    token: 'x'.repeat(32),
    number: 1,
    agree: true,
    text: 'machiya record 1',
    salt: 's',
    name: 'n',
    url: 'http://127.0.0.1/',
    orders: [],
    listed: false,
    hints: true,
    mail: 'x@example.org',
    code: '00000000',
  }
  const kind = chance(10)
  if (kind === 0) return '{"broken'
  if (kind === 1) return JSON.stringify(anything(chance)) ?? ''
  return JSON.stringify(spoilt(whole, chance))
}

const byHttp = async (
  url: string,
  caller: Caller,
  table: string,
  chance: Chance,
  tell: (status: string, fault?: string) => void,
): Promise<void> => {
  const all = routes(chance(3) === 0 ? 'nosuchtable' : table)
  const [method, path] = all[chance(all.length)] ?? ['GET', '/']
  const headers: Record<string, string> = {
    'content-type': chance(12) === 0 ? 'text/xml' : 'application/json',
  }
  if (chance(3) > 0)
    headers['authorization'] = `Bearer ${chance(4) === 0 ? 'forged'.repeat(6) : caller.token}`
  if (chance(20) === 0) headers['origin'] = 'https://elsewhere.example'
  const body = method === 'GET' || method === 'TRACE' ? {} : { body: bodyFor(chance) }
  try {
    const answer = await fetch(`${url}${path}`, {
      method: method === 'TRACE' ? 'OPTIONS' : method,
      headers,
      ...body,
    })
    const text = await answer.text()
    const isClear = answer.ok || /"sentence":"[^"]{5,}/.test(text)
    const fault =
      answer.status >= 500 || !isClear
        ? `${method} ${path} ${JSON.stringify(body).slice(0, 200)}: ${answer.status} ${text.slice(0, 200)}`
        : undefined
    tell(String(answer.status), fault)
  } catch (cause) {
    tell('failed', `${method} ${path}: ${String(cause)}`)
  }
}

const frameFor = (table: string, chance: Chance): string | Buffer => {
  const id = `f${chance(1000)}`
  const right = [
    { type: 'join', id, table, seat: chance(3) },
    { type: 'move', id, table, seat: chance(3), number: chance(4), task: 'mark', pick: chance(12) },
    { type: 'undo', id, table, seat: chance(2), number: chance(3) },
    { type: 'chat', id, table, text: 'hello' },
    { type: 'hello', id, token: 'forged'.repeat(6) },
    { type: 'leave', id, table },
    { type: 'ping', id },
  ]
  const message = right[chance(right.length)] ?? {}
  const kind = chance(12)
  if (kind === 0) return Buffer.from([chance(256), chance(256)])
  if (kind === 1) return '{"type":'
  if (kind === 2) return JSON.stringify(anything(chance)) ?? ''
  if (kind === 3) return JSON.stringify({ ...message, pick: 'y'.repeat(17_000) })
  return JSON.stringify(chance(3) === 0 ? message : spoilt(message, chance))
}

/** A stranger's line: whatever it says is answered, or the line is cut for what is too large. */
const bySocket = (
  url: string,
  token: string,
  table: string,
  chance: Chance,
  frames: number,
  tell: (status: string, fault?: string) => void,
): Promise<void> =>
  new Promise((done) => {
    const headers = { authorization: `Bearer ${token}` }
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers })
    let sent = 0
    let answered = 0
    const next = (): void => {
      if (sent === frames) return socket.close()
      sent++
      socket.send(frameFor(table, chance))
    }
    socket.on('open', next)
    socket.on('message', (data: Buffer) => {
      for (const message of JSON.parse(data.toString()) as {
        type: string
        ok?: boolean
        code?: string
        sentence?: string
      }[]) {
        if (message.type !== 'answer') continue
        answered++
        const isClear = message.ok === true || (message.sentence ?? '').length > 5
        tell(
          message.ok ? 'done' : (message.code ?? '?'),
          isClear && message.code !== 'broken' ? undefined : JSON.stringify(message),
        )
        next()
      }
    })
    socket.on('error', () => undefined)
    socket.on('close', (code) => {
      if (answered < sent && code !== 1009)
        tell('cut', `cut with ${code} after ${answered} answers to ${sent} frames`)
      else if (answered < sent) tell('too-large')
      done()
    })
  })

/** A table of others, in play, that must look the same before and after. */
export const fuzz = async (url: string, count: number, seed: string): Promise<FuzzResult> => {
  const chance = dice(seed)
  const host = await guestAt(url, 'host')
  const seats = [{ kind: 'person' }, { kind: 'person' }]
  const { table, links } = await host.call<TableMade>('POST', '/api/tables', {
    game: 'noughts',
    seats,
    listed: true,
  })
  await host.call('POST', `/api/tables/${table.id}/sit`, { token: links[1]?.token })
  await host.call('POST', `/api/tables/${table.id}/start`)
  const look = async (): Promise<string> =>
    JSON.stringify([
      await host.call('GET', `/api/tables/${table.id}/replay?seat=0`),
      await host.call<TableMade['table']>('GET', `/api/tables/${table.id}`),
    ])
  const before = await look()
  const stranger = await guestAt(url, 'stranger')
  const statuses: Record<string, number> = {}
  const faults: string[] = []
  let sent = 0
  const tell = (status: string, fault?: string): void => {
    sent++
    statuses[status] = (statuses[status] ?? 0) + 1
    if (fault && faults.length < 20) faults.push(fault)
  }
  while (sent < count) {
    const http = Array.from({ length: 16 }, () => byHttp(url, stranger, table.id, chance, tell))
    const lines = Array.from({ length: 4 }, () => bySocket(url, stranger.token, table.id, chance, 40, tell))
    await Promise.all([...http, ...lines])
  }
  if ((await look()) !== before) faults.push(`the table changed: ${before} became ${await look()}`)
  return { sent, statuses, faults }
}
