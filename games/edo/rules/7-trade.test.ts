import { expect, test } from 'vitest'
import type { Built } from '../cities.ts'
import type { ActionId } from '../data/actions.ts'
import type { MerchantCardId } from '../data/merchant-cards.ts'
import type { Price } from '../data/types.ts'
import type { SpaceId } from '../by-id.ts'
import type { G } from '../position.ts'
import { bare, station, stock, stockOf } from '../testing.ts'
import { trade } from './7-trade.ts'

type Fair = { card?: MerchantCardId; action?: ActionId; left?: number; own?: SpaceId[]; with?: Price }

const trading = (
  {
    card = 'merchant-1',
    action = 'trade',
    left = 1,
    own = ['edo'],
    with: price = { ryo: 20, stone: 4 },
  }: Fair,
  arrange: (g: G) => void = () => {},
) =>
  bare((g, lay) => {
    lay(g.merchantCards, card)
    station(g.seats[0], ...own)
    stock(g.seats[0], price)
    arrange(g)
    return trade({ seat: 0, action, left, spent: 0, offers: [], preview: false })
  })

test('[7.1] an official and another own samurai with the merchant for each activation', () => {
  trading({ own: ['sakura'] }).refuses(0, 'merchant-1:1-wood', '7.1')
  const one = trading({ left: 2 }).play(0, 'merchant-1:1-wood')
  one.refuses(0, 'merchant-1:1-wood', '7.1').play(0, 'done').settled()
  trading({ left: 2, own: ['edo', 'edo'] })
    .plays(0, 'merchant-1:1-wood', 'merchant-1:2-wood')
    .settled()
})

test('[7.1] the merchant may stand anywhere', () => {
  trading({ own: ['boso'] }, (g) => (g.merchant = 'boso'))
    .play(0, 'merchant-1:2-wood')
    .settled()
})

test('[7.2] up to the number of units, each at its price', () => {
  const at = trading({ with: { ryo: 4 } })
  expect(at.open(0)).toEqual(['merchant-1:1-wood', 'merchant-1:2-wood', 'done'])
  expect(stockOf(at.play(0, 'merchant-1:2-wood').settled().g.seats[0])).toEqual([2, 0, 0, 0])
  trading({ with: { ryo: 3 } })
    .refuses(0, 'merchant-1:2-wood', '3.10')
    .play(0, 'merchant-1:1-wood')
})

test('[7.3] the price of the card buys 1 power point', () => {
  const { g } = trading({ with: { stone: 2, ryo: 4 } })
    .play(0, 'merchant-1:power')
    .settled()
  expect([...stockOf(g.seats[0]), g.seats[0].points]).toEqual([0, 0, 0, 0, 1])
  trading({ with: { stone: 2, ryo: 3 } }).refuses(0, 'merchant-1:power', '3.10')
  trading({ with: { stone: 1, ryo: 4 } }).refuses(0, 'merchant-1:power', '3.10')
})

test('[7.4] one offer for an activation', () => {
  trading({}).play(0, 'merchant-1:1-wood').settled()
  const post = trading({ own: ['sakura'] }, (g) => {
    g.merchant = 'sakura'
    g.sites.sakura = ['trading-post-0']
  })
  post.play(0, 'merchant-1:1-wood').refuses(0, 'merchant-1:1-wood', '7.4')
})

const atPost = (left: number, own: SpaceId[], post: Built) =>
  trading({ left, own }, (g) => {
    g.merchant = 'sakura'
    g.sites.sakura = [post]
  })

test('[7.5] both offers in the city of the own trading post, in either order', () => {
  const at = atPost(1, ['sakura'], 'trading-post-0')
  const { g } = at.plays(0, 'merchant-1:2-wood', 'merchant-1:power').settled()
  expect([...stockOf(g.seats[0]), g.seats[0].points]).toEqual([2, 2, 0, 12, 1])
  at.plays(0, 'merchant-1:power', 'merchant-1:2-wood').settled()
  at.plays(0, 'merchant-1:power', 'done').settled()
})

test('[7.5] two activations use both offers twice', () => {
  const deals = ['merchant-1:2-wood', 'merchant-1:power', 'merchant-1:power', 'merchant-1:1-wood']
  const { g } = atPost(2, ['sakura', 'sakura'], 'trading-post-0')
    .plays(0, ...deals)
    .settled()
  expect([g.seats[0].wood, g.seats[0].points]).toEqual([3, 2])
})

test('[7.5] the trading post of somebody else does not help', () => {
  atPost(1, ['sakura'], 'trading-post-1').play(0, 'merchant-1:power').settled()
})

test('[7.6] nobody buys beyond ten', () => {
  const at = trading({ with: { ryo: 20, wood: 9 } })
  at.refuses(0, 'merchant-1:2-wood', '7.6').play(0, 'merchant-1:1-wood')
})

test('[7.7] units of any resource may be mixed', () => {
  const { g } = trading({ card: 'merchant-10', with: { ryo: 6 } })
    .play(0, 'merchant-10:1-wood-1-rice')
    .settled()
  expect(stockOf(g.seats[0])).toEqual([1, 0, 1, 0])
  expect(trading({ card: 'merchant-10', with: { ryo: 6 } }).open(0).length).toBe(10)
})

test('[7.8] great trade uses both offers anywhere', () => {
  const { g } = trading({ action: 'great-trade' }).plays(0, 'merchant-1:power', 'merchant-1:1-wood').settled()
  expect([g.seats[0].wood, g.seats[0].points]).toEqual([1, 1])
})

test('[7.9] the envoy needs no samurai, and no trading post helps it', () => {
  const at = trading({ action: 'envoy', left: 2, own: ['sakura'] }, (g) => {
    g.merchant = 'sakura'
    g.sites.sakura = ['trading-post-0']
  })
  const { g } = at.plays(0, 'merchant-1:1-wood', 'merchant-1:1-wood').settled()
  expect(g.seats[0].wood).toBe(2)
  trading({ action: 'envoy', own: [] }).play(0, 'merchant-1:power').settled()
})

test('[7.5] who leaves the second offer still has the next activation', () => {
  const at = atPost(2, ['sakura', 'sakura'], 'trading-post-0').plays(0, 'merchant-1:1-wood', 'done')
  expect(at.asks()).toBe('trade')
  expect(at.plays(0, 'merchant-1:1-wood', 'merchant-1:power').settled().g.seats[0].wood).toBe(2)
})
