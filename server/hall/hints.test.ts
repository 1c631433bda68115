import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Hint, Offers, TableInfo, TableMade } from '../protocol.ts'
import { guestAt, type Caller } from '../testing/client.ts'
import { testHouse, type TestHouse } from '../testing/house.ts'

const SLOW = 120_000
let house: TestHouse
let anna: Caller
let ben: Caller
beforeAll(async () => {
  house = await testHouse()
  anna = await guestAt(house.url, 'Anna')
  ben = await guestAt(house.url, 'Ben')
}, 60_000)
afterAll(() => house.close(), 60_000)

const laid = async (more: object): Promise<TableInfo> => {
  const seats = [{ kind: 'person' }, { kind: 'person' }]
  const { table, links } = await anna.call<TableMade>('POST', '/api/tables', {
    game: 'teahouse',
    seats,
    ...more,
  })
  await ben.call('POST', `/api/tables/${table.id}/sit`, { token: links[1]?.token })
  return table
}
const hint = (caller: Caller, table: string, seat: number) =>
  caller.call<Hint>('POST', `/api/tables/${table}/hint`, { seat })

test(
  'who is asked gets a nudge and a move that is open, and the same again for the same view',
  async () => {
    const { id, hints } = await laid({ hints: true })
    expect(hints).toBe(true)
    const { waiting } = await anna.call<TableInfo>('POST', `/api/tables/${id}/start`)
    const seat = waiting[0] ?? 0
    const caller = seat === 0 ? anna : ben
    const offers = await caller.call<Offers>('GET', `/api/tables/${id}/offers/${seat}`)
    const open = offers.offers.filter(({ no }) => !no).map(({ pick }) => pick)
    const said = await hint(caller, id, seat)
    expect(said.number).toBe(offers.number)
    expect(said.among).toContain(said.pick)
    expect(said.among.length).toBeLessThanOrEqual(3)
    expect(open).toEqual(expect.arrayContaining(said.among))
    expect(said.among).toEqual(expect.arrayContaining(said.next))
    expect(said.next).not.toContain(said.pick)
    expect(await hint(caller, id, seat)).toEqual(said)
    const other = seat === 0 ? ben : anna
    expect(await other.fails('POST', `/api/tables/${id}/hint`, { seat })).toMatchObject({ status: 403 })
  },
  SLOW,
)

test(
  'hints are the host’s to allow, before the deal',
  async () => {
    const { id } = await laid({})
    expect(await ben.fails('PATCH', `/api/tables/${id}`, { hints: true })).toMatchObject({ status: 403 })
    const changed = await anna.call<TableInfo>('PATCH', `/api/tables/${id}`, { listed: true, title: 'Tea' })
    expect(changed).toMatchObject({ listed: true, hints: false, title: 'Tea' })
    const { waiting } = await anna.call<TableInfo>('POST', `/api/tables/${id}/start`)
    const seat = waiting[0] ?? 0
    expect(await (seat === 0 ? anna : ben).fails('POST', `/api/tables/${id}/hint`, { seat })).toMatchObject({
      code: 'no-hints',
      status: 409,
    })
    expect(await anna.fails('PATCH', `/api/tables/${id}`, { hints: true })).toMatchObject({ status: 409 })
    expect(await anna.call('PATCH', `/api/tables/${id}`, { listed: false })).toMatchObject({ listed: false })
  },
  SLOW,
)
