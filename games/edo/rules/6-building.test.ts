import type { Lay } from '@machiya/kernel/testing'
import { expect, test } from 'vitest'
import type { Built } from '../cities.ts'
import type { ActionId } from '../data/actions.ts'
import type { Price } from '../data/types.ts'
import type { SpaceId } from '../by-id.ts'
import type { G } from '../position.ts'
import { bare, station, stock, stockOf } from '../testing.ts'
import { build } from './6-building.ts'

const RICH: Price = { wood: 10, stone: 10, rice: 10, ryo: 99 }
type Site = { action?: ActionId; left?: number; own?: SpaceId[]; with?: Price }

const building = (
  { action = 'build-easy', left = 1, own = ['sakura'], with: price = RICH }: Site,
  arrange: (g: G, lay: Lay) => void = () => {},
  options = {},
) =>
  bare((g, lay) => {
    station(g.seats[0], ...own)
    stock(g.seats[0], price)
    arrange(g, lay)
    return build({ seat: 0, action, left, used: [] })
  }, options)

test('[6.1] an official and a samurai in a city put up one building', () => {
  const { g } = building({}).play(0, 'house@sakura').settled()
  expect(g.sites.sakura).toEqual(['house-0'])
  expect(building({ own: ['boso'] }).open(0)).toEqual(['done'])
})

test('[6.2] hard building works the same, two officials a building', () => {
  const { g } = building({ action: 'build-hard', left: 2, own: ['sakura', 'edo'] })
    .plays(0, 'house@sakura', 'house@edo')
    .settled()
  expect([g.sites.sakura, g.sites.edo]).toEqual([['house-0'], ['house-0']])
})

test.each([
  ['house', { wood: 2, stone: 1, ryo: 5 }, 1, ['house-0', 'house-1', 'house-0']],
  ['trading-post', { wood: 3, stone: 2, ryo: 8 }, 2, ['house-0', 'house-1', 'trading-post-0']],
  ['fortress', { stone: 6, ryo: 10 }, 3, ['house-0', 'house-1', 'fortress']],
] as const)('[6.3] price and power points of a %s', (what, price, points, sites) => {
  const { g } = building({ with: price }, (g) => {
    g.sites.sakura = ['house-0', 'house-1']
  })
    .play(0, `${what}@sakura`)
    .settled()
  expect(stockOf(g.seats[0])).toEqual([0, 0, 0, 0])
  expect([g.seats[0].points, g.seats[0].earned[what]]).toEqual([points, points])
  expect(g.sites.sakura).toEqual(sites)
})

test('[6.4] the next free site; the tenth is the last', () => {
  const filled = (count: number) =>
    building({}, (g) => {
      g.sites.sakura = Array.from({ length: count }, (): Built => 'house-1')
    })
  expect(filled(9).play(0, 'house@sakura').g.sites.sakura.at(-1)).toBe('house-0')
  filled(10).refuses(0, 'house@sakura', '6.4').refuses(0, 'trading-post@sakura', '6.4')
})

test('[6.5] only one trading post a city', () => {
  building({}, (g) => {
    g.sites.sakura = ['trading-post-1']
  }).refuses(0, 'trading-post@sakura', '6.5')
})

test('[6.6] no trading post in Edo', () => {
  building({ own: ['edo'] })
    .refuses(0, 'trading-post@edo', '6.6')
    .play(0, 'house@edo')
})

test('[6.7] rulebook: with one house each, blue and yellow may both build the first fortress', () => {
  for (const mine of ['house-0', 'house-1'] as const)
    building({}, (g) => {
      g.sites.sakura = [mine, mine === 'house-0' ? 'house-1' : 'house-0']
    })
      .play(0, 'fortress@sakura')
      .settled()
})

test('[6.7] rulebook: with three houses no second fortress, with four one', () => {
  const houses = (count: number) =>
    building({}, (g) => {
      g.sites.sakura = [
        'house-0',
        'house-1',
        'fortress',
        ...Array.from({ length: count - 2 }, (): Built => 'house-1'),
      ]
    })
  houses(3).refuses(0, 'fortress@sakura', '6.7')
  houses(4).play(0, 'fortress@sakura')
})

test('[6.7] a trading post is no house', () => {
  building({}, (g) => {
    g.sites.sakura = ['house-0', 'trading-post-0']
  }).refuses(0, 'fortress@sakura', '6.7')
})

test('[6.8] a fortress needs an own house in the city', () => {
  building({}, (g) => {
    g.sites.sakura = ['house-1', 'house-2', 'trading-post-0']
  }).refuses(0, 'fortress@sakura', '6.8')
})

test('[6.9] seven houses, one trading post, eight fortresses', () => {
  building({}, (g) => {
    g.seats[0].houses = 0
    g.seats[0].posts = 0
    g.fortresses = 0
    g.sites.sakura = ['house-0', 'house-0']
  })
    .refuses(0, 'house@sakura', '6.9')
    .refuses(0, 'trading-post@sakura', '6.9')
    .refuses(0, 'fortress@sakura', '6.9')
  const { g } = building({ left: 2, own: ['sakura', 'edo'] }, (g) => {
    g.seats[0].houses = 1
  }).play(0, 'house@sakura')
  expect(g.seats[0].houses).toBe(0)
})

