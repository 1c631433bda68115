/** Chapter 1: set-up. */
import {
  BOTTOM,
  dealtBy,
  move,
  roll,
  seatsOf,
  shuffle,
  tell,
  TOP,
  unpack,
  type Next,
  type Pile,
} from '@machiya/kernel'
import { ACHIEVEMENTS } from '../data/achievements.ts'
import { AREAS } from '../data/areas.ts'
import { CHURCH_SPACES } from '../data/church-spaces.ts'
import { COUNTRIES } from '../data/countries.ts'
import { CUSTOMS_SPACES } from '../data/customs-spaces.ts'
import { NEUTRAL_SPACES } from '../data/neutral-spaces.ts'
import { ORDER_SPACES } from '../data/order-spaces.ts'
import { EARLIER_ORDERS } from '../data/orders-earlier.ts'
import { ORDERS, type OrderId } from '../data/orders.ts'
import { PLAYER_COUNTS } from '../data/player-counts.ts'
import { EARLIER_SITES } from '../data/sites-earlier.ts'
import { SITES } from '../data/sites.ts'
import { TECHNOLOGY_COPIES } from '../data/technology-copies.ts'
import { TECHNOLOGY_SPACES } from '../data/technology-spaces.ts'
import { TILES } from '../data/tiles.ts'
import {
  CATEGORIES,
  floor,
  step,
  GOOD_IDS,
  NEUTRAL,
  NONE,
  SHOPS_A_SITE,
  type Merchant,
  type Yokohama,
} from '../position.ts'
import { LIMIT, START } from '../by-id.ts'
import { round } from './2-turn.ts'

const idsOf = <T extends string>(table: readonly { readonly id: T }[]): T[] => table.map(({ id }) => id)
export const technologyCards = TECHNOLOGY_COPIES.flatMap(({ technology, copies }) =>
  Array.from({ length: copies }, () => technology),
)

/** All cards and tiles that the census counts. */
export const boxOf = (since: number) => ({
  site: dealtBy(SITES, EARLIER_SITES, since),
  tile: idsOf(TILES),
  order: dealtBy(ORDERS, EARLIER_ORDERS, since),
  technology: technologyCards,
  achievement: idsOf(ACHIEVEMENTS),
})

const countOf = (g: Yokohama): (typeof PLAYER_COUNTS)[number] =>
  PLAYER_COUNTS.find(({ players }) => players === g.about.seats) ?? PLAYER_COUNTS[0]

const deal = <F extends string>(g: Yokohama, from: Pile<F>, to: Pile<F>, count: number): void => {
  for (let dealt = 0; dealt < count; dealt++) move(g, from, to, TOP, BOTTOM)
}

/** 1.2 The areas of this number of players. 1.3 Shuffled, in rows. */
const layAreas = (g: Yokohama): void => {
  const areas = idsOf(AREAS.filter(({ from }) => from <= g.about.seats))
  while (areas.length > 0) g.areas.push(...areas.splice(roll(g, areas.length), 1))
  g.shops = Array.from({ length: g.areas.length * SHOPS_A_SITE }, () => NONE)
  g.houses = g.areas.map(() => NONE)
  g.station = NONE
}

/** 1.5 Building sites and 1.6 power-5 tiles on every area but the canal. */
const layCards = (g: Yokohama): void => {
  const places = g.areas.map((_, place) => place).filter((place) => g.areas[place] !== 'canal')
  unpack(g.unusedSites, boxOf(g.about.since).site)
  shuffle(g, g.unusedSites)
  deal(g, g.unusedSites, g.sites, places.length)
  unpack(g.unusedTiles, idsOf(TILES))
  shuffle(g, g.unusedTiles)
  deal(g, g.unusedTiles, g.tiles, places.length)
  g.tilePlaces = places
}

