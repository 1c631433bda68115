/** A client as a stranger might write it: joins tables, keeps its views by the deltas, and resumes by itself. */
import { isDeepStrictEqual } from 'node:util'
import type { Position, View } from '@machiya/kernel'
import { applyChanges, type Change } from '@machiya/table'
import { WebSocket } from 'ws'
import type {
  Answer,
  ChatLine,
  ClientMessage,
  ServerMessage,
  StandingOrder,
  TableInfo,
  Undo,
} from '../protocol.ts'

type Unnamed<M> = M extends { id: string } ? Omit<M, 'id'> : never
export type Saying = Unnamed<ClientMessage>
export type Seen = { view: View; seq: number; era: string; back: Undo; orders: StandingOrder[] }
type Place = { readonly table: string; readonly seat: number | null; readonly watch?: string | undefined }
type Waiting = { readonly text: string; readonly done: (answer: Answer) => void }

export type Client = {
  /** Says it until it is answered, over as many connections as that takes. */
  say(saying: Saying, id?: string): Promise<Answer>
  join(table: string, seat: number | null, watch?: string): Promise<Answer>
  seen(table: string, seat: number | null): Seen | undefined
  readonly tables: Map<string, TableInfo>
  readonly chat: ChatLine[]
  /** How often the whole view was sent, deltas arrived, and how many bytes came in all. */
  readonly counts: { views: number; deltas: number; deltaBytes: number[]; connections: number; gaps: number }
  onChange: (table: string, seat: number | null) => void
  drop(): void
  close(): void
}

/** Of so many deltas one is weighed: weighing all would slow down who measures. */
const SAMPLED = 8
const keyOf = (table: string, seat: number | null): string => `${table} ${seat}`
let made = 0
const nextId = (): string => `m${++made}-${Math.random().toString(36).slice(2, 10)}`

/** The views a client keeps by what it is told; `missed` asks again for one that has a gap. */
const viewKeeper = (client: Client, missed: (key: string) => void) => {
  const views = new Map<string, Seen>()
  const change = (message: Extract<ServerMessage, { type: 'delta' }>): void => {
    const key = keyOf(message.table, message.seat)
    const known = views.get(key)
    if (known && message.seq <= known.seq) return
    if (!known || message.seq !== known.seq + 1) {
      client.counts.gaps++
      return missed(key)
    }
    client.counts.deltas++
    if (client.counts.deltas % SAMPLED === 1) client.counts.deltaBytes.push(JSON.stringify(message).length)
    const view = applyChanges(known.view, message.changes as Change[])
    const { seq, back } = message
    views.set(key, { ...known, seq, back, view: { ...view, told: message.told as never } })
    client.onChange(message.table, message.seat)
  }
  const show = (message: Extract<ServerMessage, { type: 'view' }>): void => {
    client.counts.views++
    const key = keyOf(message.table, message.seat)
    const known = views.get(key)
    if (known && known.era === message.era && known.seq > message.seq) return
    const { seq, era, back, orders } = message
    views.set(key, { view: message.view as unknown as View, seq, era, back, orders })
    client.onChange(message.table, message.seat)
  }
  return { views, change, show }
}

