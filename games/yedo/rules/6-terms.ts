/** 6.2, 6.4, 6.5: what a draft may name, thing by thing, and take back again. */
import type { Say, Seat } from '@machiya/kernel'
import { WEAPON_IDS } from '../by-id.ts'
import { BACKS, type Back, type Draft, type Goods, type Yedo } from '../position.ts'
import { coinsIn, monOf, readPick, thingPick } from '../picks.ts'
import { backsOf, eachCard, hasBack, handOfBack, HANDS, lay, takeUp } from './6-laid.ts'

export type Market = 'market' | 'tavern'

export const count = (items: readonly string[], item: string): number =>
  items.filter((each) => each === item).length

/** How many cards of a hand show this back. */
export const countBack = (g: Yedo, seat: Seat, back: Back): number =>
  g.seats[seat][handOfBack(back)].of.filter((face) => hasBack(face, back)).length

/** The verbs that add to one side of a draft and take from it. */
type Verbs = readonly [more: 'give' | 'take', less: 'keep' | 'leave']
const GIVES: Verbs = ['give', 'keep']
const WANTS: Verbs = ['take', 'leave']

const sayCounted = ([more, less]: Verbs, what: string, named: number, owned: number, say: Say<string>) => {
  if (named < owned) say(thingPick(more, what))
  if (named > 0) say(thingPick(less, what))
}

const COINS = [5, 1]
/** Mon is named by fives and by ones. */
const sayMon = ([more, less]: Verbs, named: number, purse: number, say: Say<string>): void => {
  for (const coin of COINS) {
    if (named + coin <= purse) say(thingPick(more, monOf(coin)))
    if (named >= coin) say(thingPick(less, monOf(coin)))
  }
}

/** What lies open: weapons and mon, in the tavern geisha too. */
const sayOpen = (g: Yedo, owner: Seat, goods: Goods, at: Market, verbs: Verbs, say: Say<string>): void => {
  const { weapons, geisha, mon } = g.seats[owner]
  for (const weapon of WEAPON_IDS)
    sayCounted(verbs, weapon, count(goods.weapons, weapon), count(weapons.of, weapon), say)
  if (at === 'tavern') sayCounted(verbs, 'geisha', goods.geisha, geisha, say)
  sayMon(verbs, goods.mon, mon, say)
}

/** 6.2, 6.5 What can be added to a draft or taken from it; in the market only weapons and mon. */
export const sayTerms = (g: Yedo, seat: Seat, { deal, laid }: Draft, at: Market, say: Say<string>): void => {
  sayOpen(g, seat, deal.gives, at, GIVES, say)
  if (at === 'tavern')
    for (const hand of HANDS)
      eachCard(g.seats[seat][hand].of, laid[hand], (face, lying, free) =>
        sayCounted(GIVES, face, lying, lying + free, say),
      )
  sayOpen(g, deal.to, deal.wants, at, WANTS, say)
  if (at === 'tavern')
    for (const back of BACKS)
      sayCounted(WANTS, back, count(deal.wants.cards, back), countBack(g, deal.to, back), say)
}

/** Kept in the order of their table, so that a deal is the same however it was said. */
const changed = <T extends string>(things: readonly T[], thing: T, by: 1 | -1, order: readonly T[]): T[] =>
  by > 0
    ? [...things, thing].sort((a, b) => order.indexOf(a) - order.indexOf(b))
    : things.toSpliced(things.indexOf(thing), 1)

const isWeapon = (id: string): boolean => (WEAPON_IDS as readonly string[]).includes(id)
const isBack = (id: string): id is Back => (BACKS as readonly string[]).includes(id)

const changeGoods = (goods: Goods, what: string, by: 1 | -1): void => {
  if (isWeapon(what)) goods.weapons = changed<string>(goods.weapons, what, by, WEAPON_IDS)
  else if (isBack(what)) goods.cards = changed(goods.cards, what, by, BACKS)
  else if (what === 'geisha') goods.geisha += by
  else goods.mon += by * (coinsIn(what) ?? 0)
}

/** Lays a card of the own hand to the draft, or takes it up again. */
const changeCard = (g: Yedo, seat: Seat, { deal, laid }: Draft, face: string, by: 1 | -1): boolean => {
  const hand = HANDS.find((each) => (g.seats[seat][each].of as readonly string[]).includes(face))
  if (!hand) return false
  if (by > 0) lay(g, seat, laid, hand, face)
  else takeUp(g, seat, laid, hand, face)
  deal.gives.cards = backsOf(g, seat, laid)
  return true
}

/** Adds one thing to a draft, or takes it from there. */
export const changeDraft = (g: Yedo, seat: Seat, draft: Draft, pick: string): void => {
  const said = readPick(pick)
  if (said.is !== 'thing') return
  const { verb, what } = said
  const by = verb === 'give' || verb === 'take' ? 1 : -1
  const isOwn = verb === 'give' || verb === 'keep'
  if (isOwn && changeCard(g, seat, draft, what, by)) return
  changeGoods(isOwn ? draft.deal.gives : draft.deal.wants, what, by)
}
