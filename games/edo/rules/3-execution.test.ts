import { type Seat } from '@machiya/kernel'
import { expect, test } from 'vitest'
import { edo } from '../index.ts'
import type { ActionPick, OfficialsPick } from '../picks.ts'
import { bare, layPlan, station, stock, stockOf, turnUp, type Laid } from '../testing.ts'
import { round } from './2-planning.ts'
import { turn, turnUp as turned } from './3-execution.ts'
import { build } from './6-building.ts'

const QUIET: Laid = ['basic-1:take-money', 'basic-2:travel', 'basic-3:recruit', '1+0', '0+0', '0+0']
const window = (seat: Seat) => turn({ seat, card: 1, moved: [], merchant: false })

test('[3.1] all first cards from the start player on, then all second, then all third', () => {
  let at = bare((g) => {
    g.startPlayer = 1
    return round()
  })
  for (const seat of [0, 1, 2] as const) at = layPlan(at, seat, QUIET)
  const order: unknown[] = []
  while (at.asks() === 'turn') {
    const [seat] = edo.waitingFor(at.g) as [Seat]
    order.push(`${seat}:${at.g.seats[seat].turned.length}`)
    at = turnUp(at, seat)
    if (at.asks() === 'collect') at = at.play(seat, 1)
  }
  expect(order).toEqual(['1:0', '2:0', '0:0', '1:1', '2:1', '0:1', '1:2', '2:2', '0:2'])
})

test('[3.2] own samurai walk the roads for 1 ryo a space, as far as can be paid', () => {
  const at = bare((g) => {
    station(g.seats[0], 'usui', 'odawara')
    stock(g.seats[0], { ryo: 3 })
    return window(0)
  }).play(0, 'odawara')
  expect(at.open(0)).toContain('edo')
  const after = at.play(0, 'edo')
  expect([after.g.seats[0].samurai, after.g.seats[0].ryo]).toEqual([['edo', 'usui'], 1])
  after.play(0, 'usui').refuses(0, 'utsunomiya', '3.2').play(0, 'chichibu')
})

test('[3.2] without ryo nobody moves', () => {
  bare((g) => {
    station(g.seats[0], 'usui')
    return window(0)
  })
    .refuses(0, 'usui', '3.2')
    .refuses(0, 'merchant', '3.2')
})

test('[3.3] nobody moves the samurai of others, and any number share a space', () => {
  const at = bare((g) => {
    station(g.seats[0], 'edo')
    station(g.seats[1], 'senju', 'izu')
    stock(g.seats[0], { ryo: 5 })
    return window(0)
  })
  expect(at.open(0)).toEqual(['turn-up', 'edo', 'merchant'])
  expect(at.plays(0, 'edo', 'senju').g.seats.map(({ samurai }) => samurai)).toEqual([
    ['senju'],
    ['izu', 'senju'],
    [],
  ])
})

test('[3.4] the merchant moves in the same way', () => {
  const at = bare((g) => {
    stock(g.seats[0], { ryo: 2 })
    return window(0)
  }).play(0, 'merchant')
  const after = at.refuses(0, 'usui', '3.2').play(0, 'sakura')
  expect([after.g.merchant, after.g.seats[0].ryo]).toEqual(['sakura', 0])
})

test('[3.5] roads that touch an own temple cost nothing', () => {
  const at = bare(
    (g) => {
      station(g.seats[0], 'edo')
      g.seats[0].temples = ['tama']
      stock(g.seats[0], { ryo: 1 })
      return window(0)
    },
    { jiin: true },
  )
  const free = at.plays(0, 'edo', 'boso')
  expect(free.g.seats[0].ryo).toBe(1)
  const paid = at.plays(0, 'edo', 'hakone')
  expect(paid.g.seats[0].ryo).toBe(0)
  at.play(0, 'edo').refuses(0, 'usui', '3.2')
  expect(at.plays(0, 'merchant', 'sagami').g.seats[0].ryo).toBe(1)
})

test('[3.5] the temples of others do not help', () => {
  bare(
    (g) => {
      station(g.seats[0], 'edo')
      g.seats[1].temples = ['tama']
      return window(0)
    },
    { jiin: true },
  ).refuses(0, 'edo', '3.2')
})

test('[3.6] each figure moves once before a card', () => {
  const at = bare((g) => {
    station(g.seats[0], 'edo', 'edo')
    stock(g.seats[0], { ryo: 9 })
    return window(0)
  }).plays(0, 'edo', 'senju')
  const both = at.refuses(0, 'senju', '3.6').plays(0, 'edo', 'tama').refuses(0, 'tama', '3.6')
  both.plays(0, 'merchant', 'tama').refuses(0, 'merchant', '3.6')
})

test('[3.6] a samurai that has not moved may leave the space another came to', () => {
  const at = bare((g) => {
    station(g.seats[0], 'edo', 'senju')
    stock(g.seats[0], { ryo: 9 })
    return window(0)
  }).plays(0, 'edo', 'senju')
  expect(at.plays(0, 'senju', 'edo').g.seats[0].samurai).toEqual(['edo', 'senju'])
})

test('[3.7] a turned card shows its action and officials and is carried out', () => {
  const at = bare((g) => {
    g.seats[0].faceDown = 1
    g.seats[0].plan.value = { actions: ['basic-1:take-money'], officials: ['2+1'] }
    return turned({ seat: 0 })
  })
  expect(at.told).toContainEqual({
    tiding: 'turned-up',
    a: { seat: 0, permit: 'basic-1', action: 'take-money', own: 2, white: 1, black: 0 },
  })
  expect(at.play(0, 3).settled().g.seats[0].ryo).toBe(15)
})

