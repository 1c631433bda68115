import { expect, test } from 'vitest'
import { AREAS } from './areas.ts'
import { CHURCH_SPACES } from './church-spaces.ts'
import { COUNTRIES } from './countries.ts'
import { CUSTOMS_SPACES } from './customs-spaces.ts'
import { ORDER_SPACES } from './order-spaces.ts'
import type { Order } from './order-row.ts'
import { EARLIER_ORDERS } from './orders-earlier.ts'
import { ORDERS } from './orders.ts'
import type { Reward } from './rewards.ts'
import { EARLIER_SITES } from './sites-earlier.ts'
import { SITES, type Site } from './sites.ts'
import { TECHNOLOGIES } from './technologies.ts'
import { TECHNOLOGY_COPIES } from './technology-copies.ts'
import { TILES, type Tile } from './tiles.ts'

const count = <T>(items: readonly T[], of: (item: T) => string): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const item of items) counts[of(item)] = (counts[of(item)] ?? 0) + 1
  return counts
}
const orders: readonly Order[] = ORDERS

test('thirty-six orders over five countries', () => {
  expect(count(orders, ({ country }) => country)).toEqual({
    'great-britain': 9,
    'united-states': 7,
    france: 7,
    germany: 7,
    netherlands: 6,
  })
  expect(orders.reduce((sum, { reward }) => sum + (reward.imports ?? 0), 0)).toBe(23)
})

const overCost = ({ goods, reward }: Order): number => {
  const cost = 2 * ((goods.copper ?? 0) + (goods.silk ?? 0)) + (goods.tea ?? 0) + (goods.fish ?? 0)
  return (reward.points ?? 0) + (reward.yen ?? 0) + 4 * (reward.imports ?? 0) - cost
}

test('an order is worth what its goods cost in Chinatown, and a point more for every two copper', () => {
  for (const order of orders)
    expect(overCost(order), order.id).toBe(Math.floor((order.goods.copper ?? 0) / 2))
  for (const order of EARLIER_ORDERS) expect(overCost(order), order.id).toBe(0)
})

test('what came later stands for one row of before: the same country, or as good a house', () => {
  const later: readonly (Order | Site)[] = [...ORDERS, ...SITES].filter(
    ({ id }) => Number(id.split('-')[1]) > (id.startsWith('order') ? 36 : 24),
  )
  const earlier: readonly (Order | Site)[] = [...EARLIER_ORDERS, ...EARLIER_SITES]
  expect(later.map(({ instead }) => instead)).toEqual(earlier.map(({ id }) => id))
  const kindOf = (row: Order | Site | undefined) => row && ('house' in row ? row.house : row.country)
  for (const row of later) expect(kindOf(row)).toBe(kindOf(earlier.find(({ id }) => id === row.instead)))
})

test('the order known from print stands as it is', () => {
  expect(ORDERS.find(({ id }) => id === 'order-13')).toMatchObject({
    id: 'order-13',
    country: 'germany',
    goods: { copper: 1, silk: 2, tea: 2 },
    reward: { points: 6, yen: 2 },
    source: 'public',
  })
})

test('thirty technologies in the ratio of the foreign agents', () => {
  const countryOf = Object.fromEntries(TECHNOLOGIES.map(({ id, country }) => [id, country]))
  const cards = TECHNOLOGY_COPIES.flatMap(({ technology, copies }) =>
    Array.from({ length: copies }, () => technology),
  )
  const byCountry = count(cards, (technology) => countryOf[technology] ?? '')
  for (const { id, agents } of COUNTRIES) expect(byCountry[id], id).toBe(3 * agents)
})

test('what each technology costs', () => {
  const dear = TECHNOLOGIES.filter(({ cost }) => cost > 3).map(({ id, cost }) => [id, cost])
  expect(Object.fromEntries(dear)).toEqual({
    'electric-light': 4,
    exhibition: 5,
    newspaper: 5,
    station: 4,
    telegraph: 6,
    telephone: 6,
    'textile-mill': 4,
    tramway: 5,
  })
  expect(TECHNOLOGIES.filter(({ cost }) => cost === 3)).toHaveLength(12)
})

test('twenty-four building sites with four shops each', () => {
  expect(count(SITES, ({ house }) => String(house))).toEqual({ 5: 4, 6: 4, 7: 5, 8: 6, 9: 5 })
  for (const { shops } of SITES) expect(shops).toHaveLength(4)
})

test('twenty power-5 tiles', () => {
  const tiles: readonly Tile[] = TILES
  expect(count(tiles, ({ reward }) => JSON.stringify(reward))).toEqual({
    '{"imports":1}': 4,
    '{"points":3}': 3,
    '{"yen":3}': 3,
    '{"copper":2}': 1,
    '{"silk":2}': 1,
    '{"tea":3}': 1,
    '{"fish":3}': 1,
    '{"any":2}': 2,
    '{"transfers":2}': 2,
    '{"moves":3}': 2,
  })
})

test('eight production areas, nine trade areas and the canal', () => {
  expect(count(AREAS, ({ category }) => category)).toEqual({ production: 8, trade: 9, canal: 1 })
})

test('only what the rulebook says in words is marked as the rulebook', () => {
  const rows = [...CHURCH_SPACES, ...CUSTOMS_SPACES, ...ORDER_SPACES]
  expect(rows.filter(({ source }) => source === 'rulebook').map(({ id }) => id)).toEqual([
    'church-3',
    'customs-2',
  ])
  expect(
    TECHNOLOGY_COPIES.filter(({ source }) => source === 'likely').map(({ technology }) => technology),
  ).toEqual(['ball', 'station'])
  for (const { id, likely, source } of orders) if (likely) expect(source, id).toBe('designed')
})

test('[5.12] no reward asks for two kinds of decisions', () => {
  const rewards: readonly Reward[] = [
    ...orders.map(({ reward }) => reward),
    ...SITES.flatMap(({ shops }): readonly Reward[] => shops),
    ...TILES.map(({ reward }): Reward => reward),
    ...CHURCH_SPACES,
    ...CUSTOMS_SPACES,
  ]
  for (const { any = 0, transfers = 0, moves = 0 } of rewards)
    expect([any, transfers, moves].filter((asked) => asked > 0).length).toBeLessThan(2)
})
