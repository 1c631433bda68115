/** Noughts and crosses beside boardgame.io's server: the same client program, matches and moves, in one run. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import type { ServerMessage, TableMade } from '../protocol.ts'
import { guestAt } from '../testing/client.ts'
import { HOUSE, quantile, spawnServer, UNLIMITED, usageOf, type Spawned } from './spawned.ts'

/** What the driver sees of a match: two players, each told every state by the server. */
type Saw = (
  match: number,
  player: number,
  version: number,
  cells: readonly (number | null)[],
  turn: number | null,
) => void
type Peer = {
  /** Opens a connection a player. */
  prepare(saw: Saw): Promise<void>
  /** Both players of a match come to it. */
  enter(match: number): void
  send(match: number, player: number, version: number, cell: number): void
  close(): void
}
export type Plan = { readonly matches: number; readonly games: number }
export type Measured = {
  readonly moves: number
  readonly movesPerSecond: number
  readonly p50: number
  readonly p99: number
  readonly megabytes: number
  readonly cpuMsPerMove: number
}

const slotOf = (match: number, { matches }: Plan): number => match % matches

/** Ours: every player has a connection of its own and the token of its seat. */
const machiya = async (url: string, plan: Plan): Promise<Peer> => {
  const host = await guestAt(url, 'host')
  const count = plan.matches * plan.games
  const tables: TableMade[] = []
  for (let at = 0; at < count; at += 50) {
    const part = Array.from({ length: Math.min(50, count - at) }, async () => {
      const seats = [{ kind: 'person' }, { kind: 'person' }]
      const made = await host.call<TableMade>('POST', '/api/tables', { game: 'noughts', seats })
      await host.call('POST', `/api/tables/${made.table.id}/sit`, { token: made.links[1]?.token })
      await host.call('POST', `/api/tables/${made.table.id}/start`)
      return made
    })
    tables.push(...(await Promise.all(part)))
  }
  const matchOf = new Map(tables.map(({ table }, match) => [table.id, match]))
  const sockets: WebSocket[] = []
  const views = new Map<string, (number | null)[]>()
  let ids = 0

  const take = (message: ServerMessage, saw: Saw): void => {
    if (message.type === 'answer' && !message.ok) throw new Error(message.sentence)
    if (message.type !== 'view' && message.type !== 'delta') return
    const match = matchOf.get(message.table) ?? 0
    const key = `${match} ${message.seat}`
    const cells = views.get(key) ?? Array.from({ length: 9 }, () => null)
    let isOver = false
    if (message.type === 'delta')
      for (const change of message.changes) {
        const [kind, path] = change
        if (kind === '~' && path[0] === 'cells') cells[change[2]] = change[4][0] as number
        if (kind === '~' && path[0] === 'agenda' && change[4].length === 0) isOver = true
      }
    views.set(key, cells)
    const version = message.seq
    saw(match, message.seat ?? 0, version, cells, isOver ? null : version % 2)
  }
  return {
    prepare: async (saw) => {
      for (let i = 0; i < plan.matches * 2; i++) {
        const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false })
        await new Promise((done) => socket.once('open', done))
        socket.on('message', (data: Buffer) => {
          for (const message of JSON.parse(data.toString()) as ServerMessage[]) take(message, saw)
        })
        socket.send(JSON.stringify({ type: 'hello', id: `h${ids++}`, token: host.token }))
        sockets.push(socket)
      }
    },
    enter: (match) => {
      for (const player of [0, 1]) {
        const socket = sockets[slotOf(match, plan) * 2 + player]
        const table = tables[match]?.table.id ?? ''
        socket?.send(JSON.stringify({ type: 'join', id: `j${ids++}`, table, seat: player }))
      }
    },
    send: (match, player, version, cell) => {
      const table = tables[match]?.table.id ?? ''
      const move = {
        type: 'move',
        id: `m${ids++}`,
        table,
        seat: player,
        number: version,
        task: 'mark',
        pick: cell,
      }
      sockets[slotOf(match, plan) * 2 + player]?.send(JSON.stringify(move))
    },
    close: () => {
      for (const socket of sockets) socket.close()
    },
  }
}

type Socketio = {
  emit(event: string, ...args: unknown[]): void
  on(event: string, take: (...args: never[]) => void): void
  close(): void
}
type BoardState = {
  G: { cells: (string | null)[] }
  ctx: { currentPlayer: string; gameover?: unknown }
  _stateID: number
}

