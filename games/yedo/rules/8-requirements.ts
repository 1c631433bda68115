/** What each action card requires, beside its moment and its cost. */
import { beganBefore, reason, type No, type Seat } from '@machiya/kernel'
import type { ActionCardId } from '../data/action-cards.ts'
import type { WeaponId } from '../data/rows.ts'
import {
  DISTRICT_OF,
  direction,
  disciplesIn,
  disciplesOut,
  movableAt,
  SPOTS,
  spotsOf,
  steps,
  type Spot,
} from '../whereabouts.ts'
import { hasWeapon } from '../hands.ts'
import { others } from '../order.ts'
import type { Yedo } from '../position.ts'
import { moveNo } from './4-spaces.ts'
import { missionInReach } from './7-needs.ts'

const NOBODY_TO_MOVE = reason('8.15', 'No disciple of yours can be moved to a free space')
const NOTHING_SHUT = reason('8.16', 'No district is closed')
const NOBODY_TO_SAVE = reason('8.18', 'No disciple of yours is in need of it')
const NO_METSUBUSHI = reason('8.18', 'You have no Metsubushi')
const NO_CLIMBING_GEAR = reason('8.19', 'You have neither Nawa nor Shuko')
const NO_ROOF = reason('8.19', 'No neighbouring district has a free space for you')
const FAR_OFF = reason('8.19', 'That district is not next to this one')
const NO_PATROL = reason('8.20', 'The patrol is not on the board')
const PATROL_PHASE = reason('8.20', 'Not in the watch patrol phase')
const NO_PRICE = reason('8.22', 'No mon is paid where this disciple acts')
const NOT_TOPPED = reason('8.24', 'You did not bid and get topped, or cannot bid more')
const NOT_BLESSED = reason('8.27', 'You are not blessed')
const NONE_AT_HOME = reason('8.28', 'You have no disciple to place')
const NONE_IN_RESERVE = reason('8.29', 'You have no disciple in the reserve')
const NOTHING_TO_SELL = reason('8.30', 'You have no other card to sell')
const NO_ERRAND = reason('8.31', 'This disciple has not just acted in a district outside the castle')
const NOBODY_LEFT = reason('8.33', 'You have no further disciple to activate')
const NO_MISSION_BY_IT = reason('8.34', 'No mission comes within your reach by it')
const NOT_IN_CASTLE = reason('8.35', 'You have no disciple in the castle')
const NO_MISSILE = reason('8.36', 'You have neither Shuriken nor Yumi nor Fukiya')
const NO_TARGET = reason('8.38', 'There is no clan this could strike')

type Requirement = (g: Yedo, seat: Seat) => No
const nothing: Requirement = () => null
const onBoard: Requirement = (g) => !g.patrol.onBoard && NO_PATROL
const geishaBy = (rule: string): Requirement => {
  const no = reason(rule, 'You have no geisha')
  return (g, seat) => g.seats[seat].geisha === 0 && no
}
const geishaForTip = geishaBy('8.17')
const geishaForCompany = geishaBy('8.18')
const geishaForScandal = geishaBy('8.37')
const besidePatrol: Requirement = (g, seat) => !unsavedIn(g, seat) && NOBODY_TO_SAVE
/** 5.3 What covers all disciples anybody may play; revision 2 wanted one of them in need. */
const shelter: Requirement = (g, seat) => beganBefore(g, 3) && besidePatrol(g, seat)
const owns = (g: Yedo, seat: Seat, ...any: WeaponId[]): boolean =>
  any.some((weapon) => hasWeapon(g, seat, weapon))

/** Disciples in the patrol's district that nothing has saved yet. */
export const unsavedIn = (g: Yedo, seat: Seat): number => {
  const saved = g.saved.filter((at) => g.spaces[at] === seat).length
  return disciplesIn(g, seat, g.patrol.district) - saved
}

const mayMoveTo = (g: Yedo, seat: Seat, from: Spot, to: Spot): boolean => !moveNo(g, seat, from, to)

export const mayFeint = (g: Yedo, seat: Seat, from: Spot): boolean =>
  movableAt(g, seat, from) > 0 && SPOTS.some((to) => mayMoveTo(g, seat, from, to))

/** 8.19 Over the roofs to a neighbouring district. */
export const escapeNo = (g: Yedo, seat: Seat, from: Spot, to: Spot): No =>
  [steps(g.patrol.district, direction(g)), steps(g.patrol.district, -direction(g))].includes(DISTRICT_OF[to])
    ? moveNo(g, seat, from, to)
    : FAR_OFF

/** Where a disciple of the patrol's district could flee from. */
export const escapesOf = (g: Yedo, seat: Seat): Spot[] =>
  spotsOf(g, seat).filter(
    (from) => DISTRICT_OF[from] === g.patrol.district && SPOTS.some((to) => !escapeNo(g, seat, from, to)),
  )

