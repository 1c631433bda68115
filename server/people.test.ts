import { expect, test } from 'vitest'
import type { ChatLines, Orders, TableInfo, TableLines, TableMade } from './protocol.ts'
import { guestAt, type Caller } from './testing/client.ts'
import { openCompany } from './testing/company.ts'
import { until } from './testing/house.ts'

/** On a machine that has other things to do as well. */
const SLOW = 120_000
const { house, anna, ben, connect } = await openCompany({ VANISH_SECONDS: '1' })
const PEOPLE = [{ kind: 'person' }, { kind: 'person' }]
const laid = async (more: object = {}): Promise<TableMade> => {
  const made = await anna.call<TableMade>('POST', '/api/tables', { game: 'noughts', seats: PEOPLE, ...more })
  await ben.call('POST', `/api/tables/${made.table.id}/sit`, { token: made.links[1]?.token })
  return made
}
const started = async (more: object = {}): Promise<string> => {
  const { table } = await laid(more)
  await anna.call('POST', `/api/tables/${table.id}/start`)
  return table.id
}
const info = (caller: Caller, table: string) => caller.call<TableInfo>('GET', `/api/tables/${table}`)
const untilInfo = async (table: string, isSo: (info: TableInfo) => boolean): Promise<TableInfo> => {
  for (let tries = 0; tries < 2000; tries++) {
    const now = await info(anna, table)
    if (isSo(now)) return now
    await new Promise((done) => setTimeout(done, 30))
  }
  throw new Error(`never so: ${JSON.stringify(await info(anna, table))}`)
}

test(
  'a bot answers by itself, and plays for whoever leaves until they return',
  async () => {
    const table = await started()
    await anna.call('POST', `/api/tables/${table}/leave`, { seat: 0 })
    const left = await untilInfo(table, ({ number }) => number === 1)
    expect(left.seats[0]).toMatchObject({ away: true, name: 'Anna' })
    const two = connect(ben)
    await two.join(table, 1)
    const view = two.seen(table, 1)?.view as unknown as { cells: number[] }
    const free = view.cells.indexOf(-1)
    await two.say({ type: 'move', table, seat: 1, number: 1, task: 'mark', picks: [free] })
    await until(() => two.seen(table, 1)?.view.number === 3)
    const one = connect(anna)
    await one.join(table, 0)
    expect((await info(anna, table)).seats[0]).toMatchObject({ away: false, here: true })
  },
  SLOW,
)

test(
  'when time is up a bot takes over, and a live table misses whoever vanishes',
  async () => {
    const table = await started({ clock: { kind: 'live', bank: 10, increment: 0 } })
    const shown = await info(ben, table)
    expect(shown.seats[0]?.deadline).toBeGreaterThan(Date.now())
    expect(shown.seats[1]?.deadline).toBeNull()
    const live = await house.house.liveTables.get(table)
    if (live?.tip?.clock) live.tip = { ...live.tip, clock: { ...live.tip.clock, banks: [0, 10_000] } }
    await house.house.store.db
      .updateTable('job')
      .set({ run_at: 0 })
      .where('id', '=', `clock:${table}`)
      .execute()
    await untilInfo(table, ({ number, seats }) => number === 1 && seats[0]?.away === true)
    const two = connect(ben)
    await two.join(table, 1)
    two.close()
    await untilInfo(table, ({ seats }) => seats[1]?.away === true)
  },
  SLOW,
)

test(
  'a standing order is carried out when its task asks',
  async () => {
    const table = await started()
    const orders = { seat: 1, orders: [{ task: 'mark', picks: [8] }] }
    expect(await ben.call<Orders>('PUT', `/api/tables/${table}/orders/1`, orders)).toEqual(orders)
    expect(await anna.fails('GET', `/api/tables/${table}/orders/1`)).toMatchObject({ status: 403 })
    const one = connect(anna)
    await one.join(table, 0)
    await one.say({ type: 'move', table, seat: 0, number: 0, task: 'mark', picks: [4] })
    await until(() => one.seen(table, 0)?.view.number === 2)
    expect(one.seen(table, 0)?.view).toMatchObject({ cells: [-1, -1, -1, -1, 0, -1, -1, -1, 1] })
  },
  SLOW,
)

