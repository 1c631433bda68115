/** What a mission asks, piece by piece, and whether the rules count it as met. */
import type { Seat } from '@machiya/kernel'
import { DISTRICT_OF, OCCUPIED, type Spot } from '../../whereabouts.ts'
import { hasWeapon } from '../../hands.ts'
import { MARKET_SPACES } from '../../data/market-spaces.ts'
import type { DistrictId, Needs, Reward } from '../../data/rows.ts'
import type { Yedo } from '../../position.ts'
import { buildPick } from '../../picks.ts'
import { weaponPrice } from '../../rules/7-districts.ts'
import { needsNo } from '../../rules/7-needs.ts'
import type { SignName } from '../marks/drawn.ts'
import { tollOf } from '../wheel/prices.ts'
import { annexSign, districtSign, weaponSign } from '../marks/signs.ts'
import type { Board } from '../where.ts'

/** One thing a mission asks for. */
export type Want = {
  readonly id: string
  readonly sign: SignName
  readonly count: number
  readonly needs: Needs
  /** Says the same as `needs`. */
  readonly key: string
  readonly district?: DistrictId
}

const times = (list: readonly string[], end: number): number =>
  list.slice(0, end + 1).filter((each) => each === list[end]).length

type Listed = Omit<Want, 'key'>
const listed = (needs: Needs): readonly Listed[] => [
  ...(needs.districts ?? []).map((district, i, all) => ({
    id: district,
    sign: districtSign(district),
    count: 0,
    needs: { districts: Array.from({ length: times(all, i) }, () => district) },
    district,
  })),
  ...(needs.weapons ?? []).map((id) => ({ id, sign: weaponSign(id), count: 0, needs: { weapons: [id] } })),
  ...(needs.annexes ?? []).map((id) => ({ id, sign: annexSign(id), count: 0, needs: { annexes: [id] } })),
  ...(needs.geisha
    ? [{ id: 'geisha', sign: 'yedo-geisha' as const, count: needs.geisha, needs: { geisha: needs.geisha } }]
    : []),
  ...(needs.blessing
    ? [{ id: 'blessing', sign: 'yedo-blessing' as const, count: 0, needs: { blessing: 1 as const } }]
    : []),
  ...(needs.pay
    ? [{ id: 'pay', sign: 'yedo-mon' as const, count: needs.pay, needs: { pay: needs.pay } }]
    : []),
  ...(needs.special
    ? [{ id: needs.special, sign: 'yedo-eye' as const, count: 0, needs: { special: needs.special } }]
    : []),
]
/** Missions never change, and what they ask is looked up with every move. */
const known = new WeakMap<Needs, readonly Want[]>()
export const wantsOf = (needs: Needs): readonly Want[] => {
  const wants =
    known.get(needs) ?? listed(needs).map((want) => ({ ...want, key: JSON.stringify(want.needs) }))
  known.set(needs, wants)
  return wants
}

/** Hand, window and map ask the same of one position. */
const asked = new WeakMap<Yedo, Map<string, boolean>>()
const answersOf = (g: Yedo): Map<string, boolean> => {
  const answers = asked.get(g) ?? new Map<string, boolean>()
  asked.set(g, answers)
  return answers
}
export const isMet = (g: Yedo, seat: Seat, { key, needs }: Want): boolean => {
  const answers = answersOf(g)
  const met = answers.get(`${seat} ${key}`) ?? !needsNo(g, seat, needs)
  answers.set(`${seat} ${key}`, met)
  return met
}
/** Met by a stand-in or a borrowed thing rather than by one's own. */
export const isLent = (g: Yedo, seat: Seat, { needs }: Want): boolean => {
  const own = g.seats[seat]
  if (needs.geisha) return own.geisha < needs.geisha && own.annexes.yashiki === OCCUPIED
  if (needs.blessing) return !own.blessed && own.annexes.karesansui === OCCUPIED
  return needs.weapons?.some((id) => !hasWeapon(g, seat, id)) ?? false
}
export const missing = (g: Yedo, seat: Seat, needs: Needs): readonly Want[] =>
  wantsOf(needs).filter((want) => !isMet(g, seat, want))

/** Whether the disciple to be placed now can go to this district. */
export const isPlaceable = (board: Board, district: DistrictId | undefined): boolean =>
  district !== undefined &&
  (board.task?.task === 'place' || board.task?.task === 'place-early') &&
  board.offers.some(({ pick, no }) => !no && DISTRICT_OF[pick as Spot] === district)

/** Where a thing can be had, and for how much: '6' for a weapon on a stall. */
export const pricedAt = (g: Yedo, seat: Seat, { needs }: Want): number | undefined => {
  const weapon = needs.weapons?.[0]
  if (weapon)
    return MARKET_SPACES.filter(({ id }) => g.stalls[id].of[0] === weapon)
      .map(({ price }) => weaponPrice(g, seat, price))
      .sort((a, b) => a - b)[0]
  const annex = needs.annexes?.[0]
  if (annex) return -tollOf(g, seat, 'tavern', buildPick(annex)).mon
  return needs.geisha ? -tollOf(g, seat, 'red-light', 'geisha-mon').mon : undefined
}

export type Gain = { readonly id: keyof Reward; readonly sign: SignName; readonly count: number }
const GAIN: Readonly<Record<keyof Reward, SignName>> = {
  prestige: 'yedo-pp',
  mon: 'yedo-mon',
  blessing: 'yedo-blessing',
  action: 'yedo-card',
  mission: 'yedo-scroll',
  bonus: 'yedo-bonus',
  weapon: 'yedo-katana',
  church: 'yedo-church',
  swap: 'yedo-watch',
  reserve: 'yedo-disciple',
}
export const gainsOf = (reward: Reward): readonly Gain[] =>
  (Object.entries(reward) as [keyof Reward, number][]).map(([id, count]) => ({ id, count, sign: GAIN[id] }))
