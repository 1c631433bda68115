import { expect, test } from 'vitest'
import type { OrderId } from '../data/orders.ts'
import { placeOf } from '../places.ts'
import type { OrderBoard } from '../position.ts'
import { ordersOn, own, post, town, type Arrange } from '../testing.ts'
import { act } from './5-action.ts'

const SIX: readonly OrderId[] = ['order-1', 'order-2', 'order-37', 'order-38', 'order-5', 'order-39']

const at = (
  board: OrderBoard,
  power: number,
  arrange: (...args: Parameters<Arrange>) => void = () => {},
  seats = 4,
) =>
  town(seats, (g, lay) => {
    ordersOn(g, lay, board, ...SIX)
    post(g, 0, board, power)
    arrange(g, lay)
    return act({ seat: 0, at: placeOf(g, board) })
  })
const orders = (picks: readonly (string | number)[]) =>
  picks.filter((pick) => String(pick).startsWith('order'))

test('[7.11] power opens the low, the middle and the high spaces, at port and dock alike', () => {
  for (const board of ['port', 'dock'] as const) {
    expect(at(board, 1).settled().g.seats[0].hand.of).toEqual([])
    expect(orders(at(board, 2).open(0))).toEqual(SIX.slice(0, 2))
    expect(orders(at(board, 3).open(0))).toEqual(SIX.slice(0, 4))
    expect(orders(at(board, 4).open(0))).toEqual(SIX)
    expect(orders(at(board, 5).open(0))).toEqual(SIX)
    at(board, 3).refuses(0, 'order-5', '7.11')
  }
})

test('[7.12] the first order must be taken', () => {
  expect(
    at('port', 2)
      .offers(0)
      .map(({ pick }) => pick),
  ).toEqual([...SIX])
})

test('[7.12] from an empty board nothing is taken', () => {
  const t = at('port', 3, (g, lay) => lay(g.unusedOrders, ...g.port.of, ...g.orders.of)).settled()
  expect(t.g.seats[0].hand.of).toEqual([])
})

test('[7.13] power 5 brings 3 points, once, with or without an order', () => {
  expect(at('port', 4).g.seats[0].points).toBe(0)
  const t = at('port', 5).plays(0, 'order-39', 'order-1')
  expect(t.g.seats[0].points).toBe(3)
  const full = at('port', 5, (g, lay) => lay(g.seats[0].hand, 'order-7', 'order-40', 'order-41'))
  expect(full.g.seats[0].points).toBe(3)
})

test('[7.14] worked example: power 3 takes a middle order and, for 2 yen, a low one', () => {
  for (const board of ['port', 'dock'] as const) {
    const t = at(board, 3).plays(0, 'order-37', 'order-1').settled()
    expect(t.g.seats[0].yen).toBe(2)
    expect(t.g.seats[0].hand.of).toEqual(['order-1', 'order-37'])
  }
})

test('[7.14] the spaces keep their rank, and the second order costs 2 yen or an import', () => {
  const t = at('port', 2).play(0, 'order-1')
  expect(t.asks()).toBe('take-second')
  expect(orders(t.open(0))).toEqual(['order-2'])
  t.refuses(0, 'order-37', '7.11').play(0, 'done').settled()
  const both = at('port', 2, (g) => {
    g.seats[0].imports = 1
  }).plays(0, 'order-2', 'order-1')
  expect(both.open(0)).toEqual(['pay-yen', 'pay-import'])
  expect(both.play(0, 'pay-yen').g.seats[0]).toMatchObject({ yen: 2, imports: 1 })
  expect(both.play(0, 'pay-import').g.seats[0]).toMatchObject({ yen: 4, imports: 0 })
  const byImport = at('port', 2, (g) => {
    g.seats[0].yen = 1
    g.seats[0].imports = 1
  }).plays(0, 'order-2', 'order-1')
  expect(byImport.settled().g.seats[0]).toMatchObject({ yen: 1, imports: 0 })
  at('port', 2, (g) => {
    g.seats[0].yen = 1
  })
    .play(0, 'order-1')
    .settled()
})

test('[7.14] the textile mill can pay for the second order', () => {
  const t = at('port', 2, (g, lay) => {
    own(g, lay, 0, 'textile-mill')
    g.seats[0].yen = 0
  }).play(0, 'order-1')
  t.refuses(0, 'order-2', '7.14')
  expect(t.plays(0, 'use-textile-mill', 'order-2').g.seats[0]).toMatchObject({ yen: 0, goods: { silk: 0 } })
})

test('[7.15] three orders in hand are the limit', () => {
  const two = at('port', 4, (g, lay) => lay(g.seats[0].hand, 'order-7', 'order-40')).play(0, 'order-1')
  expect(two.asks()).toBe('build')
  expect(two.g.seats[0].hand.of).toHaveLength(3)
  const full = (power: number) =>
    at('port', power, (g, lay) => lay(g.seats[0].hand, 'order-7', 'order-40', 'order-41')).settled()
  expect(full(3).told).toContainEqual({ tiding: 'hand-full', a: { seat: 0, board: 'port', orders: 3 } })
  expect(full(1).told.map(({ tiding }) => tiding)).not.toContain('hand-full')
})

test('[7.16] what is left slides to the left and new orders come in at the right', () => {
  const t = at('port', 4, (g, lay) => lay(g.orders, 'order-20', 'order-21')).plays(0, 'order-5', 'order-2')
  expect(t.g.port.of).toEqual(['order-1', 'order-37', 'order-38', 'order-39', 'order-20', 'order-21'])
})

test('[7.17] too few orders: what there is is laid and the end is triggered', () => {
  const short = (left: number) =>
    at('port', 3, (g, lay) => {
      lay(g.unusedOrders, ...g.orders.of.slice(left))
    }).plays(0, 'order-37', 'order-1')
  expect(short(2).g).toMatchObject({ trigger: [], lastRound: 0 })
  const t = short(1)
  expect(t.g.port.of).toHaveLength(5)
  expect(t.g).toMatchObject({ trigger: ['orders'], lastRound: 2 })
})
