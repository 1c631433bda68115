/** The mission planner: what a mission still lacks, what that costs, and what it is worth with the rounds left. */
import type { Seat } from '@machiya/kernel'
import { disciplesIn } from '../whereabouts.ts'
import { MISSION } from '../by-id.ts'
import type { AnnexId, DistrictId, Needs, Reward, WeaponId } from '../data/rows.ts'
import type { Yedo } from '../position.ts'

type MissionId = keyof typeof MISSION

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

const REWARD_PRICE = Object.fromEntries(
  Object.entries(MISSION).map(([id, { reward }]) => [id, rewardPrice(reward)]),
) as { readonly [id in MissionId]: number }
const BONUS_PRICE = Object.fromEntries(
  Object.entries(MISSION).map(([id, { bonusReward }]) => [id, rewardPrice(bonusReward)]),
) as { readonly [id in MissionId]: number }

/** What is missing, each thing once: its mon price, and how many errands it takes to get. */
type Lack = { readonly mon: number; readonly errands: number; readonly disciples: number }

const missingWeapons = (g: Yedo, seat: Seat, { weapons = NONE }: Needs): number => {
  let count = 0
  for (const weapon of weapons) if (!g.seats[seat].weapons.of.includes(weapon)) count++
  return count
}

const lackOf = (g: Yedo, seat: Seat, needs: Needs): Lack => {
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

const worthOf = (g: Yedo, seat: Seat, id: MissionId, lack: Lack): number => {
  const own = g.seats[seat]
  const { bonusNeeds } = MISSION[id]
  const rounds = 1 + lack.errands / Math.max(1, disciplesOf(own) - 0.5) + Math.max(0, lack.mon - own.mon) / 8
  const chance = 1 / (1 + Math.exp(1.3 * (rounds - roundsLeft(g) + 0.2)))
  const bonus = lackOf(g, seat, bonusNeeds).errands === 0 ? 0.6 * BONUS_PRICE[id] : 0
  const gain = REWARD_PRICE[id] + bonus - lack.mon * MON_PRICE * 0.8 - lack.errands * 0.7
  return chance * Math.max(0, gain) * Math.exp(PATIENCE * (rounds - 1))
}
/** A mission finished a round later is worth a little less. */
const PATIENCE = Math.log(0.93)

/** What a mission is worth to this clan now, in points: its rewards, less what it takes, by the chance to finish it. */
export const missionWorth = (g: Yedo, seat: Seat, id: MissionId): number =>
  worthOf(g, seat, id, lackOf(g, seat, MISSION[id].needs))

/** How much each thing would help the missions in hand, by what it is. */
type Help = { [thing in WeaponId | AnnexId | 'geisha' | 'blessing']: number }
type Outlook = {
  readonly g: Yedo
  readonly number: number
  readonly seat: Seat
  readonly help: Help
  /** Nothing is missing but disciples in the right districts. */
  readonly ready: MissionId[]
}
const NO_HELP: Help = {
  doku: 0,
  fukiya: 0,
  katana: 0,
  metsubushi: 0,
  nawa: 0,
  shuko: 0,
  shuriken: 0,
  yumi: 0,
  yashiki: 0,
  karesansui: 0,
  dojo: 0,
  'kobudo-ryu': 0,
  geisha: 0,
  blessing: 0,
}

const noteHelp = (help: Help, own: Yedo['seats'][number], needs: Needs, worth: number): void => {
  const value = 0.4 + 0.5 * worth
  const { weapons = NONE, annexes = NONE, geisha = 0, blessing } = needs
  for (let i = 0; i < weapons.length; i++) {
    const weapon = weapons[i] as WeaponId
    if (help[weapon] < value && !own.weapons.of.includes(weapon)) help[weapon] = value
  }
  for (let i = 0; i < annexes.length; i++) {
    const annex = annexes[i] as AnnexId
    if (help[annex] < value && own.annexes[annex] === 0) help[annex] = value
  }
  if (geisha > own.geisha && help.geisha < value) help.geisha = value
  if (blessing && !own.blessed && help.blessing < value) help.blessing = value
}

const lookOut = (g: Yedo, seat: Seat): Outlook => {
  const own = g.seats[seat]
  const help = { ...NO_HELP }
  const ready: MissionId[] = []
  for (const id of own.missions.of) {
    const mission = MISSION[id]
    if (!mission) continue
    const lack = lackOf(g, seat, mission.needs)
    const worth = worthOf(g, seat, id, lack)
    noteHelp(help, own, mission.needs, worth)
    noteHelp(help, own, mission.bonusNeeds, worth * 0.25)
    if (lack.errands === 0 && lack.mon <= own.mon) ready.push(id)
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
export const geishaHelp = (g: Yedo, seat: Seat): number => outlook(g, seat).help.geisha
export const blessingHelp = (g: Yedo, seat: Seat): number => outlook(g, seat).help.blessing

const countOf = (districts: readonly DistrictId[], district: DistrictId, before: number): number => {
  let count = 0
  for (let i = 0; i < before; i++) if (districts[i] === district) count++
  return count
}

/** Disciples that a mission still lacks where it wants them. */
const awaited = (g: Yedo, seat: Seat, districts: readonly DistrictId[]): number => {
  let short = 0
  for (let i = 0; i < districts.length; i++) {
    const district = districts[i] as DistrictId
    if (disciplesIn(g, seat, district) <= countOf(districts, district, i)) short++
  }
  return short
}

/** What it is worth to stand in a district because a ready mission wants somebody there. */
export const missionCalls = (g: Yedo, seat: Seat): ((district: DistrictId) => number) => {
  const calls: { districts: readonly DistrictId[]; worth: number }[] = []
  for (const id of outlook(g, seat).ready) {
    const { districts = NONE } = MISSION[id].needs
    if (awaited(g, seat, districts) <= g.seats[seat].house)
      calls.push({ districts, worth: REWARD_PRICE[id] / Math.max(1, districts.length) + 1.5 })
  }
  return (district) => {
    let best = 0
    for (const { districts, worth } of calls)
      if (worth > best && countOf(districts, district, districts.length) > disciplesIn(g, seat, district))
        best = worth
    return best
  }
}
