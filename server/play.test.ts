import { takeDown } from '@machiya/games'
import { mix, reveal, type Game, type Seat } from '@machiya/kernel'
import { parseRecord, replay } from '@machiya/kernel/record'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { applyChanges, type Change } from '@machiya/table'
import type { Replay, TableInfo, TableLines, TableMade } from './protocol.ts'
import { type Caller, type Client, type Saying } from './testing/client.ts'
import { openCompany } from './testing/company.ts'
import { until } from './testing/house.ts'

/** On a machine that has other things to do as well. */
const SLOW = 120_000
const { anna, ben, connect } = await openCompany()
const teahouse = (await takeDown('teahouse')).game

const people = (n: number) => Array.from({ length: n }, () => ({ kind: 'person' }) as const)
const laid = async (game: string, seats: object[], more: object = {}): Promise<TableMade> =>
  anna.call('POST', '/api/tables', { game, seats, ...more })
/** Plays the first open offer whenever this seat is waited for. */
const playing = (client: Client, game: Game, table: string, seat: Seat): void => {
  const act = (): void => {
    const view = client.seen(table, seat)?.view
    if (!view) return
    const pick = game.waitingFor(view).includes(seat) && game.offers(view, seat).find(({ no }) => !no)?.pick
    if (pick === false || pick === undefined) return
    const task = view.agenda.at(-1)?.task ?? ''
    void client.say(
      { type: 'move', table, seat, number: view.number, task, picks: [pick] },
      `n${view.number}-${client.seen(table, seat)?.seq}`,
    )
  }
  client.onChange = act
  act()
}
const isOver = async (caller: Caller, table: string): Promise<boolean> =>
  (await caller.call<TableInfo>('GET', `/api/tables/${table}`)).status === 'over'

test(
  'two people and a bot play a whole game, with connections that break, and the record verifies',
  async () => {
    const { table, links } = await laid('teahouse', [...people(2), { kind: 'bot', level: 'random' }])
    const link = links.find(({ seat }) => seat === 1)
    await ben.call('POST', `/api/tables/${table.id}/sit`, { token: link?.token })
    await ben.call('POST', `/api/tables/${table.id}/salt`, { seat: 1, salt: 'bens-salt' })
    const one = connect(anna)
    const two = connect(ben)
    await Promise.all([one.join(table.id, 0), two.join(table.id, 1)])
    playing(one, teahouse, table.id, 0)
    playing(two, teahouse, table.id, 1)
    await anna.call('POST', `/api/tables/${table.id}/start`)
    const breaking = setInterval(() => (Math.random() < 0.5 ? one : two).drop(), 60)
    for (let tries = 0; tries < 3000 && !(await isOver(anna, table.id)); tries++)
      await new Promise((done) => setTimeout(done, 25))
    clearInterval(breaking)
    expect(await isOver(anna, table.id)).toBe(true)
    await until(
      () => one.tables.get(table.id)?.status === 'over' && two.tables.get(table.id)?.status === 'over',
    )
    expect(one.counts.gaps + two.counts.gaps).toBe(0)

    const record = parseRecord(await anna.call<string>('GET', `/api/tables/${table.id}/record`))
    expect(record.salts).toEqual(['bens-salt'])
    expect(record.commitment).toBe(table.commitment)
    expect(reveal(record.seed ?? '', table.commitment)).toBe(true)
    const positions = replay(teahouse, record, mix(record.seed ?? '', record.salts ?? []))
    const end = positions.at(-1)
    expect(end && teahouse.view(end, 0)).toMatchObject({ agenda: [] })
    const { view } = one.seen(table.id, 0) ?? {}
    const bare = { number: 0, told: null }
    expect(end && { ...teahouse.view(end, 0), ...bare }).toEqual({ ...view, ...bare })

    const mine = await anna.call<Replay>('GET', `/api/tables/${table.id}/replay?seat=0`)
    const last = mine.steps.reduce<object>(
      (now, { changes }) => applyChanges(now, changes as Change[]),
      mine.first,
    )
    expect(last).toEqual(view)
    const all = await ben.call<Replay>('GET', `/api/tables/${table.id}/replay?seat=all`)
    expect(all.steps.length).toBeGreaterThan(10)
    const history = await ben.call<TableLines>('GET', '/api/me/history')
    expect(history.tables.map((line) => line.table.id)).toContain(table.id)

    const text = await anna.call<string>('GET', `/api/tables/${table.id}/record`)
    const imported = await ben.call<TableInfo>('POST', '/api/records', { text })
    expect(imported).toMatchObject({ status: 'over', game: 'teahouse' })
    expect(await ben.call('GET', `/api/tables/${imported.id}/record`)).toBe(text)
  },
  SLOW,
)

