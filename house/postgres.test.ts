import { Client } from 'pg'
import { expect, test } from 'vitest'
import { startPostgres } from './postgres.mjs'

test('a PostgreSQL starts, answers, and is gone when it stops', { timeout: 60_000 }, async () => {
  const { url, stop } = await startPostgres()
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query("select current_database() as name, current_setting('fsync') as fsync")
  expect(rows).toEqual([{ name: 'machiya', fsync: 'on' }])
  await client.end()
  await stop()
  await expect(new Client({ connectionString: url }).connect()).rejects.toThrow('ECONNREFUSED')
})
