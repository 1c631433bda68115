import { expect, test } from 'vitest'
import { BOARDS } from './board.ts'
import { boxFor } from './box.ts'
import { ROADS_A } from './data/roads-a.ts'
import { ROADS_B } from './data/roads-b.ts'
import { MERCHANT_CARDS } from './data/merchant-cards.ts'
import { PACKAGES } from './data/packages.ts'
import { STOCKS } from './data/stocks.ts'
import type { Price } from './data/types.ts'
import { WISHES } from './data/wishes.ts'
import { YIELDS } from './data/yields.ts'
import { ACTION, COUNT, INCOME_TILE, KIND, PERMIT, type SpaceId } from './by-id.ts'
import { ALL } from './testing.ts'

const kindsOn = (spaces: readonly SpaceId[]) => {
  const counts: Record<string, number> = {}
  for (const at of spaces) counts[KIND[at]] = (counts[KIND[at]] ?? 0) + 1
  return counts
}

test('side A has 4 cities, 6 resource spaces, 3 rivers, 3 ways, 3 border posts and 30 roads', () => {
  expect(kindsOn(BOARDS.a.spaces)).toEqual({
    city: 4,
    wood: 2,
    stone: 2,
    rice: 2,
    river: 3,
    way: 3,
    border: 3,
  })
  expect(ROADS_A.length).toBe(30)
})

test('side B has 6 cities, 9 resource spaces, 3 rivers, 3 ways, 5 border posts and 51 roads', () => {
  expect(kindsOn(BOARDS.b.spaces)).toEqual({
    city: 6,
    wood: 3,
    stone: 3,
    rice: 3,
    river: 3,
    way: 3,
    border: 5,
  })
  expect(ROADS_B.length).toBe(51)
})

test('roads run both ways, and every space can be reached', () => {
  for (const { spaces, roads, steps } of Object.values(BOARDS))
    for (const at of spaces) {
      expect(roads[at].every((to) => roads[to].includes(at))).toBe(true)
      expect(Object.keys(steps[at]).length).toBe(spaces.length)
    }
})

test('on side A Edo is two spaces from every other city and three from the border', () => {
  const { cities, borders, steps } = BOARDS.a
  expect(cities.map((city) => steps.edo[city])).toEqual([0, 2, 2, 2])
  expect(borders.map((border) => steps.edo[border])).toEqual([3, 3, 3])
})

test('the box holds every card and tile', () => {
  const sizes = Object.entries(boxFor(3, ALL, 3)).map(([kind, faces]) => [kind, faces.length])
  expect(Object.fromEntries(sizes)).toEqual({
    income: 24,
    merchant: 10,
    special: 12,
    wish: 15,
    privilege: 12,
    location: 7,
  })
})

test('the parts of an income tile always make its whole', () => {
  for (const { parts } of Object.values(INCOME_TILE)) {
    const whole = parts[0]?.[0]
    expect(parts.map((row) => row.reduce((sum, ryo) => sum + ryo, 0))).toEqual(parts.map(() => whole))
    expect(parts.map((row) => row.length)).toEqual([1, 2, 3, 4, 5])
  }
})

test('basic permits show eleven actions on twelve places, special permits two of their own', () => {
  const permits = Object.values(PERMIT)
  const basic = permits.slice(0, 3).flatMap(({ actions }) => actions)
  const special = permits.slice(3).flatMap(({ actions }) => actions)
  expect([basic.length, new Set(basic).size, special.length]).toEqual([12, 11, 24])
  expect(new Set([...basic, ...special])).toEqual(new Set(Object.keys(ACTION)))
})

test('what is only counted has a positive count, and yields fall to nothing', () => {
  expect(STOCKS.every(({ id }) => COUNT[id] > 0)).toBe(true)
  expect(YIELDS.map(({ pieces }) => pieces)).toEqual([3, 2, 1, 0])
})

const worth = ({ wood = 0, stone = 0, rice = 0, ryo = 0 }: Price) => 2 * wood + 3 * stone + 2.5 * rice + ryo

test('packages, power points and wishes are worth what they were weighed at', () => {
  expect(PACKAGES.map(worth)).toEqual([13, 11.5, 12.5, 11, 11])
  expect(MERCHANT_CARDS.map(({ power }) => worth(power))).toEqual([10, 10.5, 10, 10, 11, 9, 9, 10, 11, 11.5])
  expect(WISHES.map(({ price }) => worth(price))).toEqual([
    13, 12, 13, 13, 13, 13, 13, 13, 13, 12.5, 10, 10, 10, 10, 10,
  ])
  const lots = MERCHANT_CARDS.map(({ goods: { units, resource, ryo } }) => `${units} ${resource} @ ${ryo}`)
  expect(lots.slice(0, 3)).toEqual(['2 wood @ 2', '3 wood @ 2', '3 wood @ 1'])
  expect(lots.slice(3, 6)).toEqual(['2 stone @ 3', '3 stone @ 2', '2 stone @ 2'])
  expect(lots.slice(6)).toEqual(['3 rice @ 2', '2 rice @ 2', '3 rice @ 1', '2 any @ 3'])
})

test('how often each action can be activated', () => {
  const times = Object.values(ACTION).map(({ id, activations }) => [id, activations])
  expect(Object.fromEntries(times)).toEqual({
    'take-money': 4,
    'take-rice': 4,
    travel: 3,
    recruit: 1,
    development: 1,
    'gather-wood': 4,
    'gather-stone': 4,
    'gather-rice': 4,
    'build-easy': 4,
    'build-hard': 2,
    trade: 2,
    'great-money': 3,
    'great-rice': 3,
    'great-travel': 3,
    'free-recruit': 1,
    'rich-wood': 4,
    'rich-stone': 3,
    'rich-rice': 3,
    'free-gathering': 4,
    'thrifty-build': 3,
    architect: 2,
    'great-trade': 3,
    envoy: 2,
  })
})

test('the two actions of each special permit', () => {
  const permits = Object.values(PERMIT).slice(3)
  expect(permits.map(({ actions }) => actions.join(' / '))).toEqual([
    'great-rice / thrifty-build',
    'great-money / rich-stone',
    'rich-wood / architect',
    'rich-wood / free-recruit',
    'rich-stone / great-travel',
    'rich-rice / thrifty-build',
    'rich-rice / great-travel',
    'great-money / architect',
    'great-rice / free-gathering',
    'great-rice / great-trade',
    'free-gathering / free-recruit',
    'envoy / great-travel',
  ])
})

test('how two and four players share each income', () => {
  const shares = Object.values(INCOME_TILE).map(({ parts }) =>
    [parts[1], parts[3]].map((row) => row?.join('-')),
  )
  expect(shares).toEqual([
    ['6-2', '4-2-1-1'],
    ['6-3', '4-3-1-1'],
    ['7-3', '5-3-1-1'],
    ['7-4', '5-3-2-1'],
    ['8-4', '5-4-2-1'],
  ])
})

test('the roads of the cities on side B', () => {
  const { cities, roads } = BOARDS.b
  expect(cities.map((city) => `${city}: ${[...roads[city]].sort().join(' ')}`)).toEqual([
    'edo: arakawa kanagawa koiwa naito tama tone',
    'utsunomiya: arakawa kumagaya oya tone',
    'mito: kasumigaura koiwa nasu tone',
    'sakura: boso koiwa tama tsukuba',
    'odawara: kanagawa naito sagami tama',
    'kofu: arakawa chichibu izu naito',
  ])
})