test(
  'the result of a table says who has lost, also if all have',
  async () => {
    const record = new URL('../games/edo/records/two-players-nobody-in-edo.txt', import.meta.url)
    const text = readFileSync(record, 'utf8')
    const { id } = await ben.call<TableInfo>('POST', '/api/records', { text })
    const { result } = await ben.call<TableInfo>('GET', `/api/tables/${id}`)
    expect(result?.map(({ place, lost }) => [place, lost])).toEqual([
      [2, true],
      [2, true],
    ])
  },
  SLOW,
)

test(
  'a repeated move is applied once and gets the same answer; a late one gets the fresh view',
  async () => {
    const { table } = await laid('noughts', people(2))
    const one = connect(anna)
    await one.join(table.id, 0)
    const { token } = (
      await anna.call<TableMade>('PUT', `/api/tables/${table.id}/seats/1`, { kind: 'person' })
    ).links[0] ?? { token: '' }
    const two = connect({ token })
    await anna.call('POST', `/api/tables/${table.id}/start`)
    await two.join(table.id, 1)
    const move = {
      type: 'move',
      table: table.id,
      seat: 0,
      number: 0,
      task: 'mark',
      picks: [4],
    } satisfies Saying
    const first = await one.say(move, 'the-same')
    expect(first).toMatchObject({ ok: true, seq: 1 })
    expect(await one.say(move, 'the-same')).toEqual(first)
    expect(two.seen(table.id, 1)?.seq).toBe(1)
    const views = two.counts.views
    expect(await two.say({ ...move, seat: 1, picks: [0] })).toMatchObject({
      ok: false,
      code: 'late',
      rule: 'K14',
    })
    expect(two.counts.views).toBe(views + 1)
    expect(await two.say({ ...move, seat: 1, number: 1 })).toMatchObject({
      ok: false,
      code: 'refused',
      rule: '2',
    })
    expect(await two.say({ ...move, seat: 0, number: 1, picks: [0] })).toMatchObject({
      ok: false,
      code: 'not-yours',
    })
    expect(await one.say({ type: 'undo', table: table.id, seat: 0, number: 1 })).toMatchObject({ ok: true })
    await until(() => two.seen(table.id, 1)?.seq === 2)
    expect(two.seen(table.id, 1)?.view).toMatchObject({ number: 2, mover: null })
  },
  SLOW,
)

