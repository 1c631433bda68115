import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore, guarded, unit, type Store } from './store.ts'
import { openSqlite } from './sqlite.ts'
import { openWriter } from './writer.ts'
import { startPostgres } from '../testing/postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'machiya-store-'))
const engines = {
  sqlite: async () => ({ place: { file: join(folder, 'house.db') }, stop: async () => {} }),
  postgres: async () => {
    const { url, stop } = await startPostgres()
    return { place: { databaseUrl: url, file: '' }, stop }
  },
}
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const person = (id: string) => ({ id, name: id, mail: null, locale: 'en', rated: 1, created: 1, seen: 1 })

describe.each(Object.entries(engines))('%s', (_name, begin) => {
  let store: Store
  let place: { databaseUrl?: string; file: string }
  let stop: () => Promise<void>
  beforeAll(async () => {
    ;({ place, stop } = await begin())
    store = await openStore(place)
  }, 60_000)
  afterAll(async () => {
    await store.close()
    await stop()
  }, 60_000)
  const insert = (id: string) =>
    store.db
      .insertInto('person')
      .values(person(id))
      .onConflict((it) => it.doNothing())
      .compile()
  const names = async () =>
    (await store.db.selectFrom('person').select('id').orderBy('id').execute()).map(({ id }) => id)

  test('many units of one turn are all kept, and each learns its own outcome', async () => {
    const kept = await Promise.all(['a', 'b', 'a', 'c'].map((id) => store.commit(guarded(insert(id)))))
    expect(kept.filter(Boolean)).toHaveLength(3)
    expect(await names()).toEqual(['a', 'b', 'c'])
  })

  test('a guard that touches nothing keeps nothing of its unit', async () => {
    expect(await store.commit(guarded(insert('a'), insert('d')))).toBe(false)
    expect(await names()).not.toContain('d')
  })

  test('a unit that fails takes back its own queries and nobody else’s', async () => {
    const broken = store.db
      .insertInto('person')
      .values({ ...person('f'), name: null as never })
      .compile()
    const outcomes = await Promise.allSettled([
      store.commit(unit(insert('e'), broken)),
      store.commit(unit(insert('g'))),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    expect(await names()).toEqual(['a', 'b', 'c', 'g'])
  })

  test('a database of a newer version is refused', async () => {
    const version = (value: string) => store.db.updateTable('meta').set({ value }).where('key', '=', 'schema')
    await version('999').execute()
    const again = place.databaseUrl ? openStore(place) : openSqlite(place.file, false)
    await expect(again).rejects.toThrow('version 999')
    await version('1').execute()
  })
})

test('a connection that breaks between two queries of a unit fails the unit, not the house', async () => {
  const { url, stop } = await startPostgres()
  const store = await openStore({ databaseUrl: url, file: '' })
  const many = sql<{ many: number }>`SELECT count(*)::int AS many FROM pg_stat_activity`
  const broken = store.db.transaction().execute(async (held) => {
    const mine = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(held)
    const pid = mine.rows[0]?.pid ?? 0
    await sql`SELECT pg_terminate_backend(${pid}, 5000)`.execute(store.db)
    await many.execute(store.db)
    await many.execute(held)
  })
  await expect(broken).rejects.toThrow(/connection/i)
  expect((await many.execute(store.db)).rows[0]?.many).toBeGreaterThan(0)
  await store.close()
  await stop()
}, 60_000)

test('a folder that cannot be written is named, with the cause', async () => {
  const file = join(folder, 'no-folder')
  writeFileSync(file, '')
  await expect(openSqlite(join(file, 'house.db'))).rejects.toThrow(
    /nothing can be kept in .*no-folder .*DATA/,
  )
  const held = join(folder, 'held')
  mkdirSync(join(held, 'house.db.lock'), { recursive: true })
  await expect(openSqlite(join(held, 'house.db'))).rejects.toThrow(/nothing can be kept in .*held .*DATA/)
})

test('a database that is not there is named, with the cause', async () => {
  const place = { databaseUrl: 'postgres://x:secret@localhost:1/none', file: '' }
  const failed = await openStore(place).catch((cause: Error) => cause.message)
  expect(failed).toMatch(/DATABASE_URL.*ECONNREFUSED/)
  expect(failed).not.toContain('secret')
})

test('a full disk is told as such, and what fits is kept again', async () => {
  const store = await openSqlite(join(folder, 'full.db'))
  const limit = (pages: number) => store.fetch(CompiledQuery.raw(`PRAGMA max_page_count = ${pages}`))
  const big = (id: string) =>
    unit(
      store.db
        .insertInto('person')
        .values({ ...person(id), name: 'x'.repeat(500_000) })
        .compile(),
    )
  await limit(1)
  const small = unit(store.db.insertInto('person').values(person('small')).compile())
  const outcomes = await Promise.allSettled([store.commit(big('big')), store.commit(small)])
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({
      reason: { message: expect.stringContaining('disk of this house is full') },
    })
  expect(await store.db.selectFrom('person').select('id').execute()).toEqual([])
  await limit(1_000_000)
  expect(await store.commit(big('big'))).toBe(true)
  await store.close()
})

test('a writer that cannot begin says why', async () => {
  const writer = openWriter(join(folder, 'nowhere', 'house.db'))
  await expect(writer.commit(unit(CompiledQuery.raw('SELECT 1')))).rejects.toThrow('unable to open')
  await writer.close()
})

test('a second house on one file is turned away', async () => {
  const file = join(folder, 'alone.db')
  const first = await openSqlite(file)
  await expect(openSqlite(file)).rejects.toThrow('in use by another house')
  await first.close()
  await (await openSqlite(file)).close()
})
