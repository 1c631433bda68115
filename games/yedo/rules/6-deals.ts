/** 6.2 to 6.9: what a proposal may name, and what a closed deal does. */
import {
  move,
  reason,
  tell,
  type Card,
  type No,
  type Pile,
  type Say,
  type Seat,
  type Task,
} from '@machiya/kernel'
import type { ActionCardId } from '../data/action-cards.ts'
import type { BonusCardId } from '../data/bonus-cards.ts'
import type { MissionId } from '../data/missions.ts'
import type { Color, WeaponId } from '../data/rows.ts'
import { eachFace, WEAPON_IDS } from '../board.ts'
import { COLORS, type Deal, type Yedo } from '../position.ts'
import { earn, spend, type Kind } from './8-gains.ts'
import { GEISHA_LIMIT, reduce } from './8-limits.ts'

const LACKED_BY_MAKER = reason('6.7', 'The other side no longer has what it offers')
const LACKED_BY_YOU = reason('6.7', 'You do not have what is wanted')
const TOO_MANY_GEISHA = reason('6.9', 'Somebody would have more than three geisha')
const ONE_SIDED = reason('6.4', 'Both sides must give something')
const ONE_WAY = reason('6.4', 'Mon flows one way only')

export type Market = 'market' | 'tavern'
const MON_STEPS = [5, 1] as const

/** Things are named in this order; cards of one kind by their faces, which only their owner sees. */
const RANK = {
  giveGeisha: 8,
  giveAction: 9,
  giveBonus: 10,
  giveMission: 11,
  giveMon: 12,
  takeWeapon: 14,
} as const
const TAKE = { geisha: 22, action: 23, bonus: 24, mission: 25, mon: 29 } as const

const count = (items: readonly string[], item: string): number => items.filter((each) => each === item).length
const last = (pile: Pile): string => pile.of[pile.of.length - 1] ?? ''
const inColor = (missions: readonly string[], color: Color): number =>
  missions.filter((mission) => mission.startsWith(`${color}/`)).length

export const blankDeal = (to: Seat): Deal => ({
  to,
  sent: false,
  last: 0,
  giveMon: 0,
  giveGeisha: 0,
  giveWeapons: [],
  takeMon: 0,
  takeGeisha: 0,
  takeWeapons: [],
  takeActions: 0,
  takeBonuses: 0,
  takeMissions: [],
})

/** 6.6 A counter-offer starts from the same terms turned round; cards wanted of its maker he adds himself. */
export const mirrored = (g: Yedo, from: Seat, deal: Deal): Deal => {
  const { actions, bonuses, missions } = g.seats[from].aside
  return {
    ...blankDeal(from),
    giveMon: deal.takeMon,
    giveGeisha: deal.takeGeisha,
    giveWeapons: deal.takeWeapons.slice(),
    takeMon: deal.giveMon,
    takeGeisha: deal.giveGeisha,
    takeWeapons: deal.giveWeapons.slice(),
    takeActions: actions.of.length,
    takeBonuses: bonuses.of.length,
    takeMissions: COLORS.flatMap((color) => Array.from({ length: inColor(missions.of, color) }, () => color)),
  }
}

const sayHand = (hand: Pile, aside: Pile, deal: Deal, rank: number, say: Say<string>): void => {
  if (deal.last > rank) return
  const named = deal.last === rank ? last(aside) : ''
  eachFace(hand.of, (face) => face >= named && say(`give:${face}`))
}

const sayGiven = (g: Yedo, seat: Seat, deal: Deal, at: Market, say: Say<string>): void => {
  const own = g.seats[seat]
  WEAPON_IDS.forEach((weapon, rank) => {
    if (rank >= deal.last && count(deal.giveWeapons, weapon) < count(own.weapons.of, weapon))
      say(`give:${weapon}`)
  })
  if (at === 'market') return
  if (deal.last <= RANK.giveGeisha && deal.giveGeisha < own.geisha) say('give:geisha')
  sayHand(own.actions, own.aside.actions, deal, RANK.giveAction, say)
  sayHand(own.bonuses, own.aside.bonuses, deal, RANK.giveBonus, say)
  sayHand(own.missions, own.aside.missions, deal, RANK.giveMission, say)
}

const sayMon = (
  side: 'give' | 'take',
  rank: number,
  purse: number,
  named: number,
  no: No,
  deal: Deal,
  say: Say<string>,
): void =>
  MON_STEPS.forEach((step, i) => {
    const full = step === 1 && named % 5 === 4
    if (deal.last <= rank + i && named + step <= purse && !full) say(`${side}:mon-${step}`, no)
  })

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

const layAside = (g: Yedo, seat: Seat, deal: Deal, face: string): void => {
  const { actions, bonuses, missions, aside } = g.seats[seat]
  if ((actions.of as readonly string[]).includes(face)) {
    deal.last = RANK.giveAction
    move(g, actions, aside.actions, face as ActionCardId)
  } else if ((bonuses.of as readonly string[]).includes(face)) {
    deal.last = RANK.giveBonus
    move(g, bonuses, aside.bonuses, face as BonusCardId)
  } else {
    deal.last = RANK.giveMission
    move(g, missions, aside.missions, face as MissionId)
  }
}

