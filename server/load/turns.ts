/** node server/load/turns.ts: how long a table of bots keeps those who watch waiting, seat by seat, through a house of its own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LISTED, takeDown, type GameName } from '@machiya/games'
import type { Game, Position, Seat } from '@machiya/kernel'
import type { TableMade } from '../protocol.ts'
import { connectClient, guestAt } from '../testing/client.ts'
import { HOUSE, quantile, spawnServer } from './spawned.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: LISTED.join(',') },
    level: { type: 'string', default: 'shogun' },
    seats: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '90' },
  },
})
const limitMs = Math.min(600, Number(values.seconds)) * 1000

/** From the moment a seat is waited for until it is no more: what everybody at the table sees of its turn. */
const stopwatch = (): { see(waiting: readonly Seat[]): void; readonly turns: number[] } => {
  const since = new Map<Seat, number>()
  const turns: number[] = []
  return {
    turns,
    see: (waiting) => {
      const now = performance.now()
      for (const [seat, began] of since)
        if (!waiting.includes(seat)) {
          turns.push(now - began)
          since.delete(seat)
        }
      for (const seat of waiting) if (!since.has(seat)) since.set(seat, now)
    },
  }
}

type Watched = { readonly turns: number[]; readonly moves: number; readonly isOver: boolean }

const watchTable = async (url: string, game: Game): Promise<Watched> => {
  const host = await guestAt(url, 'host')
  const seats = Array.from({ length: Number(values.seats) }, () => ({ kind: 'bot', level: values.level }))
  const { table, watch } = await host.call<TableMade>('POST', '/api/tables', {
    game: game.name,
    seats,
    mySeat: null,
  })
  const client = connectClient(url, host.token)
  const { see, turns } = stopwatch()
  const viewNow = (): Position | undefined => client.seen(table.id, null)?.view
  const ended = new Promise<void>((done) => {
    const end = setTimeout(done, limitMs)
    client.onChange = () => {
      const view = viewNow()
      if (!view) return
      see(game.waitingFor(view))
      if (view.agenda.length > 0) return
      clearTimeout(end)
      done()
    }
  })
  const { status } = await host.call<TableMade['table']>('GET', `/api/tables/${table.id}`)
  if (status === 'gathering') await host.call('POST', `/api/tables/${table.id}/start`)
  await client.join(table.id, null, watch)
  await ended
  const view = viewNow()
  client.close()
  return { turns, moves: view?.number ?? 0, isOver: view?.agenda.length === 0 }
}

const seconds = (turns: readonly number[], q: number): string => (quantile(turns, q) / 1000).toFixed(2)

const measure = async (name: GameName, folder: string): Promise<void> => {
  const server = await spawnServer(HOUSE, {
    PORT: '0',
    DATA: folder,
    LOG: 'warn',
    RATE_ADDRESS: '10000000',
    RATE_SOCKET: '1000000',
  })
  try {
    const { turns, moves, isOver } = await watchTable(server.url, (await takeDown(name)).game)
    console.log(
      `${name}, ${values.seats} ${values.level}s: ${turns.length} turns, ${moves} moves${isOver ? ', to the end' : ''}; ` +
        `a turn takes ${seconds(turns, 0.5)} s (median), ${seconds(turns, 0.95)} s (p95), ${seconds(turns, 1)} s (most)`,
    )
    if (turns.length === 0) process.exitCode = 1
  } finally {
    await server.stop()
  }
}

for (const name of LISTED.filter((each) => values.games.split(',').includes(each))) {
  const folder = mkdtempSync(join(tmpdir(), 'machiya-turns-'))
  try {
    await measure(name, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
