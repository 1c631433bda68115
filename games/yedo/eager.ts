/** A player that goes for its missions: it reaches what purely random play never does. */
import type { Chance, Pick, Seat } from '@machiya/kernel'
import { disciplesIn, isBower } from './whereabouts.ts'
import { hasWeapon } from './hands.ts'
import { MISSION } from './by-id.ts'
import type { MissionId } from './data/missions.ts'
import type { AnnexId, DistrictId, MissionRow, WeaponId } from './data/rows.ts'
import type { Yedo } from './position.ts'
import { isCardPick, readPick, thingPick } from './picks.ts'

type Aim = {
  readonly weapons: readonly WeaponId[]
  readonly annexes: readonly AnnexId[]
  readonly geisha: number
  readonly blessing: boolean
  /** Districts of the mission where no disciple stands yet. */
  readonly districts: readonly DistrictId[]
  readonly disciples: boolean
}

const times = (list: readonly string[], item: string): number => list.filter((each) => each === item).length

const aimAt = (g: Yedo, seat: Seat, { needs }: MissionRow): Aim => {
  const own = g.seats[seat]
  const all = needs.districts ?? []
  return {
    weapons: (needs.weapons ?? []).filter((weapon) => !hasWeapon(g, seat, weapon)),
    annexes: (needs.annexes ?? []).filter((annex) => own.annexes[annex] === 0),
    geisha: Math.max(0, (needs.geisha ?? 0) - own.geisha),
    blessing: needs.blessing !== undefined && !own.blessed,
    districts: all.filter((district) => disciplesIn(g, seat, district) < times(all, district)),
    disciples: all.length > 4 - own.reserve,
  }
}
const lacks = ({ weapons, annexes, geisha, blessing, disciples }: Aim): number =>
  weapons.length + annexes.length + geisha + (blessing ? 1 : 0) + (disciples ? 1 : 0)

/** The mission of the hand that lacks least. */
const aimOf = (g: Yedo, seat: Seat): Aim | undefined => {
  const aims = g.seats[seat].missions.of.map((id: MissionId) => aimAt(g, seat, MISSION[id]))
  return aims.sort((a, b) => lacks(a) - lacks(b))[0]
}

/** Where what is lacking can be had. */
const errandOf = (g: Yedo, seat: Seat, aim: Aim): DistrictId | undefined => {
  const { mon } = g.seats[seat]
  if (aim.weapons.length > 0 && mon >= 6) return 'market'
  if (aim.annexes.length > 0 && mon >= 11) return 'tavern'
  if (aim.geisha > 0 && mon >= 8) return 'red-light'
  if (aim.disciples && mon >= 7) return 'gates'
  return aim.blessing ? 'temple' : undefined
}

const spotIn = (picks: readonly Pick[], district: DistrictId | undefined): Pick | undefined =>
  picks.find((pick) =>
    district === 'castle'
      ? ['shogun', 'bakufu'].includes(String(pick)) || isBower(String(pick))
      : pick === district,
  )

const placeFor = (g: Yedo, seat: Seat, aim: Aim, picks: readonly Pick[]): Pick | undefined =>
  lacks(aim) === 0
    ? aim.districts.map((district) => spotIn(picks, district)).find((pick) => pick !== undefined)
    : spotIn(picks, errandOf(g, seat, aim))

const isNeeded = (g: Yedo, aim: Aim, pick: string): boolean => {
  if (pick in g.stalls) return aim.weapons.includes(g.stalls[pick as 'stall-1'].of[0] as WeaponId)
  const said = readPick(pick)
  if (said.is === 'build') return aim.annexes.includes(said.annex)
  if (pick === 'geisha-mon') return aim.geisha > 0
  if (pick === 'recruit') return aim.disciples
  return pick === 'blessing' ? aim.blessing : false
}

const lotFor = (
  g: Yedo,
  { weapons, annexes, geisha, disciples }: Aim,
  picks: readonly Pick[],
): Pick | undefined => {
  const wanted = [
    ...(disciples ? ['disciple', 'red'] : []),
    ...(annexes.length > 0 ? ['annex', 'black'] : []),
    ...(geisha > 0 && g.geisha > 0 ? ['geisha', 'black'] : []),
    ...(weapons.length > 0 ? ['weapon', 'white'] : []),
  ]
  return wanted.find((lot) => picks.includes(lot))
}

const isMission = (pick: Pick): boolean => pick in MISSION
const isSpare = (aim: Aim, pick: Pick): boolean => !(aim.weapons as readonly Pick[]).includes(pick)

/** The pick that serves the aim at this task, if any does. */
const servingPick = (g: Yedo, seat: Seat, task: string, picks: readonly Pick[]): Pick | undefined => {
  const aim = aimOf(g, seat)
  if (task === 'act')
    return picks.find(isMission) ?? (aim && picks.find((pick) => isNeeded(g, aim, String(pick))))
  if (task === 'activate') return missionSpot(g, seat, picks)
  if (task === 'bonus') return picks[0]
  if (!aim) return undefined
  if (task === 'place') return placeFor(g, seat, aim, picks)
  if (task === 'announce' || task === 'claim') return lotFor(g, aim, picks)
  if (task === 'keep') return picks.find((pick) => !isSpare(aim, pick))
  if (task === 'name-blade')
    return picks.find((pick) => aim.weapons.some((weapon) => pick === thingPick('as', weapon)))
  return task === 'give-up' ? picks.find((pick) => isUseless(g, seat, pick)) : undefined
}

/** A disciple whose place serves a mission goes last, so that the others can still help; the mission goes first. */
const missionSpot = (g: Yedo, seat: Seat, picks: readonly Pick[]): Pick | undefined => {
  const ready = g.seats[seat].missions.of.filter((id) => {
    const aim = aimAt(g, seat, MISSION[id])
    return lacks(aim) === 0 && aim.districts.length === 0
  })
  const [first] = ready
  return (
    first && (MISSION[first].needs.districts ?? []).map((district) => spotIn(picks, district)).find(Boolean)
  )
}

const isUseless = (g: Yedo, seat: Seat, pick: Pick): boolean =>
  typeof pick === 'string' &&
  !isCardPick(pick) &&
  !g.seats[seat].missions.of.some((id) =>
    (MISSION[id].needs.weapons as readonly string[] | undefined)?.includes(pick),
  )

/** One of the picks: a card more often than not, else what serves a mission, else any. */
export const eagerPick = (
  g: Yedo,
  seat: Seat,
  task: string,
  picks: readonly Pick[],
  chance: Chance,
): Pick => {
  const cards = picks.filter(isCardPick)
  if (cards.length > 0 && chance(10) < 4) return cards[chance(cards.length)] as Pick
  if (task === 'haggle' && picks.includes('done') && chance(10) < 5) return 'done'
  if (task === 'bid' && chance(10) < 7) return 'pass'
  const serving = chance(10) < 9 ? servingPick(g, seat, task, picks) : undefined
  if (serving !== undefined) return serving
  const plain = picks.filter((pick) => !isCardPick(pick))
  return (plain[chance(plain.length)] ?? picks[0]) as Pick
}
