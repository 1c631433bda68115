import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inLane } from './hall/slow-lane.ts'
import type { TableLines, TableMade } from './protocol.ts'
import { guestAt } from './testing/client.ts'
import { openCompany } from './testing/company.ts'
import { testHouse } from './testing/house.ts'

/** On a machine that has other things to do as well. */
const SLOW = 120_000
const { house, anna, ben } = await openCompany({ IMPORTS_DAY: '4' })
const RECORD = readFileSync(new URL('../games/edo/records/two-players-ronin.txt', import.meta.url), 'utf8')
const laid = (caller: typeof anna) =>
  caller.call<TableMade>('POST', '/api/tables', {
    game: 'noughts',
    seats: [{ kind: 'person' }, { kind: 'person' }],
    listed: true,
  })

test(
  'one guest does not bury the tables of others in the list',
  async () => {
    const { table } = await laid(ben)
    for (let i = 0; i < 105; i++) await laid(anna)
    const carl = await guestAt(house.url, 'Carl')
    const { tables } = await carl.call<TableLines>('GET', '/api/tables')
    expect(tables.map((line) => line.table.id)).toContain(table.id)
    expect(tables.length).toBe(4)
  },
  SLOW,
)

test(
  'a next game is laid like any other: it counts',
  async () => {
    const strict = await testHouse({ TABLES_DAY: '2' })
    const carl = await guestAt(strict.url, 'Carl')
    const again = async ({ table }: TableMade): Promise<string> => {
      await carl.call('POST', `/api/tables/${table.id}/start`)
      const seat = table.seats.findIndex(({ you }) => you)
      await carl.call('POST', `/api/tables/${table.id}/end`, { seat, agree: true })
      return `/api/tables/${table.id}/rematch`
    }
    const next = await carl.call<TableMade>('POST', await again(await laid(carl)))
    expect(await carl.fails('POST', await again(next))).toMatchObject({ code: 'too-many' })
    await strict.close()
  },
  SLOW,
)

test(
  'strangers at one address fill nobody else’s queue for the past',
  async () => {
    const from = (address: string) => ({ person: null, address })
    const isEmpty = Promise.withResolvers<void>()
    const slow = Array.from({ length: 16 }, () =>
      inLane(house.house, from('192.0.2.1'), () => isEmpty.promise),
    )
    await expect(inLane(house.house, from('192.0.2.1'), async () => 1)).rejects.toThrow(
      'too much of the past',
    )
    expect(await inLane(house.house, from('192.0.2.2'), async () => 2)).toBe(2)
    isEmpty.resolve()
    await Promise.all(slow)
  },
  SLOW,
)

test(
  'a person and an address bring in only so many records a day',
  async () => {
    const text = { text: 'no record' }
    for (let i = 0; i < 4; i++)
      expect(await anna.fails('POST', '/api/records', text)).toMatchObject({ status: 400 })
    expect(await anna.fails('POST', '/api/records', text)).toMatchObject({ status: 429, code: 'too-many' })
    const dora = await guestAt(house.url, 'Dora')
    expect(await dora.fails('POST', '/api/records', { text: RECORD })).toMatchObject({ status: 429 })
  },
  SLOW,
)
