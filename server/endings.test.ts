import { expect, test } from 'vitest'
import type { TableInfo, TableLines, TableMade, WayBack } from './protocol.ts'
import { callerWith } from './testing/client.ts'
import { openCompany } from './testing/company.ts'
import { until } from './testing/house.ts'

const SLOW = 120_000
const { house, anna, ben, connect } = await openCompany()
const PEOPLE = [{ kind: 'person' }, { kind: 'person' }]
const dealt = async (): Promise<string> => {
  const { table, links } = await anna.call<TableMade>('POST', '/api/tables', {
    game: 'teahouse',
    seats: PEOPLE,
  })
  await ben.call('POST', `/api/tables/${table.id}/sit`, { token: links[1]?.token })
  await anna.call('POST', `/api/tables/${table.id}/start`)
  return table.id
}
const info = (id: string) => anna.call<TableInfo>('GET', `/api/tables/${id}`)

test(
  'the host lets the house play for somebody who is not there, at an untimed table, until they return',
  async () => {
    const id = await dealt()
    const path = `/api/tables/${id}/stand-in`
    expect((await ben.fails('POST', path, { seat: 0 })).status).toBe(403)
    const line = connect(ben)
    await line.join(id, 1)
    expect((await anna.fails('POST', path, { seat: 1 })).status).toBe(409)
    line.close()
    const live = await house.house.liveTables.get(id)
    await until(() => live?.listeners.size === 0)
    expect((await anna.call<TableInfo>('POST', path, { seat: 1 })).seats[1]).toMatchObject({ away: true })
    await connect(ben).join(id, 1)
    expect((await info(id)).seats[1]).toMatchObject({ away: false, name: 'Ben' })
  },
  SLOW,
)

test(
  'whoever resigns leaves the chair to the house for good, and a host’s table to the next',
  async () => {
    const id = await dealt()
    await anna.call('POST', `/api/tables/${id}/resign`, { seat: 0 })
    const seen = await ben.call<TableInfo>('GET', `/api/tables/${id}`)
    expect(seen).toMatchObject({ youHost: true, status: 'playing' })
    expect(seen.seats[0]).toMatchObject({ kind: 'bot', host: false })
    expect((await anna.fails('GET', `/api/tables/${id}`)).status).toBe(404)
    expect((await ben.fails('POST', `/api/tables/${id}/resign`, { seat: 1 })).status).toBe(409)
    const { tables } = await anna.call<TableLines>('GET', '/api/me/tables')
    expect(tables.map(({ table }) => table.id)).not.toContain(id)
  },
  SLOW,
)

test(
  'whoever resigned as host has no way left to the table: neither links nor code nor channel',
  async () => {
    const asked = { game: 'teahouse', seats: [...PEOPLE, { kind: 'person' }], mySeat: null }
    const { table, links } = await anna.call<TableMade>('POST', '/api/tables', asked)
    const path = `/api/tables/${table.id}`
    const { code } = await anna.call<WayBack>('POST', `${path}/code`)
    for (const [caller, seat] of [[anna, 0] as const, [ben, 1] as const, [ben, 2] as const])
      await caller.call('POST', `${path}/sit`, { token: links[seat]?.token })
    await house.house.store.db
      .updateTable('tables')
      .set({ webhook: 'https://example.org/secret' })
      .where('id', '=', table.id)
      .execute()
    await anna.call('POST', `${path}/start`)
    await anna.call('POST', `${path}/resign`, { seat: 0 })
    for (const { seat, token } of links) {
      const holder = callerWith(house.url, token)
      expect((await holder.fails('GET', `${path}/offers/${seat}`)).status).toBe(404)
      expect((await holder.fails('GET', `${path}/replay?seat=${seat}`)).status).toBe(404)
    }
    expect((await anna.fails('POST', '/api/return', { code })).status).toBe(404)
    expect(await ben.call('GET', `${path}/webhook`)).toEqual({ url: null })
  },
  SLOW,
)

test(
  'a game ends before its end once everybody has agreed, and goes on if one declines',
  async () => {
    const id = await dealt()
    const end = (caller: typeof anna, seat: number, agree: boolean) =>
      caller.call<TableInfo>('POST', `/api/tables/${id}/end`, { seat, agree })
    expect((await end(anna, 0, true)).endAsked).toEqual([0])
    expect(await end(ben, 1, false)).toMatchObject({ endAsked: null, status: 'playing' })
    expect((await anna.fails('POST', `/api/tables/${id}/end`, { seat: 1, agree: true })).status).toBe(403)
    await end(ben, 1, true)
    expect(await end(anna, 0, true)).toMatchObject({ status: 'over', result: [] })
    const line = connect(anna)
    await line.join(id, 0)
    const move = { type: 'move', table: id, seat: 0, number: 0, task: 'bid' } as const
    expect(await line.say({ ...move, picks: ['pass'] })).toMatchObject({ ok: false })
  },
  SLOW,
)

test(
  'the host removes a table, but not from under others who play',
  async () => {
    const id = await dealt()
    expect((await anna.fails('DELETE', `/api/tables/${id}`)).status).toBe(409)
    expect((await ben.fails('DELETE', `/api/tables/${id}`)).status).toBe(403)
    for (const [seat, caller] of [anna, ben].entries())
      await caller.call('POST', `/api/tables/${id}/end`, { seat, agree: true })
    await anna.call('DELETE', `/api/tables/${id}`)
    expect((await ben.fails('GET', `/api/tables/${id}`)).status).toBe(404)
  },
  SLOW,
)