/** 1.8 Pieces in supply and warehouse. 1.9 Goods and yen. */
const equip = (merchant: Merchant, first: boolean, places: number): void => {
  merchant.supply = { assistant: START.assistant.supply, shop: START.shop.supply, house: START.house.supply }
  merchant.warehouse = {
    assistant: START.assistant.warehouse,
    shop: START.shop.warehouse,
    house: START.house.warehouse,
  }
  for (const good of GOOD_IDS) merchant.goods[good] = START.good.supply
  merchant.yen = first ? START['yen-first-player'].supply : START.yen.supply
  merchant.president = NONE
  merchant.scores = CATEGORIES.map(() => 0)
  merchant.assistants = Array.from({ length: places }, () => 0)
}

/** 1.7 The boards in play. 1.10 Orders removed. 1.11 Orders laid out. 1.12 Two orders dealt to each. */
const layOrders = (g: Yokohama): void => {
  unpack(g.orders, boxOf(g.about.since).order)
  shuffle(g, g.orders)
  deal(g, g.orders, g.unusedOrders, countOf(g).ordersRemoved)
  deal(g, g.orders, g.port, ORDER_SPACES.length)
  if (g.areas.includes('dock')) deal(g, g.orders, g.dock, ORDER_SPACES.length)
  for (const { hand } of g.seats) deal(g, g.orders, hand, LIMIT['orders-dealt'])
}

/** 1.13 Technologies laid out. */
const layTechnologies = (g: Yokohama): void => {
  shuffle(g, g.technologies)
  deal(g, g.technologies, g.laboratory, TECHNOLOGY_SPACES.length)
  if (g.areas.includes('research-centre')) deal(g, g.technologies, g.researchCentre, TECHNOLOGY_SPACES.length)
}

/** 1.14 One achievement of each stack. */
const layAchievements = (g: Yokohama): void => {
  for (const stack of ['a', 'b', 'c'] as const) {
    const cards = ACHIEVEMENTS.flatMap((card, at) => (card.stack === stack ? [at] : []))
    const drawn = (cards[roll(g, cards.length)] ?? 0) - g.achievements.of.length
    move(g, g.unusedAchievements, g.achievements, drawn, BOTTOM)
  }
}

/** 1.15 Agents. 1.16 With two players the neutral assistants. */
const layBoards = (g: Yokohama): void => {
  for (const { id, agents } of COUNTRIES) g.agents[id] = agents
  g.church = CHURCH_SPACES.map(({ id }) => blockOf(g, id))
  g.customs = CUSTOMS_SPACES.map(({ id }) => blockOf(g, id))
}
const blockOf = (g: Yokohama, id: string): number =>
  g.about.seats === 2 && NEUTRAL_SPACES.some(({ space }) => space === id) ? NEUTRAL : NONE

/** 1.1 Areas, boards and orders are laid out and each player keeps an order; then the rest, and the first round begins. */
export const setUp = step('set-up', (g): Next => {
  layAreas(g)
  layCards(g)
  layBoards(g)
  layOrders(g)
  unpack(g.technologies, technologyCards)
  unpack(g.unusedAchievements, idsOf(ACHIEVEMENTS))
  for (const seat of seatsOf(g)) equip(g.seats[seat], seat === 0, g.areas.length)
  return [keepOrder(), layOut(), round()]
})

/** 1.13 Technologies and 1.14 achievements, only when every order has been kept. */
export const layOut = step('lay-out', (g): Next => layRest(g))
export const layRest = (g: Yokohama): void => {
  layTechnologies(g)
  layAchievements(g)
}

/** 1.12 All at once and in secret, each player keeps one of two orders. */
export const keepOrder = floor<Record<never, never>, OrderId>('keep-order', {
  hides: 'picks',
  seats: seatsOf,
  options: (g, _a, say, { seat, closed }) => {
    if (!closed) for (const order of g.seats[seat].hand.of) say(order)
  },
  pick: (g, _a, seat, kept): Next | 'open' | 'closed' => {
    g.seats[seat].keeps.value = g.seats[seat].hand.of.indexOf(kept)
    return 'closed'
  },
  done: (g): Next => {
    for (const { hand, keeps } of g.seats) move(g, hand, g.unusedOrders, keeps.value === 0 ? 1 : 0)
    tell(g, 'orders-kept', {})
  },
})
