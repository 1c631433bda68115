import type { Choices } from '@machiya/kernel'
import type { Lay } from '@machiya/kernel/testing'
import { expect, test } from 'vitest'
import type { ActionId } from '../data/actions.ts'
import type { PrivilegeId } from '../data/privileges.ts'
import type { SpaceId } from '../by-id.ts'
import type { G } from '../position.ts'
import { bare, layPlan, station, stock, stockOf, turnUp, type Laid } from '../testing.ts'
import { round } from './2-planning.ts'
import { turn } from './3-execution.ts'
import { collect, gather } from './4-supplies.ts'
import { travel } from './5-travel-and-ronin.ts'
import { build } from './6-building.ts'
import { trade } from './7-trade.ts'
import { closeTurn } from './8-wishes-and-privileges.ts'
import { payWages, wages } from './9-reckoning.ts'

const TOKKEN = { tokken: true }
type Arrange = (g: G, lay: Lay) => void

const trading = (arrange: Arrange, action: ActionId = 'trade', left = 1) =>
  bare((g, lay) => {
    lay(g.merchantCards, 'merchant-1', 'merchant-3')
    station(g.seats[0], 'edo')
    stock(g.seats[0], { ryo: 30, wood: 5, stone: 5, rice: 5 })
    arrange(g, lay)
    return trade({ seat: 0, action, left, spent: 0, offers: [], preview: false })
  }, TOKKEN)

const building = (arrange: Arrange, action: ActionId = 'build-easy', left = 1) =>
  bare((g, lay) => {
    stock(g.seats[0], { ryo: 30, wood: 9, stone: 9, rice: 9 })
    arrange(g, lay)
    return build({ seat: 0, action, left, used: [] })
  }, TOKKEN)

const holding =
  (privilege: PrivilegeId, arrange: Arrange = () => {}): Arrange =>
  (g, lay) => {
    lay(g.seats[0].privileges, privilege)
    arrange(g, lay)
  }

test('[8.9] a prestige house takes the first site', () => {
  const at = building(
    holding('prestige', (g) => {
      station(g.seats[0], 'sakura')
      g.sites.sakura = ['house-1', 'trading-post-2']
    }),
  )
  const { g } = at.play(0, 'prestige@sakura').settled()
  expect(g.sites.sakura).toEqual(['house-0', 'house-1', 'trading-post-2'])
  expect(g.seats[0].privileges.of).toEqual([])
  expect(at.play(0, 'house@sakura').g.sites.sakura.at(-1)).toBe('house-0')
})

test('[8.9] a prestige house costs and scores what a house does', () => {
  const paying = (price: Parameters<typeof stock>[1]) =>
    building(
      holding('prestige', (g) => {
        station(g.seats[0], 'sakura')
        stock(g.seats[0], price)
      }),
    )
  const { g } = paying({ wood: 2, stone: 1, ryo: 5 }).play(0, 'prestige@sakura').settled()
  expect([...stockOf(g.seats[0]), g.seats[0].points, g.seats[0].houses]).toEqual([0, 0, 0, 0, 1, 6])
  paying({ wood: 2, stone: 1, ryo: 4 }).refuses(0, 'prestige@sakura', '3.10')
  paying({ wood: 2, rice: 1, ryo: 5 }).refuses(0, 'prestige@sakura', '3.10')
})

const SUPPORTED: Laid = ['basic-1:take-money', 'basic-2:travel', 'basic-3:recruit', '3+0+1', '0+0', '0+0']
const QUIET: Laid = ['basic-1:take-money', 'basic-2:travel', 'basic-3:recruit', '0+0', '0+0', '0+0']
const planned = () => {
  const at = bare((g, lay) => {
    g.startPlayer = 0
    lay(g.seats[0].privileges, 'support')
    return round()
  }, TOKKEN)
  return [1, 2].reduce((table, seat) => layPlan(table, seat as 1 | 2, QUIET), layPlan(at, 0, SUPPORTED))
}

test('[8.10] a black official joins the plan in secret', () => {
  const at = planned()
  expect(at.g.seats[0].privileges.of).toEqual(['support'])
  const fresh = bare((g, lay) => {
    lay(g.seats[0].privileges, 'support')
    return round()
  }, TOKKEN).plays(0, 'basic-1:take-money', 'basic-2:travel', 'basic-3:recruit', '0+0+1')
  fresh.refuses(0, '0+0+1', '8.10')
})

