/** 6.4 to 6.9: proposals, and what a closed deal does. */
import {
  backOf,
  move,
  reason,
  tell,
  type Card,
  type No,
  type Pile,
  type Seat,
  type Task,
} from '@machiya/kernel'
import type { WeaponId } from '../data/rows.ts'
import { COLORS, type Deal, type Yedo } from '../position.ts'
import { count, inColor } from './6-terms.ts'
import { earn, spend, type Kind } from './8-gains.ts'
import { GEISHA_LIMIT, reduce } from './8-limits.ts'

const LACKED_BY_MAKER = reason('6.7', 'The other side no longer has what it offers')
const LACKED_BY_YOU = reason('6.7', 'You do not have what is wanted')
const TOO_MANY_GEISHA = reason('6.9', 'Somebody would have more than three geisha')
const ONE_SIDED = reason('6.4', 'Both sides must give something')

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

const repeated = (times: number, what: string): string[] => Array.from({ length: times }, () => what)

/** What the table hears of a proposal: everything in kind, cards by their backs. */
export const termsOf = (g: Yedo, seat: Seat, deal: Deal) => {
  const { actions, bonuses, missions } = g.seats[seat].aside
  return {
    gives: [
      ...deal.giveWeapons,
      ...repeated(deal.giveGeisha, 'geisha'),
      ...repeated(actions.of.length, 'action'),
      ...repeated(bonuses.of.length, 'bonus'),
      ...missions.of.map((mission) => `${backOf(mission)}?`),
    ],
    wants: [
      ...deal.takeWeapons,
      ...repeated(deal.takeGeisha, 'geisha'),
      ...repeated(deal.takeActions, 'action'),
      ...repeated(deal.takeBonuses, 'bonus'),
      ...deal.takeMissions.map((color) => `${color}/?`),
    ],
    mon: deal.giveMon - deal.takeMon,
  }
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
