import { expect, test } from 'vitest'
import type { TableInfo, TableMade } from './protocol.ts'
import { callerWith, connectClient, guestAt, type Caller } from './testing/client.ts'
import { openCompany } from './testing/company.ts'
import { testHouse, until } from './testing/house.ts'

/** On a machine that has other things to do as well. */
const SLOW = 120_000
const { house, anna, connect } = await openCompany()
const PEOPLE = [{ kind: 'person' }, { kind: 'person' }]

type Schema = {
  readonly $ref?: string
  readonly properties?: { readonly [name: string]: Schema }
}
type Operation = {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } }
}
type OpenApi = {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } }
  readonly components: { readonly schemas: { readonly [name: string]: Schema } }
}
const described = (await (await fetch(`${house.url}/api/openapi.json`)).json()) as OpenApi

const bodyOf = ({ requestBody }: Operation): Schema => {
  const schema = requestBody?.content['application/json'].schema ?? {}
  return described.components.schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema
}
type Route = { readonly method: string; readonly path: string; readonly body: object }
/** Something that fits whatever else a body may ask for. */
const FILLING = {
  kind: 'person',
  salt: 'salt',
  orders: [],
  number: 1,
  agree: true,
  muted: true,
} as const
const routeOf = (path: string, method: string, operation: Operation): Route[] => {
  const inBody = 'seat' in (bodyOf(operation).properties ?? {})
  const places = operation.parameters?.filter(({ name }) => name === 'seat') ?? []
  if (!inBody && places.length === 0) return []
  const query = places.some((place) => place.in === 'query') ? '?seat=1' : ''
  return [{ method: method.toUpperCase(), path: path + query, body: { ...FILLING, seat: 1 } }]
}
const ROUTES = Object.entries(described.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) => routeOf(path, method, operation)),
)
const at = ({ path }: Route, table: string): string => path.replace('{table}', table).replace('{seat}', '1')
/** Coming back, which everybody at the table sees. */
const isReturn = ({ path }: Route): boolean => path.endsWith('/return')

const laid = (): Promise<TableMade> =>
  anna.call<TableMade>('POST', '/api/tables', { game: 'teahouse', seats: PEOPLE })
const linkOf = ({ links }: TableMade): Caller => callerWith(house.url, links[1]?.token ?? '')
const info = (table: string) => anna.call<TableInfo>('GET', `/api/tables/${table}`)
const opened = async (caller: Caller, table: string, routes: readonly Route[]): Promise<string[]> => {
  const answers = await Promise.all(
    routes.map(async (route) => ({
      route,
      answer: await caller.fails(route.method, at(route, table), route.body).catch(() => ({ status: 200 })),
    })),
  )
  return answers
    .filter(({ answer }) => ![401, 403, 404].includes(answer.status))
    .map(({ route, answer }) => `${route.method} ${route.path}: ${JSON.stringify(answer)}`)
}

test('the description names the routes that take a seat', () => {
  expect(ROUTES.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/api/tables/{table}/replay?seat=1',
      '/api/tables/{table}/offers/{seat}',
      '/api/tables/{table}/log',
      '/api/tables/{table}/orders/{seat}',
    ]),
  )
})

test(
  'a chair that nobody sits on has no view: its link opens none of the routes that take a seat',
  async () => {
    const made = await laid()
    await anna.call('POST', `/api/tables/${made.table.id}/start`)
    const { id } = made.table
    expect((await info(id)).seats[1]).toMatchObject({ away: true, taken: false })
    expect(
      await opened(
        linkOf(made),
        id,
        ROUTES.filter((route) => !isReturn(route)),
      ),
    ).toEqual([])
    expect((await info(id)).seats[1]).toMatchObject({ away: true })
  },
  SLOW,
)

