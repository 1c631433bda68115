import { expect, test } from 'vitest'
import type { AreaId } from '../data/areas.ts'
import { placeOf } from '../places.ts'
import { own, post, town, type Arrange } from '../testing.ts'
import { act } from './5-action.ts'
import { exchange } from './6-areas.ts'

/** An action of this power, by assistants alone. */
const acting = (area: AreaId, power: number, arrange: (...args: Parameters<Arrange>) => void = () => {}) =>
  town(4, (g, lay) => {
    g.seats[0].goods = { copper: 0, silk: 0, tea: 0, fish: 0 }
    g.seats[0].yen = 0
    post(g, 0, area, power)
    arrange(g, lay)
    return act({ seat: 0, at: placeOf(g, area) })
  })
const POWERS = [1, 2, 3, 4, 5]

test('[6.1] the copper mine', () => {
  for (const mine of ['copper-mine-1', 'copper-mine-2'] as const)
    expect(POWERS.map((power) => acting(mine, power).g.seats[0].goods.copper)).toEqual([0, 0, 1, 2, 3])
})
test('[6.2] the silk mill', () => {
  for (const mill of ['silk-mill-1', 'silk-mill-2'] as const)
    expect(POWERS.map((power) => acting(mill, power).g.seats[0].goods.silk)).toEqual([0, 1, 2, 3, 4])
})
test('[6.3] the tea plantation', () => {
  for (const plantation of ['tea-plantation-1', 'tea-plantation-2'] as const)
    expect(POWERS.map((power) => acting(plantation, power).g.seats[0].goods.tea)).toEqual(POWERS)
})
test('[6.4] the fishing ground', () => {
  for (const ground of ['fishing-ground-1', 'fishing-ground-2'] as const)
    expect(POWERS.map((power) => acting(ground, power).g.seats[0].goods.fish)).toEqual(POWERS)
})
test('[6.5] the bank', () => {
  expect(POWERS.map((power) => acting('bank', power).g.seats[0].yen)).toEqual(POWERS)
})

test('[6.6] Chinatown makes as many exchanges as the power, in any mix', () => {
  const rich = (power: number) =>
    acting('chinatown', power, (g) => {
      g.seats[0].goods = { copper: 1, silk: 1, tea: 1, fish: 1 }
      g.seats[0].yen = 1
    })
  const sold = rich(5).plays(0, 'sell-copper', 'sell-silk', 'sell-tea', 'sell-fish', 'buy-import')
  expect(sold.g.seats[0]).toMatchObject({ yen: 1 + 2 + 2 + 1 + 1 - 4, imports: 1 })
  expect(sold.asks()).not.toBe('exchange')
  const bought = acting('chinatown', 3, (g) => {
    g.seats[0].yen = 5
  }).plays(0, 'buy-copper', 'buy-silk', 'buy-tea')
  expect(bought.g.seats[0]).toMatchObject({ yen: 0, goods: { copper: 1, silk: 1, tea: 1, fish: 0 } })
  rich(1).play(0, 'sell-fish').settled()
  rich(3).play(0, 'done').settled()
})

test('[6.6] nothing is sold that is not owned, nothing bought that cannot be paid', () => {
  const t = acting('chinatown', 2, (g) => {
    g.seats[0].goods.tea = 1
    g.seats[0].yen = 1
  })
  t.refuses(0, 'sell-copper', '6.6').refuses(0, 'buy-copper', '6.6').refuses(0, 'buy-import', '6.6')
  expect(t.open(0)).toEqual(['sell-tea', 'buy-tea', 'buy-fish', 'done'])
})

test('[6.6] with mining engineering copper can be bought and sold again', () => {
  const t = town(4, (g, lay) => {
    own(g, lay, 0, 'mining-engineering')
    g.seats[0].goods.copper = 0
    g.seats[0].yen = 2
    return exchange({ seat: 0, left: 3, from: 0 })
  }).plays(0, 'buy-copper', 'sell-copper', 'buy-copper')
  expect(t.settled().g.seats[0]).toMatchObject({ yen: 0, goods: { copper: 3 } })
})

test('[6.7] imports are never sold', () => {
  const t = acting('chinatown', 2, (g) => {
    g.seats[0].imports = 3
  })
  expect(t.offers(0).map(({ pick }) => pick)).not.toContain('sell-import')
})

test('[6.8] the employment agency moves power minus one pieces', () => {
  const moved = POWERS.map((power) => {
    let t = acting('employment-agency', power)
    while (t.asks() === 'transfer') t = t.play(0, 'assistant')
    return 12 - t.g.seats[0].warehouse.assistant
  })
  expect(moved).toEqual([0, 1, 2, 3, 4])
  acting('employment-agency', 3).plays(0, 'assistant', 'done').settled()
})

test('[6.9] assistants are free, shops cost 2, trading houses 4, 5, 6 and 7', () => {
  const agency = (yen: number) =>
    acting('employment-agency', 5, (g) => {
      g.seats[0].yen = yen
    }).play(0, 'done')
  expect(agency(0).asks()).toBe('take-tile')
  const hire = (yen: number) =>
    acting('employment-agency', 5, (g) => {
      g.seats[0].yen = yen
    })
  hire(1).refuses(0, 'shop', '6.9').play(0, 'assistant')
  hire(3).refuses(0, 'house', '6.9')
  expect(hire(22).plays(0, 'house', 'house', 'house', 'house').g.seats[0]).toMatchObject({
    yen: 0,
    supply: { house: 4 },
    warehouse: { house: 0 },
  })
  hire(8).play(0, 'house').refuses(0, 'house', '6.9')
  expect(hire(4).plays(0, 'shop', 'shop').g.seats[0].yen).toBe(0)
})

test('[6.10] the canal has no action and never a piece', () => {
  const t = town(4, (g) => {
    post(g, 0, 'bank', 1)
    return act({ seat: 0, at: placeOf(g, 'canal') })
  }).settled()
  expect(t.g.seats[0]).toMatchObject({ yen: 4, imports: 0, points: 0 })
})
