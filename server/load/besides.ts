/** What moves wait for while replays, imports, the coach and bots are all at work, in turn with what they wait for alone. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LISTED } from '@machiya/games'
import { findGames } from '@machiya/games/found'
import type { TableInfo, TableMade } from '../protocol.ts'
import { openBeside } from '../backup.ts'
import { readConfig } from '../config.ts'
import { guestAt, type Caller } from '../testing/client.ts'
import { recordFrom } from './kills.ts'
import { quantile, spawnServer, UNLIMITED, HOUSE } from './spawned.ts'
import { swarm, type SwarmPlan, type SwarmResult, type Table } from './swarm.ts'

/** Whole games that lie in the folders of the games already. */
const RECORDS = findGames()
  .map(({ path }) => join(path, 'records'))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  .filter((file) => file.endsWith('.txt'))
  .map((file) => readFileSync(file, 'utf8'))
const BOT_TABLES = 3
/** How many at a time do each of these, each somebody else. */
const AT_ONCE = 2

type Busy = { readonly [what: string]: number }
type Work = (guest: Caller, i: number) => Promise<unknown>
const someOf = <T>(all: readonly T[], i: number): T => all[i % all.length] as T

const worksOn = (games: readonly TableInfo[]): { readonly [what: string]: Work } => ({
  replays: (guest, i) => guest.call('GET', `/api/tables/${someOf(games, i).id}/replay?seat=all`),
  imports: (guest, i) => guest.call('POST', '/api/records', { text: someOf(RECORDS, i) }),
  hints: async (guest, i) => {
    const seats = [{ kind: 'person' }, { kind: 'bot', level: 'random' }]
    const asked = { game: someOf(LISTED, i), seats, hints: true }
    const { table } = await guest.call<TableMade>('POST', '/api/tables', asked)
    await guest.call('POST', `/api/tables/${table.id}/start`)
    await guest.call('POST', `/api/tables/${table.id}/hint`, { seat: 0 }).catch(() => undefined)
    await guest.call('DELETE', `/api/tables/${table.id}`)
  },
})

/** Bots alone at their tables, which are cleared away by what is returned. */
const layBots = async (host: Caller): Promise<() => Promise<void>> => {
  const laid = Array.from({ length: BOT_TABLES }, async (_, i) => {
    const seats = Array.from({ length: 4 }, () => ({ kind: 'bot', level: 'shogun' }))
    const asked = { game: someOf(LISTED, i), seats, mySeat: null }
    const { table } = await host.call<TableMade>('POST', '/api/tables', asked)
    if (table.status === 'gathering') await host.call('POST', `/api/tables/${table.id}/start`)
    return table.id
  })
  const ids = await Promise.all(laid)
  return async () => {
    for (const id of ids) await host.call('DELETE', `/api/tables/${id}`)
  }
}

/** Everything at work for so long; how often each was done. */
const beBusy = async (url: string, works: ReturnType<typeof worksOn>, ms: number): Promise<Busy> => {
  const ends = performance.now() + ms
  const done: { [what: string]: number } = {}
  const clear = await layBots(await guestAt(url, 'bots'))
  const go = async ([what, work]: [string, Work], at: number): Promise<void> => {
    const guest = await guestAt(url, `${what} ${at}`)
    for (let i = at; performance.now() < ends; i++) {
      await work(guest, i)
      done[what] = (done[what] ?? 0) + 1
    }
  }
  const all = Object.entries(works).flatMap((work) =>
    Array.from({ length: AT_ONCE }, (_, at) => go(work, at)),
  )
  await Promise.all(all)
  await clear()
  return done
}

export type Besides = {
  readonly result: SwarmResult
  /** From a move to its answer, with nothing beside it and with everything. */
  readonly alone: readonly number[]
  readonly beside: readonly number[]
  readonly done: readonly Busy[]
}
/** The answers that come while this goes on. */
const answersDuring = async (
  tables: readonly Table[],
  act: () => Promise<void>,
  into: number[],
): Promise<void> => {
  const before = tables.map(({ answerMs }) => answerMs.length)
  await act()
  into.push(...tables.flatMap(({ answerMs }, i) => answerMs.slice(before[i])))
}
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

export const measureBesides = async (
  env: Record<string, string>,
  { spellMs, rounds, ...asked }: Omit<SwarmPlan, 'url'> & { spellMs: number; rounds: number },
): Promise<Besides> => {
  const settings = {
    ...UNLIMITED,
    BOT_MS: '700',
    RULES_MS: '20000',
    IMPORTS_DAY: '1000000',
    PORT: '0',
    ...env,
  }
  const server = await spawnServer(HOUSE, settings)
  const [alone, beside, done]: [number[], number[], Busy[]] = [[], [], []]
  const store = await openBeside(readConfig(settings))
  let isOver = false
  try {
    const host = await guestAt(server.url, 'host')
    const games: TableInfo[] = []
    for (const text of RECORDS) games.push(await host.call<TableInfo>('POST', '/api/records', { text }))
    const works = worksOn(games)
    const limitMs = spellMs * (rounds * 2 + 2) * 4
    const result = await swarm(
      { ...asked, limitMs, url: () => server.url, isEnough: () => isOver, recordOf: recordFrom(store) },
      async (tables) => {
        await beBusy(server.url, works, spellMs)
        for (let round = 0; round < rounds; round++) {
          await pause(1000)
          await answersDuring(tables, () => pause(spellMs), alone)
          await answersDuring(
            tables,
            async () => void done.push(await beBusy(server.url, works, spellMs)),
            beside,
          )
        }
        isOver = true
      },
    )
    return { result, alone, beside, done }
  } finally {
    await store.close()
    await server.stop()
  }
}

const told = (name: string, values: readonly number[]): string =>
  `${name.padEnd(22)} ${String(values.length).padStart(6)} moves   to the answer p50 ${quantile(values, 0.5).toFixed(1)} ms, p99 ${quantile(values, 0.99).toFixed(1)} ms`
/** How much longer the slowest of a hundred moves takes. */
export const besidesLines = ({ alone, beside, done }: Besides): string[] => [
  told('moves alone', alone),
  told('with all of it beside', beside),
  `longer at p99: ${(quantile(beside, 0.99) - quantile(alone, 0.99)).toFixed(1)} ms`,
  ...done.map(
    (busy) =>
      `beside them ${Object.entries(busy)
        .map(([what, n]) => `${n} ${what}`)
        .join(', ')}, ${BOT_TABLES} tables of bots`,
  ),
]
