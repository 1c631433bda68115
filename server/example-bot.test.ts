import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { TableInfo, TableMade } from './protocol.ts'
import { guestAt } from './testing/client.ts'
import { testHouse } from './testing/house.ts'

const file = fileURLToPath(new URL('example-bot.mjs', import.meta.url))

test('the bot of the documentation plays a whole game over its seat’s token', async () => {
  const house = await testHouse()
  const host = await guestAt(house.url, 'host')
  const seats = [{ kind: 'person' }, { kind: 'bot', level: 'random' }]
  const made = await host.call<TableMade>('POST', '/api/tables', { game: 'noughts', seats })
  await host.call('POST', `/api/tables/${made.table.id}/start`)
  const bot = spawn(process.execPath, [file, house.url, made.table.id, '0', made.links[0]?.token ?? ''], {
    stdio: 'inherit',
  })
  const code = await new Promise((done) => bot.on('exit', done))
  expect(code).toBe(0)
  expect(await host.call<TableInfo>('GET', `/api/tables/${made.table.id}`)).toMatchObject({ status: 'over' })
  await house.close()
}, 120_000)

test('the documentation shows the very bot that is tested', () => {
  const docs = readFileSync(new URL('../docs/protocol.md', import.meta.url), 'utf8')
  expect(docs).toContain(readFileSync(file, 'utf8').trim())
})
