/** 6.2, 6.4, 6.5: what a draft may name, thing by thing. */
import { reason, type No, type Say, type Seat } from '@machiya/kernel'
import type { Color, WeaponId } from '../data/rows.ts'
import { WEAPON_IDS } from '../board.ts'
import { COLORS, type Deal, type Yedo } from '../position.ts'
import { eachFree, lay, type Hand } from './6-laid.ts'

const ONE_WAY = reason('6.4', 'Mon flows one way only')

export type Market = 'market' | 'tavern'
const HANDS: readonly Hand[] = ['actions', 'bonuses', 'missions']

export const count = (items: readonly string[], item: string): number =>
  items.filter((each) => each === item).length
export const inColor = (missions: readonly string[], color: Color): number =>
  missions.filter((mission) => mission.startsWith(`${color}/`)).length

const sayGiven = (g: Yedo, seat: Seat, deal: Deal, at: Market, say: Say<string>): void => {
  const own = g.seats[seat]
  for (const weapon of WEAPON_IDS)
    if (count(deal.giveWeapons, weapon) < count(own.weapons.of, weapon)) say(`give:${weapon}`)
  if (at === 'market') return
  if (deal.giveGeisha < own.geisha) say('give:geisha')
  for (const hand of HANDS) eachFree(g, seat, hand, (face) => say(`give:${face}`))
}

/** Mon is named by fives and by ones. */
const sayMon = (side: 'give' | 'take', purse: number, named: number, no: No, say: Say<string>): void => {
  if (named + 5 <= purse) say(`${side}:mon-5`, no)
  if (named + 1 <= purse) say(`${side}:mon-1`, no)
}

const sayTaken = (g: Yedo, deal: Deal, at: Market, say: Say<string>): void => {
  const other = g.seats[deal.to]
  for (const weapon of WEAPON_IDS)
    if (count(deal.takeWeapons, weapon) < count(other.weapons.of, weapon)) say(`take:${weapon}`)
  if (at === 'market') return
  if (deal.takeGeisha < other.geisha) say('take:geisha')
  if (deal.takeActions < other.actions.of.length) say('take:action')
  if (deal.takeBonuses < other.bonuses.of.length) say('take:bonus')
  for (const color of COLORS)
    if (count(deal.takeMissions, color) < inColor(other.missions.of, color)) say(`take:${color}`)
}

/** 6.2, 6.5 What can still be added to a draft; in the market only weapons and mon. */
export const sayTerms = (g: Yedo, seat: Seat, deal: Deal, at: Market, say: Say<string>): void => {
  sayGiven(g, seat, deal, at, say)
  sayMon('give', g.seats[seat].mon, deal.giveMon, deal.takeMon > 0 && ONE_WAY, say)
  sayTaken(g, deal, at, say)
  sayMon('take', g.seats[deal.to].mon, deal.takeMon, deal.giveMon > 0 && ONE_WAY, say)
}

const isWeapon = (id: string): id is WeaponId => (WEAPON_IDS as readonly string[]).includes(id)
const isColor = (id: string): id is Color => (COLORS as readonly string[]).includes(id)

const giveCard = (g: Yedo, seat: Seat, face: string): void => {
  const hand = HANDS.find((each) => (g.seats[seat][each].of as readonly string[]).includes(face)) as Hand
  lay(g, seat, hand, face)
}

/** Kept in the order of their table, so that a deal is the same however it was said. */
const added = <T extends string>(things: readonly T[], thing: T, order: readonly string[]): T[] =>
  [...things, thing].sort((a, b) => order.indexOf(a) - order.indexOf(b))

const give = (g: Yedo, seat: Seat, deal: Deal, what: string): void => {
  if (isWeapon(what)) deal.giveWeapons = added(deal.giveWeapons, what, WEAPON_IDS)
  else if (what === 'geisha') deal.giveGeisha++
  else if (what === 'mon-5' || what === 'mon-1') deal.giveMon += what === 'mon-1' ? 1 : 5
  else giveCard(g, seat, what)
}

const take = (deal: Deal, what: string): void => {
  if (isWeapon(what)) deal.takeWeapons = added(deal.takeWeapons, what, WEAPON_IDS)
  else if (isColor(what)) deal.takeMissions = added(deal.takeMissions, what, COLORS)
  else if (what === 'mon-5' || what === 'mon-1') deal.takeMon += what === 'mon-1' ? 1 : 5
  else if (what === 'geisha') deal.takeGeisha++
  else if (what === 'action') deal.takeActions++
  else deal.takeBonuses++
}

/** Adds one thing to a draft. */
export const name = (g: Yedo, seat: Seat, deal: Deal, pick: string): void => {
  const what = pick.slice('give:'.length)
  if (pick.startsWith('give:')) give(g, seat, deal, what)
  else take(deal, what)
}
