/** Malformed, mistimed and forged messages to every route and to the socket: none may crash, change or confuse anything. */
import { dice, type Chance } from '@machiya/kernel'
import type { TableMade } from '../protocol.ts'
import { connectClient, guestAt, type Caller } from '../testing/client.ts'
import { byHttp, routesOf, type Route } from './fuzz-http.ts'
import { bySocket } from './fuzz-socket.ts'

/** Who says it: somebody without a token or with a forged one, a stranger, or one of the table at the wrong time. */
export type Sender = { readonly kind: 'nobody' | 'forged' | 'stranger' | 'mistimed'; readonly token: string }
export type Target = {
  /** Of others, in several states: private and gathering, listed and playing, over. */
  readonly tables: readonly string[]
  /** In play, where it is the host's turn; the friend sits there, too. */
  readonly playing: string
  readonly over: string
  readonly friend: Caller
  readonly record: string
}
export type Tally = (route: string, kind: string, status: string, fault?: string) => void
export type FuzzResult = {
  readonly sent: number
  readonly statuses: Record<string, number>
  /** How many of each kind went to each route. */
  readonly routes: Record<string, Record<string, number>>
  readonly faults: string[]
}

const PEOPLE = [{ kind: 'person' }, { kind: 'person' }]
const lay = async (host: Caller, friend: Caller, more: object): Promise<string> => {
  const made = await host.call<TableMade>('POST', '/api/tables', { game: 'noughts', seats: PEOPLE, ...more })
  const { id } = made.table
  await friend.call('POST', `/api/tables/${id}/sit`, { token: made.links[1]?.token })
  await host.call('POST', `/api/tables/${id}/salt`, { seat: 0, salt: 'mine' })
  return id
}

/** Both play the cells in order, until somebody has three in a row. */
const playOut = async (url: string, host: Caller, friend: Caller, id: string): Promise<void> => {
  const lines = [connectClient(url, host.token), connectClient(url, friend.token)]
  for (const [seat, line] of lines.entries()) await line.join(id, seat)
  for (let number = 0; number < 7; number++) {
    const seat = number % 2
    await lines[seat]?.say({ type: 'move', table: id, seat, number, task: 'mark', picks: [number] })
  }
  for (const line of lines) line.close()
}

const prepare = async (url: string, host: Caller, friend: Caller): Promise<Target> => {
  const gathering = await lay(host, friend, {})
  const playing = await lay(host, friend, { listed: true })
  const over = await lay(host, friend, { listed: true })
  for (const id of [playing, over]) await host.call('POST', `/api/tables/${id}/start`)
  await playOut(url, host, friend, over)
  const record = await host.call<string>('GET', `/api/tables/${over}/record`)
  return { tables: [gathering, playing, over], playing, over, friend, record }
}

/** Everything that can be asked about a table by its host, but for the house's clock. */
const look = async (host: Caller, { tables, playing, over }: Target): Promise<string[]> => {
  const asked = [
    ...tables.flatMap((id) => ['', '/chat', '/notes', '/webhook', '/orders/0'].map((of) => `${id}${of}`)),
    ...[playing, over].map((id) => `${id}/replay?seat=0`),
  ]
  const told = []
  for (const path of asked)
    told.push(
      `${path} ${JSON.stringify({ ...(await host.call<object>('GET', `/api/tables/${path}`)), now: 0 })}`,
    )
  return told
}

/** Lines that were cut are noticed a moment later. */
const changesSince = async (see: () => Promise<string[]>, before: readonly string[]): Promise<string[]> => {
  let changes: string[] = []
  for (let tries = 0; tries < 100; tries++) {
    changes = (await see()).filter((line, i) => line !== before[i])
    if (changes.length === 0) return []
    await new Promise((done) => setTimeout(done, 100))
  }
  return changes.map((line) => `a table changed: ${line}`)
}

const FORGED = 'forged'.repeat(6)
const senderFor = (chance: Chance, stranger: Caller, { friend }: Target): Sender => {
  const drawn = chance(8)
  if (drawn === 0) return { kind: 'nobody', token: '' }
  if (drawn === 1) return { kind: 'forged', token: FORGED }
  return drawn < 6 ? { kind: 'stranger', token: stranger.token } : { kind: 'mistimed', token: friend.token }
}

const FRAMES = 40
const REQUESTS = 120
const LINES = 12
export const fuzz = async (
  url: string,
  count: number,
  seed: string,
  limitMs = Infinity,
): Promise<FuzzResult> => {
  const ends = performance.now() + limitMs
  const chance = dice(seed)
  const [host, friend] = [await guestAt(url, 'host'), await guestAt(url, 'friend')]
  const target = await prepare(url, host, friend)
  const see = (): Promise<string[]> => look(host, target)
  const before = await see()
  const { routes, schemas } = await routesOf(url)
  const result: FuzzResult = { sent: 0, statuses: {}, routes: {}, faults: [] }
  let sent = 0
  const tally: Tally = (route, kind, status, fault) => {
    sent++
    const kinds = (result.routes[route] ??= {})
    kinds[kind] = (kinds[kind] ?? 0) + 1
    result.statuses[status] = (result.statuses[status] ?? 0) + 1
    if (fault && result.faults.length < 20) result.faults.push(fault)
  }
  /** Strangers may well sign out and be forgotten: another comes. */
  let stranger = await guestAt(url, 'stranger')
  for (let at = 0; sent < count && performance.now() < ends; at++) {
    if (at % 10 === 9) stranger = await guestAt(url, 'stranger')
    const route = (i: number): Route => routes[(at * REQUESTS + i) % routes.length] as Route
    const http = Array.from({ length: REQUESTS }, (_, i) =>
      byHttp({ url, target, schemas, chance, tally }, route(i), senderFor(chance, stranger, target)),
    )
    const lines = Array.from({ length: LINES }, () =>
      bySocket({ url, target, chance, tally }, senderFor(chance, stranger, target), FRAMES),
    )
    await Promise.all([...http, ...lines])
  }
  const missing = sent < count ? [`only ${sent} of ${count} messages were in time`] : []
  return { ...result, sent, faults: [...missing, ...(await changesSince(see, before)), ...result.faults] }
}
