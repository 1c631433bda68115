/** Tables that nobody is at: laid, left, and weighed. */
import type { Running } from '../house.ts'
import type { TableMade } from '../protocol.ts'
import { guestAt, type Caller } from '../testing/client.ts'
import { collector } from './weigh.ts'

export type Weighed = {
  readonly tables: number
  /** Bytes of heap of the house's own thread, after collecting garbage. */
  readonly before: number
  readonly after: number
  /** Tables still in memory, of the house and of its rules threads. */
  readonly liveTables: number
  readonly held: number
  /** One of those that were laid. */
  readonly sample: string
  readonly host: Caller
}

const heapUsed = async (gc: () => void): Promise<number> => {
  for (let i = 0; i < 3; i++) {
    gc()
    await new Promise((done) => setImmediate(done))
  }
  return process.memoryUsage().heapUsed
}

const AT_ONCE = 20
const layOne = async (host: Caller, game: string): Promise<string> => {
  const seats = [{ kind: 'person' }, { kind: 'person' }]
  const { table, links } = await host.call<TableMade>('POST', '/api/tables', { game, seats })
  await host.call('POST', `/api/tables/${table.id}/sit`, { token: links[1]?.token })
  await host.call('POST', `/api/tables/${table.id}/start`)
  return table.id
}
const lay = async (host: Caller, count: number, game: string): Promise<string[]> => {
  const ids: string[] = []
  while (ids.length < count)
    ids.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, count - ids.length) }, () => layOne(host, game)),
      )),
    )
  return ids
}

const emptied = async ({ house }: Running): Promise<void> => {
  while (house.liveTables.size > 0) await new Promise((done) => setTimeout(done, 50))
}
/** How many of these tables the rules threads still hold. */
const heldOf = async ({ house }: Running, game: string, tables: readonly string[]): Promise<number> => {
  const views = await Promise.all(
    tables.map((table) => house.rules.ask('view', { table, game, n: 0, viewer: 'public' })),
  )
  return views.filter((view) => !('missing' in view)).length
}

/** The first few are not weighed: they bring code and caches into memory that stay. */
export const weighIdle = async (running: Running, tables: number, game: string): Promise<Weighed> => {
  const gc = collector()
  const host = await guestAt(running.url, 'host')
  await lay(host, Math.min(tables, 200), game)
  await emptied(running)
  const before = await heapUsed(gc)
  const ids = await lay(host, tables, game)
  await emptied(running)
  const after = await heapUsed(gc)
  const sample = ids.at(-1) ?? ''
  const held = await heldOf(running, game, ids.slice(-100))
  /** Whoever was not looking was perhaps told so meanwhile, which takes the table down for a moment. */
  await emptied(running)
  return { tables, before, after, liveTables: running.house.liveTables.size, held, sample, host }
}