type Wire = { send(text: string): void; drop(): void; close(): void }
type Heeds = { readonly opened: () => void; readonly heard: (message: ServerMessage) => void }
/** One connection after the other, for as long as it is wanted; what is sent while there is none is lost. */
const openWire = (addressOf: () => string, token: string, retryMs: number, heeds: Heeds): Wire => {
  let socket: WebSocket
  let isClosed = false
  const open = (): void => {
    if (isClosed) return
    socket = new WebSocket(`${addressOf().replace('http', 'ws')}/api/socket`, {
      perMessageDeflate: false,
      headers: { authorization: `Bearer ${token}` },
    })
    socket.on('open', heeds.opened)
    socket.on('message', (data: Buffer) => {
      for (const message of JSON.parse(data.toString()) as ServerMessage[]) heeds.heard(message)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => setTimeout(open, retryMs * (0.5 + Math.random())))
  }
  open()
  return {
    send: (text) => void (socket.readyState === socket.OPEN && socket.send(text)),
    drop: () => socket.terminate(),
    close: () => {
      isClosed = true
      socket.close()
    },
  }
}

type Options = { readonly retryMs?: number | undefined; readonly nudgeMs?: number | undefined }
export const connectClient = (
  addresses: string | (() => string),
  token: string,
  { retryMs = 50, nudgeMs = 2 ** 30 }: Options = {},
): Client => {
  const joins = new Map<string, Place>()
  const waiting = new Map<string, Waiting>()
  const rejoin = ({ table, seat, watch }: Place): void => {
    const known = views.get(keyOf(table, seat))
    const seen = known ? { seq: known.seq, era: known.era } : undefined
    wire.send(JSON.stringify({ type: 'join', id: nextId(), table, seat, watch, seen }))
  }
  const sayAgain = (): void => {
    for (const join of joins.values()) rejoin(join)
    for (const { text } of waiting.values()) wire.send(text)
  }
  const client: Client = {
    say: (saying, id = nextId()) =>
      new Promise((done) => {
        const text = JSON.stringify({ id, ...saying })
        waiting.set(id, { text, done })
        wire.send(text)
      }),
    join: (table, seat, watch) => {
      joins.set(keyOf(table, seat), { table, seat, watch })
      return client.say({ type: 'join', table, seat, watch })
    },
    seen: (table, seat) => views.get(keyOf(table, seat)),
    tables: new Map(),
    chat: [],
    counts: { views: 0, deltas: 0, deltaBytes: [], connections: 0, gaps: 0 },
    onChange: () => {},
    drop: () => wire.drop(),
    close: () => {
      clearInterval(nudge)
      wire.close()
    },
  }
  const keeper = viewKeeper(client, (key) => {
    const at = joins.get(key)
    if (at) rejoin(at)
  })
  const { views } = keeper
  const heard = (message: ServerMessage): void => take(client, keeper, waiting, message)
  const addressOf = (): string => {
    client.counts.connections++
    return typeof addresses === 'string' ? addresses : addresses()
  }
  const wire = openWire(addressOf, token, retryMs, { opened: sayAgain, heard })
  /** Where frames may get lost on the way: says again what was not answered, and asks what it missed. */
  const nudge = setInterval(sayAgain, nudgeMs)
  return client
}

/** What a message is to a client. */
const take = (
  client: Client,
  { show, change }: ReturnType<typeof viewKeeper>,
  waiting: Map<string, Waiting>,
  message: ServerMessage,
): void => {
  if (message.type === 'answer') {
    const id = message.id ?? ''
    waiting.get(id)?.done(message)
    waiting.delete(id)
  } else if (message.type === 'view') show(message)
  else if (message.type === 'delta') change(message)
  else if (message.type === 'table') client.tables.set(message.table.id, message.table)
  else if (message.type === 'chat') client.chat.push(message.line)
}

export const sameView = (a: Position | undefined, b: Position | undefined): boolean => isDeepStrictEqual(a, b)

export type Caller = {
  readonly token: string
  readonly id: string
  call<T>(method: string, path: string, body?: object): Promise<T>
  fails(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; code: string; sentence: string }>
}
const request = (url: string, token: string, method: string, path: string, body: object): Promise<Response> =>
  fetch(`${url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  })

export const callerWith = (url: string, token: string, id = ''): Caller => ({
  token,
  id,
  call: async <T>(method: string, path: string, body: object = {}): Promise<T> => {
    const answer = await request(url, token, method, path, body)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return (answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as T
  },
  fails: async (method, path, body = {}) => {
    const answer = await request(url, token, method, path, body)
    const { error } = (await answer.json()) as { error: { code: string; sentence: string } }
    return { status: answer.status, ...error }
  },
})

export const guestAt = async (url: string, name: string): Promise<Caller> => {
  const answer = await request(url, '', 'POST', '/api/guests', { name })
  const { token, person } = (await answer.json()) as { token: string; person: { id: string } }
  return callerWith(url, token, person.id)
}