test('[8.10] no other privilege brings a black official', () => {
  const at = bare((g, lay) => {
    lay(g.seats[0].privileges, 'prestige', 'city-income')
    return round()
  }, TOKKEN)
  expect(at.g.seats[0].means.black).toBe(0)
})

test('[8.11] the tile and the black official leave the game with the turned card', () => {
  const at = turnUp(planned(), 0)
  expect(at.told).toContainEqual({ tiding: 'used-privilege', a: { seat: 0, privilege: 'support' } })
  const { g } = at.play(0, 4)
  expect([g.seats[0].ryo, g.seats[0].privileges.of]).toEqual([20, []])
  expect(g.privilegesGone.of).toContain('support')
})

test('[8.12] preview trade uses an offer of the card on the stack', () => {
  const at = trading(holding('preview-trade'))
  const { g } = at.play(0, 'merchant-3:3-wood').settled()
  expect([g.seats[0].wood, g.seats[0].ryo, g.seats[0].privileges.of]).toEqual([8, 27, []])
  expect(trading(() => {}).open(0)).not.toContain('merchant-3:3-wood')
  expect(at.play(0, 'merchant-1:1-wood').settled().g.seats[0].privileges.of).toEqual(['preview-trade'])
})

test('[8.13] with both offers any two of the four', () => {
  const at = trading(holding('preview-trade'), 'great-trade')
  const { g } = at.plays(0, 'merchant-3:power', 'merchant-1:power').settled()
  expect(g.seats[0].points).toBe(2)
  at.plays(0, 'merchant-3:power', 'merchant-3:1-wood').settled()
  at.plays(0, 'merchant-1:1-wood', 'merchant-3:1-wood').settled()
  at.play(0, 'merchant-3:power').refuses(0, 'merchant-3:power', '7.4')
})

test('[8.13] the next activation needs the privilege again', () => {
  const at = trading(
    holding('preview-trade', (g) => station(g.seats[0], 'edo')),
    'trade',
    2,
  )
  expect(at.play(0, 'merchant-3:power').open(0)).not.toContain('merchant-3:power')
})

test('[8.13] of great trade too the next activation needs the privilege again', () => {
  const at = trading(
    holding('preview-trade', (g) => station(g.seats[0], 'edo')),
    'great-trade',
    2,
  ).plays(0, 'merchant-3:power', 'merchant-1:1-wood')
  expect(at.asks()).toBe('trade')
  expect(at.open(0)).not.toContain('merchant-3:1-wood')
})

test('[8.14] without a card on the stack there is no preview trade', () => {
  trading(holding('preview-trade', (g, lay) => lay(g.merchantsGone, ...g.merchantCards.of.slice(1)))).refuses(
    0,
    'preview-trade',
    '8.14',
  )
})

const window = turn({ seat: 0, card: 1, moved: [], merchant: false })
const withIncome = (arrange: Arrange, options: Choices = TOKKEN) =>
  bare((g, lay) => {
    lay(g.seats[0].privileges, 'city-income')
    lay(g.incomeTiles, 'income-8', 'income-12')
    arrange(g, lay)
    return window
  }, options)

test('[8.15] city income: the own part of one city, at any time of an own turn', () => {
  const at = withIncome((g) => {
    g.sites.edo = ['house-1', 'house-0']
    g.sites.utsunomiya = ['house-0']
  }).play(0, 'city-income')
  expect(at.play(0, 'edo').g.seats[0].ryo).toBe(2)
  const whole = at.play(0, 'utsunomiya')
  expect([whole.g.seats[0].ryo, whole.asks(), whole.g.seats[0].privileges.of]).toEqual([12, 'turn', []])
})

test('[8.16] not without influence, not with three ronin, not from a closed city', () => {
  withIncome(() => {}).refuses(0, 'city-income', '8.16')
  const at = withIncome(
    (g) => {
      g.sites.edo = ['house-0']
      g.sites.utsunomiya = ['house-1']
      g.sites.odawara = ['house-0']
      g.ronin = ['odawara', 'odawara', 'odawara']
      g.closed = ['sakura']
    },
    { tokken: true, ronin: true },
  ).play(0, 'city-income')
  at.refuses(0, 'utsunomiya', '8.16')
    .refuses(0, 'odawara', '8.16')
    .refuses(0, 'sakura', '8.16')
    .play(0, 'edo')
})

