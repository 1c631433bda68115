/** One open connection: what it said goes to the table, what it is told goes out in frames. */
import { WebSocket } from 'ws'
import { leave } from '../hall/join.ts'
import type { House } from '../hall/context.ts'
import type { LiveTable, Listener } from '../hall/live-table.ts'
import type { Who } from '../hall/info.ts'
import { putJob } from '../jobs/queue.ts'
import type { Problem } from '../problems.ts'
import { unit } from '../store/store.ts'
import { sendAtEnd } from '../end-of-tick.ts'

export type Joined = { readonly live: LiveTable; readonly listener: Listener }
export type Connection = {
  readonly line: WebSocket
  readonly address: string
  who: Who | undefined
  /** A hello under way: whatever was said after it waits. */
  greeting: Promise<void> | undefined
  readonly joined: Map<string, Joined>
  /** Messages of this turn of the event loop; they leave as one frame. */
  out: string[]
  allowance: number
  refilled: number
  excess: number
  isAlive: boolean
}

export const openConnection = (line: WebSocket, who: Who | undefined, address = ''): Connection => ({
  line,
  address,
  who,
  greeting: undefined,
  joined: new Map(),
  out: [],
  allowance: 0,
  refilled: 0,
  excess: 0,
  isAlive: true,
})

export const isOpen = ({ line }: Connection): boolean => line.readyState === WebSocket.OPEN

const MOST_BUFFERED = 4 * 1024 * 1024
/** Whoever reads so slowly is dropped, and resumes. */
const isReading = (connection: Connection): boolean => {
  if (!isOpen(connection)) return false
  const { line } = connection
  if (line.bufferedAmount <= MOST_BUFFERED) return true
  line.terminate()
  return false
}

const flush = (connection: Connection): void => {
  const { line, out } = connection
  connection.out = []
  if (isReading(connection)) line.send(`[${out.join(',')}]`)
}

/** Pings and pongs are frames like all others: they count, and are answered as far as somebody reads. */
export const answerPing = (house: House, connection: Connection, data: Buffer): void => {
  if (isWithinRate(connection, house.config.RATE_SOCKET, Date.now()) && isReading(connection))
    connection.line.pong(data)
}

export const push = (connection: Connection, message: string): void => {
  if (connection.out.length === 0) sendAtEnd(() => flush(connection))
  connection.out.push(message)
}

/** With one thing more that was asked for, already as JSON. */
export const pushDone = (
  connection: Connection,
  id: string,
  what?: 'seq' | 'hint' | 'log',
  json?: string | number,
): void => {
  const more = what === undefined ? '' : `,"${what}":${json}`
  push(connection, `{"type":"answer","id":"${id}","ok":true${more}}`)
}
export const pushProblem = (connection: Connection, id: string | null, problem: Problem): void =>
  push(connection, JSON.stringify({ type: 'answer', id, ok: false, ...problem }))

/** So many messages a second, saved up for two. Those beyond are answered, and in the end the line is cut. */
export const isWithinRate = (connection: Connection, perSecond: number, now: number): boolean => {
  const gained = ((now - connection.refilled) / 1000) * perSecond
  connection.allowance = Math.min(perSecond * 2, connection.allowance + gained)
  connection.refilled = now
  if (connection.allowance >= 1) {
    connection.allowance--
    return true
  }
  connection.excess++
  if (connection.excess === perSecond * 10) connection.line.close(1008, 'too many messages')
  if (connection.excess > perSecond * 20) connection.line.terminate()
  return false
}

export const joinedKey = (table: string, seat: number | null): string => `${table} ${seat}`

/** At a live table somebody who vanishes is stood in for after a while, and a program at every table: nobody else would miss it. */
const expectBack = (house: House, { live, listener: { seat } }: Joined): void => {
  if (seat === null || live.row.status !== 'playing') return
  if (live.clock.kind !== 'live' && live.seats[seat]?.person !== null) return
  const runAt = Date.now() + house.config.VANISH_SECONDS * 1000
  const job = putJob(house.store, { kind: 'vanish', table: live.id, seat, runAt, payload: String(runAt) })
  house.store
    .commit(unit(job))
    .catch((cause: unknown) => house.log.debug({ err: cause }, 'nobody will be missed: the house stops'))
}

export const closeConnection = (house: House, connection: Connection): void => {
  for (const joined of connection.joined.values()) {
    leave(house, joined.live, joined.listener)
    expectBack(house, joined)
  }
  connection.joined.clear()
}
