/** The socket's door: who may connect, and how lines that went dead are noticed. */
import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import type { House } from '../hall/desk.ts'
import { closeConnection, openConnection, push, type Connection } from './connection.ts'
import { receive } from './messages.ts'

const MOST_BYTES = 16 * 1024
const HEARTBEAT_MS = 30_000

const accept = (house: House, all: Set<Connection>, socket: WebSocket, who: Connection['who']): void => {
  const connection = openConnection(socket, who)
  connection.allowance = house.config.RATE_SOCKET
  connection.refilled = Date.now()
  all.add(connection)
  house.metrics.sockets.set(all.size)
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    void receive(house, connection, isBinary ? '' : data.toString('utf8'))
  })
  socket.on('pong', () => {
    connection.isAlive = true
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    all.delete(connection)
    house.metrics.sockets.set(all.size)
    closeConnection(house, connection)
  })
}

const heartbeat = (all: Set<Connection>): void => {
  for (const connection of all) {
    if (!connection.isAlive) connection.socket.terminate()
    else connection.socket.ping()
    connection.isAlive = false
  }
}

export type Sockets = { readonly goodbye: (reason: string) => void }

export const addSocket = async (app: FastifyInstance, house: House): Promise<Sockets> => {
  const all = new Set<Connection>()
  await app.register(websocket, {
    options: { maxPayload: MOST_BYTES, perMessageDeflate: false },
    errorHandler: (_cause, socket) => socket.terminate(),
  })
  app.get('/api/socket', { websocket: true, schema: { hide: true } }, (socket, request) =>
    accept(house, all, socket, request.who),
  )
  const beat = setInterval(heartbeat, HEARTBEAT_MS, all)
  beat.unref()
  app.addHook('onClose', () => clearInterval(beat))
  return {
    goodbye: (reason) => {
      for (const connection of all) {
        push(connection, JSON.stringify({ type: 'goodbye', reason }))
        setImmediate(() => connection.socket.close(1001, reason))
      }
    },
  }
}
