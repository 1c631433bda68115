/** Noughts and crosses beside boardgame.io's server: the same client program, matches and moves, in one run. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerMessage, TableMade } from '../protocol.ts'
import { guestAt, type Caller } from '../testing/client.ts'
import { openLine, type Line } from './line.ts'
import { HOUSE, quantile, spawnServer, UNLIMITED, usageOf, type Spawned } from './spawned.ts'

/** What the driver sees of a match: a player was told a state by the server. `turn` is null at the end. */
type Saw = (match: number, player: number, version: number, turn: number | null) => void
export type Peer = {
  saw: Saw
  /** Makes room for so many new matches, whose numbers start at 0 again. */
  lay(count: number): Promise<void>
  /** A player comes to a match; boardgame.io knows one match a connection, so it leaves the one before. */
  enter(match: number, player: number): void
  /** False where the server makes this move itself. */
  send(match: number, player: number, version: number, cell: number): boolean
  close(): void
}
/** So many matches at a time: first `warm` uncounted ones one after the other, then `games` counted ones. */
export type Plan = { readonly matches: number; readonly warm: number; readonly games: number }
export type Measured = {
  readonly moves: number
  readonly movesPerSecond: number
  readonly p50: number
  readonly p99: number
  readonly megabytes: number
  readonly cpuMsPerMove: number
  readonly clientMsPerMove: number
}

export const lineOf = (lines: readonly Line[], match: number, player: number, { matches }: Plan): Line =>
  lines[(match % matches) * 2 + player] as Line
export const closeAll = (lines: readonly Line[]): void => {
  for (const line of lines) line.close()
}

const layTables = async (host: Caller, count: number): Promise<string[]> => {
  const tables: string[] = []
  const lay = async (): Promise<string> => {
    const seats = [{ kind: 'person' }, { kind: 'person' }]
    const { table, links } = await host.call<TableMade>('POST', '/api/tables', { game: 'noughts', seats })
    await host.call('POST', `/api/tables/${table.id}/sit`, { token: links[1]?.token })
    await host.call('POST', `/api/tables/${table.id}/start`)
    return table.id
  }
  while (tables.length < count)
    tables.push(...(await Promise.all(Array.from({ length: Math.min(50, count - tables.length) }, lay))))
  return tables
}

/** Those who were not looking when their table began are sent a notice first; that is no part of a move. */
const quiet = async (url: string, jobs: number): Promise<void> => {
  const end = performance.now() + 60_000
  const done = async (): Promise<number> =>
    Number(/^machiya_jobs_total (\d+)/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1] ?? 0)
  while ((await done()) < jobs && performance.now() < end) await new Promise((next) => setTimeout(next, 200))
}

type Delta = Extract<ServerMessage, { type: 'delta' }>
const isEnd = ({ changes }: Delta): boolean =>
  changes.some((change) => change[0] === '~' && change[1][0] === 'agenda' && change[4].length === 0)

/** The last cell is no choice, so the house marks it, and it counts for nothing here. */
const ONE_LEFT = 8

/** Ours: every player has a connection of its own. */
const machiya = async (url: string, plan: Plan): Promise<Peer> => {
  const host = await guestAt(url, 'host')
  let tables: string[] = []
  let laid = 0
  const matchOf = new Map<string, number>()
  const lines: Line[] = []
  let ids = 0
  const take = (message: ServerMessage, { saw }: Peer): void => {
    if (message.type === 'answer' && !message.ok) throw new Error(message.sentence)
    if (message.type === 'view') saw(matchOf.get(message.table) ?? 0, message.seat ?? 0, 0, 0)
    if (message.type !== 'delta') return
    const turn = isEnd(message) ? null : message.seq % 2
    saw(matchOf.get(message.table) ?? 0, message.seat ?? 0, message.seq, turn)
  }
  const peer: Peer = {
    saw: () => {},
    lay: async (count) => {
      tables = await layTables(host, count)
      laid += count
      await quiet(url, laid)
      for (const [match, table] of tables.entries()) matchOf.set(table, match)
    },
    enter: (match, seat) =>
      lineOf(lines, match, seat, plan).send(
        `{"type":"join","id":"j${ids++}","table":"${tables[match]}","seat":${seat}}`,
      ),
    send: (match, player, version, cell) => {
      if (version === ONE_LEFT) return false
      lineOf(lines, match, player, plan).send(
        `{"type":"move","id":"m${ids++}","table":"${tables[match]}","seat":${player},"number":${version},"task":"mark","picks":[${cell}]}`,
      )
      return true
    },
    close: () => closeAll(lines),
  }
  for (let i = 0; i < plan.matches * 2; i++) {
    const line = await openLine(`${url}/api/socket`, (text) => {
      for (const message of JSON.parse(text) as ServerMessage[]) take(message, peer)
    })
    line.send(JSON.stringify({ type: 'hello', id: `h${ids++}`, token: host.token }))
    lines.push(line)
  }
  return peer
}

type BoardState = {
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
  readonly _stateID: number
}
type BoardMessage =
  | readonly ['sync', string, { readonly state: BoardState }]
  | readonly ['update', string, BoardState]
  | readonly ['matchData', string, unknown]