test(
  'whoever comes with the link sits down before everybody’s eyes, and sees from then on',
  async () => {
    const made = await laid()
    const { id } = made.table
    await anna.call('POST', `/api/tables/${id}/start`)
    const line = connect({ token: made.links[1]?.token ?? '' })
    expect(await line.join(id, 1)).toMatchObject({ ok: true })
    expect((await info(id)).seats[1]).toMatchObject({ away: false, here: true })
    await linkOf(made).call('GET', `/api/tables/${id}/replay?seat=1`)
    await linkOf(made).call('POST', `/api/tables/${id}/leave`, { seat: 1 })
    expect(await linkOf(made).fails('GET', `/api/tables/${id}/replay?seat=1`)).toMatchObject({ status: 403 })
  },
  SLOW,
)

test(
  'a program that waits at its chair keeps it at the deal',
  async () => {
    const made = await laid()
    const { id } = made.table
    const line = connect({ token: made.links[1]?.token ?? '' })
    await line.join(id, 1)
    await anna.call('POST', `/api/tables/${id}/start`)
    expect((await info(id)).seats[1]).toMatchObject({ away: false, here: true })
    await linkOf(made).call('GET', `/api/tables/${id}/offers/1`)
  },
  SLOW,
)

test.each(['in play', 'after the end'])(
  'after somebody is forgotten the old link opens nothing: %s',
  async (when) => {
    const made = await laid()
    const { id } = made.table
    const carl = await guestAt(house.url, 'Carl')
    await carl.call('POST', `/api/tables/${id}/sit`, { token: made.links[1]?.token })
    await anna.call('POST', `/api/tables/${id}/start`)
    if (when === 'after the end') {
      await house.house.store.db
        .updateTable('tables')
        .set({ status: 'over', result: '[]' })
        .where('id', '=', id)
        .execute()
      house.house.liveTables.delete(id)
    }
    await carl.call('DELETE', '/api/me')
    expect(await opened(linkOf(made), id, ROUTES)).toEqual([])
    const line = connect({ token: made.links[1]?.token ?? '' })
    expect(await line.say({ type: 'join', table: id, seat: 1 })).toMatchObject({ ok: false })
    const dora = await guestAt(house.url, 'Dora')
    expect(await dora.fails('POST', `/api/tables/${id}/sit`, { token: made.links[1]?.token })).toMatchObject({
      status: 404,
    })
  },
  SLOW,
)

test(
  'the seat of whoever inherits a table opens to nobody who had its link from the host before',
  async () => {
    const dora = await guestAt(house.url, 'Dora')
    const made = await dora.call<TableMade>('POST', '/api/tables', { game: 'teahouse', seats: PEOPLE })
    const { id } = made.table
    await anna.call('POST', `/api/tables/${id}/sit`, { token: made.links[1]?.token })
    await dora.call('POST', `/api/tables/${id}/start`)
    await dora.call('DELETE', '/api/me')
    expect(await info(id)).toMatchObject({ youHost: true })
    expect(await opened(linkOf(made), id, ROUTES)).toEqual([])
  },
  SLOW,
)

test(
  'a program whose line is gone loses its view with its chair',
  async () => {
    const strict = await testHouse({ VANISH_SECONDS: '1' })
    const eve = await guestAt(strict.url, 'Eve')
    const { table, links } = await eve.call<TableMade>('POST', '/api/tables', {
      game: 'teahouse',
      seats: PEOPLE,
    })
    const link = callerWith(strict.url, links[1]?.token ?? '')
    const line = connectClient(strict.url, link.token)
    await line.join(table.id, 1)
    await eve.call('POST', `/api/tables/${table.id}/start`)
    const replay = () => link.fails('GET', `/api/tables/${table.id}/replay?seat=1`)
    expect(await replay()).toEqual({ status: 200 })
    line.close()
    const live = await strict.house.liveTables.get(table.id)
    await until(() => live?.seats[1]?.away === 1)
    expect(await replay()).toMatchObject({ status: 403 })
    await strict.close()
  },
  SLOW,
)
