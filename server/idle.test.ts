import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { weighIdle } from './load/idle.ts'
import type { TableMade } from './protocol.ts'
import { connectClient, guestAt } from './testing/client.ts'
import { testHouse, until, type TestHouse } from './testing/house.ts'

/** On a machine that has other things to do as well. */
const SLOW = 300_000
let house: TestHouse
beforeAll(async () => {
  house = await testHouse({ IDLE_SECONDS: '1', WEBHOOK_PRIVATE: 'true' })
}, 60_000)
afterAll(() => house.close(), 60_000)
const PEOPLE = [{ kind: 'person' }, { kind: 'person' }]

test(
  'idle tables leave memory and come back when somebody does',
  async () => {
    const { before, after, liveTables, held, sample, host } = await weighIdle(house, 100, 'noughts')
    expect([liveTables, held]).toEqual([0, 0])
    expect(after - before).toBeLessThan(5_000_000)
    const client = connectClient(house.url, host.token)
    await client.join(sample, 0)
    expect(
      await client.say({ type: 'move', table: sample, seat: 0, number: 0, task: 'mark', picks: [4] }),
    ).toMatchObject({
      ok: true,
    })
    expect(house.house.liveTables.size).toBe(1)
    client.close()
  },
  SLOW,
)

test(
  'whoever is not looking is told that it is their turn',
  async () => {
    const heard: unknown[] = []
    const hook = createServer((request, response) => {
      request.on('data', (data: Buffer) => heard.push(JSON.parse(data.toString())))
      request.on('end', () => response.end())
    })
    await new Promise<void>((done) => hook.listen(0, '127.0.0.1', done))
    const anna = await guestAt(house.url, 'Anna')
    const { table, links } = await anna.call<TableMade>('POST', '/api/tables', {
      game: 'noughts',
      seats: PEOPLE,
      title: 'Ours',
    })
    const ben = await guestAt(house.url, 'Ben')
    await ben.call('POST', `/api/tables/${table.id}/sit`, { token: links[1]?.token })
    const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`
    await anna.call('PUT', `/api/tables/${table.id}/webhook`, { url })
    await anna.call('POST', `/api/tables/${table.id}/start`)
    const client = connectClient(house.url, anna.token)
    await client.join(table.id, 0)
    await client.say({ type: 'move', table: table.id, seat: 0, number: 0, task: 'mark', picks: [4] })
    await house.house.store.db.updateTable('job').set({ run_at: 0 }).where('kind', '=', 'notify').execute()
    await until(() => heard.length === 1)
    expect(heard[0]).toMatchObject({ table: table.id, seat: 1, name: 'Ben', title: 'Ours' })
    expect(JSON.stringify(heard[0])).not.toContain('mark')
    client.close()
    hook.close()
  },
  SLOW,
)
