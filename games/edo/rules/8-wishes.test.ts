import type { Lay } from '@machiya/kernel/testing'
import { expect, test } from 'vitest'
import type { ActionId } from '../data/actions.ts'
import type { PrivilegeId } from '../data/privileges.ts'
import { WISHES, type WishId } from '../data/wishes.ts'
import { PRIVILEGE } from '../by-id.ts'
import { edo } from '../index.ts'
import type { G } from '../position.ts'
import { bare, station, stock, stockOf } from '../testing.ts'
import { collect } from './4-supplies.ts'
import { travel } from './5-travel-and-ronin.ts'
import { build } from './6-building.ts'
import { trade } from './7-trade.ts'

const TOKKEN = { tokken: true }
type Arrange = (g: G, lay: Lay) => void

/** Clears the two rows and lays these tiles instead, the last of each as preview. */
const display = (g: G, lay: Lay, wishes: WishId[], privileges: PrivilegeId[]): void => {
  lay(g.wishesGone, ...g.wishes.of)
  lay(g.privilegesGone, ...g.privileges.of)
  lay(g.wishes, ...wishes)
  lay(g.privileges, ...privileges)
}
const WISHED: WishId[] = ['wish-1', 'wish-6', 'wish-16', 'wish-2']
const GRANTED: PrivilegeId[] = ['prestige', 'preview-trade', 'yield-wood', 'yield-rice']

const travelling = (arrange: Arrange, left = 1) =>
  bare((g, lay) => {
    display(g, lay, WISHED, GRANTED)
    stock(g.seats[0], { ryo: 30, wood: 9, stone: 9, rice: 9 })
    arrange(g, lay)
    return travel({ seat: 0, action: 'travel', own: 0, other: left, drove: false })
  }, TOKKEN)

const trading = (arrange: Arrange, action: ActionId = 'trade', left = 1) =>
  bare((g, lay) => {
    display(g, lay, WISHED, GRANTED)
    lay(g.merchantCards, 'merchant-1', 'merchant-3')
    station(g.seats[0], 'edo')
    stock(g.seats[0], { ryo: 30, wood: 5, stone: 5, rice: 5 })
    arrange(g, lay)
    return trade({ seat: 0, action, left, spent: 0, offers: [], preview: false })
  }, TOKKEN)

const building = (arrange: Arrange, action: ActionId = 'build-easy', left = 1) =>
  bare((g, lay) => {
    display(g, lay, WISHED, GRANTED)
    stock(g.seats[0], { ryo: 30, wood: 9, stone: 9, rice: 9 })
    arrange(g, lay)
    return build({ seat: 0, action, left, used: [] })
  }, TOKKEN)

test('[8.1] three wishes can be fulfilled, the preview cannot', () => {
  const at = travelling((g, lay) => display(g, lay, ['wish-6', 'wish-7', 'wish-8', 'wish-9'], GRANTED))
  expect(at.open(0)).toEqual(['wish-6', 'wish-7', 'wish-8', 'done'])
  expect(bare(() => travel({ seat: 0, action: 'travel', own: 1, other: 0, drove: false })).open(0)).toEqual([
    'send',
    'done',
  ])
})

test('[8.2] a wish costs its price and brings 1 power point and the privilege below', () => {
  const { g } = travelling(() => {})
    .play(0, 'wish-6')
    .settled()
  expect([g.seats[0].ryo, g.seats[0].points, g.seats[0].privileges.of]).toEqual([17, 1, ['preview-trade']])
  expect(g.wishesGone.of).toContain('wish-6')
  travelling((g) => stock(g.seats[0], { ryo: 12 })).refuses(0, 'wish-6', '3.10')
})

test('[8.3] a privilege is used once and leaves the game', () => {
  const at = bare((g, lay) => {
    lay(g.seats[0].privileges, 'resource-wood-stone')
    return collect({ seat: 0, action: 'take-money', left: 1 })
  }, TOKKEN).play(0, 'resource-wood-stone:wood')
  expect(at.open(0)).toEqual([1, 0])
  expect(at.told).toEqual([
    { tiding: 'used-privilege', a: { seat: 0, privilege: 'resource-wood-stone' } },
    { tiding: 'took-resource', a: { seat: 0, resource: 'wood' } },
  ])
  expect(at.g.privilegesGone.of).toContain('resource-wood-stone')
  expect(edo.view(at.g, 1).seats[0].privileges.of).toEqual([])
})

test('[8.4] both rows close up and are refilled', () => {
  const at = travelling(() => {})
  const { g } = at.play(0, 'wish-6')
  expect(g.wishes.of.slice(0, 3)).toEqual(['wish-1', 'wish-16', 'wish-2'])
  expect(g.privileges.of.slice(0, 3)).toEqual(['prestige', 'yield-wood', 'yield-rice'])
  expect([g.wishes.of.length, g.privileges.of.length]).toEqual([4, at.g.privileges.of.length])
  expect(g.wishStack.of.length).toBe(at.g.wishStack.of.length - 1)
  const laid = at.play(0, 'wish-6').told.filter(({ tiding }) => tiding === 'laid-tile')
  expect(laid.map(({ a }) => a['card'])).toEqual([g.wishes.of.at(-1), g.privileges.of.at(-1)])
})

