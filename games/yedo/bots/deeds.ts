/** What the spaces of the city are worth, and what an auction is: in points, for one clan now. */
import type { Seat } from '@machiya/kernel'
import { direction, steps, type Spot } from '../whereabouts.ts'
import type { DistrictId } from '../data/rows.ts'
import { MARKET_SPACES } from '../data/market-spaces.ts'
import { ANNEX_IDS, type Yedo } from '../position.ts'
import {
  annexHelp,
  blessingHelp,
  disciplesOf,
  geishaHelp,
  MON_PRICE,
  missionCalls,
  roundsLeft,
  weaponHelp,
} from './missions.ts'

/** A disciple more, for the rounds that are left. */
export const disciplePrice = (g: Yedo, seat: Seat): number =>
  g.seats[seat].reserve === 0 ? 0 : 0.55 * Math.max(0, roundsLeft(g) - 1)

const marketPrice = (g: Yedo, seat: Seat): number => {
  const { mon, actions, bonuses } = g.seats[seat]
  let best = actions.of.length + bonuses.of.length > 0 ? 0.4 : 0
  for (const { id, price } of MARKET_SPACES) {
    const [weapon] = g.stalls[id].of
    if (weapon && price <= mon) best = Math.max(best, weaponHelp(g, seat, weapon) + 0.3 - price * 0.12)
  }
  return best
}

const redLightPrice = (g: Yedo, seat: Seat): number => {
  const { mon, geisha } = g.seats[seat]
  const help = g.geisha > 0 && geisha < 3 && mon >= 8 ? geishaHelp(g, seat) - 0.6 : 0
  return Math.max(help, mon >= 4 && roundsLeft(g) > 1 ? 0.4 : 0)
}

const harborPrice = (g: Yedo, seat: Seat): number => {
  const { mon } = g.seats[seat]
  const luxury =
    mon >= 9 ? 3 - (roundsLeft(g) > 2 ? 9 * MON_PRICE : 0) : mon >= 4 && roundsLeft(g) === 1 ? 1 : 0
  return Math.max(g.church * MON_PRICE, luxury)
}

const tavernPrice = (g: Yedo, seat: Seat): number => {
  if (g.seats[seat].mon < 11) return 0
  let best = 0
  for (const id of ANNEX_IDS) if (g.annexes[id] > 0) best = Math.max(best, annexHelp(g, seat, id) - 0.8)
  return best
}

const gatesPrice = (g: Yedo, seat: Seat): number =>
  g.seats[seat].mon >= 7 ? Math.max(0.2, disciplePrice(g, seat) - 1) : 0.3

/** The best action of a spot. */
export const deedPrice = (g: Yedo, seat: Seat, spot: Spot): number => {
  switch (spot) {
    case 'shogun':
      return 1
    case 'bakufu':
      return g.seats[seat].missions.of.length < 4 && roundsLeft(g) > 2 ? 1.3 : 0.1
    case 'temple':
      return Math.max(0.2, blessingHelp(g, seat))
    case 'market':
      return marketPrice(g, seat)
    case 'red-light':
      return redLightPrice(g, seat)
    case 'harbor':
      return harborPrice(g, seat)
    case 'tavern':
      return tavernPrice(g, seat)
    case 'gates':
      return gatesPrice(g, seat)
    case 'bower-1':
    case 'bower-2':
    case 'bower-3':
      return 0.35
  }
}

/** Where the patrol will stand if nobody steers it. */
const watchedDistrict = (g: Yedo): DistrictId | undefined =>
  g.patrol.onBoard ? steps(g.patrol.district, direction(g)) : undefined

/** Standing at a spot: for its action, or because a mission wants somebody in its district; not where the patrol comes. */
export const standPrices = (g: Yedo, seat: Seat): ((spot: Spot, district: DistrictId) => number) => {
  const calls = missionCalls(g, seat)
  const watched = watchedDistrict(g)
  return (spot, district) => {
    const deed = deedPrice(g, seat, spot)
    const call = calls(district)
    const price = Math.max(deed, call) + (call > 0 ? 0.3 * deed : 0)
    return 1.2 * price - (district === watched ? 2 : 0)
  }
}

/** The ceiling of an auction, in mon: what winning is worth, and no more. */
export const ceiling = (g: Yedo, seat: Seat, lot: string): number => {
  const own = g.seats[seat]
  const late = roundsLeft(g) <= 2
  switch (lot) {
    case 'disciple':
      return own.reserve === 0 ? 0 : Math.min(9, disciplePrice(g, seat) / MON_PRICE)
    case 'annex': {
      let help = 0
      for (const id of ANNEX_IDS) if (g.annexes[id] > 0) help = Math.max(help, annexHelp(g, seat, id))
      return Math.min(15, (2 + help) / MON_PRICE)
    }
    case 'geisha':
      return Math.min(13, (2 + (own.geisha < 3 && g.geisha > 0 ? 0.3 + geishaHelp(g, seat) : 0)) / MON_PRICE)
    case 'mission':
      return late || disciplesOf(own) < 2 ? 0 : own.missions.of.length < 4 ? 5 : 3
    case 'weapon':
      return late ? 1 : 5
    case 'bonus':
      return own.bonuses.of.length < 2 ? 5 : 2
    case 'action':
      return late ? 1 : 3
    case 'white':
      return Math.max(ceiling(g, seat, 'bonus'), ceiling(g, seat, 'weapon'))
    case 'red':
      return Math.max(ceiling(g, seat, 'disciple'), ceiling(g, seat, 'mission'))
    case 'black':
      return Math.max(ceiling(g, seat, 'annex'), ceiling(g, seat, 'geisha'))
    default:
      return 0
  }
}
