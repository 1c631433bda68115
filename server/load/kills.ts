/** A house that is killed again and again while people play: nothing acknowledged may be lost. */
import { createServer } from 'node:net'
import { printRecord } from '@machiya/kernel/record'
import { openBeside } from '../backup.ts'
import { readConfig } from '../config.ts'
import { wholeRecord } from '../hall/records.ts'
import type { Store } from '../store/store.ts'
import { HOUSE, spawnServer, UNLIMITED, type Spawned } from './spawned.ts'
import { movesMade, swarm, type SwarmPlan, type SwarmResult, type Table } from './swarm.ts'

export type KillPlan = Omit<SwarmPlan, 'url'> & {
  readonly kills: number
  readonly env: Record<string, string>
}
/** What one life of the house saw before it was killed. */
export type Life = {
  /** Moves acknowledged, and at how many tables. */
  readonly moves: number
  readonly tables: number
  /** From the kill before until it listened again, and until the first move was acknowledged. */
  readonly upMs: number
  readonly backMs: number
}
export type KillResult = SwarmResult & { readonly lives: readonly Life[]; readonly backAfterLastMs: number }

export const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
const isDone = (table: Table): boolean => table.isOver

/** Since when tables are counted: how many have moved, or were over already. */
const since = (tables: readonly Table[]) => {
  const before = tables.map((table) => movesMade([table]))
  const hasMoved = (table: Table, i: number): boolean =>
    isDone(table) || movesMade([table]) > (before[i] ?? 0)
  return {
    moves: () => movesMade(tables) - before.reduce((sum, n) => sum + n, 0),
    moved: () => tables.filter(hasMoved).length,
  }
}

/** What was kept of a table, read from the disk and not from the house. */
export const recordFrom =
  (store: Store) =>
  async (id: string): Promise<string> => {
    const row = await store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const seats = await store.db
      .selectFrom('seat')
      .selectAll()
      .where('table_id', '=', id)
      .orderBy('seat')
      .execute()
    return printRecord(await wholeRecord(store, row, seats))
  }

/** So many moves a table a life has at most. */
const MOVES_A_LIFE = 2
type Doomed = { server: Spawned; readonly settings: Record<string, string> }

/** Lets it live until some moves were acknowledged, sometimes few and sometimes many, and kills it. */
const oneLife = async (doomed: Doomed, tables: readonly Table[], killedAt: number): Promise<Life | null> => {
  const upMs = performance.now() - killedAt
  const seen = since(tables)
  const wanted = 1 + Math.floor(Math.random() * MOVES_A_LIFE * tables.length)
  let backMs = 0
  while (seen.moves() < wanted) {
    if (tables.every(isDone)) return null
    if (backMs === 0 && seen.moves() > 0) backMs = performance.now() - killedAt
    await pause(5)
  }
  await doomed.server.kill()
  return { moves: seen.moves(), tables: seen.moved(), upMs, backMs: backMs || performance.now() - killedAt }
}

export const killAgainAndAgain = async ({ kills, env, ...plan }: KillPlan): Promise<KillResult> => {
  const settings = { ...UNLIMITED, PORT: String(await freePort()), ...env }
  const doomed: Doomed = { settings, server: await spawnServer(HOUSE, settings) }
  const lives: Life[] = []
  let last: { readonly at: number; readonly moved: () => number } | undefined
  let backAfterLastMs = Number.NaN
  const trouble = async (tables: readonly Table[]): Promise<void> => {
    let killedAt = performance.now()
    while (lives.length < kills) {
      const life = await oneLife(doomed, tables, killedAt)
      if (!life) return
      lives.push(life)
      killedAt = performance.now()
      if (lives.length === kills) last = { at: killedAt, moved: since(tables).moved }
      doomed.server = await spawnServer(HOUSE, settings)
    }
  }
  /** After the last kill every table has moved on by itself. */
  const isEnough = (tables: readonly Table[]): boolean => {
    if (last?.moved() !== tables.length) return false
    backAfterLastMs ||= performance.now() - last.at
    return true
  }
  let store: Store | undefined
  const recordOf = async (id: string): Promise<string> => {
    store ??= await openBeside(readConfig(settings))
    return recordFrom(store)(id)
  }
  try {
    const result = await swarm({ ...plan, url: () => doomed.server.url, isEnough, recordOf }, trouble)
    const missing = lives.length < kills ? [`only ${lives.length} of ${kills} kills were in time`] : []
    return { ...result, faults: [...result.faults, ...missing], lives, backAfterLastMs }
  } finally {
    await doomed.server.kill()
    await store?.close()
  }
}
