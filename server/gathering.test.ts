import { expect, test } from 'vitest'
import type { TableInfo, TableMade } from './protocol.ts'
import { openCompany } from './testing/company.ts'
import { until } from './testing/house.ts'

const SLOW = 120_000
const { anna, ben, connect } = await openCompany()
const PERSON = { kind: 'person' }
const laid = (more: object = {}): Promise<TableMade> =>
  anna.call('POST', '/api/tables', { game: 'yokohama', seats: [PERSON, PERSON], ...more })

test(
  'before the deal the host changes options and clock, and everybody hears of it; after it nothing',
  async () => {
    const { table, links } = await laid()
    await ben.call('POST', `/api/tables/${table.id}/sit`, { token: links[1]?.token })
    const line = connect(ben)
    await line.join(table.id, 1)
    const path = `/api/tables/${table.id}`
    const [option = ''] = Object.keys(table.options)
    const clock = { kind: 'days', days: 2, quiet: { from: 21, to: 9, zone: 'Europe/Berlin' } }
    expect((await ben.fails('PATCH', path, { clock })).status).toBe(403)
    await anna.call('PATCH', path, { clock, options: table.options })
    await until(() => line.tables.get(table.id)?.clock.kind === 'days')
    expect(line.tables.get(table.id)?.clock).toEqual(clock)
    const nowhere = { ...clock, quiet: { ...clock.quiet, zone: 'Nowhere' } }
    expect((await anna.fails('PATCH', path, { clock: nowhere })).status).toBe(400)
    expect((await anna.fails('PATCH', path, { options: { [option]: 'nonsense' } })).status).toBe(400)
    await anna.call('POST', `${path}/start`)
    expect((await anna.fails('PATCH', path, { clock })).status).toBe(409)
    expect((await anna.fails('PATCH', path, { options: table.options })).status).toBe(409)
    expect((await anna.fails('PUT', `${path}/chairs`, { count: 3 })).status).toBe(409)
  },
  SLOW,
)

test(
  'chairs come with links and go, but not from under somebody and not beyond the game',
  async () => {
    const { table } = await laid()
    const path = `/api/tables/${table.id}/chairs`
    const more = await anna.call<TableMade>('PUT', path, { count: 4 })
    expect(more.links.map(({ seat }) => seat)).toEqual([2, 3])
    expect(more.table.seats).toHaveLength(4)
    await ben.call('POST', `/api/tables/${table.id}/sit`, { token: more.links[0]?.token })
    expect((await anna.fails('PUT', path, { count: 2 })).code).toBe('taken')
    expect((await anna.call<TableMade>('PUT', path, { count: 3 })).table.seats).toHaveLength(3)
    expect((await anna.fails('PUT', path, { count: 5 })).status).toBe(400)
    expect((await ben.fails('PUT', path, { count: 4 })).status).toBe(403)
  },
  SLOW,
)

test(
  'someone at the host’s device sits there under their own name, and plays from there',
  async () => {
    const { table, links } = await laid({ seats: [PERSON, { kind: 'person', beside: 'Carla' }, PERSON] })
    const [, carla, free] = table.seats
    expect(carla).toMatchObject({ name: 'Carla', taken: true, you: true })
    expect(free).toMatchObject({ taken: false, you: false })
    const stolen = await ben.fails('POST', `/api/tables/${table.id}/sit`, { token: links[1]?.token })
    expect(stolen.code).toBe('taken')
    const beside = { kind: 'person', beside: 'Dario' }
    await anna.call('PUT', `/api/tables/${table.id}/seats/2`, beside)
    await anna.call('POST', `/api/tables/${table.id}/start`)
    await anna.call('PATCH', '/api/me', { locale: 'de' })
    await anna.call('PATCH', '/api/me', { name: 'Anna' })
    const line = connect(anna)
    expect(await line.join(table.id, 2)).toMatchObject({ ok: true })
    const info = await anna.call<TableInfo>('GET', `/api/tables/${table.id}`)
    expect(info.seats.map(({ name, you, away, here }) => [name, you, away, here])).toEqual([
      ['Anna', true, false, true],
      ['Carla', true, false, true],
      ['Dario', true, false, true],
    ])
  },
  SLOW,
)
