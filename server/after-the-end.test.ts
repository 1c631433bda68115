import { expect, test } from 'vitest'
import type { Replay, TableInfo, TableLines, TableMade } from './protocol.ts'
import { guestAt } from './testing/client.ts'
import { openCompany } from './testing/company.ts'
import { until } from './testing/house.ts'

const SLOW = 120_000
const { house, anna, ben, connect } = await openCompany()

/** Anna and Ben play noughts to the end, Anna wins. */
const played = async (): Promise<string> => {
  const seats = [{ kind: 'person' }, { kind: 'person' }]
  const { table, links } = await anna.call<TableMade>('POST', '/api/tables', { game: 'noughts', seats })
  await ben.call('POST', `/api/tables/${table.id}/sit`, { token: links[1]?.token })
  const lines = [connect(anna), connect(ben)]
  for (const [seat, line] of lines.entries()) await line.join(table.id, seat)
  await anna.call('POST', `/api/tables/${table.id}/start`)
  await anna.call('POST', `/api/tables/${table.id}/chat`, { text: 'good luck' })
  for (const [number, cell] of [0, 3, 1, 4, 2].entries()) {
    await until(() => lines.every((line, seat) => line.seen(table.id, seat)?.view.number === number))
    const line = lines[number % 2]
    const task = line?.seen(table.id, number % 2)?.view.agenda.at(-1)?.task ?? ''
    await line?.say({ type: 'move', table: table.id, seat: number % 2, number, task, picks: [cell] })
  }
  await until(() => lines.every((line) => line.tables.get(table.id)?.status === 'over'))
  return table.id
}

test(
  'the replay of a private table opens to whoever has its address once it is over; its chat does not',
  async () => {
    const id = await played()
    const stranger = await guestAt(house.url, 'Carl')
    const replay = await stranger.call<Replay>('GET', `/api/tables/${id}/replay?seat=all`)
    expect(replay.steps).toHaveLength(5)
    await stranger.call<TableInfo>('GET', `/api/tables/${id}`)
    await stranger.call<string>('GET', `/api/tables/${id}/record`)
    expect((await stranger.fails('GET', `/api/tables/${id}/chat`)).status).toBe(404)
    expect((await stranger.fails('GET', `/api/tables/${id}/replay?seat=0`)).status).toBe(404)
    expect((await stranger.fails('POST', `/api/tables/${id}/rematch`)).status).toBe(404)
    const { tables } = await stranger.call<TableLines>('GET', '/api/tables')
    expect(tables.map(({ table }) => table.id)).not.toContain(id)
  },
  SLOW,
)

test(
  'a private table in play opens to nobody else',
  async () => {
    const { table } = await anna.call<TableMade>('POST', '/api/tables', {
      game: 'noughts',
      seats: [{ kind: 'person' }, { kind: 'person' }],
    })
    await anna.call('POST', `/api/tables/${table.id}/start`)
    const stranger = await guestAt(house.url, 'Carl')
    for (const path of ['', '/replay', '/replay?seat=all', '/record'])
      expect((await stranger.fails('GET', `/api/tables/${table.id}${path}`)).status).toBe(404)
  },
  SLOW,
)

test(
  'a rematch is told to everybody who sits there still, and stands among the tables of all who sat there',
  async () => {
    const id = await played()
    const line = connect(ben)
    await line.join(id, 1)
    const { table } = await anna.call<TableMade>('POST', `/api/tables/${id}/rematch`)
    await until(() => line.tables.get(id)?.rematch === table.id)
    const { tables } = await ben.call<TableLines>('GET', '/api/me/tables')
    expect(tables.find(({ table: mine }) => mine.id === table.id)).toMatchObject({ mySeats: [0] })
  },
  SLOW,
)