test('[8.5] without privileges only the power point; without wishes the display stays shorter', () => {
  const none = travelling((g, lay) => {
    lay(g.privilegesGone, ...g.privileges.of, ...g.privilegeStack.of)
    lay(g.wishesGone, ...g.wishStack.of)
  })
  const { g } = none.play(0, 'wish-6').settled()
  expect([g.seats[0].points, g.seats[0].privileges.of]).toEqual([1, []])
  expect(g.wishes.of).toEqual(['wish-1', 'wish-16', 'wish-2'])
})

test('[8.6] rulebook: porcelain for 10 ryo and 1 stone, by trade, in place of the exchange', () => {
  const at = trading((g) => stock(g.seats[0], { ryo: 10, stone: 1 }))
  const { g } = at.play(0, 'wish-1').settled()
  expect([...stockOf(g.seats[0]), g.seats[0].points]).toEqual([0, 0, 0, 0, 1])
  expect(at.open(0)).not.toContain('wish-6')
})

test('[8.6] the trading post has no effect on a wish', () => {
  const arrange: Arrange = (g) => {
    g.merchant = 'sakura'
    g.sites.sakura = ['trading-post-0']
    station(g.seats[0], 'sakura')
  }
  trading(arrange).play(0, 'wish-1').settled()
  const both = trading(arrange).play(0, 'merchant-1:1-wood')
  expect(both.offers(0).map(({ pick }) => pick)).not.toContain('wish-1')
})

test('[8.6] envoy and great trade fulfil wishes; no wish without a samurai at the merchant', () => {
  trading((g) => (g.seats[0].samurai = []), 'envoy')
    .play(0, 'wish-1')
    .settled()
  trading(() => {}, 'great-trade')
    .play(0, 'wish-1')
    .settled()
  trading((g) => (g.seats[0].samurai = ['izu'])).refuses(0, 'wish-1', '7.1')
})

test('[8.7] foreign goods by travel, with an official of any colour', () => {
  const at = travelling(() => {}, 2)
  expect(at.open(0)).toEqual(['wish-6', 'done'])
  expect(at.play(0, 'wish-6').asks()).toBe('travel')
})

test('[8.7] a white official fulfils the wish before an own one, who can still be sent', () => {
  const at = bare((g, lay) => {
    display(g, lay, WISHED, GRANTED)
    stock(g.seats[0], { ryo: 13 })
    return travel({ seat: 0, action: 'travel', own: 1, other: 1, drove: false })
  }, TOKKEN)
  expect(at.plays(0, 'wish-6', 'send', 'usui').settled().g.seats[0].samurai).toEqual(['usui'])
})

test('[8.8] the palace by building, with an own samurai in Edo, on no site', () => {
  const { g } = building((g) => station(g.seats[0], 'edo'), 'build-hard')
    .play(0, 'wish-16')
    .settled()
  expect([g.sites.edo, g.seats[0].stone, g.seats[0].ryo]).toEqual([[], 6, 29])
  const outside = building((g) => station(g.seats[0], 'sakura'))
  outside.refuses(0, 'wish-16', '8.8')
  building((g) => station(g.seats[0], 'edo'), 'build-easy', 2)
    .play(0, 'wish-16')
    .refuses(0, 'house@edo', '6.11')
})

test('[8.8] no action makes a wish cheaper', () => {
  for (const action of ['thrifty-build', 'architect'] as const) {
    const { g } = building((g) => station(g.seats[0], 'edo'), action)
      .play(0, 'wish-16')
      .settled()
    expect([g.seats[0].stone, g.seats[0].ryo]).toEqual([6, 29])
  }
})

test('[8.2, 8.3] fifteen wishes and twelve privileges of six kinds', () => {
  expect(WISHES.length).toBe(15)
  const kinds = Object.values(PRIVILEGE)
  expect(kinds.reduce((sum, { copies }) => sum + copies, 0)).toBe(12)
  expect(new Set(kinds.map(({ kind }) => kind)).size).toBe(6)
})

test('[8.5] a wish without a privilege leaves the row of privileges as it is', () => {
  const { g } = travelling((g, lay) => {
    display(g, lay, ['wish-1', 'wish-16', 'wish-6', 'wish-2'], ['prestige', 'yield-wood'])
  })
    .play(0, 'wish-6')
    .settled()
  expect(g.seats[0].privileges.of).toEqual([])
  expect(g.privileges.of).toEqual(['prestige', 'yield-wood'])
})
