/** The socket's door: who may connect, and how lines that went dead are noticed. */
import { ServerResponse, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { House } from '../hall/desk.ts'
import { problem } from '../problems.ts'
import { closeConnection, openConnection, push, type Connection } from './connection.ts'
import { openLine, refusesUpgrade } from './line.ts'
import { receive } from './messages.ts'

const MOST_BYTES = 16 * 1024
const HEARTBEAT_MS = 30_000

type Waiting = { readonly socket: Socket; readonly head: Buffer; readonly response: ServerResponse }

const accept = (
  house: House,
  all: Set<Connection>,
  { who, headers }: FastifyRequest,
  { socket, head }: Waiting,
): void => {
  socket.setNoDelay(true)
  socket.setTimeout(0)
  const line = openLine(socket, headers, head, MOST_BYTES, {
    message: (text, isBinary) => void receive(house, connection, isBinary ? '' : text),
    pong: () => {
      connection.isAlive = true
    },
    closed: () => {
      all.delete(connection)
      house.metrics.sockets.set(all.size)
      closeConnection(house, connection)
    },
  })
  const connection = openConnection(line, who)
  connection.allowance = house.config.RATE_SOCKET
  connection.refilled = Date.now()
  all.add(connection)
  house.metrics.sockets.set(all.size)
}

const heartbeat = (all: Set<Connection>): void => {
  for (const connection of all) {
    if (!connection.isAlive) connection.line.cut()
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

export type Sockets = { readonly goodbye: (reason: string) => void }

export const addSocket = (app: FastifyInstance, house: House): Sockets => {
  const all = new Set<Connection>()
  const waiting = routeUpgrades(app)
  app.get('/api/socket', { schema: { hide: true } }, (request, reply) => {
    const asks = waiting.get(request.raw)
    const no = asks ? refusesUpgrade(request.headers) : 'this address is a WebSocket: connect with one'
    if (!asks || no) throw problem('bad-request', no ?? '')
    waiting.delete(request.raw)
    reply.hijack()
    asks.response.detachSocket(asks.socket)
    accept(house, all, request, asks)
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
    for (const { line } of all) line.close(1001, 'the house is stopping')
  })
  return { goodbye }
}