/** A clan one shares a district with. */
export const isShared = (g: Yedo, seat: Seat, other: Seat): boolean =>
  spotsOf(g, seat).some((spot) => disciplesIn(g, other, DISTRICT_OF[spot]) > 0)
const someShared = (g: Yedo, seat: Seat, is: (other: Seat) => boolean): boolean =>
  others(g, seat).some((other) => is(other) && isShared(g, seat, other))

const PRICED: readonly string[] = ['gates', 'tavern', 'red-light', 'market', 'harbor']
const NO_DEED: readonly string[] = ['', 'nothing', 'mission', 'annex', 'castle', 'bower']
const canErrand = (g: Yedo, seat: Seat): boolean => g.turn.seat === seat && !NO_DEED.includes(g.turn.did)
const canTopAgain = (g: Yedo, seat: Seat): boolean =>
  (g.sale.bidders & (1 << seat)) !== 0 && g.sale.leader !== seat && g.seats[seat].mon > g.sale.price

/** The activated disciple still stands where it acted, unless the bower sent it home. */
const hasAnotherOut = (g: Yedo, seat: Seat): boolean =>
  disciplesOut(g, seat) > (g.turn.seat === seat && g.turn.did === 'bower' ? 0 : 1)

const canRelocate: Requirement = (g, seat) =>
  !spotsOf(g, seat).some((from) => mayFeint(g, seat, from)) && NOBODY_TO_MOVE

export const REQUIRES: Record<ActionCardId, Requirement> = {
  'walls-have-ears': nothing,
  feint: canRelocate,
  'heart-of-the-dragon': (g) => g.shut === null && NOTHING_SHUT,
  'double-time': nothing,
  'about-face': nothing,
  'stand-down': nothing,
  'forced-march': nothing,
  'anonymous-tip': geishaForTip,
  'greased-palm': besidePatrol,
  'smoke-screen': (g, seat) => (!owns(g, seat, 'metsubushi') && NO_METSUBUSHI) || shelter(g, seat),
  'charming-company': (g, seat) => geishaForCompany(g, seat) || besidePatrol(g, seat),
  'rooftop-escape': (g, seat) =>
    (!owns(g, seat, 'nawa', 'shuko') && NO_CLIMBING_GEAR) || (escapesOf(g, seat).length === 0 && NO_ROOF),
  'safe-house': shelter,
  'change-of-orders': (g, seat) => (g.phase === 'patrol' ? PATROL_PHASE : onBoard(g, seat)),
  'fresh-shipment': nothing,
  haggling: (g) => !PRICED.includes(g.turn.at) && NO_PRICE,
  'deep-purse': nothing,
  'last-word': (g, seat) => !canTopAgain(g, seat) && NOT_TOPPED,
  'idle-purse': nothing,
  'barred-doors': nothing,
  'omen-reader': nothing,
  'turn-of-fate': (g, seat) => !g.seats[seat].blessed && NOT_BLESSED,
  'early-riser': (g, seat) => g.seats[seat].house === 0 && NONE_AT_HOME,
  'quiet-sale': (g, seat) =>
    g.seats[seat].actions.of.filter((card) => card !== 'quiet-sale').length +
      g.seats[seat].bonuses.of.length ===
      0 && NOTHING_TO_SELL,
  'hired-hand': (g, seat) => g.seats[seat].reserve === 0 && NONE_IN_RESERVE,
  'second-errand': (g, seat) => !canErrand(g, seat) && NO_ERRAND,
  'court-intrigue': nothing,
  'twin-strike': (g, seat) => !hasAnotherOut(g, seat) && NOBODY_LEFT,
  'borrowed-blade': (g, seat) => !missionInReach(g, seat, 'blade') && NO_MISSION_BY_IT,
  'guest-of-the-okiya': (g, seat) => !missionInReach(g, seat, 'guest') && NO_MISSION_BY_IT,
  'rice-stipend': nothing,
  'poem-for-the-court': (g, seat) => disciplesIn(g, seat, 'castle') === 0 && NOT_IN_CASTLE,
  ambush: (g, seat) =>
    (!owns(g, seat, 'shuriken', 'yumi', 'fukiya') && NO_MISSILE) ||
    (!someShared(g, seat, () => true) && NO_TARGET),
  scandal: (g, seat) =>
    geishaForScandal(g, seat) || (!others(g, seat).some((other) => g.seats[other].prestige > 0) && NO_TARGET),
  disarm: (g, seat) => !someShared(g, seat, (other) => g.seats[other].weapons.of.length > 0) && NO_TARGET,
  cutpurse: (g, seat) => !someShared(g, seat, (other) => g.seats[other].mon > 0) && NO_TARGET,
}

const BY_HAND: readonly ActionCardId[] = ['borrowed-blade', 'guest-of-the-okiya']
/** 8.7 What is checked again: a hidden hand is not, since nobody else changes it and the answer would tell of it. */
export const stillNo = (g: Yedo, seat: Seat, card: ActionCardId): No =>
  !BY_HAND.includes(card) && REQUIRES[card](g, seat)