test('[3.8] every activation may be waived', () => {
  const waived = (action: ActionPick, officials: OfficialsPick, ...picks: (string | number)[]) =>
    bare((g) => {
      g.seats[0].faceDown = 1
      g.seats[0].plan.value = { actions: [action], officials: [officials] }
      return turned({ seat: 0 })
    })
      .plays(0, ...picks)
      .settled()
  expect(waived('basic-1:take-money', '4+0', 1).g.seats[0].ryo).toBe(5)
  expect(waived('basic-1:take-rice', '4+0', 0).g.seats[0].rice).toBe(0)
  for (const action of ['gather-wood', 'build-hard'] as const) waived(`basic-1:${action}`, '2+0', 'done')
  for (const action of ['travel', 'gather-rice', 'build-easy', 'trade'] as const)
    waived(`basic-2:${action}`, '2+0', 'done')
  for (const action of ['recruit', 'development'] as const) waived(`basic-3:${action}`, '1+0', 'done')
})

test('[3.9] each activation takes another samurai, also at several places', () => {
  const at = bare((g) => {
    station(g.seats[0], 'sakura', 'odawara')
    stock(g.seats[0], { wood: 6, stone: 3, ryo: 15 })
    return build({ seat: 0, action: 'build-easy', left: 3, used: [] })
  }).play(0, 'house@odawara')
  const both = at.refuses(0, 'house@odawara', '6.11').play(0, 'house@sakura')
  expect(both.open(0)).toEqual(['done'])
})

test('[3.10] a price is paid in full or not at all', () => {
  const cases: [string, { wood?: number; stone?: number; ryo?: number }][] = [
    ['wood', { wood: 1, stone: 1, ryo: 5 }],
    ['stone', { wood: 2, stone: 0, ryo: 5 }],
    ['ryo', { wood: 2, stone: 1, ryo: 4 }],
  ]
  const building = (price: object) =>
    bare((g) => {
      station(g.seats[0], 'edo')
      stock(g.seats[0], price)
      return build({ seat: 0, action: 'build-easy', left: 1, used: [] })
    })
  for (const [, short] of cases) building(short).refuses(0, 'house@edo', '3.10')
  expect(stockOf(building({ wood: 2, stone: 1, ryo: 5 }).play(0, 'house@edo').settled().g.seats[0])).toEqual([
    0, 0, 0, 0,
  ])
})

const turning = (
  action: ActionPick,
  officials: OfficialsPick,
  arrange: Parameters<typeof bare>[0],
  options = {},
) =>
  bare((g, lay) => {
    arrange(g, lay)
    g.seats[0].faceDown = 1
    g.seats[0].plan.value = { actions: [action], officials: [officials] }
    return turned({ seat: 0 })
  }, options)

test('[6.2] two officials before hard building put up one building, four put up two', () => {
  const hard = (officials: OfficialsPick) =>
    turning('basic-1:build-hard', officials, (g) => {
      station(g.seats[0], 'edo', 'sakura')
      stock(g.seats[0], { wood: 4, stone: 2, ryo: 10 })
      return []
    }).play(0, 'house@edo')
  expect(hard('2+0').settled().g.seats[0].points).toBe(1)
  expect(hard('3+1').play(0, 'house@sakura').settled().g.seats[0].points).toBe(2)
})

test('[4.4, 4.17] the card of the chancery recruits for 1 rice, the forest stewards for none', () => {
  const recruiting = (action: ActionPick, rice: number) =>
    turning(action, '1+0', (g) => {
      stock(g.seats[0], { rice })
      return []
    })
  recruiting('basic-3:recruit', 0).refuses(0, 'recruit', '3.10')
  expect(recruiting('basic-3:recruit', 1).play(0, 'recruit').settled().g.seats[0].rice).toBe(0)
  expect(recruiting('special-4:free-recruit', 0).play(0, 'recruit').settled().g.seats[0].whites).toBe(1)
})

test('[4.6] the card of the chancery develops for 5 ryo', () => {
  const developing = (ryo: number) =>
    turning('basic-3:development', '1+0', (g, lay) => {
      lay(g.specials, 'special-3')
      stock(g.seats[0], { ryo })
      return []
    })
  developing(4).refuses(0, 'special-3', '3.10')
  expect(developing(5).play(0, 'special-3').settled().g.seats[0].ryo).toBe(0)
})

test('[5.3] of a Travel card white and black officials act, and only the own one is sent', () => {
  const at = turning(
    'basic-2:travel',
    '1+1+1',
    (g, lay) => {
      lay(g.seats[0].privileges, 'support')
      station(g.seats[0], 'edo')
      return []
    },
    { tokken: true },
  )
  const moved = at.plays(0, 'move', 'edo', 'izu', 'done', 'move', 'izu', 'edo', 'done')
  expect(moved.plays(0, 'send', 'usui').settled().g.seats[0].samurai).toEqual(['edo', 'usui'])
  at.plays(0, 'send', 'usui').refuses(0, 'send', '5.3')
})

test('[8.11] two black officials before a card take both tiles with them', () => {
  const { g } = turning(
    'basic-1:take-money',
    '0+0+2',
    (g, lay) => {
      lay(g.seats[0].privileges, 'support', 'support')
      return []
    },
    { tokken: true },
  ).play(0, 2)
  expect([g.seats[0].ryo, g.seats[0].privileges.of]).toEqual([10, []])
})
