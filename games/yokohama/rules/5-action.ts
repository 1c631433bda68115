/** Chapter 5: the area action, the power-5 bonus, building and the return. */
import { BOTTOM, move, reason, tell, type Next, type Seat, type Task } from '@machiya/kernel'
import type { AreaId, AreaKind } from '../data/areas.ts'
import type { Site, SiteId } from '../data/sites.ts'
import type { TileId } from '../data/tiles.ts'
import { earn, owns, returnAssistants, score, triggerEnd } from '../ledger.ts'
import {
  areaAt,
  areaIdAt,
  assistantsAt,
  hasShop,
  houseAt,
  MOST_POWER,
  placeOf,
  powerAt,
  shopAt,
  siteAt,
  tileAt,
} from '../places.ts'
import { choice, NONE, SHOPS_A_SITE, step, type Yokohama } from '../position.ts'
import { LIMIT, SITE, START, TECHNOLOGY, TILE } from '../by-id.ts'
import { SHOP_PICKS, siteOfShop, type ShopPick } from '../picks.ts'
import { grant } from './5-rewards.ts'
import { employ, exchange, produce, withdraw } from './6-areas.ts'
import { declare, pray } from './7-boards.ts'
import { call } from './7-orders.ts'
import { onceATurn, type Once } from './8-once-a-turn.ts'
import { research } from './8-technologies.ts'

const NO_SHOP = reason('5.6', 'You have no shop in your supply')
const OWN_SHOP = reason('5.7', 'You have a shop here already')
const SITE_TAKEN = reason('5.7', 'Another shop stands on that site')
const NO_HOUSE = reason('5.6', 'You have no trading house in your supply')
const HOUSE_TAKEN = reason('5.8', 'A trading house stands here already')

const BUILDING_POWER = LIMIT['building-power']
const ALL_SHOPS = START.shop.supply + START.shop.warehouse
const ALL_HOUSES = START.house.supply + START.house.warehouse

type Acting = { seat: Seat; at: number; power: number }

/** 5.1 The steps from the area action to the return, for the president and for an agent (2.10) alike. */
export const act = step<{ seat: Seat; at: number }>('act', (g, { seat, at }): Next => {
  const power = powerAt(g, seat, at)
  tell(g, 'acted', { seat, area: areaIdAt(g, at), power })
  payLandlord(g, seat, at)
  const next: Task[] = []
  const { id, kind, power: scale } = areaAt(g, at)
  const action = AREA_ACTIONS[kind](g, { seat, at, power }, scale[power - 1] ?? 0, id)
  if (action) next.push(action)
  if (power === MOST_POWER) next.push(bonus({ seat, at, power }))
  if (power >= BUILDING_POWER) next.push(building({ seat, at, power }))
  next.push(goHome({ seat, at }))
  return next
})

/** 5.3 The owner of the trading house gets 1 yen when another player acts there. */
const payLandlord = (g: Yokohama, seat: Seat, at: number): void => {
  const landlord = houseAt(g, at)
  if (landlord !== NONE && landlord !== seat) earn(g, landlord as Seat, 1)
}

type AreaAction = (g: Yokohama, acting: Acting, worth: number, area: AreaId) => Task | void

/** 5.4 What each kind of area gives or offers for its worth at this power. */
const AREA_ACTIONS: Readonly<Record<AreaKind, AreaAction>> = {
  'copper-mine': (g, { seat }, copper) => produce(g, seat, 'copper', copper),
  'silk-mill': (g, { seat }, silk) => produce(g, seat, 'silk', silk),
  'tea-plantation': (g, { seat }, tea) => produce(g, seat, 'tea', tea),
  'fishing-ground': (g, { seat }, fish) => produce(g, seat, 'fish', fish),
  bank: (g, { seat }, yen) => withdraw(g, seat, yen),
  chinatown: (_g, { seat }, left) => exchange({ seat, left, from: 0 }),
  'employment-agency': (_g, { seat }, pieces) => employ(seat, pieces),
  church: (_g, { seat, at }, power) => pray({ seat, at, power }),
  customs: (_g, { seat, at }, most) => (most > 0 ? declare({ seat, at, most }) : undefined),
  harbour: (_g, { seat, power }, tier, area) =>
    call({ seat, board: area === 'dock' ? 'dock' : 'port', power, tier }),
  laboratory: (_g, { seat }, power, area) =>
    research({ seat, board: area === 'laboratory' ? 'laboratory' : 'researchCentre', power }),
  canal: () => {},
}

