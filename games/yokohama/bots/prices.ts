/** What things are worth in points to a merchant, roughly: the common yardstick of policy and features. */
import type { Seat } from '@machiya/kernel'
import { CHURCH_SPACES } from '../data/church-spaces.ts'
import { CUSTOMS_SPACES } from '../data/customs-spaces.ts'
import { ORDER_SPACES } from '../data/order-spaces.ts'
import type { Reward } from '../data/rewards.ts'
import { TECHNOLOGY_SPACES } from '../data/technology-spaces.ts'
import type { TechnologyId } from '../data/technologies.ts'
import { owns } from '../ledger.ts'
import {
  areaAt,
  areaIdAt,
  assistantsAt,
  builtIn,
  hasShop,
  houseAt,
  siteAt,
  shopAt,
  tileAt,
} from '../places.ts'
import { GOOD_IDS, NONE, type Yokohama } from '../position.ts'
import { ACHIEVEMENT, ORDER, SITE, TECHNOLOGY, TILE } from '../by-id.ts'
import { missing, outlook, POWERS, timeLeft, type Good } from './outlook.ts'

export const GOOD_PRICES: { readonly [good in Good]: number } = {
  copper: 1.3,
  silk: 1.2,
  tea: 0.7,
  fish: 0.7,
}
export const IMPORT_PRICE = 3.6
const YEN_PRICE = 0.7
const SYMBOL_PRICE = 1.5
const FAR = 5

export const goodPrice = (g: Yokohama, seat: Seat, good: Good): number =>
  GOOD_PRICES[good] * (missing(g, seat, good) > 0 ? 1.8 : 0.8)

export const rewardPrice = (g: Yokohama, seat: Seat, reward: Reward): number => {
  let sum =
    (reward.points ?? 0) +
    (reward.yen ?? 0) * YEN_PRICE +
    (reward.imports ?? 0) * IMPORT_PRICE +
    (reward.any ?? 0) * 1.4 +
    (reward.transfers ?? 0) * 1.2 +
    (reward.moves ?? 0) * 0.6
  for (const good of GOOD_IDS) if (reward[good]) sum += (reward[good] ?? 0) * goodPrice(g, seat, good)
  return sum
}

/** What an order brings when it is fulfilled. */
export const orderPrice = (g: Yokohama, seat: Seat, id: keyof typeof ORDER): number =>
  rewardPrice(g, seat, ORDER[id].reward) + SYMBOL_PRICE + (owns(g, seat, 'ball') ? 2 : 0)

/** The share of an order's goods that is there, by price. */
export const readiness = (g: Yokohama, seat: Seat, id: keyof typeof ORDER): number => {
  const { goods } = g.seats[seat]
  let asked = 0
  let there = 0
  for (const good of GOOD_IDS) {
    const count = ORDER[id].goods[good] ?? 0
    asked += count * GOOD_PRICES[good]
    there += Math.min(count, goods[good]) * GOOD_PRICES[good]
  }
  return asked === 0 ? 1 : there / asked
}

/** What a technology does over a whole game, in points. */
const TECHNOLOGY_PRICES: { readonly [id in TechnologyId]: number } = {
  ball: 8,
  brickyard: 7,
  'electric-light': 6,
  exhibition: 5,
  'gas-light': 7,
  'language-school': 5,
  letterpress: 3,
  'mining-engineering': 5,
  newspaper: 9,
  'patent-office': 4,
  'postal-service': 5,
  stagecoach: 4,
  station: 7,
  'stock-market': 6,
  telegraph: 6,
  telephone: 10,
  'textile-mill': 6,
  tramway: 8,
  university: 6,
  winery: 6,
}
export const technologyPrice = (id: TechnologyId, time: number): number =>
  (id === 'exhibition' ? 10 : TECHNOLOGY_PRICES[id] * time) + SYMBOL_PRICE + TECHNOLOGY[id].cost * 0.6

const meansOf = ({ imports, yen }: { imports: number; yen: number }): number => imports + Math.floor(yen / 2)

const researchPrice = (
  g: Yokohama,
  seat: Seat,
  board: 'laboratory' | 'researchCentre',
  power: number,
): number => {
  const own = g.seats[seat]
  const { of } = g[board]
  const means = meansOf(own)
  const time = timeLeft(g, seat)
  let best = 0
  for (let space = 0; space < of.length; space++) {
    const id = of[space] as TechnologyId
    if (own.technologies.of.includes(id)) continue
    const short = Math.max(0, TECHNOLOGY[id].cost + (TECHNOLOGY_SPACES[space]?.extra ?? 0) - power)
    const units = short + (own.technologies.of.length >= 3 ? 1 : 0)
    if (units <= means) best = Math.max(best, technologyPrice(id, time) - units * 1.5)
  }
  return best
}

const churchPrice = (g: Yokohama, seat: Seat, power: number): number => {
  const { goods, yen } = g.seats[seat]
  const gifts = GOOD_IDS.reduce((sum, good) => sum + (goods[good] > 0 ? 1 : 0), 0) + (yen >= 2 ? 1 : 0)
  let best = 0
  for (let space = 0; space < CHURCH_SPACES.length; space++) {
    const { cost, points, moves } = CHURCH_SPACES[space] as (typeof CHURCH_SPACES)[number]
    const given = Math.max(0, cost - power)
    if (g.church[space] === NONE && given <= gifts) best = Math.max(best, points + moves * 0.5 + 1 - given)
  }
  return best
}

