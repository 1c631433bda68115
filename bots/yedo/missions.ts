/** The mission planner: what a mission still lacks, what that costs, and what it is worth with the rounds left. */
import type { Seat } from '@machiya/kernel'
import { MISSION } from '@machiya/yedo/board'
import type { AnnexId, DistrictId, Needs, Reward, WeaponId } from '@machiya/yedo/data/rows'
import type { Yedo } from '@machiya/yedo/position'

const ROUNDS = 11
export const MON_PRICE = 0.28
const WEAPON_COST = 7
const GEISHA_COST = 8
const ANNEX_COST = 11
const RECRUIT_COST = 7
const NONE: readonly never[] = []

/** Rounds whose action phase is still to come or under way. */
export const roundsLeft = (g: Yedo): number => (g.ending ? 0 : Math.max(0, ROUNDS - g.round) + 1)
export const disciplesOf = ({ reserve }: { reserve: number }): number => 4 - reserve

export const rewardPrice = (reward: Reward): number =>
  (reward.prestige ?? 0) +
  (reward.mon ?? 0) * MON_PRICE +
  (reward.action ? 0.8 : 0) +
  (reward.mission ? 0.8 : 0) +
  (reward.bonus ? 1.2 : 0) +
  (reward.weapon ? 1.5 : 0) +
  (reward.church ? 1.2 : 0) +
  (reward.blessing ? 0.5 : 0) -
  (reward.reserve ? 1.5 : 0)

/** What is missing, each thing once: its mon price, and how many errands it takes to get. */
export type Lack = { readonly mon: number; readonly errands: number; readonly disciples: number }

const missingWeapons = (g: Yedo, seat: Seat, { weapons = NONE }: Needs): number => {
  let count = 0
  for (const weapon of weapons) if (!g.seats[seat].weapons.of.includes(weapon)) count++
  return count
}

export const lackOf = (g: Yedo, seat: Seat, needs: Needs): Lack => {
  const own = g.seats[seat]
  const weapons = missingWeapons(g, seat, needs)
  const geisha = Math.max(0, (needs.geisha ?? 0) - own.geisha)
  let annexes = 0
  for (const annex of needs.annexes ?? NONE) if (own.annexes[annex] === 0) annexes++
  const blessing = needs.blessing && !own.blessed ? 1 : 0
  const disciples = Math.max(0, (needs.districts?.length ?? 0) - disciplesOf(own))
  return {
    mon:
      weapons * WEAPON_COST +
      geisha * GEISHA_COST +
      annexes * ANNEX_COST +
      disciples * RECRUIT_COST +
      (needs.pay ?? 0),
    errands: weapons + geisha + annexes + blessing + disciples,
    disciples,
  }
}

/** What a mission is worth to this clan now, in points: its rewards, less what it takes, by the chance to finish it. */
export const missionWorth = (g: Yedo, seat: Seat, id: keyof typeof MISSION): number => {
  const own = g.seats[seat]
  const { needs, reward, bonusNeeds, bonusReward } = MISSION[id]
  const lack = lackOf(g, seat, needs)
  const left = roundsLeft(g)
  const rounds = 1 + lack.errands / Math.max(1, disciplesOf(own) - 0.5) + Math.max(0, lack.mon - own.mon) / 8
  const chance = 1 / (1 + Math.exp(1.3 * (rounds - left + 0.2)))
  const bonus = lackOf(g, seat, bonusNeeds).errands === 0 ? 0.6 * rewardPrice(bonusReward) : 0
  const gain = rewardPrice(reward) + bonus - lack.mon * MON_PRICE * 0.8 - lack.errands * 0.7
  return chance * Math.max(0, gain) * 0.93 ** (rounds - 1)
}

/** Nothing is missing but disciples in the right districts. */
export const isReady = (g: Yedo, seat: Seat, id: keyof typeof MISSION): boolean => {
  const lack = lackOf(g, seat, MISSION[id].needs)
  return lack.errands === 0 && lack.mon <= g.seats[seat].mon
}

/** How much each thing would help the missions in hand, by what it is. */
type Outlook = {
  readonly g: Yedo
  readonly number: number
  readonly seat: Seat
  readonly help: { [thing: string]: number }
  readonly ready: (keyof typeof MISSION)[]
}

const noteHelp = (help: Outlook['help'], own: Yedo['seats'][number], needs: Needs, worth: number): void => {
  const value = 0.4 + 0.5 * worth
  const note = (thing: string): void => {
    if ((help[thing] ?? 0) < value) help[thing] = value
  }
  for (const weapon of needs.weapons ?? NONE) if (!own.weapons.of.includes(weapon)) note(weapon)
  for (const annex of needs.annexes ?? NONE) if (own.annexes[annex] === 0) note(annex)
  if ((needs.geisha ?? 0) > own.geisha) note('geisha')
  if (needs.blessing && !own.blessed) note('blessing')
}

const lookOut = (g: Yedo, seat: Seat): Outlook => {
  const own = g.seats[seat]
  const help: Outlook['help'] = {}
  const ready: (keyof typeof MISSION)[] = []
  for (const id of own.missions.of) {
    if (!(id in MISSION)) continue
    const worth = missionWorth(g, seat, id)
    noteHelp(help, own, MISSION[id].needs, worth)
    noteHelp(help, own, MISSION[id].bonusNeeds, worth * 0.25)
    if (isReady(g, seat, id)) ready.push(id)
  }
  return { g, number: g.number, seat, help, ready }
}

/** Every pick of a decision asks the same, so the last answer is kept while the position stays. */
let last: Outlook | undefined
const outlook = (g: Yedo, seat: Seat): Outlook => {
  if (last?.g !== g || last.number !== g.number || last.seat !== seat) last = lookOut(g, seat)
  return last
}

export const weaponHelp = (g: Yedo, seat: Seat, weapon: WeaponId): number =>
  outlook(g, seat).help[weapon] ?? 0
export const annexHelp = (g: Yedo, seat: Seat, annex: AnnexId): number => outlook(g, seat).help[annex] ?? 0
export const geishaHelp = (g: Yedo, seat: Seat): number => outlook(g, seat).help['geisha'] ?? 0
export const blessingHelp = (g: Yedo, seat: Seat): number => outlook(g, seat).help['blessing'] ?? 0

/** Own disciples still to be placed, and how many a mission lacks where it wants them. */
const awaited = (standing: (district: DistrictId) => number, { districts = NONE }: Needs): number => {
  let short = 0
  for (let i = 0; i < districts.length; i++) {
    const district = districts[i] as DistrictId
    const before = districts.slice(0, i).filter((other) => other === district).length
    if (standing(district) <= before) short++
  }
  return short
}

/** What it is worth to stand in a district because a ready mission wants somebody there. */
export const missionCall = (
  g: Yedo,
  seat: Seat,
  district: DistrictId,
  standing: (district: DistrictId) => number,
): number => {
  let best = 0
  for (const id of outlook(g, seat).ready) {
    const { needs, reward } = MISSION[id]
    const wanted = needs.districts?.filter((other) => other === district).length ?? 0
    const short = awaited(standing, needs)
    if (wanted <= standing(district) || short > g.seats[seat].house) continue
    best = Math.max(best, rewardPrice(reward) / Math.max(1, needs.districts?.length ?? 1) + 1.5)
  }
  return best
}
