/** What both languages put together in the same way. */
import type { Pick, Seat, TaskOf } from '@machiya/kernel'
import type { Teller } from '@machiya/kernel/words'
import type * as rules from '../rules/index.ts'
import { MISSIONS } from '../data/missions.ts'
import type { DistrictId, MissionRow, Needs, Reward, Special } from '../data/rows.ts'
import { COLORS } from '../position.ts'
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
  Object.fromEntries(MISSIONS.map((row) => [row.id, missionText(row, names, say)]))

export const flat = ({ groups: _groups, ...tables }: Names): { [id: string]: string } =>
  Object.assign({}, ...Object.values(tables)) as { [id: string]: string }

/** A pick made of a verb and what it is about: 'sell:feint', 'to-2', 'market@1'. */
export type Verbs = { readonly [verb: string]: (what: string) => string }
export type SeatVerbs = { readonly [verb: string]: (who: string) => string }

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
    const colon = pick.indexOf(':')
    if (colon > 0)
      return (verbs[pick.slice(0, colon)] as Verbs[string])(called(inFull(pick.slice(colon + 1)), t))
    const [place = '', owner] = pick.split('@')
    if (owner !== undefined) return standing(t.seat(Number(owner) as Seat), t.name(place))
    const found = /^(to|accept|refuse|counter|seat)-(\d)$/.exec(pick)
    return found
      ? (seatVerbs[found[1] as string] as SeatVerbs[string])(t.seat(Number(found[2]) as Seat))
      : t.name(pick)
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
