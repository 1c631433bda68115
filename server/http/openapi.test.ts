import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testHouse, type TestHouse } from '../testing/house.ts'

type OpenApi = {
  readonly paths: { readonly [path: string]: { readonly [method: string]: object } }
  readonly components: { readonly schemas: { readonly [name: string]: object } }
}
let house: TestHouse
let described: OpenApi
beforeAll(async () => {
  house = await testHouse()
  described = (await (await fetch(`${house.url}/api/openapi.json`)).json()) as OpenApi
}, 60_000)
afterAll(() => house.close(), 60_000)

/** Not for programs that play: the page itself, the host's own, and the description. */
const HIDDEN = [
  'DELETE /api/house/bans/:subject',
  'DELETE /api/house/tables/:table',
  'GET /',
  'GET /api/house/bans',
  'GET /api/house/tables',
  'GET /api/openapi.json',
  'GET /api/socket',
  'GET /healthz',
  'GET /metrics',
  'GET /readyz',
  'PUT /api/house/bans/:subject',
]

const sourcesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(`${folder}${name}`, import.meta.url), 'utf8'))

/** As the code names them. */
const routes = (): string[] => {
  const sources = ['./', '../', '../socket/'].flatMap(sourcesIn)
  const found = sources.flatMap((text) => [
    ...text.matchAll(/\bapp\.(get|post|put|patch|delete)\(\s*'([^']+)'/g),
  ])
  return found.map(([, method = '', path = '']) => `${method.toUpperCase()} ${path}`)
}
const isShown = (route: string): boolean => !HIDDEN.includes(route)

test('every route of the house is described, and nothing else is', () => {
  const told = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(told.toSorted()).toEqual(routes().filter(isShown).toSorted())
  expect(
    routes()
      .filter((route) => !isShown(route))
      .toSorted(),
  ).toEqual(HIDDEN)
})

/** In a row a method may wait for its path, and a path may share the method before it. */
const inRow = (row: string): string[] => {
  const waiting: string[] = []
  const found: string[] = []
  let last = ''
  for (const [, code = ''] of row.matchAll(/`([^`]+)`/g)) {
    const [method, path] = code.startsWith('/') ? [last, code] : code.split(' ')
    last = method ?? last
    if (!path) waiting.push(last)
    else for (const each of [...waiting.splice(0), last]) found.push(`${each} ${path.split('?')[0]}`)
  }
  return found
}

test('docs/protocol.md names every route', () => {
  const text = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8')
  const rows = text.split('\n').filter((line) => line.startsWith('| `'))
  const named = new Set(rows.flatMap((row) => inRow(row.split('|')[1] ?? '')))
  expect(routes().filter((route) => isShown(route) && !named.has(route))).toEqual([])
})

test('every value that is referred to is there, and so are the messages of the socket', () => {
  const text = JSON.stringify(described)
  const names = Object.keys(described.components.schemas)
  const referred = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
  expect(referred.filter((name) => !names.includes(name ?? ''))).toEqual([])
  expect(names).toEqual(expect.arrayContaining(['ClientMessageInput', 'ServerMessage', 'Fault', 'TableInfo']))
})
