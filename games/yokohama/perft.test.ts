import { endsOf } from '@machiya/kernel/perft'
import type { Table } from '@machiya/kernel/testing'
import { expect, test } from 'vitest'
import { yokohama } from './index.ts'
import type { Yokohama } from './position.ts'
import { extra } from './rules/2-extra.ts'
import { turn } from './rules/2-turn.ts'
import { startPlacement } from './rules/3-placement.ts'
import { movement } from './rules/4-movement.ts'
import { act } from './rules/5-action.ts'
import { placeOf } from './places.ts'
import { ordersOn, own, post, president, siteOn, technologiesOn, tileOn, town } from './testing.ts'

const counts = ({ g }: Table<Yokohama>, depths: readonly number[]) =>
  depths.map((depth) => endsOf(yokohama, g, depth))

test('perft 1: the first placement with four players', () => {
  const t = town(4, () => startPlacement(0))
  expect(counts(t, [1, 2, 3])).toEqual([
    [17, 17],
    [170, 170],
    [850, 850],
  ])
})

test('perft 2: a walk with tolls, canal and several ways', () => {
  const t = town(3, (g) => {
    president(g, 0, 'laboratory')
    for (const area of ['silk-mill-1', 'chinatown', 'church', 'port', 'fishing-ground-1'] as const)
      post(g, 0, area)
    president(g, 1, 'chinatown')
    president(g, 2, 'silk-mill-1')
    return [movement({ seat: 0 }), extra({ seat: 0 })]
  })
  expect(counts(t, [1, 2, 3, 4])).toEqual([
    [4, 4],
    [13, 13],
    [37, 36],
    [71, 64],
  ])
})

test('perft 3: power 5 in the church with goods, moves, tile and building', () => {
  const t = town(2, (g, lay) => {
    post(g, 0, 'church', 4)
    president(g, 0, 'church')
    g.seats[0].imports = 1
    g.seats[0].supply.house = 1
    tileOn(g, lay, 'church', 'tile-15')
    siteOn(g, lay, 'church', 'site-22')
    return act({ seat: 0, at: placeOf(g, 'church') })
  })
  expect(counts(t, [1, 2, 3, 4, 5])).toEqual([
    [8, 8],
    [23, 23],
    [62, 62],
    [238, 211],
    [915, 740],
  ])
})

test('perft 4: an agent at the port, with orders, mill and university', () => {
  const t = town(2, (g, lay) => {
    own(g, lay, 0, 'textile-mill', 'university', 'telephone')
    lay(g.seats[0].hand, 'order-17')
    ordersOn(g, lay, 'port', 'order-1', 'order-2', 'order-37', 'order-38', 'order-5', 'order-39')
    g.seats[0].agents = ['france']
    g.seats[0].imports = 1
    post(g, 0, 'port', 3)
    return extra({ seat: 0 })
  })
  expect(counts(t, [2, 4, 6])).toEqual([
    [12, 11],
    [61, 45],
    [568, 219],
  ])
})

test('perft 5: a late turn with telegraph, newspaper, Chinatown and laboratory', () => {
  const t = town(4, (g, lay) => {
    own(g, lay, 0, 'telegraph', 'newspaper', 'mining-engineering', 'tramway')
    technologiesOn(g, lay, 'laboratory', 'ball', 'winery', 'station')
    g.seats[0].imports = 2
    g.seats[0].yen = 7
    g.seats[0].supply.assistant = 2
    post(g, 0, 'chinatown', 2)
    post(g, 0, 'laboratory', 2)
    g.seats[0].supply.assistant = 1
    return turn({ seat: 0 })
  })
  expect(counts(t, [1, 2, 4])).toEqual([
    [17, 17],
    [66, 66],
    [1867, 1127],
  ])
})
