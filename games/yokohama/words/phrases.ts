/** Rewards, costs and demands as text, from the tables, so that a card never says anything but what it does. */
import { CHURCH_SPACES } from '../data/church-spaces.ts'
import { CUSTOMS_SPACES } from '../data/customs-spaces.ts'
import { ORDERS, type Order } from '../data/orders.ts'
import type { Reward } from '../data/rewards.ts'
import { SITES } from '../data/sites.ts'
import { TILES } from '../data/tiles.ts'
import type { AreaId } from '../data/areas.ts'
import { AREA } from '../tables.ts'

/** How a language counts each part of a reward. */
export type Counting = { readonly [part in keyof Required<Reward>]: (count: number) => string }
/** How a language says what a card costs and gives. */
export type Phrasing = {
  readonly counting: Counting
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

/** What each order, site, tile and space does, by its id. */
export const cardEffects = ({ counting, order, site, church, customs }: Phrasing): Record<string, string> => {
  const text = (reward: Reward) => rewardText(counting, reward)
  return Object.fromEntries([
    ...ORDERS.map(({ id, goods, reward }: Order) => [id, order(text(goods), text(reward))]),
    ...SITES.map(({ id, shops, house }) => [id, site(shops.map(text), text({ points: house }))]),
    ...TILES.map(({ id, reward }) => [id, text(reward)]),
    ...CHURCH_SPACES.map((row) => [row.id, church(row.cost, text(rewardOf(row)))]),
    ...CUSTOMS_SPACES.map((row) => [row.id, customs(text({ imports: row.cost }), text(rewardOf(row)))]),
  ])
}