test('[6.9] a fortress leaves the common supply', () => {
  const { g } = building({}, (g) => {
    g.sites.sakura = ['house-0', 'house-0']
  }).play(0, 'fortress@sakura')
  expect(g.fortresses).toBe(7)
})

test('[6.10] nothing is built in a closed city', () => {
  building({}, (g) => {
    g.closed = ['sakura']
  })
    .refuses(0, 'house@sakura', '6.10')
    .refuses(0, 'trading-post@sakura', '6.10')
    .refuses(0, 'fortress@sakura', '6.10')
})

test('[6.11] several buildings in one city take as many samurai', () => {
  const at = building({ left: 3, own: ['sakura', 'sakura'] }).plays(0, 'house@sakura', 'house@sakura')
  at.refuses(0, 'house@sakura', '6.11').play(0, 'done').settled()
})

test('[6.12] thrifty building saves 3 ryo, never below nothing', () => {
  const { g } = building({ action: 'thrifty-build', with: { wood: 2, stone: 1, ryo: 2 } })
    .play(0, 'house@sakura')
    .settled()
  expect(stockOf(g.seats[0])).toEqual([0, 0, 0, 0])
  const temple = building({ action: 'thrifty-build', own: ['boso'], with: { wood: 2, rice: 1 } }, () => {}, {
    jiin: true,
  })
  expect(stockOf(temple.play(0, 'temple@boso').settled().g.seats[0])).toEqual([0, 0, 0, 0])
})

test('[6.13] the architect saves 1 wood or 1 stone', () => {
  const at = building({ action: 'architect', with: { wood: 2, stone: 1, ryo: 5 } }).play(0, 'house@sakura')
  expect(at.open(0)).toEqual(['wood', 'stone'])
  expect(stockOf(at.play(0, 'wood').settled().g.seats[0])).toEqual([1, 0, 0, 0])
  expect(stockOf(at.play(0, 'stone').settled().g.seats[0])).toEqual([0, 1, 0, 0])
  const short = building({ action: 'architect', with: { wood: 2, stone: 0, ryo: 5 } }).play(0, 'house@sakura')
  short.refuses(0, 'wood', '3.10').play(0, 'stone').settled()
})

test('[6.13] the architect saves what a fortress and a temple cost', () => {
  const fortress = building({ action: 'architect', with: { stone: 5, ryo: 10 } }, (g) => {
    g.sites.sakura = ['house-0', 'house-0']
  })
  expect(stockOf(fortress.play(0, 'fortress@sakura').settled().g.seats[0])).toEqual([0, 0, 0, 0])
  const temple = building({ action: 'architect', own: ['boso'], with: { wood: 1, rice: 1 } }, () => {}, {
    jiin: true,
  })
  expect(stockOf(temple.play(0, 'temple@boso').settled().g.seats[0])).toEqual([0, 0, 0, 0])
})

const JIIN = { jiin: true }

test('[6.14] a temple for 2 wood and 1 rice on wood, stone, rice, river and way', () => {
  for (const at of ['boso', 'izu', 'sagami', 'tama', 'senju'] as const) {
    const { g } = building({ own: [at], with: { wood: 2, rice: 1 } }, () => {}, JIIN)
      .play(0, `temple@${at}`)
      .settled()
    expect(stockOf(g.seats[0])).toEqual([0, 0, 0, 0])
    expect([g.seats[0].points, g.seats[0].temples]).toEqual([1, [at]])
  }
})

test('[6.15] one temple a space, whoever owns it', () => {
  building({ own: ['tama'] }, (g) => (g.seats[1].temples = ['tama']), JIIN).refuses(0, 'temple@tama', '6.15')
  building({ left: 2, own: ['tama', 'tama'] }, () => {}, JIIN)
    .play(0, 'temple@tama')
    .refuses(0, 'temple@tama', '6.15')
})

test('[6.16] no temple in a city, at a border post or on a covered space', () => {
  const at = building({ own: ['edo', 'usui'] }, () => {}, JIIN)
  expect(at.offers(0).some(({ pick }) => String(pick).startsWith('temple'))).toBe(false)
  building({ own: ['boso'] }, (g) => (g.covered = ['boso']), JIIN).refuses(0, 'temple@boso', '6.16')
})

test('[6.17] nobody builds more than three temples', () => {
  building({ own: ['tama'] }, (g) => (g.seats[0].temples = ['boso', 'izu', 'senju']), JIIN).refuses(
    0,
    'temple@tama',
    '6.17',
  )
})

test('[6.9] who has built the trading post builds no second one, in another city neither', () => {
  const at = building({ left: 2, own: ['odawara', 'sakura'] }).play(0, 'trading-post@sakura')
  expect(at.g.seats[0].posts).toBe(0)
  at.refuses(0, 'trading-post@odawara', '6.9').play(0, 'house@odawara')
})
