/** 7.5 to 7.12: whether a mission's requirements are met. */
import { reason, type No, type Seat } from '@machiya/kernel'
import type { MissionId } from '../data/missions.ts'
import type { DistrictId, Needs, Special } from '../data/rows.ts'
import { CARD, MISSION, WEAPON_IDS } from '../by-id.ts'
import { DISTRICT_OF, disciplesIn, OCCUPIED, type Spot } from '../whereabouts.ts'
import { hasWeapon } from '../hands.ts'
import { others } from '../order.ts'
import type { Yedo } from '../position.ts'

const ELSEWHERE = reason('7.5', 'The activated disciple is in no district of this mission')
const NO_DISCIPLE = reason('7.6', 'You lack a disciple in a district of this mission')
const NO_WEAPON = reason('7.7', 'You lack a weapon of this mission')
const NO_ANNEX = reason('7.7', 'You lack an annex of this mission')
const NO_GEISHA = reason('7.7', 'You lack a geisha for this mission')
const NO_BLESSING = reason('7.8', 'You lack the blessing this mission costs')
const NO_MON = reason('7.8', 'You lack the mon this mission costs')
const NOT_SO = reason('7.9', 'The special requirement of this mission is not met')

export type Help = { readonly blade: number; readonly guest: number }
const ALONE: Help = { blade: 0, guest: 0 }
const TOGETHER: Help = { blade: 1, guest: 1 }
const HELPS: { readonly [card in 'blade' | 'guest']: Help } = {
  blade: { blade: 1, guest: 0 },
  guest: { blade: 0, guest: 1 },
}

const SPECIALS: Record<Special, (g: Yedo, seat: Seat) => boolean> = {
  'another-in-tavern': (g, seat) => others(g, seat).some((other) => disciplesIn(g, other, 'tavern') > 0),
  'church-holds-4': (g) => g.church >= 4,
  'two-action-cards': (g, seat) => g.seats[seat].actions.of.length >= 2,
  'beside-the-patrol': (g, seat) => g.patrol.onBoard && disciplesIn(g, seat, g.patrol.district) > 0,
  'no-disciple-in-reserve': (g, seat) => g.seats[seat].reserve === 0,
}

const NONE: readonly never[] = []
const shown = (districts: readonly DistrictId[], district: DistrictId): number =>
  districts.filter((each) => each === district).length
const isPresent = (g: Yedo, seat: Seat, districts: readonly DistrictId[]): boolean =>
  districts.every((district) => disciplesIn(g, seat, district) >= shown(districts, district))

export const weaponsLacking = (g: Yedo, seat: Seat, { weapons = NONE }: Needs): number =>
  weapons.filter(
    (weapon) => !hasWeapon(g, seat, weapon) && (g.turn.blade === null || WEAPON_IDS[g.turn.blade] !== weapon),
  ).length

/** Geisha lacking beside the own ones, the guest, and the stand-in already used. */
export const geishaLacking = (g: Yedo, seat: Seat, { geisha = 0 }: Needs): number =>
  Math.max(0, geisha - g.seats[seat].geisha - g.turn.guest - g.turn.yashiki)

export const lacksBlessing = (g: Yedo, seat: Seat, { blessing }: Needs): boolean =>
  blessing !== undefined && !g.seats[seat].blessed && g.turn.karesansui === 0

const standIn = (g: Yedo, seat: Seat, annex: 'yashiki' | 'karesansui'): number =>
  g.seats[seat].annexes[annex] === OCCUPIED ? 1 : 0

/** What keeps this clan from meeting one half of a mission now. */
export const needsNo = (g: Yedo, seat: Seat, needs: Needs, help: Help = ALONE): No => {
  const { districts = NONE, annexes = NONE, pay = 0, special } = needs
  if (!isPresent(g, seat, districts)) return NO_DISCIPLE
  if (weaponsLacking(g, seat, needs) > help.blade) return NO_WEAPON
  if (annexes.some((annex) => g.seats[seat].annexes[annex] === 0)) return NO_ANNEX
  if (geishaLacking(g, seat, needs) > standIn(g, seat, 'yashiki') + help.guest) return NO_GEISHA
  if (lacksBlessing(g, seat, needs) && standIn(g, seat, 'karesansui') === 0) return NO_BLESSING
  if (pay > g.seats[seat].mon) return NO_MON
  return special !== undefined && !SPECIALS[special](g, seat) && NOT_SO
}

/** Whether a stand-in or something surrendered is the price of this half. */
export const isCostly = (g: Yedo, seat: Seat, needs: Needs): boolean =>
  needs.blessing !== undefined || needs.pay !== undefined || geishaLacking(g, seat, needs) > 0

/** Why this mission cannot be completed with the activated disciple. */
export const missionNo = (g: Yedo, seat: Seat, mission: MissionId, help: Help = ALONE): No => {
  const { needs } = MISSION[mission]
  const here = DISTRICT_OF[g.turn.at as Spot]
  return needs.districts?.includes(here) ? needsNo(g, seat, needs, help) : ELSEWHERE
}

/** Whether a card would bring a mission of the hand, or the bonus half at hand, within reach. */
export const missionInReach = (g: Yedo, seat: Seat, card: 'blade' | 'guest'): boolean => {
  if (g.turn.seat !== seat || DISTRICT_OF[g.turn.at as Spot] === undefined) return false
  const shownNow = g.shown.of[0]
  if (shownNow !== undefined) return helps(g, seat, MISSION[shownNow].bonusNeeds, HELPS[card])
  if (g.turn.did !== '') return false
  const { of } = g.seats[seat].missions
  return (
    of.some((mission) => isReached(g, seat, mission, ALONE, HELPS[card])) ||
    (holdsOther(g, seat, card) &&
      of.some((mission) => isReached(g, seat, mission, HELPS[OTHER[card]], TOGETHER)))
  )
}

/** Whether a mission out of reach with one help is within reach with another. */
const isReached = (g: Yedo, seat: Seat, mission: MissionId, without: Help, by: Help): boolean =>
  Boolean(missionNo(g, seat, mission, without)) && !missionNo(g, seat, mission, by)

const OTHER = { blade: 'guest', guest: 'blade' } as const
const CARDS = { blade: 'borrowed-blade', guest: 'guest-of-the-okiya' } as const
const holdsOther = (g: Yedo, seat: Seat, card: 'blade' | 'guest'): boolean => {
  const other = CARDS[OTHER[card]]
  return g.seats[seat].actions.of.includes(other) && CARD[other].cost <= g.seats[seat].mon
}

/** Whether a card that stands for a weapon or a geisha would be enough for these requirements. */
export const isInReach = (g: Yedo, seat: Seat, needs: Needs): boolean =>
  helps(g, seat, needs, HELPS.blade) || helps(g, seat, needs, HELPS.guest)

const helps = (g: Yedo, seat: Seat, needs: Needs, help: Help): boolean =>
  Boolean(needsNo(g, seat, needs)) && !needsNo(g, seat, needs, help)