const customsPrice = (g: Yokohama, seat: Seat, most: number): number => {
  const { imports } = g.seats[seat]
  let best = 0
  for (let space = 0; space < CUSTOMS_SPACES.length; space++) {
    const { cost, points, yen, moves } = CUSTOMS_SPACES[space] as (typeof CUSTOMS_SPACES)[number]
    if (g.customs[space] === NONE && cost <= Math.min(most, imports))
      best = Math.max(best, points + yen * YEN_PRICE + moves * 0.5 + 2 - cost * 1.2)
  }
  return best
}

const harbourPrice = (
  g: Yokohama,
  seat: Seat,
  board: 'port' | 'dock',
  tier: number,
  power: number,
): number => {
  const full = power === 5 ? 3 : 0
  if (tier === 0 || g.seats[seat].hand.of.length >= 3) return full
  let best = 0
  const { of } = g[board]
  for (let space = 0; space < of.length; space++)
    if ((ORDER_SPACES[space]?.tier ?? FAR) <= tier) {
      const id = of[space] as keyof typeof ORDER
      best = Math.max(best, orderPrice(g, seat, id) * (0.25 + 0.5 * readiness(g, seat, id)))
    }
  return best + full
}

const buildingPrice = (g: Yokohama, seat: Seat, place: number): number => {
  const { supply } = g.seats[seat]
  const site = siteAt(g, place)
  if (!site) return 0
  let best = 0
  if (supply.house > 0 && houseAt(g, place) === NONE) best = SITE[site].house + 1.5
  if (supply.shop > 0 && !hasShop(g, seat, place))
    for (let at = 0; at < SITE[site].shops.length; at++)
      if (shopAt(g, place, at) === NONE)
        best = Math.max(best, rewardPrice(g, seat, SITE[site].shops[at] ?? {}) + 1.5)
  return best
}

/** What acting at a place with this power brings, in points. */
export const actionPrice = (g: Yokohama, seat: Seat, place: number, power: number): number => {
  if (power <= 0) return 0
  const full = Math.min(5, power)
  const at = place * POWERS + full
  const { prices } = outlook(g, seat)
  const known = prices[at] as number
  if (known === known) return known
  const price = reckonAction(g, seat, place, full)
  prices[at] = price
  return price
}

const reckonAction = (g: Yokohama, seat: Seat, place: number, full: number): number => {
  const { kind, power: scale } = areaAt(g, place)
  if (kind === 'canal') return 0
  const extra = (full >= 4 ? buildingPrice(g, seat, place) : 0) + (full === 5 ? tilePrice(g, seat, place) : 0)
  return kindPrice(g, seat, place, full, kind, scale[full - 1] ?? 0) + extra
}

const tilePrice = (g: Yokohama, seat: Seat, place: number): number => {
  const tile = tileAt(g, place)
  return tile ? rewardPrice(g, seat, TILE[tile].reward) : 0
}

const kindPrice = (
  g: Yokohama,
  seat: Seat,
  place: number,
  power: number,
  kind: ReturnType<typeof areaAt>['kind'],
  scale: number,
): number => {
  switch (kind) {
    case 'copper-mine':
      return scale * goodPrice(g, seat, 'copper')
    case 'silk-mill':
      return scale * goodPrice(g, seat, 'silk')
    case 'tea-plantation':
      return scale * goodPrice(g, seat, 'tea')
    case 'fishing-ground':
      return scale * goodPrice(g, seat, 'fish')
    case 'bank':
      return scale * YEN_PRICE
    case 'chinatown':
      return scale * 0.5
    case 'employment-agency':
      return scale * (0.4 + 1.4 * timeLeft(g, seat))
    case 'church':
      return churchPrice(g, seat, power)
    case 'customs':
      return customsPrice(g, seat, scale)
    case 'harbour':
      return harbourPrice(g, seat, areaIdAt(g, place) === 'dock' ? 'dock' : 'port', scale, power)
    case 'laboratory':
      return researchPrice(
        g,
        seat,
        areaIdAt(g, place) === 'laboratory' ? 'laboratory' : 'researchCentre',
        power,
      )
    case 'canal':
      return 0
  }
}

/** The power the president would act with there, with what stands there now. */
export const powerWithPresident = (g: Yokohama, seat: Seat, place: number): number =>
  1 +
  assistantsAt(g, seat, place) +
  (hasShop(g, seat, place) ? 1 : 0) +
  (houseAt(g, place) === seat ? 1 : 0) +
  (g.station === place ? 1 : 0)

/** How near a seat is to an achievement it has not gained, from 0 to 1. */
export const nearness = (g: Yokohama, seat: Seat, at: number): number => {
  const own = g.seats[seat]
  const card = ACHIEVEMENT[g.achievements.of[at] as keyof typeof ACHIEVEMENT]
  let least = 1
  for (const good of GOOD_IDS) if (card[good]) least = Math.min(least, own.goods[good] / (card[good] ?? 1))
  if (card.yen) least = Math.min(least, own.yen / card.yen)
  if (card.technologies) least = Math.min(least, own.technologies.of.length / card.technologies)
  if (card.orders) least = Math.min(least, own.fulfilled.of.length / card.orders)
  if (card.agentsAndTiles)
    least = Math.min(
      least,
      (own.agents.length + own.spentAgents.length + own.tiles.of.length) / card.agentsAndTiles,
    )
  if (card.production) least = Math.min(least, builtIn(g, seat, 'production') / card.production)
  if (card.trade) least = Math.min(least, builtIn(g, seat, 'trade') / card.trade)
  return least
}