const give = (g: Yedo, seat: Seat, deal: Deal, what: string): void => {
  if (isWeapon(what)) {
    deal.last = WEAPON_IDS.indexOf(what)
    deal.giveWeapons.push(what)
  } else if (what === 'geisha') {
    deal.last = RANK.giveGeisha
    deal.giveGeisha++
  } else if (what === 'mon-5' || what === 'mon-1') {
    deal.last = RANK.giveMon + (what === 'mon-1' ? 1 : 0)
    deal.giveMon += what === 'mon-1' ? 1 : 5
  } else layAside(g, seat, deal, what)
}

const take = (deal: Deal, what: string): void => {
  if (isWeapon(what)) {
    deal.last = RANK.takeWeapon + WEAPON_IDS.indexOf(what)
    deal.takeWeapons.push(what)
  } else if (isColor(what)) {
    deal.last = TAKE.mission + COLORS.indexOf(what)
    deal.takeMissions.push(what)
  } else if (what === 'mon-5' || what === 'mon-1') {
    deal.last = TAKE.mon + (what === 'mon-1' ? 1 : 0)
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

const asideCount = ({ aside }: Yedo['seats'][number]): number =>
  aside.actions.of.length + aside.bonuses.of.length + aside.missions.of.length
const gives = (g: Yedo, seat: Seat, deal: Deal): number =>
  deal.giveMon + deal.giveGeisha + deal.giveWeapons.length + asideCount(g.seats[seat])
const takes = (deal: Deal): number =>
  deal.takeMon +
  deal.takeGeisha +
  deal.takeWeapons.length +
  deal.takeActions +
  deal.takeBonuses +
  deal.takeMissions.length

const hasAll = (owned: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((item) => count(wanted, item) <= count(owned, item))

const tooManyGeisha = (g: Yedo, seat: Seat, { to, giveGeisha, takeGeisha }: Deal): boolean =>
  g.seats[seat].geisha - giveGeisha + takeGeisha > GEISHA_LIMIT ||
  g.seats[to].geisha - takeGeisha + giveGeisha > GEISHA_LIMIT

/** 6.4, 6.9 Whether a draft can be proposed. */
export const sendNo = (g: Yedo, seat: Seat, deal: Deal): No =>
  gives(g, seat, deal) === 0 || takes(deal) === 0
    ? ONE_SIDED
    : tooManyGeisha(g, seat, deal) && TOO_MANY_GEISHA

const makerHas = (g: Yedo, from: Seat, deal: Deal): boolean => {
  const { mon, geisha, weapons } = g.seats[from]
  return mon >= deal.giveMon && geisha >= deal.giveGeisha && hasAll(weapons.of, deal.giveWeapons)
}
/** Own cards laid aside come back before one accepts, so they count. */
const takerHas = (g: Yedo, deal: Deal): boolean => {
  const { mon, geisha, weapons, actions, bonuses, missions, aside } = g.seats[deal.to]
  const all = [...missions.of, ...aside.missions.of]
  return (
    mon >= deal.takeMon &&
    geisha >= deal.takeGeisha &&
    hasAll(weapons.of, deal.takeWeapons) &&
    actions.of.length + aside.actions.of.length >= deal.takeActions &&
    bonuses.of.length + aside.bonuses.of.length >= deal.takeBonuses &&
    COLORS.every((color) => inColor(all, color) >= count(deal.takeMissions, color))
  )
}

/** 6.7 A proposal can be accepted only while both sides still have what it names. */
export const acceptNo = (g: Yedo, from: Seat, deal: Deal): No =>
  !makerHas(g, from, deal)
    ? LACKED_BY_MAKER
    : !takerHas(g, deal)
      ? LACKED_BY_YOU
      : tooManyGeisha(g, from, deal) && TOO_MANY_GEISHA

const handFaces = <F extends string>(g: Yedo, from: Pile<F>, to: Pile<F>): Card[] => {
  const cards: Card[] = []
  while (from.of.length > 0) cards.push(move(g, from, to, from.of[0] as F))
  return cards
}
/** Cards that lie aside go to a hand: the other side's, or back to their owner's. */
const handCards = (g: Yedo, from: Seat, to: Seat) => {
  const { aside } = g.seats[from]
  const { actions, bonuses, missions } = g.seats[to]
  return {
    actions: handFaces(g, aside.actions, actions),
    bonuses: handFaces(g, aside.bonuses, bonuses),
    missions: handFaces(g, aside.missions, missions),
  }
}
export const takeBack = (g: Yedo, seat: Seat): void => void handCards(g, seat, seat)

const handAll = (g: Yedo, from: Seat, to: Seat, weapons: readonly string[], geisha: number): void => {
  const arms = weapons.map((weapon) =>
    move(g, g.seats[from].weapons, g.seats[to].weapons, weapon as WeaponId),
  )
  g.seats[from].geisha -= geisha
  g.seats[to].geisha += geisha
  tell(g, 'handed', { seat: from, to, weapons: arms, geisha, ...handCards(g, from, to) })
}

const KINDS: readonly Kind[] = ['action', 'bonus', 'mission', 'weapon']

/** 6.8 Everything changes hands at once; excess is reduced. */
export const exchange = (g: Yedo, from: Seat, deal: Deal): Task[] => {
  const { to } = deal
  handAll(g, from, to, deal.giveWeapons, deal.giveGeisha)
  handAll(g, to, from, deal.takeWeapons, deal.takeGeisha)
  flow(g, from, to, deal.giveMon)
  flow(g, to, from, deal.takeMon)
  return [from, to].flatMap((seat) => KINDS.map((kind) => reduce({ seat, kind })))
}
const flow = (g: Yedo, from: Seat, to: Seat, mon: number): void => {
  spend(g, from, mon)
  earn(g, to, mon)
}
