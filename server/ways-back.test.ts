import { expect, test } from 'vitest'
import type { Back, Notes, Sat, TableInfo, TableMade, WayBack } from './protocol.ts'
import { guestAt } from './testing/client.ts'
import { openCompany } from './testing/company.ts'
import { until } from './testing/house.ts'

const SLOW = 120_000
const { house, anna, ben, connect } = await openCompany()
const PEOPLE = [{ kind: 'person' }, { kind: 'person' }]

const laid = async (): Promise<TableMade> => {
  const made = await anna.call<TableMade>('POST', '/api/tables', { game: 'teahouse', seats: PEOPLE })
  await ben.call('POST', `/api/tables/${made.table.id}/sit`, { token: made.links[1]?.token })
  await anna.call('POST', `/api/tables/${made.table.id}/start`)
  return made
}
const codeOf = async (caller: typeof anna, table: string, seat: number): Promise<string> =>
  (await caller.call<WayBack>('POST', `/api/tables/${table}/code/${seat}`)).code

test(
  'whoever lost their sign-in comes back by the code: to the seat, the notes, and a host to the table',
  async () => {
    const { table } = await laid()
    await anna.call('PUT', `/api/tables/${table.id}/notes`, { text: 'keep the green leaf' })
    const code = await codeOf(anna, table.id, 0)
    const old = connect(anna)
    await old.join(table.id, 0)
    const again = await guestAt(house.url, 'Anna again')
    const typed = `${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8)}`.toUpperCase()
    const { table: found, seat } = await again.call<Sat>('POST', '/api/return', { code: typed })
    expect(seat).toBe(0)
    expect(found).toMatchObject({ id: table.id, youHost: true })
    expect(found.seats[0]).toMatchObject({ you: true, name: 'Anna again' })
    expect((await again.call<Notes>('GET', `/api/tables/${table.id}/notes`)).text).toBe('keep the green leaf')
    expect((await anna.fails('GET', `/api/tables/${table.id}`)).status).toBe(404)
    const live = await house.house.liveTables.get(table.id)
    await until(() => live?.listeners.size === 0)
    // The other device comes back the same way.
    await anna.call('POST', '/api/return', { code })
    expect(await anna.call<TableInfo>('GET', `/api/tables/${table.id}`)).toMatchObject({ youHost: true })
  },
  SLOW,
)

test(
  'a code lets in nobody else: only its owner gets one, and it ends with the seat or a newer one',
  async () => {
    const { table, links } = await laid()
    const stranger = await guestAt(house.url, 'Carl')
    const path = `/api/tables/${table.id}/code/1`
    expect((await anna.fails('POST', path)).status).toBe(403)
    expect((await stranger.fails('POST', path)).status).toBe(404)
    const first = await codeOf(ben, table.id, 1)
    const second = await codeOf(ben, table.id, 1)
    const tried = async (code: string): Promise<number> =>
      (await stranger.fails('POST', '/api/return', { code })).status
    expect(await tried(first)).toBe(404)
    expect(await tried('a'.repeat(12))).toBe(404)
    expect(await tried('short')).toBe(400)
    expect(await tried(links[1]?.token ?? '')).toBe(400)
    await anna.call('PUT', `/api/tables/${table.id}/seats/1`, { kind: 'person' })
    expect(await tried(second)).toBe(404)
  },
  SLOW,
)

test(
  'a host without a seat comes back to the table by a code of its own, and whoever takes over ends it',
  async () => {
    const asked = { game: 'teahouse', seats: PEOPLE, mySeat: null }
    const { table, links } = await anna.call<TableMade>('POST', '/api/tables', asked)
    await ben.call('POST', `/api/tables/${table.id}/sit`, { token: links[1]?.token })
    const path = `/api/tables/${table.id}/code`
    expect((await ben.fails('POST', path)).status).toBe(403)
    const { code } = await anna.call<WayBack>('POST', path)
    const again = await guestAt(house.url, 'Anna again')
    const { table: found, seat } = await again.call<Back>('POST', '/api/return', { code })
    expect(seat).toBeNull()
    expect(found).toMatchObject({ id: table.id, youHost: true })
    expect((await anna.fails('GET', `/api/tables/${table.id}`)).status).toBe(404)
    await again.call('POST', `/api/tables/${table.id}/host`, { seat: 1 })
    expect((await again.fails('POST', '/api/return', { code })).status).toBe(404)
    expect((await ben.fails('POST', path)).code).toBe('refused')
  },
  SLOW,
)

test(
  'codes are not found by trying',
  async () => {
    const thief = await guestAt(house.url, 'Eve')
    const answers: string[] = []
    for (let i = 0; i < 70; i++)
      answers.push((await thief.fails('POST', '/api/return', { code: 'a'.repeat(12) })).code)
    expect(answers.at(-1)).toBe('too-many')
  },
  SLOW,
)