const boardgame = async (url: string, plan: Plan): Promise<Peer> => {
  const require = createRequire(new URL('../../bench/package.json', import.meta.url))
  const { io } = require('socket.io-client') as { io: (url: string, options: object) => Socketio }
  const sockets: Socketio[] = []
  const told = (saw: Saw, player: number, name: string, state: BoardState): void => {
    const cells = state.G.cells.map((cell) => (cell === null ? null : Number(cell)))
    const turn = state.ctx.gameover === undefined ? Number(state.ctx.currentPlayer) : null
    saw(Number(name.slice(1)), player, state['_stateID'], cells, turn)
  }
  return {
    prepare: async (saw) => {
      for (let i = 0; i < plan.matches * 2; i++) {
        const socket = io(`${url}/noughts`, { transports: ['websocket'], forceNew: true })
        await new Promise<void>((done) => socket.on('connect', () => done()))
        socket.on('sync', (name: string, { state }: { state: BoardState }) => told(saw, i % 2, name, state))
        socket.on('update', (name: string, state: BoardState) => told(saw, i % 2, name, state))
        sockets.push(socket)
      }
    },
    enter: (match) => {
      for (const player of [0, 1])
        sockets[slotOf(match, plan) * 2 + player]?.emit('sync', `m${match}`, String(player), undefined, 2)
    },
    send: (match, player, version, cell) => {
      const payload = { type: 'clickCell', args: [cell], playerID: String(player) }
      const socket = sockets[slotOf(match, plan) * 2 + player]
      socket?.emit('update', { type: 'MAKE_MOVE', payload }, version, `m${match}`, String(player))
    },
    close: () => {
      for (const socket of sockets) socket.close()
    },
  }
}

/** Plays all matches, so many at a time, each move as soon as its player has seen the state before. */
const drive = async (peer: Peer, plan: Plan, server: Spawned): Promise<Measured> => {
  const count = plan.matches * plan.games
  const seen = Array.from({ length: count }, () => [-1, -1])
  const states = new Map<string, { cells: (number | null)[]; turn: number | null }>()
  const sent = new Map<string, number>()
  const latencies: number[] = []
  let over = 0
  let finish: () => void
  const finished = new Promise<void>((done) => {
    finish = done
  })
  const act = (match: number, player: number): void => {
    const version = seen[match]?.[player] ?? -1
    const state = states.get(`${match} ${player}`)
    if (!state || state.turn !== player) return
    const free = state.cells.flatMap((cell, i) => (cell === null ? [i] : []))
    const cell = free[Math.floor(Math.random() * free.length)] ?? 0
    sent.set(`${match} ${version + 1}`, performance.now())
    peer.send(match, player, version, cell)
  }
  const next = (match: number): void => {
    over++
    if (over === count) return finish()
    if (match + plan.matches < count) peer.enter(match + plan.matches)
  }
  /** A move is through when both players have seen what it made. */
  const saw: Saw = (match, player, version, cells, turn) => {
    const both = seen[match] as number[]
    if (version <= (both[player] ?? -1)) return
    both[player] = version
    states.set(`${match} ${player}`, { cells: [...cells], turn })
    const at = sent.get(`${match} ${version}`)
    if (at !== undefined && (both[1 - player] ?? -1) >= version) {
      latencies.push(performance.now() - at)
      if (turn === null) next(match)
    }
    if (version === 0 ? both[0] === 0 && both[1] === 0 : turn === player)
      act(match, version === 0 ? 0 : player)
  }
  await peer.prepare(saw)
  const before = usageOf(server.process.pid)
  const began = performance.now()
  for (let match = 0; match < plan.matches; match++) peer.enter(match)
  await finished
  const seconds = (performance.now() - began) / 1000
  const after = usageOf(server.process.pid)
  peer.close()
  const moves = latencies.length
  return {
    moves,
    movesPerSecond: moves / seconds,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    megabytes: after.megabytes,
    cpuMsPerMove: ((after.cpuSeconds - before.cpuSeconds) * 1000) / moves,
  }
}

export const measureMachiya = async (plan: Plan, env: Record<string, string> = {}): Promise<Measured> => {
  const folder = mkdtempSync(join(tmpdir(), 'machiya-load-'))
  const server = await spawnServer(HOUSE, { ...UNLIMITED, DATA: folder, PORT: '0', ...env })
  try {
    return await drive(await machiya(server.url, plan), plan, server)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export const measureBoardgame = async (plan: Plan): Promise<Measured> => {
  const server = await spawnServer('./boardgame-server.mjs', { PORT: '0', NODE_ENV: 'production' })
  try {
    return await drive(await boardgame(server.url, plan), plan, server)
  } finally {
    await server.kill()
  }
}