/** 5.5 The power-5 tile may be taken if it still lies there. */
export const bonus = step<Acting>('bonus', (g, { seat, at }): Next => offerTile(g, seat, at))
const offerTile = (g: Yokohama, seat: Seat, at: number): Next => {
  const tile = tileAt(g, at)
  if (tile) return takeTile({ seat, area: areaIdAt(g, at), tile })
}
export const takeTile = choice<{ seat: Seat; area: AreaId; tile: TileId }, 'take-tile' | 'done'>(
  'take-tile',
  {
    options: (_g, _a, say) => {
      say('take-tile')
      say('done')
    },
    play: (g, { seat, area, tile }, pick): Next => {
      if (pick === 'done') return
      g.tilePlaces.splice(g.tilePlaces.indexOf(placeOf(g, area)), 1)
      tell(g, 'took-tile', { seat, tile: move(g, g.tiles, g.seats[seat].tiles, tile, BOTTOM) })
      return grant(g, seat, TILE[tile].reward, 'tiles')
    },
  },
)

const noHouse = (g: Yokohama, seat: Seat, at: number) =>
  houseAt(g, at) !== NONE ? HOUSE_TAKEN : g.seats[seat].supply.house === 0 && NO_HOUSE
const noShop = (g: Yokohama, seat: Seat, at: number) =>
  hasShop(g, seat, at) ? OWN_SHOP : g.seats[seat].supply.shop === 0 && NO_SHOP

type Built = ShopPick | 'house' | 'done'

/** 5.6 After an action of power 4 or 5, where something can be built. */
export const building = step<Acting>('building', (g, { seat, at }): Next =>
  noHouse(g, seat, at) && noShop(g, seat, at) ? [] : offerBuilding(g, seat, at),
)
const offerBuilding = (g: Yokohama, seat: Seat, at: number): Next => {
  const site = siteAt(g, at)
  if (site) return build({ seat, area: areaIdAt(g, at), site })
}
export const build = choice<{ seat: Seat; area: AreaId; site: SiteId }, Built, Once>('build', {
  beside: onceATurn,
  options: (g, { seat, area }, say) => {
    const at = placeOf(g, area)
    const no = noShop(g, seat, at)
    for (let site = 0; site < SHOPS_A_SITE; site++)
      say(SHOP_PICKS[site] as Built, no || (shopAt(g, at, site) !== NONE && SITE_TAKEN))
    say('house', noHouse(g, seat, at))
    say('done')
  },
  play: (g, { seat, area, site }, pick): Next => {
    if (pick === 'done') return
    const at = placeOf(g, area)
    return pick === 'house'
      ? buildHouse(g, seat, at, SITE[site])
      : buildShop(g, seat, at, SITE[site], siteOfShop(pick))
  },
})

/** 5.7 A shop brings the reward of its site. 5.17 Gas light. 9.2 The eighth shop triggers the end. */
const buildShop = (g: Yokohama, seat: Seat, at: number, card: Site, site: number): Next => {
  g.seats[seat].supply.shop--
  g.shops[at * SHOPS_A_SITE + site] = seat
  tell(g, 'built-shop', { seat, area: areaIdAt(g, at), site: site + 1 })
  if (owns(g, seat, 'gas-light')) score(g, seat, TECHNOLOGY['gas-light'].amount, 'technologies')
  if (countOf(g.shops, seat) === ALL_SHOPS) triggerEnd(g, 'shops')
  return grant(g, seat, card.shops[site] ?? {}, 'shops')
}

/** 5.8 A trading house brings its points. 5.17 Electric light. 9.1 The fourth one triggers the end. */
const buildHouse = (g: Yokohama, seat: Seat, at: number, card: Site): void => {
  g.seats[seat].supply.house--
  g.houses[at] = seat
  tell(g, 'built-house', { seat, area: areaIdAt(g, at) })
  score(g, seat, card.house, 'houses')
  if (owns(g, seat, 'electric-light')) score(g, seat, TECHNOLOGY['electric-light'].amount, 'technologies')
  if (countOf(g.houses, seat) === ALL_HOUSES) triggerEnd(g, 'houses')
}
const countOf = (owners: readonly number[], seat: Seat): number => {
  let count = 0
  for (const owner of owners) if (owner === seat) count++
  return count
}

/** 5.10 All own assistants of the area return. 5.11 With the telephone one may stay. */
export const goHome = step<{ seat: Seat; at: number }>('go-home', (g, { seat, at }): Next => {
  const assistants = assistantsAt(g, seat, at)
  if (assistants > 0 && owns(g, seat, 'telephone')) return mayStay({ seat, area: areaIdAt(g, at) })
  returnAssistants(g, seat, at, assistants)
})
export const mayStay = choice<{ seat: Seat; area: AreaId }, 'one-stays' | 'all-return'>('may-stay', {
  options: (_g, _a, say) => {
    say('one-stays')
    say('all-return')
  },
  play: (g, { seat, area }, pick): Next => {
    const at = placeOf(g, area)
    returnAssistants(g, seat, at, assistantsAt(g, seat, at) - (pick === 'one-stays' ? 1 : 0))
  },
})
