/** 6.4 to 6.9: proposals, and what a closed deal does. */
import { move, reason, tell, type No, type Seat, type Task } from '@machiya/kernel'
import type { Color, WeaponId } from '../data/rows.ts'
import { COLORS, type Back, type Deal, type Yedo } from '../position.ts'
import { countLaid, takeUp } from './6-laid.ts'
import { count, inColor } from './6-terms.ts'
import type { Kind } from './8-gains.ts'
import { GEISHA_LIMIT, reduce } from './8-limits.ts'

const LACKED_BY_MAKER = reason('6.7', 'The other side no longer has what it offers')
const LACKED_BY_YOU = reason('6.7', 'You do not have what is wanted')
const TOO_MANY_GEISHA = reason('6.9', 'Somebody would have more than three geisha')
const ONE_SIDED = reason('6.4', 'Both sides must give something')

export const blankDeal = (to: Seat): Deal => ({
  to,
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

const isColor = (back: Back): back is Color => (COLORS as readonly string[]).includes(back)

/** 6.6 A counter-offer starts from the same terms turned round; cards wanted of its maker he adds himself. */
export const mirrored = (g: Yedo, from: Seat, deal: Deal): Deal => {
  const { backs } = g.seats[from]
  return {
    ...blankDeal(from),
    giveMon: deal.takeMon,
    giveGeisha: deal.takeGeisha,
    giveWeapons: deal.takeWeapons.slice(),
    takeMon: deal.giveMon,
    takeGeisha: deal.giveGeisha,
    takeWeapons: deal.giveWeapons.slice(),
    takeActions: count(backs, 'action'),
    takeBonuses: count(backs, 'bonus'),
    takeMissions: COLORS.flatMap((color) => backs.filter((back) => back === color) as Color[]),
  }
}

const repeated = (times: number, what: string): string[] => Array.from({ length: times }, () => what)

const shown = (back: Back): string => (isColor(back) ? `${back}/?` : back)

/** What the table hears of a proposal: everything in kind, cards by their backs. */
export const termsOf = (g: Yedo, seat: Seat, deal: Deal) => {
  return {
    gives: [...deal.giveWeapons, ...repeated(deal.giveGeisha, 'geisha'), ...g.seats[seat].backs.map(shown)],
    wants: [
      ...deal.takeWeapons,
      ...repeated(deal.takeGeisha, 'geisha'),
      ...repeated(deal.takeActions, 'action'),
      ...repeated(deal.takeBonuses, 'bonus'),
      ...deal.takeMissions.map(shown),
    ],
    mon: deal.giveMon - deal.takeMon,
  }
}

const gives = (g: Yedo, seat: Seat, deal: Deal): number =>
  deal.giveMon + deal.giveGeisha + deal.giveWeapons.length + countLaid(g, seat)
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
/** Cards of an own proposal come back before one accepts, so they count. */
const takerHas = (g: Yedo, deal: Deal): boolean => {
  const { mon, geisha, weapons, actions, bonuses, missions } = g.seats[deal.to]
  return (
    mon >= deal.takeMon &&
    geisha >= deal.takeGeisha &&
    hasAll(weapons.of, deal.takeWeapons) &&
    actions.of.length >= deal.takeActions &&
    bonuses.of.length >= deal.takeBonuses &&
    COLORS.every((color) => inColor(missions.of, color) >= count(deal.takeMissions, color))
  )
}

/** 6.7 A proposal can be accepted only while both sides still have what it names. */
export const acceptNo = (g: Yedo, from: Seat, deal: Deal): No =>
  !makerHas(g, from, deal)
    ? LACKED_BY_MAKER
    : !takerHas(g, deal)
      ? LACKED_BY_YOU
      : tooManyGeisha(g, from, deal) && TOO_MANY_GEISHA

type Cards = ReturnType<typeof takeUp>
type Goods = { readonly weapons: readonly string[]; readonly geisha: number; readonly mon: number }

/** Straight from hand to hand: so nobody but third parties loses sight of what stays behind. */
const handCards = (g: Yedo, from: Seat, to: Seat, { actions, bonuses, missions }: Cards) => ({
  actions: actions.map((face) => move(g, g.seats[from].actions, g.seats[to].actions, face)),
  bonuses: bonuses.map((face) => move(g, g.seats[from].bonuses, g.seats[to].bonuses, face)),
  missions: missions.map((face) => move(g, g.seats[from].missions, g.seats[to].missions, face)),
})

const handAll = (g: Yedo, from: Seat, to: Seat, { weapons, geisha, mon }: Goods, cards: Cards): void => {
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

/** 6.8 Everything changes hands at once; excess is reduced. */
export const exchange = (g: Yedo, from: Seat, deal: Deal): Task[] => {
  const { to, giveWeapons, giveGeisha, giveMon, takeWeapons, takeGeisha, takeMon } = deal
  const [given, taken] = [takeUp(g, from), takeUp(g, to)]
  handAll(g, from, to, { weapons: giveWeapons, geisha: giveGeisha, mon: giveMon }, given)
  handAll(g, to, from, { weapons: takeWeapons, geisha: takeGeisha, mon: takeMon }, taken)
  return [from, to].flatMap((seat) => KINDS.map((kind) => reduce({ seat, kind })))
}
