/** node server/load/main.ts noughts | tables | besides | weigh | kills | scripts | hostile | idle | fuzz: measures and torments a house, on this machine only. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LISTED } from '@machiya/games'
import { installBeside } from '../../house/install.mjs'
import { startPostgres } from '../testing/postgres.ts'
import { readConfig } from '../config.ts'
import { openHouse } from '../house.ts'
import { besidesLines, measureBesides } from './besides.ts'
import { fuzz, type FuzzResult } from './fuzz.ts'
import { weighIdle } from './idle.ts'
import { killAgainAndAgain, type KillResult } from './kills.ts'
import { measureBoardgame, measureMachiya, type Measured } from './noughts.ts'
import { measureRelay } from './noughts-relay.ts'
import { HOSTILE, startProxy } from './proxy.ts'
import { playScripts, writeScript } from './scripted.ts'
import { HOUSE, quantile, spawnServer, UNLIMITED, type Spawned } from './spawned.ts'
import { swarm, type SwarmResult } from './swarm.ts'
import { weighLive } from './weigh.ts'
import { figuresLine, figuresOf, playAt, type Figures } from './tables.ts'

const USAGE = `node server/load/main.ts COMMAND [--tables N] [--seats N] [--games a,b] [--times N] [--minutes N] [--postgres]
  noughts   noughts and crosses beside boardgame.io's server and a bare relay with a ledger, --times rounds, interleaved;
            installs the peers of bench/ first
  tables    --tables tables of mixed games played by scripted clients, who think --think seconds, for --minutes or to the end;
            at --nodes nodes on PostgreSQL, with --apart every seat of a table at another one; counted after --warm seconds;
            with --foreign so many moves a second are told of by nodes that are not there; --times rounds,
            with --beside FILE in turn with the house that FILE starts
  besides   what moves wait for alone, and with replays, imports, the coach and bots at work, in turn --times times
  weigh     what a live table weighs in a rules thread after 150 moves
  kills     the same while the house is killed --times times
  scripts   the same games twice, over a plain line and over one that loses, doubles, delays and cuts: with hashes
  hostile   --tables tables of mixed games through a line that loses, doubles, delays and cuts
  idle      lays --tables tables of the first of --games, leaves them, and weighs the heap
  fuzz      --times malformed, mistimed and forged messages`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tables: { type: 'string', default: '20' },
    seats: { type: 'string', default: '4' },
    games: { type: 'string', default: LISTED.join(',') },
    times: { type: 'string', default: '3' },
    minutes: { type: 'string', default: '10' },
    postgres: { type: 'boolean', default: false },
    nodes: { type: 'string', default: '1' },
    apart: { type: 'boolean', default: false },
    think: { type: 'string', default: '0' },
    warm: { type: 'string', default: '0' },
    foreign: { type: 'string', default: '0' },
    beside: { type: 'string' },
  },
})
const times = Math.min(1_000_000, Number(values.times))
const plan = {
  tables: Math.min(20_000, Number(values.tables)),
  seats: Number(values.seats),
  games: values.games.split(','),
  limitMs: Math.min(60, Number(values.minutes)) * 60_000,
  thinkMs: Number(values.think) * 1000,
}
const ms = (values: number[], q: number): string => `${quantile(values, q).toFixed(1)} ms`

const show = (result: SwarmResult): void => {
  const { tables, moves, seconds, latencies, deltaBytes, connections, wholeViews } = result
  const { stopped, unfinished, faults } = result
  console.log(
    `${tables} tables of ${values.games}, ${moves} moves in ${seconds.toFixed(1)} s: ${(moves / seconds).toFixed(0)} moves/s`,
  )
  console.log(`from move to every seat: p50 ${ms(latencies, 0.5)}, p99 ${ms(latencies, 0.99)}`)
  console.log(
    `bytes a move and seat: median ${quantile(deltaBytes, 0.5)}, p99 ${quantile(deltaBytes, 0.99)}, most ${quantile(deltaBytes, 1)}`,
  )
  console.log(`${connections} connections, ${wholeViews} whole views sent`)
  if (unfinished.length > 0)
    console.log(`${unfinished.length} tables had not ended when time was up, such as ${unfinished[0]}`)
  for (const fault of faults.slice(0, 10)) console.log(`FAULT ${fault}`)
  console.log(
    faults.length === 0
      ? `${tables - unfinished.length} tables${stopped ? `, ${stopped} of them stopped in the middle` : ' ended'}: every acknowledged move is kept, every seat sees what the record tells`
      : `${faults.length} faults`,
  )
  process.exitCode = faults.length + unfinished.length === 0 ? 0 : 1
}

const spread = (values: number[], unit = ''): string =>
  `least ${quantile(values, 0).toFixed(0)}, median ${quantile(values, 0.5).toFixed(0)}, most ${quantile(values, 1).toFixed(0)}${unit}`
const showLives = ({ lives, backAfterLastMs }: KillResult): void => {
  console.log(`killed ${lives.length} times, on ${values.postgres ? 'PostgreSQL' : 'SQLite'}`)
  console.log(`moves acknowledged in each life: ${spread(lives.map(({ moves }) => moves))}`)
  console.log(`tables that moved in each life:  ${spread(lives.map(({ tables }) => tables))}`)
  const later = lives.slice(1)
  console.log(
    `from a kill until it listens:    ${spread(
      later.map(({ upMs }) => upMs),
      ' ms',
    )}`,
  )
  console.log(
    `from a kill until a move counts: ${spread(
      later.map(({ backMs }) => backMs),
      ' ms',
    )}`,
  )
  console.log(
    `after the last kill every table had moved on by itself in ${(backAfterLastMs / 1000).toFixed(1)} s`,
  )
}

const showRoutes = (routes: FuzzResult['routes']): void => {
  for (const [route, kinds] of Object.entries(routes)) {
    const sum = Object.values(kinds).reduce((all, n) => all + n, 0)
    const told = Object.entries(kinds).map(([kind, n]) => `${kind} ${n}`)
    console.log(`${String(sum).padStart(6)}  ${route}   ${told.toSorted().join(' · ')}`)
  }
}

/** A folder or a PostgreSQL of its own, gone afterwards. */
const withPlace = async (act: (env: Record<string, string>) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'machiya-load-'))
  const database = values.postgres ? await startPostgres() : undefined
  try {
    await act({ DATA: folder, ...(database ? { DATABASE_URL: database.url } : {}) })
  } finally {
    await database?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
const withHouse = (act: (server: Spawned) => Promise<void>): Promise<void> =>
  withPlace(async (env) => {
    const server = await spawnServer(HOUSE, { ...UNLIMITED, PORT: '0', ...env })
    try {
      await act(server)
    } finally {
      await server.stop()
    }
  })

const line = (name: string, it: Measured): string =>
  `${name.padEnd(14)} ${it.movesPerSecond.toFixed(0).padStart(7)} moves/s   p50 ${it.p50.toFixed(1)} ms   p99 ${it.p99.toFixed(1)} ms   ` +
  `${it.cpuMsPerMove.toFixed(3)} ms CPU a move (client ${it.clientMsPerMove.toFixed(3)})   ${it.megabytes.toFixed(0)} MB   (${it.moves} moves)`
const median = (values: number[]): number => quantile(values, 0.5)

const noughts = async (): Promise<void> => {
  installBeside('bench')
  const peers = { machiya: measureMachiya, 'boardgame.io': measureBoardgame, floor: measureRelay }
  const all = Object.entries(peers).map(([name, measure]) => ({ name, measure, seen: [] as Measured[] }))
  for (let round = 0; round < times; round++)
    for (const { name, measure, seen } of all) {
      seen.push(await measure({ matches: 100, warm: 12, games: 24 }))
      console.log(line(name, seen.at(-1) as Measured))
    }
  const [ours, theirs, floor] = all.map(({ seen }) => seen)
  for (const [name, peer] of Object.entries({ 'boardgame.io': theirs, 'the floor': floor })) {
    const ratio = (of: (it: Measured) => number): string =>
      (median((ours ?? []).map(of)) / median((peer ?? []).map(of))).toFixed(2)
    console.log(
      `machiya / ${name}: moves/s ${ratio((it) => it.movesPerSecond)}, p99 ${ratio((it) => it.p99)}, CPU a move ${ratio((it) => it.cpuMsPerMove)}`,
    )
  }
}

const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`
const idle = (): Promise<void> =>
  withPlace(async (env) => {
    const running = await openHouse(readConfig({ ...UNLIMITED, ...env, PORT: '0', IDLE_SECONDS: '1' }))
    const [game = ''] = plan.games
    const { before, after, liveTables, held } = await weighIdle(running, plan.tables, game)
    await running.close()
    console.log(
      `${plan.tables} idle tables of ${game}: heap ${megabytes(before)} before, ${megabytes(after)} after`,
    )
    console.log(`${liveTables} tables in memory; of the last hundred the rules threads hold ${held}`)
    process.exitCode = after - before < 2 ** 23 && liveTables + held === 0 ? 0 : 1
  })

/** Nothing drawn and nothing timed: the same games over a plain line and over a hostile one. */
const scripts = (): Promise<void> =>
  withPlace(async (env) => {
    const running = await openHouse(readConfig({ ...UNLIMITED, ...env, PORT: '0' }))
    const proxy = await startProxy(() => running.url, HOSTILE, 'scripts')
    const written = Array.from({ length: plan.tables }, (_, i) =>
      writeScript(plan.games[i % plan.games.length] ?? 'noughts', plan.seats, i),
    )
    const all = await Promise.all(written)
    const { limitMs } = plan
    console.log(`${all.length} games written, ${all.reduce((sum, { moves }) => sum + moves, 0)} moves`)
    const plain = await playScripts(running, all, { socketUrl: running.url, limitMs })
    for (const { game, hash } of plain) console.log(`${game.padEnd(9)} over a plain line: ${hash}`)
    const rough = await playScripts(running, all, { socketUrl: proxy.url, nudgeMs: 300, limitMs })
    proxy.close()
    await running.close()
    console.log(`frames: ${JSON.stringify(proxy.counts)}`)
    const faults = [...plain, ...rough].flatMap((ended) => ended.faults)
    for (const fault of faults.slice(0, 10)) console.log(`FAULT ${fault}`)
    const isSame = plain.map(({ game, moves, hash }, i) => {
      const same = hash === rough[i]?.hash && moves === rough[i]?.moves
      console.log(
        `${game.padEnd(9)} ${String(moves).padStart(5)} moves   ${hash}   ${rough[i]?.hash}   ${same}`,
      )
      return same
    })
    process.exitCode = faults.length === 0 && isSame.every(Boolean) ? 0 : 1
  })

const tablesAt = async (house: string): Promise<Figures> => {
  let figures: Figures | undefined
  await withPlace(async (env) => {
    const served = { house, nodes: Number(values.nodes), apart: values.apart, env }
    const rest = { foreign: Number(values.foreign), warmMs: Number(values.warm) * 1000 }
    const weight = await playAt({ ...served, ...rest }, plan)
    show(weight.result)
    console.log(`memory, MB: ${weight.memory.map((each) => each.toFixed(0)).join(' ')}`)
    if (weight.database) console.log(weight.database)
    figures = figuresOf(weight)
  })
  return figures as Figures
}

/** With `--beside` two houses take turns, so that whatever else the machine does meets both. */
const tables = async (): Promise<void> => {
  const houses = [values.beside, HOUSE].filter((house) => house !== undefined)
  const all = new Map(houses.map((house) => [house, [] as Figures[]]))
  for (let round = 0; round < times; round++)
    for (const [house, figures] of all) {
      figures.push(await tablesAt(house))
      console.log(figuresLine(house === HOUSE ? 'house' : 'beside', figures.at(-1) as Figures))
    }
  const [before, after] = [...all.values()]
  if (!before || !after) return
  const ratio = (of: (it: Figures) => number): string =>
    (median(after.map(of)) / median(before.map(of))).toFixed(2)
  console.log(
    `house / beside: moves/s ${ratio((it) => it.movesPerSecond)}, p99 ${ratio((it) => it.p99)}, p99 of answers ${ratio((it) => it.answer99)}, CPU a move ${ratio((it) => it.cpuMs)}`,
  )
}

const COMMANDS: { readonly [command: string]: () => Promise<void> } = {
  noughts,
  tables,
  kills: () =>
    withPlace(async (env) => {
      const retryMs = plan.tables * plan.seats * 4
      const result = await killAgainAndAgain({ ...plan, env, kills: times, retryMs: Math.max(50, retryMs) })
      showLives(result)
      show(result)
    }),
  besides: () =>
    withPlace(async (env) => {
      const besides = await measureBesides(env, { ...plan, spellMs: plan.limitMs, rounds: times })
      for (const line of besidesLines(besides)) console.log(line)
      show(besides.result)
    }),
  scripts,
  hostile: () =>
    withHouse(async (server) => {
      const proxy = await startProxy(() => server.url, HOSTILE, 'hostile')
      const result = await swarm({ ...plan, url: () => server.url, socketUrl: () => proxy.url, nudgeMs: 500 })
      proxy.close()
      console.log(`frames: ${JSON.stringify(proxy.counts)}`)
      show(result)
    }),
  weigh: async () => {
    for (const game of plan.games) {
      const kilobytes = await weighLive(game, plan.tables, plan.seats, 150)
      console.log(`a live table of ${game}: ${kilobytes.toFixed(0)} KB`)
    }
  },
  idle,
  fuzz: () =>
    withHouse(async (server) => {
      const { sent, statuses, routes, faults } = await fuzz(server.url, times, 'long', plan.limitMs)
      showRoutes(routes)
      console.log(`${sent} messages to ${Object.keys(routes).length} routes: ${JSON.stringify(statuses)}`)
      for (const fault of faults) console.log(`FAULT ${fault}`)
      console.log(
        faults.length === 0
          ? 'no crash, no 5xx, no change, always a clear answer'
          : `${faults.length} faults`,
      )
      process.exitCode = faults.length === 0 ? 0 : 1
    }),
}

const command = COMMANDS[positionals[0] ?? '']
if (command) await command()
else {
  console.error(USAGE)
  process.exitCode = 2
}
