import { expect, test } from 'vitest'
import { yokohama } from '../index.ts'
import { house, ordersOn, own, post, siteOn, town } from '../testing.ts'
import { extra } from './2-extra.ts'
import { round, turn } from './2-turn.ts'
import { act } from './5-action.ts'
import { takeOrder } from './7-orders.ts'

test('[2.1] everybody takes a turn in seat order, round after round', () => {
  let t = town(3, () => round())
  for (const seat of [0, 1, 2, 0] as const) {
    expect(yokohama.waitingFor(t.g)).toEqual([seat])
    t = t.plays(seat, 'bank', 'done', 'recall', 'done', 'end-turn')
  }
  expect(t.g.round).toBe(3)
  expect(yokohama.waitingFor(t.g)).toEqual([1])
})

test('[2.2] the steps of a turn come in their order, the optional ones can be left out', () => {
  const t = town(2, (g, lay) => {
    post(g, 0, 'silk-mill-1', 3)
    siteOn(g, lay, 'silk-mill-1', 'site-1')
    return turn({ seat: 0 })
  })
  expect(t.asks()).toBe('placement')
  const placed = t.plays(0, 'silk-mill-1', 'done')
  expect(placed.asks()).toBe('movement')
  const acted = placed.play(0, 'silk-mill-1')
  expect(acted.g.seats[0].goods.silk).toBe(5)
  expect(acted.asks()).toBe('take-tile')
  const left = acted.play(0, 'done')
  expect(left.asks()).toBe('build')
  const home = left.play(0, 'done')
  expect(home.g.seats[0].supply.assistant).toBe(8)
  expect(home.asks()).toBe('extra')
  home.play(0, 'end-turn').settled()
})

test('[2.3] goods never run out', () => {
  const t = town(2, (g) => {
    g.seats[0].goods.fish = 60
    post(g, 0, 'fishing-ground-1', 2)
    return act({ seat: 0, at: g.areas.indexOf('fishing-ground-1') })
  })
  expect(t.g.seats[0].goods.fish).toBe(62)
})

test('[2.4] only hands and stacks are hidden; an order taken from a board was seen by all', () => {
  const t = town(2, (g, lay) => {
    ordersOn(g, lay, 'port', 'order-42', 'order-5')
    lay(g.seats[0].hand, 'order-33')
    g.seats[0].yen = 0
    return takeOrder({ seat: 0, board: 'port', tier: 1 })
  }).play(0, 'order-42')
  expect(yokohama.view(t.g, 1).seats[0].hand.of).toEqual(['?', 'order-42'])
  expect(yokohama.view(t.g, 'public').seats[0].hand.of).toEqual(['?', 'order-42'])
  expect(yokohama.view(t.g, 0).seats[0].hand.of).toEqual(['order-33', 'order-42'])
  expect(yokohama.view(t.g, 0).orders.of.every((order) => (order as string) === '?')).toBe(true)
  expect(yokohama.view(t.g, 1).seats[0].goods).toEqual(t.g.seats[0].goods)
})

test('[2.5] three orders in hand at most, and none can be thrown away', () => {
  const t = town(2, (g, lay) => {
    lay(g.seats[0].hand, 'order-1', 'order-2', 'order-37')
    post(g, 0, 'port', 3)
    return [act({ seat: 0, at: g.areas.indexOf('port') }), extra({ seat: 0 })]
  })
  expect(t.asks()).toBe('extra')
  expect(t.g.seats[0].hand.of).toHaveLength(3)
  expect(t.open(0)).toEqual(['end-turn'])
})

test('[2.6] what stands in the warehouse can neither be placed nor built', () => {
  const t = town(2, (g) => {
    g.seats[0].supply = { assistant: 0, shop: 0, house: 0 }
    g.seats[0].assistants[0] = 4
    return [turn({ seat: 0 })]
  })
  expect(t.refuses(0, 'bank', '3.6').play(0, 'done').play(0, 'bank').asks()).toBe('take-tile')
  expect(t.plays(0, 'done', 'bank', 'done').asks()).toBe('extra')
})

test('[2.2] a trading house pays its owner in the turn of another', () => {
  const t = town(2, (g, lay) => {
    own(g, lay, 0, 'ball')
    house(g, 1, 'bank')
    post(g, 0, 'bank')
    return act({ seat: 0, at: g.areas.indexOf('bank') })
  })
  expect(t.g.seats.map(({ yen }) => yen)).toEqual([5, 5])
})
