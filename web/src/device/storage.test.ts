import 'fake-indexeddb/auto'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { deleteDB, openDB } from 'idb'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { isGame, takeDown } from '../games.ts'
import { positionsAt } from '../replay/film.ts'
import type { OldVisit, Saved } from './old-saves.ts'
import type { EventRow, TableRow } from './rows.ts'
import { openTable, play, wholeLog } from './table.ts'

/** Rows that version 1 of the storage wrote: three games in the middle, one of them played by two at the device, one played on from there, one over. */
const OLD = JSON.parse(
  gunzipSync(readFileSync(new URL('../../fixtures/saved-by-version-1.json.gz', import.meta.url))).toString(),
) as Saved[]
const OLD_VISIT = {
  id: 'house-1',
  seat: null,
  seq: 3,
  era: 'a',
  view: {},
  log: [],
  read: 3,
} as unknown as OldVisit

vi.stubGlobal('self', globalThis)
vi.stubGlobal('dispatchEvent', () => true)
afterAll(() => vi.unstubAllGlobals())

const layOld = async (): Promise<void> => {
  const db = await openDB('machiya', 1, {
    upgrade: (made) => {
      made.createObjectStore('tables', { keyPath: 'id' }).createIndex('moved', 'moved')
      made.createObjectStore('visits', { keyPath: 'id' })
      made.createObjectStore('notes', { keyPath: 'id' })
    },
  })
  for (const saved of OLD) await db.put('tables', saved)
  await db.put('visits', OLD_VISIT)
  await db.put('notes', { id: 'solo-1', text: 'remember the harbour' })
  db.close()
}

/** The storage of a page that was just opened. */
const opened = async () => {
  vi.resetModules()
  return import('./storage.ts')
}

beforeEach(async () => {
  const { database } = await import('./database.ts')
  ;(await database()).close()
  await deleteDB('machiya')
})

test('everything that version 1 kept is still there', async () => {
  await layOld()
  const storage = await opened()
  expect((await storage.allTables()).map(({ id }) => id).sort()).toEqual(OLD.map(({ id }) => id).sort())
  for (const { id, position, moves, logs, read, ...about } of OLD) {
    const { orders: _, replayable: __, ...same } = about
    expect(await storage.tableOf(id)).toMatchObject({ ...same, n: 0 })
    const [event, ...more] = await storage.eventsOf(id)
    expect(more).toEqual([])
    expect(JSON.parse(event?.snapshot ?? '')).toEqual({ ...position, told: [] })
    expect(event?.past).toMatchObject({ moves, logs })
    for (const [seat, last] of read.entries())
      expect((await storage.visitOf(id, seat))?.read ?? -1).toBe(last)
  }
  expect(await storage.visitOf('house-1', null)).toMatchObject({ table: 'house-1', read: 3, whole: false })
  expect(await storage.notesOf('solo-1')).toBe('remember the harbour')
})

test('a standing order of version 1 is an order for a line of one pick', async () => {
  await layOld()
  const storage = await opened()
  const old = OLD.find(({ orders }) => orders?.some((own) => own.length)) as Saved
  const { orders } = (await storage.tableOf(old.id)) as TableRow
  expect(orders[1]?.map(({ picks }) => picks)).toEqual(old.orders?.[1]?.map(({ pick }) => [pick]))
})

test.each(OLD.filter(({ over }) => !over).map(({ id, game }) => [game, id]))(
  '%s as version 1 kept it (%s) goes on, with its whole log and every position from the deal',
  async (_, id) => {
    await layOld()
    const storage = await opened()
    const row = (await storage.tableOf(id)) as TableRow
    if (!isGame(row.game)) throw new Error(row.game)
    const { game } = await takeDown(row.game)
    const open = openTable(game, row, await storage.lastEventsOf(row))
    const { position } = open.table
    const [seat = 0] = game.waitingFor(position)
    const [pick = ''] = game.legal(position, seat, [])
    const task = game.task(position)?.task ?? ''
    const made = play(open, { seat, picks: [pick], number: position.number, task }, 1)
    if ('refusal' in made) throw new Error(made.refusal.sentence)
    await storage.keepTable(open.row, made.events)
    const events = await storage.eventsOf(id)
    const again = openTable(game, open.row, events)
    expect(again.table.position).toEqual(open.table.position)
    const old = OLD.find((saved) => saved.id === id) as Saved
    const { entries } = wholeLog(game, events, seat)
    expect(entries.slice(0, old.logs[seat]?.length)).toEqual(old.logs[seat])
    expect(entries.map(({ number }) => number)).toEqual(
      [...new Set(entries.map(({ number }) => number))].sort((a, b) => a - b),
    )
    const before = old.replayable ? old.moves.length : 0
    expect(positionsAt(game, row, events)).toHaveLength(before + 1 + made.events.length)
  },
)

const row = (id: string, n: number): TableRow => ({
  id,
  game: 'noughts',
  title: 'Test',
  chairs: [],
  options: {},
  seed: '',
  n,
  begun: 0,
  moved: n,
  over: false,
  waiting: [],
  orders: [],
})
const event = (table: string, n: number): EventRow => ({
  table,
  n,
  kind: 'move',
  seat: 0,
  task: '',
  pick: '1',
  heard: '[]',
  changes: '[]',
  snapshot: n % 32 === 0 ? '{}' : null,
  at: n,
})

test('a table is read from a whole position far enough back, and dropped with all its events', async () => {
  const storage = await opened()
  for (const id of ['solo-a', 'solo-b']) {
    await storage.keepTable(
      row(id, 99),
      Array.from({ length: 100 }, (_, n) => event(id, n)),
    )
    await storage.keepVisit({ table: id, seat: 0, read: 4 })
  }
  expect((await storage.lastEventsOf(row('solo-a', 99))).map(({ n }) => n)[0]).toBe(64)
  expect((await storage.lastEventsOf(row('solo-a', 99)))[0]?.snapshot).toBe('{}')
  await storage.dropTable('solo-a')
  expect(await storage.eventsOf('solo-a')).toEqual([])
  expect(await storage.visitOf('solo-a', 0)).toBeUndefined()
  expect(await storage.eventsOf('solo-b')).toHaveLength(100)
  expect((await storage.allTables()).map(({ id }) => id)).toEqual(['solo-b'])
})

test('a table dealt on this page is there before it is written', async () => {
  const storage = await opened()
  storage.keepDealt(row('solo-c', 0), event('solo-c', 0))
  expect((await storage.tableOf('solo-c'))?.id).toBe('solo-c')
  expect(await storage.eventsOf('solo-c')).toHaveLength(1)
  await storage.isWritten('solo-c')
  const { tableOf } = await opened()
  expect((await tableOf('solo-c'))?.id).toBe('solo-c')
})
