import { join } from 'node:path'
import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backup, restore } from './backup.ts'
import { readConfig } from './config.ts'
import type { TableInfo, TableMade } from './protocol.ts'
import { SCHEMA_VERSION } from './store/migrations.ts'
import { connectClient, guestAt } from './testing/client.ts'
import { testHouse, until, type TestHouse } from './testing/house.ts'
import { startPostgres } from './testing/postgres.ts'

let house: TestHouse
beforeAll(async () => {
  house = await testHouse()
}, 60_000)
afterAll(() => house.close(), 60_000)

test('a running house is backed up and restored, and everybody finds the older game', async () => {
  const anna = await guestAt(house.url, 'Anna')
  const seats = [{ kind: 'person' }, { kind: 'person' }]
  const { table, links } = await anna.call<TableMade>('POST', '/api/tables', { game: 'noughts', seats })
  await anna.call('POST', `/api/tables/${table.id}/sit`, { token: links[1]?.token })
  await anna.call('POST', `/api/tables/${table.id}/start`)
  const client = connectClient(house.url, anna.token)
  await client.join(table.id, 0)
  const move = { type: 'move', table: table.id, task: 'mark' } as const
  await client.say({ ...move, seat: 0, number: 0, picks: [4] })
  const config = house.house.config
  const file = join(house.folder, 'one.backup')
  await backup(config, file)
  await client.say({ ...move, seat: 1, number: 1, picks: [0] })
  expect(client.seen(table.id, 0)?.view.number).toBe(2)
  expect(await restore(config, file)).toBeGreaterThan(5)
  await until(() => client.seen(table.id, 0)?.view.number === 1)
  expect(await client.say({ ...move, seat: 1, number: 1, picks: [8] })).toMatchObject({ ok: true })
  client.close()

  const database = await startPostgres()
  const elsewhere = readConfig({ DATABASE_URL: database.url, PORT: '0', LOG: 'error' })
  await restore(elsewhere, file)
  const other = await testHouse({ DATABASE_URL: database.url })
  const answer = await fetch(`${other.url}/api/tables/${table.id}`, {
    headers: { authorization: `Bearer ${anna.token}` },
  })
  expect((await answer.json()) as TableInfo).toMatchObject({ number: 1, status: 'playing' })
  await other.close()
  await database.stop()
}, 120_000)

/** A backup as version 1 wrote it, before hints, languages and names of chat lines. */
const asOfVersion1 = (file: string): Buffer => {
  const [, ...rows] = gunzipSync(readFileSync(file)).toString().trim().split('\n')
  const older = rows.map((line) => {
    const [name, row] = JSON.parse(line) as [string, Record<string, unknown>]
    const { hints: _hints, locale: _locale, message, ...rest } = row
    return JSON.stringify([name, name === 'event' ? { ...rest, message } : rest])
  })
  return gzipSync([JSON.stringify({ machiya: 'backup', schema: 1, made: 0 }), ...older, ''].join('\n'))
}

test('a backup of an older version restores, and what it lacks gets its standard value', async () => {
  const old = await testHouse()
  const carl = await guestAt(old.url, 'Carl')
  const seats = [{ kind: 'person' }, { kind: 'person' }]
  const { table } = await carl.call<TableMade>('POST', '/api/tables', { game: 'noughts', seats, hints: true })
  await carl.call('POST', `/api/tables/${table.id}/start`)
  await carl.call('POST', `/api/tables/${table.id}/chat`, { text: 'hello', id: 'x1' })
  const file = join(old.folder, 'old.backup')
  await backup(old.house.config, file)
  writeFileSync(file, asOfVersion1(file))
  await restore(old.house.config, file)
  const rows = await old.house.store.db.selectFrom('meta').selectAll().where('key', '=', 'schema').execute()
  expect(rows).toEqual([{ key: 'schema', value: String(SCHEMA_VERSION) }])
  old.house.liveTables.clear()
  expect(await carl.call<TableInfo>('GET', `/api/tables/${table.id}`)).toMatchObject({
    hints: false,
    status: 'playing',
  })
  await old.close()
}, 120_000)

test('what is no backup is refused, and nothing is lost by it', async () => {
  const file = join(house.folder, 'no.backup')
  writeFileSync(file, gzipSync('hello\n'))
  await expect(restore(house.house.config, file)).rejects.toThrow('not a backup')
  writeFileSync(file, gzipSync('{"machiya":"backup","schema":99}\n'))
  await expect(restore(house.house.config, file)).rejects.toThrow('version 99')
  const whole = join(house.folder, 'whole.backup')
  await backup(house.house.config, whole)
  const bytes = readFileSync(whole)
  const text = gunzipSync(bytes).toString()
  const spoilt = [
    bytes.subarray(0, bytes.length - 20),
    gzipSync(text.slice(0, -20)),
    gzipSync(text.replaceAll('"name"', '"nom"')),
    Buffer.from('hello'),
  ]
  for (const each of spoilt) {
    writeFileSync(file, each)
    await expect(restore(house.house.config, file)).rejects.toThrow('this backup is damaged')
  }
  expect((await house.house.store.db.selectFrom('person').selectAll().execute()).length).toBeGreaterThan(0)
})
