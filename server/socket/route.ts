/** The socket's door: who may connect, and how lines that went dead are noticed. */
import { ServerResponse, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { WebSocketServer, type WebSocket } from 'ws'
import type { House } from '../hall/context.ts'
import { problem } from '../problems.ts'
import {
  answerPing,
  closeConnection,
  isWithinRate,
  openConnection,
  push,
  type Connection,
} from './connection.ts'
import { receive } from './messages.ts'

const HEARTBEAT_MS = 30_000
/** Frames are small and each is made once for many: packing them costs more than it saves. */
const DOOR = {
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: 16 * 1024,
  maxFragments: 64,
  closeTimeout: 2000,
  /** They are counted first. */
  autoPong: false,
}
const KEY = /^[+/0-9A-Za-z]{22}==$/
const STOPPING = 'the house is stopping'
const NOT_ONE = 'this address is a WebSocket: connect with one'

type Waiting = { readonly socket: Socket; readonly head: Buffer; readonly response: ServerResponse }

/** Why these headers do not ask for a WebSocket, if they do not. */
const refusesUpgrade = (headers: IncomingHttpHeaders): string | undefined => {
  if (headers.upgrade?.toLowerCase() !== 'websocket') return NOT_ONE
  if (headers['sec-websocket-version'] !== '13') return 'the WebSocket version here is 13'
  return KEY.test(headers['sec-websocket-key'] ?? '') ? undefined : 'the WebSocket key is 16 bytes in base64'
}

const accept = (house: House, all: Set<Connection>, line: WebSocket, { who, ip }: FastifyRequest): void => {
  const connection = openConnection(line, who, ip)
  connection.allowance = house.config.RATE_SOCKET
  connection.refilled = Date.now()
  all.add(connection)
  house.metrics.sockets.set(all.size)
  line.on('message', (data: Buffer, isBinary) => {
    void receive(house, connection, isBinary ? '' : data.toString('utf8'))
  })
  line.on('ping', (data: Buffer) => answerPing(house, connection, data))
  line.on('pong', () => {
    connection.isAlive = isWithinRate(connection, house.config.RATE_SOCKET, Date.now())
  })
  line.on('error', () => house.log.debug('a line broke the rules of WebSockets and is closed'))
  line.on('close', () => {
    all.delete(connection)
    house.metrics.sockets.set(all.size)
    closeConnection(house, connection)
  })
}

const heartbeat = (all: Set<Connection>): void => {
  for (const connection of all) {
    if (!connection.isAlive) connection.line.terminate()
    else connection.line.ping()
    connection.isAlive = false
  }
}

/** A request to upgrade goes the way of every other, past the same guards, until its route lets it in. */
const routeUpgrades = (app: FastifyInstance): Map<IncomingMessage, Waiting> => {
  const waiting = new Map<IncomingMessage, Waiting>()
  app.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    const response = new ServerResponse(request)
    response.assignSocket(socket)
    waiting.set(request, { socket, head, response })
    response.on('finish', () => {
      if (waiting.delete(request)) socket.end()
    })
    socket.once('close', () => waiting.delete(request))
    app.routing(request, response)
  })
  return waiting
}

export type Sockets = {
  readonly goodbye: (reason: string) => void
  /** Whoever the house does not let in any more. */
  readonly turnAway: () => void
}

export const addSocket = (app: FastifyInstance, house: House): Sockets => {
  const all = new Set<Connection>()
  const waiting = routeUpgrades(app)
  const door = new WebSocketServer(DOOR)
  let isStopping = false
  app.get('/api/socket', { schema: { hide: true } }, (request, reply) => {
    const asks = waiting.get(request.raw)
    const no = asks ? refusesUpgrade(request.headers) : NOT_ONE
    if (!asks || no) throw problem('bad-request', no ?? '')
    waiting.delete(request.raw)
    reply.hijack()
    const { socket, head, response } = asks
    response.detachSocket(socket)
    door.handleUpgrade(request.raw, socket, head, (line) => {
      if (isStopping) line.close(1001, STOPPING)
      else accept(house, all, line, request)
    })
  })
  const beat = setInterval(heartbeat, HEARTBEAT_MS, all)
  beat.unref()
  const goodbye = (reason: string): void => {
    for (const connection of all) {
      push(connection, JSON.stringify({ type: 'goodbye', reason }))
      setImmediate(() => connection.line.close(1001, reason))
    }
  }
  app.addHook('preClose', async () => {
    clearInterval(beat)
    isStopping = true
    for (const { line } of all) line.close(1001, STOPPING)
  })
  const turnAway = (): void => {
    for (const { line, who, address } of all)
      if (house.bans.has(address) || house.bans.has(who?.person ?? '')) line.close(1008, 'not let in')
  }
  return { goodbye, turnAway }
}