test(
  'undo beyond the limit needs the consent of the others',
  async () => {
    const { table, links } = await laid('noughts', people(2))
    await ben.call('POST', `/api/tables/${table.id}/sit`, { token: links[1]?.token })
    await anna.call('POST', `/api/tables/${table.id}/start`)
    const one = connect(anna)
    const two = connect(ben)
    await Promise.all([one.join(table.id, 0), two.join(table.id, 1)])
    const move = { type: 'move', table: table.id, task: 'mark' } as const
    await one.say({ ...move, seat: 0, number: 0, picks: [4] })
    await two.say({ ...move, seat: 1, number: 1, picks: [0] })
    const asked = await anna.call<TableInfo>('POST', `/api/tables/${table.id}/undo`, { seat: 0, number: 1 })
    const taken = [
      { seat: 0, moves: 1 },
      { seat: 1, moves: 1 },
    ]
    expect(asked.undoAsked).toEqual({ by: 0, number: 1, at: 2, moves: taken, consent: [1] })
    expect(
      await anna.fails('POST', `/api/tables/${table.id}/undo/consent`, { seat: 0, agree: true }),
    ).toMatchObject({ status: 409 })
    const agreed = await ben.call<TableInfo>('POST', `/api/tables/${table.id}/undo/consent`, {
      seat: 1,
      agree: true,
    })
    expect(agreed).toMatchObject({ undoAsked: null, number: 3, waiting: [0] })
    expect(agreed.deeds.map(({ what, by, moves }) => [what, by, moves])).toEqual([
      ['undo-asked', 0, taken],
      ['undo-agreed', 1, taken],
      ['undone', 0, taken],
    ])
    await until(() => one.seen(table.id, 0)?.view.number === 3)
    expect(one.seen(table.id, 0)?.view).toMatchObject({ cells: Array.from({ length: 9 }, () => -1) })
    const told = () => two.tables.get(table.id)?.deeds.at(-1)?.what
    await until(() => told() === 'undone')
    await one.say({ ...move, seat: 0, number: 3, picks: [4] })
    await two.say({ ...move, seat: 1, number: 4, picks: [0] })
    await anna.call('POST', `/api/tables/${table.id}/undo`, { seat: 0, number: 5 })
    await ben.call('POST', `/api/tables/${table.id}/undo/consent`, { seat: 1, agree: false })
    await until(() => told() === 'undo-declined')
  },
  SLOW,
)

test(
  'an undo request asks also who is away, and lapses with the next move',
  async () => {
    const { table, links } = await laid('noughts', people(2))
    const ask = () => anna.call<TableInfo>('POST', `/api/tables/${table.id}/undo`, { seat: 0, number: 1 })
    const agree = { seat: 1, agree: true }
    await ben.call('POST', `/api/tables/${table.id}/sit`, { token: links[1]?.token })
    await anna.call('POST', `/api/tables/${table.id}/start`)
    const one = connect(anna)
    const two = connect(ben)
    await Promise.all([one.join(table.id, 0), two.join(table.id, 1)])
    const move = { type: 'move', table: table.id, task: 'mark' } as const
    await one.say({ ...move, seat: 0, number: 0, picks: [4] })
    expect((await ask()).undoAsked).toMatchObject({ moves: [{ seat: 0, moves: 1 }], consent: [1] })
    await until(() => two.tables.get(table.id)?.undoAsked?.consent[0] === 1)
    await two.say({ ...move, seat: 1, number: 1, picks: [0] })
    await until(() => two.tables.get(table.id)?.undoAsked === null)
    expect(await ben.fails('POST', `/api/tables/${table.id}/undo/consent`, agree)).toMatchObject({
      status: 409,
    })
    await ben.call('POST', `/api/tables/${table.id}/leave`, { seat: 1 })
    expect((await ask()).undoAsked).toMatchObject({ consent: [1] })
    await ben.call('POST', `/api/tables/${table.id}/undo/consent`, agree)
    await until(() => one.seen(table.id, 0)?.view.number === 3)
  },
  SLOW,
)

test(
  'a private table shows nothing to strangers, and a watcher sees the public view only',
  async () => {
    const { table, watch } = await laid('teahouse', [{ kind: 'person' }, { kind: 'bot', level: 'random' }])
    await anna.call('POST', `/api/tables/${table.id}/start`)
    for (const path of ['', '/replay', '/replay?seat=0', '/record', '/chat', '/offers/0', '/orders/0'])
      expect(await ben.fails('GET', `/api/tables/${table.id}${path}`)).toMatchObject({
        status: 404,
        code: 'not-found',
      })
    const client = connect(ben)
    expect(await client.say({ type: 'join', table: table.id, seat: null })).toMatchObject({
      code: 'not-found',
    })
    expect(await client.say({ type: 'join', table: table.id, seat: 0, watch })).toMatchObject({
      code: 'not-yours',
    })
    expect(await client.say({ type: 'join', table: table.id, seat: null, watch })).toMatchObject({ ok: true })
    expect(client.seen(table.id, null)?.view.viewer).toBe('public')
    const { token: _secret, ...shown } = client.tables.get(table.id) as unknown as {
      token: string
      secret: null
    }
    expect(shown.secret).toBeNull()
  },
  SLOW,
)
