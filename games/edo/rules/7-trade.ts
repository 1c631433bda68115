/** 7 Trade */
import { reason, tell, type Next, type Reason, type Say, type Seat, type Task } from '@machiya/kernel'
import { ownsPost } from '../cities.ts'
import type { ActionId } from '../data/actions.ts'
import type { MerchantCardId } from '../data/merchant-cards.ts'
import type { Effect } from '../data/types.ts'
import type { WishId } from '../data/wishes.ts'
import { samuraiAt } from '../figures.ts'
import { ACTION, isCity, RESOURCES } from '../by-id.ts'
import { dealOf, DEALS, type Deal, type DealPick, type Goods } from '../picks.ts'
import { choice, type G, type Player } from '../position.ts'
import { lacks, pay, receive, roomFor, score } from '../purse.ts'
import { fulfil, holds, sayWishes, spend, anyTime, type AnyTimePick } from './8-wishes-and-privileges.ts'

const NO_SAMURAI = reason('7.1', 'No other samurai of yours stands with the merchant')
const OFFER_USED = reason('7.4', 'This activation has used that offer')
const NO_ROOM = reason('7.6', 'You would own more than ten')
const NO_PREVIEW = reason('8.14', 'No merchant card lies on the stack')

/** Activations left and spent, and of this activation the offers used and whether the preview serves. */
type Bargain = {
  seat: Seat
  action: ActionId
  left: number
  spent: number
  offers: readonly string[]
  preview: boolean
}
type TradePick = DealPick | WishId | 'preview-trade' | 'done'
type Trader = Extract<Effect, { does: 'trade' }>
const effectOf = (action: ActionId): Trader => ACTION[action].effect as Trader
const offerId = ({ card, offer }: Deal): string => `${card}:${offer}`

// 7.6 Nobody buys beyond ten of a resource.
const overflows = (me: Player, { wood, stone, rice }: Goods): boolean =>
  wood > roomFor(me, 'wood') || stone > roomFor(me, 'stone') || rice > roomFor(me, 'rice')

const sayDeals = (g: G, a: Bargain, card: MerchantCardId, no: Reason | false, say: Say<TradePick>): void => {
  const me = g.seats[a.seat]
  for (const deal of DEALS[card]) {
    const used = a.offers.includes(offerId(deal)) && OFFER_USED
    say(deal.pick, no || used || lacks(me, deal.cost) || (overflows(me, deal.goods) && NO_ROOM))
  }
}

// 7.1 Trade takes for each activation another own samurai on the space of the merchant. 7.9 Not for the envoy.
const isAlone = (g: G, { seat, action, spent }: Bargain): boolean =>
  effectOf(action).samurai && samuraiAt(g.seats[seat], g.merchant) <= spent

// 7.5 In the city of the own trading post one activation may use both offers. 7.8 Great trade everywhere.
const offersAllowed = (g: G, { seat, action }: Bargain): number => {
  const { offers, samurai } = effectOf(action)
  return samurai && isCity(g.merchant) && ownsPost(g, g.merchant, seat) ? 2 : offers
}

/** 7.4 An activation uses one of the two offers of the current merchant card. */
export const trade = choice<Bargain, TradePick, AnyTimePick>('trade', {
  beside: anyTime,
  options(g, a, say) {
    const no = isAlone(g, a) && NO_SAMURAI
    const [current, preview] = g.merchantCards.of
    sayDeals(g, a, current as MerchantCardId, no, say)
    // 8.12 Preview trade uses an offer of the merchant card face up on the stack.
    const serves = a.preview || holds(g, a.seat, 'preview-trade')
    if (serves && preview) sayDeals(g, a, preview, no, say)
    else if (serves) say('preview-trade', NO_PREVIEW)
    if (a.offers.length === 0) sayWishes(g, a.seat, 'trade', (wish, lack) => say(wish, no || lack))
    say('done')
  },
  play(g, a, pick): Next {
    if (pick === 'done') return a.offers.length > 0 ? goOn(a) : undefined
    const deal = dealOf(pick)
    if (deal) return strike(g, a, deal)
    fulfil(g, a.seat, pick as WishId)
    return goOn(a)
  },
})

const goOn = (a: Bargain): Task | undefined =>
  a.left > 1 ? trade({ ...a, left: a.left - 1, spent: a.spent + 1, offers: [], preview: false }) : undefined

const strike = (g: G, a: Bargain, deal: Deal): Next => {
  const preview = deal.card !== g.merchantCards.of[0]
  if (preview && !a.preview) spend(g, a.seat, 'preview-trade')
  exchange(g, a.seat, deal)
  const offers = [...a.offers, offerId(deal)].sort()
  return offers.length < offersAllowed(g, a)
    ? trade({ ...a, offers, preview: a.preview || preview })
    : goOn(a)
}

const exchange = (g: G, seat: Seat, { cost, goods, offer }: Deal): void => {
  const me = g.seats[seat]
  pay(me, cost)
  if (offer === 'power') {
    score(me, 'trade', 1)
    return tell(g, 'bought-power', { seat, ...cost })
  }
  for (const kind of RESOURCES) receive(me, kind, goods[kind])
  tell(g, 'bought-goods', { seat, ...goods, ryo: cost.ryo })
}
