import type { Tiding } from '@machiya/kernel'
import { expect, test } from 'vitest'
import type { Log, Offers, TableInfo, TableMade } from '../protocol.ts'
import { callerWith, type Caller, type Client } from '../testing/client.ts'
import { openCompany } from '../testing/company.ts'
import { until } from '../testing/house.ts'

const SLOW = 120_000
const { house, anna, ben, connect } = await openCompany()

const laid = async (game: string, second: object): Promise<TableMade> => {
  const seats = [{ kind: 'person' }, second]
  return anna.call<TableMade>('POST', '/api/tables', { game, seats })
}
const logOf = (caller: Caller, table: string, seat: number | null, watch?: string) =>
  caller.call<Log>('POST', `/api/tables/${table}/log`, { seat, watch })

/** What each viewer heard, told as it happened. */
const heardBy = (client: Client, table: string, seat: number | null): Map<number, readonly Tiding[]> => {
  const heard = new Map<number, readonly Tiding[]>()
  client.onChange = (at, ear) => {
    const view = client.seen(table, ear)?.view
    if (at !== table || ear !== seat || !view?.told?.length || heard.has(view.number)) return
    heard.set(view.number, view.told)
  }
  return heard
}

/** The first open offer, whoever is asked, so many times. */
const playOn = async (client: Client, table: string, moves: number): Promise<void> => {
  for (let i = 0; i < moves; i++) {
    const { waiting } = await anna.call<TableInfo>('GET', `/api/tables/${table}`)
    const [seat] = waiting
    if (seat === undefined) return
    const asked = await anna.call<Offers>('GET', `/api/tables/${table}/offers/${seat}`)
    const open = asked.offers.find(({ no }) => !no)
    const move = { seat, number: asked.number, task: asked.task ?? '', picks: [open?.pick ?? ''] }
    const answer = await client.say({ type: 'move', table, ...move })
    expect(answer.ok || answer.code).toBe(answer.ok || 'late')
  }
}

test(
  'the log is what this seat heard from the start, move by move, and nobody else’s',
  async () => {
    const { table, links, watch } = await laid('teahouse', { kind: 'person' })
    await anna.call('POST', `/api/tables/${table.id}/sit`, { token: links[1]?.token })
    const [one, onlooker] = [connect(anna), connect(ben)]
    const [mine, open] = [heardBy(one, table.id, 0), heardBy(onlooker, table.id, null)]
    await one.join(table.id, 0)
    await onlooker.join(table.id, null, watch)
    await anna.call('POST', `/api/tables/${table.id}/start`)
    await playOn(one, table.id, 40)
    const info = await anna.call<TableInfo>('GET', `/api/tables/${table.id}`)
    await until(() => onlooker.seen(table.id, null)?.view.number === info.number)
    const told = ({ entries }: Log) => entries.map(({ number, tidings }) => [number, tidings])
    expect(told(await logOf(anna, table.id, 0))).toEqual([...mine])
    expect(told(await logOf(ben, table.id, null, watch))).toEqual([...open])
    expect(mine.size).toBeGreaterThan(3)
    expect([...mine]).not.toEqual([...open])
    const asked = { seat: null }
    expect(await ben.fails('POST', `/api/tables/${table.id}/log`, asked)).toMatchObject({ status: 404 })
    const peeking = { seat: 0, watch }
    expect(await ben.fails('POST', `/api/tables/${table.id}/log`, peeking)).toMatchObject({ status: 404 })
  },
  SLOW,
)

test(
  'what was taken back is not in the log, and whoever listens is told that it was',
  async () => {
    const { table, links } = await laid('noughts', { kind: 'person' })
    await ben.call('POST', `/api/tables/${table.id}/sit`, { token: links[1]?.token })
    await anna.call('POST', `/api/tables/${table.id}/start`)
    const one = connect(anna)
    await one.join(table.id, 0)
    const program = callerWith(house.url, links[0]?.token ?? '')
    const move = { type: 'move', table: table.id, task: 'mark' } as const
    await one.say({ ...move, seat: 0, number: 0, picks: [4] })
    const before = await logOf(anna, table.id, 0)
    const two = connect(ben)
    await two.join(table.id, 1)
    await two.say({ ...move, seat: 1, number: 1, picks: [0] })
    expect((await logOf(program, table.id, 0)).entries.length).toBe(before.entries.length + 1)
    expect(await two.say({ type: 'undo', table: table.id, seat: 1, number: 2 })).toMatchObject({ ok: true })
    expect(await logOf(anna, table.id, 0)).toEqual({ number: 3, entries: before.entries })
  },
  SLOW,
)
