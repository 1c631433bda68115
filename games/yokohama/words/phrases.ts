/** Rewards, costs and demands as text, from the tables, so that a card never says anything but what it does. */
import { CHURCH_SPACES } from '../data/church-spaces.ts'
import { CUSTOMS_SPACES } from '../data/customs-spaces.ts'
import type { Reward } from '../data/rewards.ts'
import { TILES } from '../data/tiles.ts'
import { AREAS, type AreaId, type AreaKind } from '../data/areas.ts'
import type { TechnologyId } from '../data/technologies.ts'
import { AREA, CONDITIONS, ORDER, SITE, type Condition } from '../by-id.ts'

/** How a language counts each part of a reward. */
export type Counting = { readonly [part in keyof Required<Reward>]: (count: number) => string }
/** One is called otherwise than many. */
export const some = (one: string, more: string) => (count: number) => `${count} ${count === 1 ? one : more}`
/** What is not counted in pieces is called the same, however much. */
export const mass = (ware: string) => (count: number) => `${count} ${ware}`

/** How a language says what a card costs and gives. */
export type Phrasing = {
  readonly counting: Counting
  readonly technologies: Readonly<Record<TechnologyId, string>>
  readonly areas: Readonly<Record<AreaKind, string>>
  readonly production: (areas: number) => string
  readonly trade: (areas: number) => string
  readonly productionAndTrade: (production: number, trade: number) => string
  readonly ordersFulfilled: (orders: number) => string
  readonly agentsAndTiles: (count: number) => string
  readonly technologiesOwned: (count: number) => string
  readonly owned: (goods: string) => string
  readonly order: (goods: string, reward: string) => string
  readonly site: (shops: readonly string[], house: string) => string
  readonly church: (faith: number, reward: string) => string
  readonly customs: (imports: string, reward: string) => string
}

export const rewardText = (counting: Counting, reward: Reward): string =>
  Object.entries(reward)
    .flatMap(([part, count]) => (count && part in counting ? [counting[part as keyof Counting](count)] : []))
    .join(', ')

/** The reward among the columns of a board's row. */
const rewardOf = ({ points, yen, moves }: { points: number; yen: number; moves: number }): Reward => ({
  points,
  yen,
  moves,
})

/** What an area gives by rising power. */
export const byPower = (area: AreaId): string => AREA[area].power.join(', ')
/** The ranks of the orders on a board. */
export const [LOW, MIDDLE, HIGH] = [1, 2, 3]
/** The least power with which an area gives so much. */
export const powerFor = (area: AreaId, least: number): number =>
  1 + AREA[area].power.findIndex((given) => given >= least)

/** What an achievement asks for. */
const achievement = (say: Phrasing, asked: Condition): string => {
  const { technologies, agentsAndTiles, orders, production, trade } = asked
  if (production > 0 && trade > 0) return say.productionAndTrade(production, trade)
  if (production > 0) return say.production(production)
  if (trade > 0) return say.trade(trade)
  if (orders > 0) return say.ordersFulfilled(orders)
  if (agentsAndTiles > 0) return say.agentsAndTiles(agentsAndTiles)
  return technologies > 0 ? say.technologiesOwned(technologies) : say.owned(rewardText(say.counting, asked))
}

/** What each area, card, tile and space does or asks for, by its id. */
export const effectsBy = (say: Phrasing): Readonly<Record<string, string>> => {
  const text = (reward: Reward) => rewardText(say.counting, reward)
  return {
    ...say.technologies,
    ...Object.fromEntries([
      ...[...CONDITIONS].map(([id, asked]) => [id, achievement(say, asked)]),
      ...AREAS.map(({ id, kind }) => [id, say.areas[kind]]),
      ...Object.values(ORDER).map(({ id, goods, reward }) => [id, say.order(text(goods), text(reward))]),
      ...Object.values(SITE).map(({ id, shops, house }) => [
        id,
        say.site(shops.map(text), text({ points: house })),
      ]),
      ...TILES.map(({ id, reward }) => [id, text(reward)]),
      ...CHURCH_SPACES.map((row) => [row.id, say.church(row.cost, text(rewardOf(row)))]),
      ...CUSTOMS_SPACES.map((row) => [row.id, say.customs(text({ imports: row.cost }), text(rewardOf(row)))]),
    ]),
  }
}
