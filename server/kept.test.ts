/** A house whose tables were kept with one pick an event, by revisions of the games that are gone, goes on. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { takeDown } from '@machiya/games'
import { mix, type Seat } from '@machiya/kernel'
import { parseRecord, replay } from '@machiya/kernel/record'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer, Orders, Replay, TableInfo } from './protocol.ts'
import { callerWith, connectClient, type Caller, type Client } from './testing/client.ts'
import { testHouse, until, type TestHouse } from './testing/house.ts'
import kept from './testing/single-picks.json' with { type: 'json' }

/** On a machine that has other things to do as well. */
const SLOW = 240_000
const folder = mkdtempSync(join(tmpdir(), 'machiya-kept-'))
let house: TestHouse
let callers: readonly [Caller, Caller]
let clients: readonly [Client, Client]
beforeAll(async () => {
  const file = new URL('./testing/single-picks.db.gz', import.meta.url)
  writeFileSync(join(folder, 'house.db'), gunzipSync(readFileSync(file)))
  house = await testHouse({ DATA: folder })
  const { anna, ben } = kept.people
  callers = [callerWith(house.url, anna), callerWith(house.url, ben)]
  clients = [connectClient(house.url, anna), connectClient(house.url, ben)]
}, SLOW)
afterAll(async () => {
  for (const client of clients) client.close()
  await house.close()
  rmSync(folder, { recursive: true, force: true })
}, SLOW)

type Title = keyof typeof kept.tables
const SEATS: readonly Seat[] = [0, 1]
const joined = async (table: string) => {
  for (const seat of SEATS) await clients[seat as 0 | 1].join(table, seat)
  return (seat: Seat) => {
    const seen = clients[seat as 0 | 1].seen(table, seat)
    if (!seen) throw new Error('nothing was shown')
    return seen
  }
}
const infoOf = (table: string): Promise<TableInfo> =>
  callers[0].call<TableInfo>('GET', `/api/tables/${table}`)
const logOf = async (table: string, seat: Seat) => {
  const answer: Answer = await clients[seat as 0 | 1].say({ type: 'log', table, seat })
  return answer.ok ? answer.log : undefined
}

const isForced = ({ tidings }: { readonly tidings: unknown[] }): boolean =>
  JSON.stringify(tidings).includes('table:answered')

/** The record replays to what the house says came of it. */
const recordStands = async (table: string): Promise<void> => {
  const info = await infoOf(table)
  const record = parseRecord(await callers[0].call<string>('GET', `/api/tables/${table}/record`))
  const { game } = await takeDown(info.game)
  const end = replay(game, record, mix(record.seed ?? '', record.salts ?? [])).at(-1)
  expect(JSON.parse(JSON.stringify(end && game.standing(end)))).toEqual(info.result)
}

test(
  'a table shows what it showed, says what may be taken back, and takes it back',
  async () => {
    for (const title of ['noughts', 'teahouse', 'edo', 'yedo', 'yokohama'] as const) {
      const { table, number, waiting, last } = kept.tables[title]
      const seen = await joined(table)
      const seat = last.seat as Seat
      expect(seen(seat).view.number).toBe(number)
      expect((await infoOf(table)).waiting).toEqual(waiting)
      expect(seen(seat).back.steps).toMatchObject([{ task: last.task, pick: last.pick }])
      const log = await logOf(table, seat)
      const undo = { type: 'undo', table, seat, number } as const
      expect(await clients[seat as 0 | 1].say(undo)).toMatchObject({ ok: true })
      await until(() => SEATS.every((each) => seen(each).view.number > number))
      // Where nothing else can be done, the house does it again at once.
      if (title !== 'edo') expect((await infoOf(table)).waiting).toEqual([seat])
      expect((await logOf(table, seat))?.entries.filter((entry) => !isForced(entry))).toEqual(
        log?.entries.filter((entry) => entry.number < number),
      )
    }
  },
  SLOW,
)

test('an order of one pick is read, and a game that was over can be looked at', async () => {
  const { table } = kept.tables['teahouse with an order']
  const orders = await callers[1].call<Orders>('GET', `/api/tables/${table}/orders/1`)
  expect(orders.orders).toEqual([{ task: 'haggle', picks: ['done'] }])
  const ended = kept.tables['noughts to the end']
  await recordStands(ended.table)
  const film = await callers[1].call<Replay>('GET', `/api/tables/${ended.table}/replay?seat=all`)
  expect(film.steps.length).toBe(ended.made + ended.undone)
})

test.each(['noughts', 'teahouse', 'teahouse with an order', 'edo', 'yedo', 'yokohama'] as const)(
  '%s is played on to its end, and its record tells all of it',
  async (title: Title) => {
    const { table } = kept.tables[title]
    const { game } = await takeDown((await infoOf(table)).game)
    const seen = await joined(table)
    expect((await logOf(table, 0))?.entries.length).toBeGreaterThan(0)
    for (const seat of SEATS) {
      const { view } = seen(seat)
      const [pick] = game.waitingFor(view).includes(seat) ? game.legal(view, seat, []) : []
      const task = view.agenda.at(-1)?.task ?? ''
      const move = { type: 'move', table, seat, number: view.number, task } as const
      if (pick !== undefined)
        expect(await clients[seat as 0 | 1].say({ ...move, picks: [pick] })).toMatchObject({ ok: true })
    }
    for (const seat of SEATS) await callers[0].call('PUT', `/api/tables/${table}/seats/${seat}`, BOT)
    while ((await infoOf(table)).status !== 'over') await new Promise((done) => setTimeout(done, 100))
    await recordStands(table)
    for (const seat of ['all', 'public'] as const) {
      const film = await callers[0].call<Replay>('GET', `/api/tables/${table}/replay?seat=${seat}`)
      expect(film.steps.length).toBeGreaterThan(kept.tables[title].made)
    }
  },
  SLOW,
)
const BOT = { kind: 'bot', level: 'random' }
