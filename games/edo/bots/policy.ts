/** How natural each pick looks to a player in a hurry. */
import type { Pick } from '@machiya/kernel'
import { boardOf, faresFrom } from '../board.ts'
import { BUILDING, ACTION, isCity, KIND, RESOURCES, type CityId, type SpaceId } from '../by-id.ts'
import { ownsHouse } from '../cities.ts'
import { countAt } from '../figures.ts'
import { fullOf, readPick, siteOf } from '../picks.ts'
import type { G, Player } from '../position.ts'
import type { EdoTask } from '../tasks.ts'
import { plan } from './plans.ts'
import { tastesOf, type Liking, type Likings, type Taste } from '@machiya/kit/expert'
import {
  cityWorth,
  inPlace,
  nextCard,
  roundsLeft,
  routable,
  siteWorth,
  siteWorths,
  type Worths,
} from './prospects.ts'

const STAYS = (pick: Pick): number => (pick === 'turn-up' ? 0 : -4)

/** Moving pays while the next card wants more samurai in place than there are. */
const turn: Taste<G> = (g, seat) => {
  const me = g.seats[seat]
  const card = nextCard(me)
  if (!card || card.count === 0) return STAYS
  const { effect, officials } = ACTION[card.action]
  const { does } = effect
  if (does !== 'gather' && does !== 'build' && does !== 'trade') return STAYS
  const worth = siteWorths(g, seat, card.action)
  const enough = inPlace(me, worth) >= Math.ceil(card.count / officials)
  return (pick) => {
    if (pick === 'turn-up') return 0
    if (pick === 'merchant' || !(String(pick) in KIND)) return -4
    const here = worth(pick as SpaceId)
    const crowded = does === 'gather' && here > -3 && here < 1
    if (!crowded && (here > -1 || enough)) return -4
    return bestReach(g, me, worth, pick as SpaceId)
  }
}

const bestReach = (g: G, me: Player, worth: Worths, from: SpaceId): number => {
  let best = -4
  const fares = faresFrom(g, me, from)
  const { spaces } = boardOf(g)
  for (let i = 0; i < spaces.length; i++) {
    const to = spaces[i] as SpaceId
    const value = worth(to) + 1
    if (to === from || value <= best) continue
    const cost = fares[to] ?? 99
    if (cost <= me.ryo) best = Math.max(best, value - 0.4 * cost)
  }
  return best
}

const go: Taste<G, { readonly figure: SpaceId | 'merchant' }> = (g, seat, { figure }) => {
  const me = g.seats[seat]
  const fares = faresFrom(g, me, figure === 'merchant' ? g.merchant : figure)
  if (figure === 'merchant')
    return (pick) => (me.samurai.includes(pick as SpaceId) ? 2 : -1) - 0.4 * (fares[pick as SpaceId] ?? 99)
  const card = nextCard(me)
  const worth = card ? siteWorths(g, seat, card.action) : () => 0
  return (pick) => 1.5 * worth(pick as SpaceId) - 0.6 * (fares[pick as SpaceId] ?? 99)
}

/** Where a samurai set down by Travel will be of use: for the next card, else in a city or on a lonely field. */
const settle: Liking<G> = (g, seat, _a, pick) => {
  const at = pick as SpaceId
  const card = nextCard(g.seats[seat])
  const next = card ? siteWorth(g, seat, card.action, at) : 0
  const ever = isCity(at)
    ? 0.5 * cityWorth(g, seat, at)
    : KIND[at] === 'way' || KIND[at] === 'river'
      ? -1
      : 0.4
  return 1.2 * Math.max(-1, next) + ever
}

const build: Liking<G> = (g, seat, _a, pick) => {
  if (pick === 'done') return -2.5
  const site = siteOf(pick)
  if (!site || site.what === 'prestige' || !isCity(site.at)) return 1.5
  const { what, at } = site
  const { points } = BUILDING[what]
  const first = at === 'edo' && what === 'house' && !ownsHouse(g, 'edo', seat)
  return 1.3 * points + (first ? 2.5 : 0) + (what === 'fortress' ? 0 : 0.4 * cityWorth(g, seat, site.at))
}

const trade: Liking<G> = (g, seat, _a, pick) => {
  if (pick === 'done') return 0
  const said = readPick(pick)
  if (said.is === 'deal' && said.offer === 'power') return 3.5
  const [resource] =
    said.is === 'deal'
      ? RESOURCES.filter((kind) => said.goods[kind] > 0)
      : said.is === 'resource'
        ? [said.resource]
        : []
  return resource ? (g.seats[seat][resource] < 3 ? 0.8 : -0.5) : 2
}

const wages: Liking<G> = (g, seat, _a, pick) => {
  const me = g.seats[seat]
  if (pick === 'pay') return 1.5 + (roundsLeft(g) <= 1 ? 3 : 0)
  return KIND[pick as SpaceId] === 'border' || KIND[pick as SpaceId] === 'way'
    ? 0.5
    : me.rice === 0
      ? 0
      : -0.5
}

/** Wishes bring points at once; ronin are worth the way only where a tile is to be won. */
const travel: Liking<G> = (g, seat, _a, pick) => {
  const me = g.seats[seat]
  if (pick === 'send') return me.samurai.length < 4 ? 1.5 : -0.5
  if (pick === 'move') return 0.3
  if (pick === 'drive-off') return routable(g, me) > 1 ? 2.5 : -0.5
  return pick === 'done' ? -1 : 3
}

const begin: Liking<G> = (g, _seat, _a, pick) => {
  const built = g.sites[pick as CityId] as readonly string[] | undefined
  return built ? 0.5 - 0.8 * built.length : 0.3
}

const notDone =
  (liking: number): Liking<G> =>
  (_g, _seat, _a, pick: Pick) =>
    pick === 'done' ? -2 : liking

const plain: Likings<G, EdoTask> = {
  begin,
  gather: (g, seat, a, pick) =>
    pick === 'done' ? -4 : siteWorth(g, seat, a.action, fullOf(pick)?.at ?? (pick as SpaceId)),
  travel,
  'drive-off': (g, _seat, _a, pick) => 2 * countAt(g.ronin, pick as SpaceId),
  'send-to': settle,
  'shift-from': (g, seat, a, pick) => (pick === 'done' ? 0 : -0.8 * settle(g, seat, a, pick)),
  'shift-to': settle,
  develop: notDone(1),
  collect: (_g, _seat, _a, pick) => (typeof pick === 'number' ? 2 * pick : 0),
  recruit: notDone(2),
  'pay-wages': wages,
  build,
  trade,
}

export const likes = tastesOf<G, EdoTask>(plain, { plan, turn, go })