const ROOM = '/noughts'
/** What socket.io sends on a WebSocket: a digit of engine.io, a digit of its own, the room, JSON. */
const boardgame = async (url: string, plan: Plan): Promise<Peer> => {
  const lines: Line[] = []
  let set = 0
  const told = ({ saw }: Peer, player: number, [kind, name, payload]: BoardMessage): void => {
    if (kind === 'matchData') return
    const { ctx, _stateID: version } = kind === 'sync' ? payload.state : payload
    const turn = ctx.gameover === undefined ? Number(ctx.currentPlayer) : null
    saw(Number(name.split('-')[1]), player, version, turn)
  }
  const open = async (player: number): Promise<Line> => {
    let ready: () => void
    const isReady = new Promise<void>((done) => {
      ready = done
    })
    const opened = await openLine(`${url}/socket.io/?EIO=4&transport=websocket`, (text, line) => {
      if (text.startsWith(`42${ROOM},`))
        told(peer, player, JSON.parse(text.slice(ROOM.length + 3)) as BoardMessage)
      else if (text.startsWith('0')) line.send(`40${ROOM},`)
      else if (text === '2') line.send('3')
      else if (text.startsWith(`40${ROOM}`)) ready()
    })
    await isReady
    return opened
  }
  const peer: Peer = {
    saw: () => {},
    lay: async () => {
      set++
    },
    enter: (match, player) =>
      lineOf(lines, match, player, plan).send(`42${ROOM},["sync","${set}-${match}","${player}",null,2]`),
    send: (match, player, version, cell) => {
      const action = `{"type":"MAKE_MOVE","payload":{"type":"clickCell","args":[${cell}],"playerID":"${player}"}}`
      lineOf(lines, match, player, plan).send(
        `42${ROOM},["update",${action},${version},"${set}-${match}","${player}"]`,
      )
      return true
    },
    close: () => closeAll(lines),
  }
  for (let i = 0; i < plan.matches * 2; i++) lines.push(await open(i % 2))
  return peer
}

type Match = { seen: [number, number]; sentAt: number; free: number[] }
const newMatch = (): Match => ({ seen: [-1, -1], sentAt: 0, free: [0, 1, 2, 3, 4, 5, 6, 7, 8] })

type Spent = { readonly ms: number; readonly served: number; readonly asked: number }
const startClock = ({ process: { pid } }: Spawned): (() => Spent) => {
  const at = performance.now()
  const { cpuSeconds } = usageOf(pid)
  const own = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(own)
    const served = (usageOf(pid).cpuSeconds - cpuSeconds) * 1000
    return { ms: performance.now() - at, served, asked: (user + system) / 1000 }
  }
}

const figuresOf = (spent: readonly Spent[], latencies: readonly number[], megabytes: number): Measured => {
  const moves = latencies.length
  const sum = (of: (each: Spent) => number): number => spent.reduce((all, each) => all + of(each), 0)
  return {
    moves,
    movesPerSecond: (moves * 1000) / sum(({ ms }) => ms),
    megabytes,
    cpuMsPerMove: sum(({ served }) => served) / moves,
    clientMsPerMove: sum(({ asked }) => asked) / moves,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
  }
}

/** Counts matches down; whoever waits goes on with the last of them. */
const startGate = () => {
  let missing = 0
  let open: () => void
  return {
    arrive: (): void => {
      if (--missing === 0) open()
    },
    wait: (count: number, begin: () => void): Promise<void> =>
      new Promise((done) => {
        missing = count
        open = done
        begin()
      }),
  }
}

/**
 * Plays all matches, so many at a time. Everybody comes to them before the clock starts; a match moves on when both
 * its players have seen the last move.
 */
const drive = async (peer: Peer, plan: Plan, games: number, server: Spawned): Promise<Measured> => {
  const matches = Array.from({ length: plan.matches * games }, newMatch)
  const latencies: number[] = []
  const spent: Spent[] = []
  const gate = startGate()
  const act = (at: number, player: number): void => {
    const match = matches[at] as Match
    const [cell = 0] = match.free.splice(Math.floor(Math.random() * match.free.length), 1)
    match.sentAt = peer.send(at, player, match.seen[0], cell) ? performance.now() : 0
  }
  peer.saw = (at, player, version, turn) => {
    const match = matches[at] as Match
    if (version <= (match.seen[player] ?? 0)) return
    match.seen[player] = version
    if (match.seen[1 - player] !== version) return
    if (match.sentAt > 0) latencies.push(performance.now() - match.sentAt)
    if (version === 0 || turn === null) gate.arrive()
    else act(at, turn)
  }
  await peer.lay(matches.length)
  for (let first = 0; first < matches.length; first += plan.matches) {
    const each = (then: (at: number) => void) => () => {
      for (let at = first; at < first + plan.matches; at++) then(at)
    }
    await gate.wait(
      plan.matches,
      each((at) => {
        peer.enter(at, 0)
        peer.enter(at, 1)
      }),
    )
    const read = startClock(server)
    await gate.wait(
      plan.matches,
      each((at) => act(at, 0)),
    )
    spent.push(read())
  }
  return figuresOf(spent, latencies, usageOf(server.process.pid).megabytes)
}

/** A server that has just started is still being compiled: it plays a while before it is measured. */
export const warmAndDrive = async (peer: Peer, plan: Plan, server: Spawned): Promise<Measured> => {
  await drive(peer, plan, plan.warm, server)
  return drive(peer, plan, plan.games, server)
}

export const measureMachiya = async (plan: Plan, env: Record<string, string> = {}): Promise<Measured> => {
  const folder = mkdtempSync(join(tmpdir(), 'machiya-load-'))
  const server = await spawnServer(HOUSE, { ...UNLIMITED, DATA: folder, PORT: '0', ...env })
  const peer = await machiya(server.url, plan)
  try {
    return await warmAndDrive(peer, plan, server)
  } finally {
    peer.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export const measureBoardgame = async (plan: Plan): Promise<Measured> => {
  const server = await spawnServer('./boardgame-server.mjs', { PORT: '0', NODE_ENV: 'production' })
  const peer = await boardgame(server.url, plan)
  try {
    return await warmAndDrive(peer, plan, server)
  } finally {
    await server.kill()
    peer.close()
  }
}
