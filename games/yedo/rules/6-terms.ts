/** 6.2, 6.4, 6.5: what a draft may name, thing by thing. */
import { reason, type No, type Say, type Seat } from '@machiya/kernel'
import type { Color, WeaponId } from '../data/rows.ts'
import { WEAPON_IDS } from '../board.ts'
import { COLORS, type Deal, type Yedo } from '../position.ts'
import { afterLaid, eachFree, lay, type Hand } from './6-laid.ts'

const ONE_WAY = reason('6.4', 'Mon flows one way only')

export type Market = 'market' | 'tavern'
/** Mon is named by fives and then by up to four ones, each one a rank. */
const ONES = 4

/** Things are named in this order; cards of one kind by their faces, which only their owner sees. */
const RANK = {
  giveGeisha: 8,
  actions: 9,
  bonuses: 10,
  missions: 11,
  giveMon: 12,
  takeWeapon: 17,
} as const
const HANDS: readonly Hand[] = ['actions', 'bonuses', 'missions']
const TAKE = { geisha: 25, action: 26, bonus: 27, mission: 28, mon: 32 } as const

export const count = (items: readonly string[], item: string): number =>
  items.filter((each) => each === item).length
export const inColor = (missions: readonly string[], color: Color): number =>
  missions.filter((mission) => mission.startsWith(`${color}/`)).length

const sayHand = (g: Yedo, seat: Seat, hand: Hand, deal: Deal, say: Say<string>): void => {
  if (deal.last > RANK[hand]) return
  const from = deal.last === RANK[hand] ? afterLaid(g, seat, hand) : 0
  eachFree(g, seat, hand, from, (face) => say(`give:${face}`))
}

const sayGiven = (g: Yedo, seat: Seat, deal: Deal, at: Market, say: Say<string>): void => {
  const own = g.seats[seat]
  WEAPON_IDS.forEach((weapon, rank) => {
    if (rank >= deal.last && count(deal.giveWeapons, weapon) < count(own.weapons.of, weapon))
      say(`give:${weapon}`)
  })
  if (at === 'market') return
  if (deal.last <= RANK.giveGeisha && deal.giveGeisha < own.geisha) say('give:geisha')
  for (const hand of HANDS) sayHand(g, seat, hand, deal, say)
}

const sayMon = (
  side: 'give' | 'take',
  rank: number,
  purse: number,
  named: number,
  no: No,
  deal: Deal,
  say: Say<string>,
): void => {
  if (deal.last <= rank && named + 5 <= purse) say(`${side}:mon-5`, no)
  if (deal.last < rank + ONES && named + 1 <= purse) say(`${side}:mon-1`, no)
}

const sayTaken = (g: Yedo, deal: Deal, at: Market, say: Say<string>): void => {
  const other = g.seats[deal.to]
  WEAPON_IDS.forEach((weapon, i) => {
    if (RANK.takeWeapon + i >= deal.last && count(deal.takeWeapons, weapon) < count(other.weapons.of, weapon))
      say(`take:${weapon}`)
  })
  if (at === 'market') return
  if (deal.last <= TAKE.geisha && deal.takeGeisha < other.geisha) say('take:geisha')
  if (deal.last <= TAKE.action && deal.takeActions < other.actions.of.length) say('take:action')
  if (deal.last <= TAKE.bonus && deal.takeBonuses < other.bonuses.of.length) say('take:bonus')
  COLORS.forEach((color, i) => {
    if (deal.last <= TAKE.mission + i && count(deal.takeMissions, color) < inColor(other.missions.of, color))
      say(`take:${color}`)
  })
}

/** 6.2, 6.5 What can still be added to a draft; in the market only weapons and mon. */
export const sayTerms = (g: Yedo, seat: Seat, deal: Deal, at: Market, say: Say<string>): void => {
  sayGiven(g, seat, deal, at, say)
  sayMon('give', RANK.giveMon, g.seats[seat].mon, deal.giveMon, deal.takeMon > 0 && ONE_WAY, deal, say)
  sayTaken(g, deal, at, say)
  sayMon('take', TAKE.mon, g.seats[deal.to].mon, deal.takeMon, deal.giveMon > 0 && ONE_WAY, deal, say)
}

const isWeapon = (id: string): id is WeaponId => (WEAPON_IDS as readonly string[]).includes(id)
const isColor = (id: string): id is Color => (COLORS as readonly string[]).includes(id)

const giveCard = (g: Yedo, seat: Seat, deal: Deal, face: string): void => {
  const hand = HANDS.find((each) => (g.seats[seat][each].of as readonly string[]).includes(face)) as Hand
  deal.last = RANK[hand]
  lay(g, seat, hand, face)
}

const rankOfMon = (deal: Deal, rank: number, what: 'mon-5' | 'mon-1'): number =>
  what === 'mon-5' ? rank : Math.max(deal.last, rank) + 1

const give = (g: Yedo, seat: Seat, deal: Deal, what: string): void => {
  if (isWeapon(what)) {
    deal.last = WEAPON_IDS.indexOf(what)
    deal.giveWeapons.push(what)
  } else if (what === 'geisha') {
    deal.last = RANK.giveGeisha
    deal.giveGeisha++
  } else if (what === 'mon-5' || what === 'mon-1') {
    deal.last = rankOfMon(deal, RANK.giveMon, what)
    deal.giveMon += what === 'mon-1' ? 1 : 5
  } else giveCard(g, seat, deal, what)
}

const take = (deal: Deal, what: string): void => {
  if (isWeapon(what)) {
    deal.last = RANK.takeWeapon + WEAPON_IDS.indexOf(what)
    deal.takeWeapons.push(what)
  } else if (isColor(what)) {
    deal.last = TAKE.mission + COLORS.indexOf(what)
    deal.takeMissions.push(what)
  } else if (what === 'mon-5' || what === 'mon-1') {
    deal.last = rankOfMon(deal, TAKE.mon, what)
    deal.takeMon += what === 'mon-1' ? 1 : 5
  } else {
    deal.last = TAKE[what as 'geisha' | 'action' | 'bonus']
    if (what === 'geisha') deal.takeGeisha++
    else if (what === 'action') deal.takeActions++
    else deal.takeBonuses++
  }
}

/** Adds one thing to a draft. */
export const name = (g: Yedo, seat: Seat, deal: Deal, pick: string): void => {
  const what = pick.slice('give:'.length)
  if (pick.startsWith('give:')) give(g, seat, deal, what)
  else take(deal, what)
}
