import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reveal } from '@machiya/kernel'
import { parseRecord } from '@machiya/kernel/record'
import { dayOf } from '@machiya/table'
import { expect, test } from 'vitest'
import type { Evening, Offers, TableInfo } from './protocol.ts'
import { guestAt, type Caller } from './testing/client.ts'
import { openCompany } from './testing/company.ts'
import { testHouse } from './testing/house.ts'

const SLOW = 120_000
const { house, anna, ben, connect } = await openCompany({ EVENINGS: 'noughts' })
const evening = (caller: Caller) => caller.call<Evening>('GET', '/api/evening')
const sitDown = (caller: Caller) =>
  caller.call<TableInfo>('POST', '/api/evening', { game: 'noughts', title: 'Tonight' })
const info = (caller: Caller, id: string) => caller.call<TableInfo>('GET', `/api/tables/${id}`)

/** Takes the first offer that is open, until the end. */
const playOut = async (caller: Caller, { id, seats }: TableInfo): Promise<TableInfo> => {
  const seat = seats.findIndex(({ you }) => you)
  const line = connect(caller)
  await line.join(id, seat)
  for (let now = await info(caller, id); now.status !== 'over'; now = await info(caller, id)) {
    if (!now.waiting.includes(seat)) continue
    const { number, task, offers } = await caller.call<Offers>('GET', `/api/tables/${id}/offers/${seat}`)
    const open = offers.find(({ no }) => !no)
    await line.say({ type: 'move', table: id, seat, number, task: task ?? '', picks: [open?.pick ?? 0] })
  }
  line.close()
  return info(caller, id)
}

/** The day is over: what was tonight's is yesterday's. */
const sleep = async (): Promise<void> => {
  const day = dayOf(new Date(Date.now() - 86_400_000))
  const { db } = house.house.store
  await db.updateTable('attempt').set({ day }).execute()
  await db.updateTable('evening').set({ day }).execute()
  await db.updateTable('tables').set({ evening: day }).where('evening', 'is not', null).execute()
  house.house.liveTables.clear()
}

const CLI = join(import.meta.dirname, '../cli/bin.mjs')
/** What `machiya verify` says of a record. */
const verified = (record: string): unknown => {
  const file = join(house.folder, 'record.txt')
  writeFileSync(file, record)
  return JSON.parse(execFileSync(process.execPath, [CLI, 'verify', file, '--json'], { encoding: 'utf8' }))
}

test(
  'everybody gets the same deal, seat and partners; one try counts, and nothing is told before one has played',
  async () => {
    const stranger = await evening(await guestAt(house.url, 'Carl'))
    expect(stranger.deals).toHaveLength(1)
    const [one, two] = [await sitDown(anna), await sitDown(ben)]
    expect(one).toMatchObject({ status: 'playing', youHost: false, evening: dayOf(new Date()), secret: null })
    expect(two.commitment).toBe(one.commitment)
    expect(one.commitment).toBe(stranger.deals[0]?.commitment)
    const shape = ({ seats }: TableInfo) =>
      seats.map(({ kind, level, manner, you }) => [kind, level, manner, you])
    expect(shape(two)).toEqual(shape(one))
    expect((await anna.fails('POST', '/api/evening', { game: 'noughts' })).code).toBe('refused')
    expect((await anna.fails('POST', '/api/evening', { game: 'teahouse' })).code).toBe('refused')

    const over = await playOut(anna, one)
    expect(over).toMatchObject({ status: 'over', secret: null })
    expect((await anna.fails('GET', `/api/tables/${one.id}/record`)).sentence).toContain('tomorrow')
    const [before] = (await evening(ben)).deals
    expect(before).toMatchObject({ count: 1, list: [], secret: null, mine: { table: two.id, over: false } })
    for (const seat of ['', '?seat=all'])
      expect((await ben.fails('GET', `/api/tables/${one.id}/replay${seat}`)).code).toBe('refused')

    await playOut(ben, two)
    const [after] = (await evening(ben)).deals
    expect(after?.list.map(({ name, you }) => [name, you]).sort()).toEqual([
      ['Anna', false],
      ['Ben', true],
    ])
    await ben.call('GET', `/api/tables/${one.id}/replay?seat=all`)
  },
  SLOW,
)

test(
  'at this table everybody has the same means: no coach, nobody who plays for one, no hands of others',
  async () => {
    const dora = await guestAt(house.url, 'Dora')
    const { id, seats } = await sitDown(dora)
    const seat = seats.findIndex(({ you }) => you)
    for (const [path, body] of [
      ['leave', { seat }],
      ['undo', { seat, number: 1 }],
      ['hint', { seat }],
      [`code/${seat}`, {}],
      ['resign', { seat }],
      ['rematch', {}],
    ] as const)
      expect([path, (await dora.fails('POST', `/api/tables/${id}/${path}`, body)).status]).not.toEqual([
        path,
        200,
      ])
    expect((await dora.fails('PUT', `/api/tables/${id}/seats/${1 - seat}`, { kind: 'person' })).status).toBe(
      403,
    )
    expect((await dora.fails('DELETE', `/api/tables/${id}`)).status).toBe(403)
    expect((await ben.fails('GET', `/api/tables/${id}`)).status).toBe(404)
  },
  SLOW,
)

test(
  'the next day the secret is shown, everybody sees the list, and the record verifies',
  async () => {
    await sleep()
    const [past] = (await evening(await guestAt(house.url, 'Eve'))).before
    expect(reveal(past?.secret ?? '', past?.commitment ?? '')).toBe(true)
    expect(past?.list).toHaveLength(2)
    const table = past?.list[0]?.table ?? ''
    const text = await anna.call<string>('GET', `/api/tables/${table}/record`)
    expect(parseRecord(text)).toMatchObject({ seed: past?.secret, commitment: past?.commitment, salts: [] })
    expect(verified(text)).toMatchObject({ game: 'noughts', fair: true })
    const [tonight] = (await evening(anna)).deals
    expect(tonight).toMatchObject({ count: 0, mine: null })
    expect(tonight?.commitment).not.toBe(past?.commitment)
  },
  SLOW,
)

test(
  'an evening is in the export and goes with whoever is forgotten; a house without deals says so',
  async () => {
    const frida = await guestAt(house.url, 'Frida')
    const { id } = await playOut(frida, await sitDown(frida))
    const { evenings } = await frida.call<{ evenings: object[] }>('GET', '/api/me/export')
    expect(evenings).toEqual([{ day: dayOf(new Date()), game: 'noughts', table_id: id }])
    await frida.call('DELETE', '/api/me')
    const { db } = house.house.store
    expect(await db.selectFrom('attempt').selectAll().where('table_id', '=', id).execute()).toEqual([])
    expect(await db.selectFrom('tables').select('id').where('id', '=', id).execute()).toEqual([])
    const quiet = await testHouse({ EVENINGS: 'none' })
    const guest = await guestAt(quiet.url, 'Gus')
    expect(await evening(guest)).toEqual({ deals: [], before: [] })
    expect((await guest.fails('POST', '/api/evening', { game: 'noughts' })).code).toBe('refused')
    await quiet.close()
  },
  SLOW,
)
