import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { TableLines, TableMade } from './protocol.ts'
import { guestAt } from './testing/client.ts'
import { openCompany } from './testing/company.ts'

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
