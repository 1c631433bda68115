/** What both languages put together in the same way. */
import type { Pick, TaskOf } from '@machiya/kernel'
import type { Teller } from '@machiya/kernel/words'
import type * as rules from '../rules/index.ts'
import { MISSION } from '../by-id.ts'
import type { DistrictId, MissionRow, Needs, Reward, Special } from '../data/rows.ts'
import { COLORS } from '../position.ts'
import { readPick, type SeatVerb, type Verb } from '../picks.ts'
import type { Names } from './names.en.ts'

/** How requirements and rewards are called. */
export type MissionWords = {
  readonly bonus: string
  readonly twice: string
  readonly geisha: (count: number) => string
  readonly blessing: string
  readonly pay: (mon: number) => string
  readonly special: Record<Special, string>
  readonly endsGame: string
  readonly reward: { readonly [key in keyof Required<Reward>]: (count: number) => string }
}

const districtsOf = (districts: readonly DistrictId[], names: Names, twice: string): string[] =>
  [...new Set(districts)].map(
    (id) => (districts.filter((each) => each === id).length > 1 ? twice : '') + names.districts[id],
  )

const needsText = (needs: Needs, names: Names, say: MissionWords): string =>
  [
    ...districtsOf(needs.districts ?? [], names, say.twice),
    ...(needs.weapons ?? []).map((id) => names.weapons[id]),
    ...(needs.annexes ?? []).map((id) => names.annexes[id]),
    ...(needs.geisha ? [say.geisha(needs.geisha)] : []),
    ...(needs.blessing ? [say.blessing] : []),
    ...(needs.pay ? [say.pay(needs.pay)] : []),
    ...(needs.special ? [say.special[needs.special]] : []),
  ].join(', ')

const rewardText = (reward: Reward, say: MissionWords): string =>
  (Object.entries(reward) as [keyof Reward, number][])
    .map(([key, count]) => say.reward[key](count))
    .join(', ')

const missionText = (
  { category, needs, reward, bonusNeeds, bonusReward, endsGame }: MissionRow,
  names: Names,
  say: MissionWords,
): string =>
  `${names.kinds[category]}. ${needsText(needs, names, say)} → ${rewardText(reward, say)}. ` +
  `${say.bonus}: ${needsText(bonusNeeds, names, say)} → ${rewardText(bonusReward, say)}.` +
  (endsGame ? ` ${say.endsGame}` : '')

export const missionTexts = (names: Names, say: MissionWords): { [id: string]: string } =>
  Object.fromEntries(Object.values(MISSION).map((row) => [row.id, missionText(row, names, say)]))

export const flat = ({ groups: _groups, ...tables }: Names): { [id: string]: string } =>
  Object.assign({}, ...Object.values(tables)) as { [id: string]: string }

export type Verbs = { readonly [verb in Verb]: (what: string) => string }
export type SeatVerbs = { readonly [verb in SeatVerb]: (who: string) => string }

/** A colour alone stands for a mission of that colour. */
const inFull = (id: string): string => ((COLORS as readonly string[]).includes(id) ? `${id}/?` : id)

export const offerBy =
  (
    called: (id: string, t: Teller) => string,
    verbs: Verbs,
    seatVerbs: SeatVerbs,
    number: (pick: number) => string,
    standing: (who: string, where: string) => string,
  ) =>
  (pick: Pick, _a: unknown, t: Teller): string => {
    if (typeof pick === 'number') return number(pick)
    const said = readPick(pick)
    if (said.is === 'thing') return verbs[said.verb](called(inFull(said.what), t))
    if (said.is === 'disciple') return standing(t.seat(said.seat), t.name(said.spot))
    return said.is === 'seat' ? seatVerbs[said.verb](t.seat(said.seat)) : t.name(pick)
  }

/** Tasks whose offers need no words but the names of their picks and the verbs. */
export const PLAIN_TASKS = [
  'take-part',
  'claim',
  'bar',
  'choose-annex',
  'lose-annex',
  'lose-card',
  'place',
  'place-early',
  'steer',
  'rescue',
  'save-one',
  'haggle',
  'hand-over',
  'activate',
  'act',
  'finish',
  'bonus',
  'free-weapon',
  'counter',
  'window',
  'feint-from',
  'feint-to',
  'tip-off',
  'escape-from',
  'escape-to',
  'sell-quietly',
  'name-blade',
  'give-up',
  'keep',
  'lay-back',
  'ambush-whom',
  'strike-whom',
  'drop-weapon',
] as const satisfies readonly TaskOf<typeof rules>['task'][]
