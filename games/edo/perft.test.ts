import { endsOf } from '@machiya/kernel/perft'
import type { Table } from '@machiya/kernel/testing'
import { expect, test } from 'vitest'
import { edo } from './index.ts'
import type { G } from './position.ts'
import { round } from './rules/2-planning.ts'
import { turn } from './rules/3-execution.ts'
import { travel } from './rules/5-travel-and-ronin.ts'
import { build } from './rules/6-building.ts'
import { trade } from './rules/7-trade.ts'
import { ALL, bare, layPlan, station, stock, type Laid } from './testing.ts'

const counts = ({ g }: Table<G>, depths: readonly number[]) =>
  depths.map((depth) => endsOf(edo, g, depth, (pick) => pick !== 'back'))

const QUIET: Laid = ['basic-1:take-money', 'basic-2:travel', 'basic-3:recruit', '0+0', '0+0', '0+0']

// Four permits of 4, 4, 4 and 2 actions: 14, then 12 x 10 + 2 x 12 = 144, then 6 x (64 + 3 x 32) = 960, each in its own position.
test('perft 1: a plan with a special permit, a white official and a black one', () => {
  const planning = bare(
    (g, lay) => {
      lay(g.seats[0].specials, 'special-3')
      lay(g.seats[0].privileges, 'support')
      g.seats[0].whites = 1
      station(g.seats[0], 'edo', 'izu')
      return round()
    },
    { tokken: true },
  )
  const table = layPlan(layPlan(planning, 1, QUIET), 2, QUIET)
  expect(counts(table, [1, 2, 3, 4])).toEqual([
    [14, 14],
    [144, 144],
    [960, 960],
    [11232, 11232],
  ])
})

test('perft 2: walking with samurai, merchant and a temple', () => {
  const table = bare((g, lay) => {
    station(g.seats[0], 'edo', 'edo', 'hakone')
    g.seats[0].temples = ['tama']
    stock(g.seats[0], { ryo: 2 })
    lay(g.seats[0].privileges, 'resource-wood-stone')
    g.seats[0].faceDown = 1
    g.seats[0].plan.value = { actions: ['basic-1:take-money'], officials: ['2+0'] }
    return turn({ seat: 0, card: 1, moved: [], merchant: false })
  }, ALL)
  expect(counts(table, [1, 2, 3])).toEqual([
    [6, 6],
    [56, 54],
    [328, 236],
  ])
})

test('perft 3: two travellers with ronin to drive off and a wish', () => {
  const table = bare((g, lay) => {
    station(g.seats[0], 'edo', 'izu', 'izu')
    g.ronin = ['boso', 'izu', 'sakura']
    lay(g.bag, 'location-city', 'location-choice')
    lay(g.wishes, 'wish-6')
    stock(g.seats[0], { ryo: 13 })
    return travel({ seat: 0, action: 'travel', own: 1, other: 1, drove: false })
  }, ALL)
  expect(counts(table, [1, 2, 3, 4])).toEqual([
    [5, 5],
    [15, 15],
    [72, 69],
    [227, 220],
  ])
})

test('perft 4: an architect with three samurai, a prestige house, a temple and the palace', () => {
  const table = bare((g, lay) => {
    station(g.seats[0], 'edo', 'sakura', 'tama')
    g.sites.sakura = ['house-1', 'house-0']
    stock(g.seats[0], { wood: 10, stone: 10, rice: 5, ryo: 40 })
    lay(g.seats[0].privileges, 'prestige')
    lay(g.wishes, 'wish-16')
    return build({ seat: 0, action: 'architect', left: 2, used: [] })
  }, ALL)
  expect(counts(table, [1, 2, 3, 4])).toEqual([
    [10, 10],
    [39, 34],
    [103, 72],
    [126, 70],
  ])
})

test('perft 5: trade at the own post with the preview, and a wish', () => {
  const table = bare((g, lay) => {
    station(g.seats[0], 'sakura', 'sakura')
    g.merchant = 'sakura'
    g.sites.sakura = ['trading-post-0']
    lay(g.merchantCards, 'merchant-10', 'merchant-3')
    lay(g.seats[0].privileges, 'preview-trade')
    lay(g.wishes, 'wish-1')
    stock(g.seats[0], { wood: 8, stone: 8, rice: 8, ryo: 40 })
    return trade({ seat: 0, action: 'trade', left: 2, spent: 0, offers: [], preview: false })
  }, ALL)
  expect(counts(table, [1, 2, 3, 4])).toEqual([
    [15, 15],
    [103, 67],
    [1046, 376],
    [4102, 481],
  ])
})