test(
  'chat is heard, limited and can be muted; notes are private',
  async () => {
    const table = await started()
    const one = connect(anna)
    await one.join(table, 0)
    for (let i = 0; i < 5; i++) await ben.call('POST', `/api/tables/${table}/chat`, { text: `<b>${i}</b>` })
    await until(() => one.chat.length === 5)
    expect(one.chat[0]).toMatchObject({ name: 'Ben', seat: 1, text: '<b>0</b>' })
    expect(await ben.fails('POST', `/api/tables/${table}/chat`, { text: 'more' })).toMatchObject({
      status: 429,
    })
    const said = { type: 'chat', table, text: 'once' } as const
    const again = connect(anna)
    const same = await Promise.all([one.say(said, 'x1'), again.say(said, 'x1')])
    expect([...same, await one.say(said, 'x1')].map(({ ok }) => ok)).toEqual([true, true, true])
    await anna.call('POST', `/api/tables/${table}/chat`, { text: 'twice', id: 'x2' })
    await anna.call('POST', `/api/tables/${table}/chat`, { text: 'twice', id: 'x2' })
    const mine = one.chat.filter(({ seat }) => seat === 0)
    expect(mine.map(({ text }) => text)).toEqual(['once', 'twice'])
    await anna.call('POST', `/api/tables/${table}/mute`, { seat: 1, muted: true })
    expect((await anna.call<ChatLines>('GET', `/api/tables/${table}/chat`)).lines).toHaveLength(2)
    expect((await ben.call<ChatLines>('GET', `/api/tables/${table}/chat?since=3`)).lines).toHaveLength(4)
    const onlooker = await guestAt(house.url, 'Carl')
    const open = await started({ listed: true })
    expect(await onlooker.fails('POST', `/api/tables/${open}/chat`, { text: 'hm' })).toMatchObject({
      status: 403,
    })
    const deaf = connect(anna)
    await deaf.join(table, 0)
    const heard = (seat: number) => deaf.chat.filter((line) => line.seat === seat)
    expect(heard(0).length).toBeGreaterThan(0)
    expect(heard(1)).toEqual([])
    await anna.call('POST', `/api/tables/${table}/mute`, { seat: 1, muted: false })
    await until(() => heard(1).length === 5)
    expect(heard(1).at(-1)).toMatchObject({ text: '<b>4</b>' })
    await anna.call('PUT', `/api/tables/${table}/notes`, { text: 'watch the corner' })
    expect(await anna.call('GET', `/api/tables/${table}/notes`)).toEqual({ text: 'watch the corner' })
    expect(await ben.call('GET', `/api/tables/${table}/notes`)).toEqual({ text: '' })
  },
  SLOW,
)

test(
  'the host removes a seat, hands over, and the old link opens nothing',
  async () => {
    const { table, links } = await laid()
    expect(await ben.fails('PUT', `/api/tables/${table.id}/seats/0`, { kind: 'person' })).toMatchObject({
      status: 403,
    })
    const freed = await anna.call<TableMade>('PUT', `/api/tables/${table.id}/seats/1`, { kind: 'person' })
    const program = connect({ token: freed.links[0]?.token ?? '' })
    expect(await program.join(table.id, 1)).toMatchObject({ ok: true })
    await anna.call('PUT', `/api/tables/${table.id}/seats/1`, { kind: 'person' })
    expect(await program.say({ type: 'join', table: table.id, seat: 1 })).toMatchObject({ code: 'not-found' })
    expect(await ben.fails('GET', `/api/tables/${table.id}`)).toMatchObject({ status: 404 })
    expect(await ben.fails('POST', `/api/tables/${table.id}/sit`, { token: links[1]?.token })).toMatchObject({
      status: 404,
    })
    await anna.call('PUT', `/api/tables/${table.id}/seats/1`, { kind: 'bot', level: 'random' })
    expect((await info(anna, table.id)).seats[1]).toMatchObject({ kind: 'bot', level: 'random', taken: true })
    expect((await info(anna, table.id)).seats[1]?.manner).toBeNull()
    const bold = { kind: 'bot', level: 'merchant', manner: 'bold' }
    await anna.call('PUT', `/api/tables/${table.id}/seats/1`, bold)
    expect((await info(anna, table.id)).seats[1]).toMatchObject(bold)
    const rude = { ...bold, manner: 'rude' }
    expect(await anna.fails('PUT', `/api/tables/${table.id}/seats/1`, rude)).toMatchObject({ status: 400 })
    const { table: other } = await laid()
    await anna.call('POST', `/api/tables/${other.id}/host`, { seat: 1 })
    expect((await info(ben, other.id)).youHost).toBe(true)
  },
  SLOW,
)

test(
  'lists: the lobby, mine with those that wait for me first, and a rematch with the seats turned',
  async () => {
    const table = await started({ listed: true })
    const lobby = await ben.call<TableLines>('GET', '/api/tables')
    expect(lobby.tables.map((line) => line.table.id)).toContain(table)
    const mine = await anna.call<TableLines>('GET', '/api/me/tables')
    expect(mine.tables[0]?.waitingForMe).toBe(true)
    const client = connect(anna)
    const other = connect(ben)
    for (const [i, cell] of [0, 3, 1, 4, 2].entries()) {
      const speaker = i % 2 === 0 ? client : other
      await speaker.say({ type: 'move', table, seat: i % 2, number: i, task: 'mark', picks: [cell] })
    }
    expect(await info(ben, table)).toMatchObject({
      status: 'over',
      result: [{ seat: 0, place: 1 }, { seat: 1 }],
    })
    const [a, b] = await Promise.all([
      anna.call<TableMade>('POST', `/api/tables/${table}/rematch`),
      ben.call<TableMade>('POST', `/api/tables/${table}/rematch`),
    ])
    expect(a.table.id).toBe(b.table.id)
    expect(a.table.seats.map(({ name }) => name)).toEqual(['Ben', 'Anna'])
  },
  SLOW,
)
