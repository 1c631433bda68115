import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressesOf, signFor } from './door-sign.ts'
import { testHouse, type TestHouse } from './testing/house.ts'

let open: TestHouse
let shut: TestHouse
beforeAll(async () => {
  open = await testHouse({ HOST: '0.0.0.0' })
  shut = await testHouse()
}, 60_000)
afterAll(async () => {
  await open.close()
  await shut.close()
}, 60_000)

const numbers = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)

test.each([
  ['one machine alone has no address for others', { HOST: '127.0.0.1' }, []],
  ['one address is told as it is', { HOST: '192.168.1.7' }, ['http://192.168.1.7:8080']],
  ['a long address is told in brackets', { HOST: 'fd00::7' }, ['http://[fd00::7]:8080']],
  [
    'behind a proxy its own is told',
    { HOST: '0.0.0.0', PUBLIC_URL: 'https://games.example.org/' },
    ['https://games.example.org'],
  ],
])('%s', (_, config, told) => {
  expect(addressesOf({ PUBLIC_URL: undefined, ...config }, 8080)).toEqual(told)
})

test('a house open to the network is found by every number of its machine', () => {
  expect(addressesOf({ HOST: '0.0.0.0', PUBLIC_URL: undefined }, 8080)).toEqual(
    numbers().map((address) => `http://${address}:8080`),
  )
})

test('a terminal shows the code of the first address, a log the addresses alone', () => {
  const addresses = ['http://192.168.1.7:8080', 'http://10.0.0.7:8080']
  expect(signFor([], true)).toEqual([])
  expect(signFor(addresses, false)).toEqual(['Friends type http://192.168.1.7:8080 or http://10.0.0.7:8080'])
  const [typed, code = ''] = signFor(addresses, true)
  expect(typed).toContain('http://192.168.1.7:8080 or http://10.0.0.7:8080')
  expect(code).toMatch(/^[\s▀▄█]+$/)
  expect(code.split('\n').length).toBeGreaterThan(12)
})

test('a page on the machine of the house learns where friends find it, a page elsewhere learns nothing', async () => {
  const told = async ({ url }: TestHouse, headers = {}): Promise<unknown> =>
    (await fetch(`http://127.0.0.1:${new URL(url).port}/api/addresses`, { headers })).json()
  expect(await told(open)).toEqual({
    addresses: numbers().map((address) => `http://${address}:${new URL(open.url).port}`),
  })
  expect(await told(open, { 'x-forwarded-for': '192.0.2.1' })).toEqual({ addresses: [] })
  expect(await told(shut)).toEqual({ addresses: [] })
})
