/** 6.4 to 6.9: proposals, and what a closed deal does. */
import { move, reason, tell, type No, type Seat, type Task } from '@machiya/kernel'
import type { WeaponId } from '../data/rows.ts'
import { COLORS, type Back, type Deal, type Goods, type Yedo } from '../position.ts'
import { cardsLaid, nowhere } from './6-laid.ts'
import { count, countBack } from './6-terms.ts'
import type { Kind } from './8-gains.ts'
import { GEISHA_LIMIT, reduce } from './8-limits.ts'

const NOTHING = reason('6.4', 'A proposal names something')
const LACKED_BY_MAKER = reason('6.7', 'The other side no longer has what it offers')
const LACKED_BY_YOU = reason('6.7', 'You do not have what is wanted')
const NOT_YOURS = reason('6.7', 'You no longer have what you offer')
const NOT_THEIRS = reason('6.7', 'The other side no longer has what you want')
const TOO_MANY_GEISHA = reason('6.9', 'Somebody would have more than three geisha')

const noGoods = (): Goods => ({ mon: 0, geisha: 0, weapons: [], cards: [] })
export const blankDeal = (to: Seat): Deal => ({ to, gives: noGoods(), wants: noGoods() })

const copied = (goods: Goods): Goods => ({
  ...goods,
  weapons: goods.weapons.slice(),
  cards: goods.cards.slice(),
})
/** The same deal from the other side; which cards he would give, its taker says himself. */
export const turned = (from: Seat, { gives, wants }: Deal): Deal => ({
  to: from,
  gives: { ...copied(wants), cards: [] },
  wants: copied(gives),
})

const isColor = (back: Back): boolean => (COLORS as readonly string[]).includes(back)
const shown = (back: Back): string => (isColor(back) ? `${back}/?` : back)
const named = ({ weapons, geisha, cards }: Goods): string[] => [
  ...weapons,
  ...Array.from({ length: geisha }, () => 'geisha'),
  ...cards.map(shown),
]

/** What the table hears of a proposal: everything in kind, cards by their backs. */
export const termsOf = ({ gives, wants }: Deal) => ({
  gives: named(gives),
  wants: named(wants),
  mon: gives.mon,
  asks: wants.mon,
})

const isNothing = ({ mon, geisha, weapons, cards }: Goods): boolean =>
  mon + geisha + weapons.length + cards.length === 0

const lacks = (g: Yedo, seat: Seat, { mon, geisha, weapons, cards }: Goods): boolean => {
  const own = g.seats[seat]
  return (
    own.mon < mon ||
    own.geisha < geisha ||
    weapons.some((weapon) => count(own.weapons.of, weapon) < count(weapons, weapon)) ||
    cards.some((back) => countBack(g, seat, back) < count(cards, back))
  )
}

const tooManyGeisha = (g: Yedo, seat: Seat, { to, gives, wants }: Deal): boolean =>
  g.seats[seat].geisha - gives.geisha + wants.geisha > GEISHA_LIMIT ||
  g.seats[to].geisha - wants.geisha + gives.geisha > GEISHA_LIMIT

/** 6.4, 6.7, 6.9 Whether a draft can be proposed. */
export const sendNo = (g: Yedo, seat: Seat, deal: Deal): No => {
  if (isNothing(deal.gives) && isNothing(deal.wants)) return NOTHING
  if (lacks(g, seat, deal.gives)) return NOT_YOURS
  if (lacks(g, deal.to, deal.wants)) return NOT_THEIRS
  return tooManyGeisha(g, seat, deal) && TOO_MANY_GEISHA
}

/** 6.7 A proposal can be accepted only while both sides still have what it names. */
export const acceptNo = (g: Yedo, from: Seat, deal: Deal): No => {
  if (lacks(g, from, deal.gives)) return LACKED_BY_MAKER
  if (lacks(g, deal.to, deal.wants)) return LACKED_BY_YOU
  return tooManyGeisha(g, from, deal) && TOO_MANY_GEISHA
}

export const lapse = (g: Yedo, seat: Seat): void => {
  g.seats[seat].deal = null
  g.seats[seat].laid.value = nowhere()
}

type Cards = ReturnType<typeof cardsLaid>
/** Straight from hand to hand: so nobody but third parties loses sight of what stays behind. */
const handCards = (g: Yedo, from: Seat, to: Seat, { actions, bonuses, missions }: Cards) => ({
  actions: actions.map((face) => move(g, g.seats[from].actions, g.seats[to].actions, face)),
  bonuses: bonuses.map((face) => move(g, g.seats[from].bonuses, g.seats[to].bonuses, face)),
  missions: missions.map((face) => move(g, g.seats[from].missions, g.seats[to].missions, face)),
})

const handAll = (g: Yedo, from: Seat, to: Seat, goods: Goods, cards: Cards): void => {
  const { weapons, geisha, mon } = goods
  if (isNothing(goods)) return
  const arms = weapons.map((weapon) =>
    move(g, g.seats[from].weapons, g.seats[to].weapons, weapon as WeaponId),
  )
  g.seats[from].geisha -= geisha
  g.seats[to].geisha += geisha
  g.seats[from].mon -= mon
  g.seats[to].mon += mon
  tell(g, 'handed', { seat: from, to, mon, weapons: arms, geisha, ...handCards(g, from, to, cards) })
}

const KINDS: readonly Kind[] = ['action', 'bonus', 'mission', 'weapon']

/** 6.8 Everything changes hands at once; excess is reduced. A draft of either side is about another hand now. */
export const exchange = (g: Yedo, from: Seat, { to, gives, wants }: Deal): Task[] => {
  const [given, taken] = [cardsLaid(g, from), cardsLaid(g, to)]
  for (const seat of [from, to]) {
    lapse(g, seat)
    g.seats[seat].draft.value = null
  }
  handAll(g, from, to, gives, given)
  handAll(g, to, from, wants, taken)
  return [from, to].flatMap((seat) => KINDS.map((kind) => reduce({ seat, kind })))
}
