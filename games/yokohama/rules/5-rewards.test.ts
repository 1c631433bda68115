import { expect, test } from 'vitest'
import type { Reward } from '../data/rewards.ts'
import { placeOf } from '../places.ts'
import { post, president, town, type Arrange } from '../testing.ts'
import { grant } from './5-rewards.ts'

const granted = (reward: Reward, arrange: (...args: Parameters<Arrange>) => void = () => {}) =>
  town(4, (g, lay) => {
    arrange(g, lay)
    return grant(g, 0, reward, 'tiles')
  })

test('[5.12] yen, points, goods and imports come at once', () => {
  const t = granted({ points: 3, yen: 2, imports: 1, copper: 1, silk: 2, tea: 3, fish: 4 }).settled()
  expect(t.g.seats[0]).toMatchObject({
    points: 3,
    yen: 6,
    imports: 1,
    goods: { copper: 2, silk: 3, tea: 4, fish: 5 },
  })
})

test('[5.12] a reward with several kinds of decisions asks for each of them', () => {
  const t = granted({ any: 1, transfers: 1, moves: 1 })
  expect(t.play(0, 'silk').asks()).toBe('transfer')
  expect(t.plays(0, 'silk', 'assistant').asks()).toBe('pick-mover')
  t.plays(0, 'silk', 'assistant', 'done').settled()
})

test('[5.13] any good, anew for each symbol', () => {
  expect(granted({ any: 1 }).open(0)).toEqual(['copper', 'silk', 'tea', 'fish'])
  const t = granted({ any: 2 }).plays(0, 'silk', 'fish').settled()
  expect(t.g.seats[0].goods).toEqual({ copper: 1, silk: 2, tea: 1, fish: 2 })
  expect(granted({ any: 2 }).plays(0, 'tea', 'tea').settled().g.seats[0].goods.tea).toBe(3)
})

test('[5.14] pieces leave the warehouse at their cost, once a symbol, or stay', () => {
  const t = granted({ transfers: 2 })
  const moved = t.plays(0, 'assistant', 'shop').settled()
  expect(moved.g.seats[0]).toMatchObject({ yen: 2, supply: { assistant: 9, shop: 3 } })
  expect(moved.g.seats[0].warehouse).toEqual({ assistant: 11, shop: 5, house: 4 })
  t.play(0, 'done').settled()
  granted({ transfers: 1 }, (g) => {
    g.seats[0].warehouse.assistant = 0
  }).refuses(0, 'assistant', '5.14')
})

test('[5.15] an assistant comes from the supply or another area, without fees, never to the canal', () => {
  const t = granted({ moves: 2 }, (g) => {
    post(g, 0, 'bank', 2)
    president(g, 1, 'port')
    g.seats[0].yen = 0
  })
  expect(t.open(0)).toEqual(['supply', 'bank', 'done'])
  const one = t.plays(0, 'bank', 'port')
  expect(one.g.seats.map(({ yen }) => yen)).toEqual([0, 4, 4, 4])
  const two = one.plays(0, 'supply', 'port').settled()
  expect(two.g.seats[0].assistants[placeOf(two.g, 'port')]).toBe(2)
  expect(two.g.seats[0].supply.assistant).toBe(5)
  t.play(0, 'supply').refuses(0, 'canal', '5.15')
  expect(t.play(0, 'bank').open(0)).not.toContain('bank')
  t.play(0, 'done').settled()
})
