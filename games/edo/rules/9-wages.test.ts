import type { Seat } from '@machiya/kernel'
import { expect, test } from 'vitest'
import { edo } from '../index.ts'
import { bare, layPlan, station, stock, turnUp, type Laid } from '../testing.ts'
import { round } from './2-planning.ts'
import { wages } from './9-reckoning.ts'

const QUIET: Laid = ['basic-1:take-money', 'basic-2:travel', 'basic-3:recruit', '0+0', '0+0', '0+0']

const paying = (rice: number, ...spaces: ('edo' | 'izu' | 'boso')[]) =>
  bare((g) => {
    station(g.seats[0], ...spaces)
    stock(g.seats[0], { rice })
    return wages({ seat: 0 })
  })

test('[9.1] rulebook: of three samurai two stay for 2 rice, one comes back', () => {
  const { g } = paying(2, 'boso', 'edo', 'izu').play(0, 'edo').play(0, 'pay').settled()
  expect([g.seats[0].samurai, g.seats[0].rice]).toEqual([['boso', 'izu'], 0])
})

test('[9.1] wages are asked from the start player on', () => {
  let at = bare((g) => {
    g.startPlayer = 2
    for (const me of g.seats) station(me, 'edo')
    return round()
  })
  for (const seat of [0, 1, 2] as const) at = layPlan(at, seat, QUIET)
  while (at.asks() === 'turn') at = turnUp(at, (edo.waitingFor(at.g) as [Seat])[0])
  const order: Seat[] = []
  while (at.asks() === 'pay-wages') {
    const [seat] = edo.waitingFor(at.g) as [Seat]
    order.push(seat)
    at = at.play(seat, 'call-all')
  }
  expect(order).toEqual([2, 0, 1])
})

test('[9.2] nobody keeps more samurai than can be paid; without rice all come back', () => {
  paying(2, 'boso', 'edo', 'izu').refuses(0, 'pay', '9.2')
  paying(3, 'boso', 'edo', 'izu').play(0, 'pay').settled()
  const none = paying(0, 'boso', 'edo', 'edo').refuses(0, 'pay', '9.2')
  expect(none.open(0)).toEqual(['call-all'])
  const back = none.play(0, 'call-all').settled()
  expect(back.g.seats[0].samurai).toEqual([])
  expect(back.told.map(({ a }) => a['from'])).toEqual(['boso', 'edo', 'edo'])
  paying(5).settled()
})

test('[9.2] whoever can still take a rice is asked samurai by samurai', () => {
  const holding = (privilege: 'resource-stone-rice' | 'resource-wood-stone') =>
    bare(
      (g, lay) => {
        station(g.seats[0], 'boso', 'edo')
        lay(g.seats[0].privileges, privilege)
        return wages({ seat: 0 })
      },
      { tokken: true },
    )
  expect(holding('resource-stone-rice').open(0)).toEqual([
    'boso',
    'edo',
    'resource-stone-rice:stone',
    'resource-stone-rice:rice',
  ])
  const stone = holding('resource-wood-stone')
  expect(stone.open(0)).toEqual(['call-all', 'resource-wood-stone:wood', 'resource-wood-stone:stone'])
  expect(stone.plays(0, 'call-all', 'resource-wood-stone:stone', 'pay').settled().g.seats[0].stone).toBe(1)
})