test('[8.17] a resource at every own decision of execution and wages', () => {
  const holder: Arrange = (g, lay) => {
    lay(g.seats[0].privileges, 'resource-stone-rice')
    station(g.seats[0], 'edo')
  }
  const asked = (task: ReturnType<typeof closeTurn>) =>
    bare((g, lay) => {
      holder(g, lay)
      return task
    }, TOKKEN)
  const tasks = [
    window,
    collect({ seat: 0, action: 'take-rice', left: 1 }),
    gather({ seat: 0, action: 'gather-wood', left: 1, used: [] }),
    travel({ seat: 0, action: 'travel', own: 1, other: 0, drove: false }),
    build({ seat: 0, action: 'build-easy', left: 1, used: [] }),
    trade({ seat: 0, action: 'trade', left: 1, spent: 0, offers: [], preview: false }),
    closeTurn({ seat: 0 }),
    payWages({ seat: 0 }),
  ]
  for (const task of tasks) {
    const after = asked(task).play(0, 'resource-stone-rice:rice')
    expect([after.g.seats[0].rice, after.asks()]).toEqual([1, task.task])
  }
  asked(payWages({ seat: 0 }))
    .refuses(0, 'pay', '9.2')
    .plays(0, 'resource-stone-rice:rice', 'pay')
    .settled()
})

test('[8.18] a privilege does not count towards the ten, and does not go beyond them', () => {
  bare((g, lay) => {
    lay(g.seats[0].privileges, 'resource-rice-wood')
    stock(g.seats[0], { rice: 10, wood: 9 })
    return window
  }, TOKKEN)
    .refuses(0, 'resource-rice-wood:rice', '8.18')
    .play(0, 'resource-rice-wood:wood')
})

test('[8.17] wages ask the owner of a resource privilege also without samurai', () => {
  const paid = (...samurai: SpaceId[]) =>
    bare((g, lay) => {
      lay(g.seats[0].privileges, 'resource-stone-rice')
      station(g.seats[0], ...samurai)
      return wages({ seat: 0 })
    }, TOKKEN)
  expect(paid().play(0, 'resource-stone-rice:stone').play(0, 'pay').settled().g.seats[0].stone).toBe(1)
  const back = paid('edo').play(0, 'edo')
  expect(back.play(0, 'resource-stone-rice:rice').play(0, 'pay').settled().g.seats[0].rice).toBe(1)
})

const crowded = (action: ActionId, others: number) =>
  bare((g, lay) => {
    lay(g.seats[0].privileges, 'yield-wood')
    station(g.seats[0], 'boso')
    for (let i = 0; i < others; i++) station(g.seats[1], 'boso')
    return gather({ seat: 0, action, left: 1, used: [] })
  }, TOKKEN)

test('[8.19] one samurai gathers as if it stood alone', () => {
  const { g } = crowded('gather-wood', 4).refuses(0, 'boso', '4.10').play(0, 'full:boso').settled()
  expect([g.seats[0].wood, g.seats[0].privileges.of]).toEqual([3, []])
  expect(crowded('rich-wood', 1).play(0, 'full:boso').g.seats[0].wood).toBe(4)
  crowded('gather-wood', 0).refuses(0, 'full:boso', '8.19')
})

test('[8.20] the end of a turn asks whoever holds a privilege for any time', () => {
  const ending = (privilege: PrivilegeId) =>
    bare((g, lay) => {
      lay(g.seats[0].privileges, privilege)
      g.seats[0].faceDown = 1
      g.seats[0].plan.value = { actions: ['basic-1:take-money'], officials: ['0+0'] }
      return window
    }, TOKKEN).play(0, 'turn-up')
  expect(ending('city-income').asks()).toBe('close-turn')
  expect(ending('resource-wood-stone').asks()).toBe('close-turn')
  ending('resource-wood-stone').play(0, 'done').settled()
  ending('prestige').settled()
})
