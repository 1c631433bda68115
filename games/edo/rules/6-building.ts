/** 6 Building */
import { reason, tell, type Next, type Reason, type Say, type Seat, type Task } from '@machiya/kernel'
import { boardOf } from '../board.ts'
import { builtBy, FORTRESS, isBesieged, isHouse, isPost, ownsHouse } from '../cities.ts'
import type { ActionId } from '../data/actions.ts'
import type { BuildingId } from '../data/buildings.ts'
import type { Effect, SpaceKind } from '../data/types.ts'
import type { WishId } from '../data/wishes.ts'
import { countAt, isFirst, put, samuraiAt } from '../figures.ts'
import {
  ACTION,
  ACTION_IDS,
  BUILDING,
  BUILDING_IDS,
  buildingsOf,
  COUNT,
  EARLIER_BUILDING,
  isCity,
  KIND,
  SPACE_IDS,
  tabulate,
  type Buildings,
  type CityId,
  type SpaceId,
} from '../by-id.ts'
import { siteOf, sitePick, type Site, type SitePick, type What } from '../picks.ts'
import { choice, type G, type Player } from '../position.ts'
import { costOf, lacks, pay, score, type Cost } from '../purse.ts'
import {
  fulfil,
  holds,
  isWish,
  sayWishes,
  spend,
  anyTime,
  type AnyTimePick,
} from './8-wishes-and-privileges.ts'

const NOBODY_THERE = reason('6.1', 'None of your samurai stands there')
const NOBODY_IN_EDO = reason('8.8', 'None of your samurai stands in Edo')
const USED = reason('6.11', 'All your samurai there have built')
const CLOSED = reason('6.10', 'This city is closed')
const BESIEGED = reason('5.18', 'The ronin there stop all building')
const CITY_FULL = reason('6.4', 'All ten sites of this city are taken')
const NO_HOUSE_LEFT = reason('6.9', 'You have built all your houses')
const NO_POST_LEFT = reason('6.9', 'You have built your trading post')
const NO_FORTRESS_LEFT = reason('6.9', 'All fortresses are built')
const POST_THERE = reason('6.5', 'This city has a trading post')
const NO_POST_IN_EDO = reason('6.6', 'Edo takes no trading post')
const NO_OWN_HOUSE = reason('6.8', 'You have no house in this city')
const TOO_FEW_HOUSES = reason('6.7', 'Every fortress needs two houses in its city')
const TEMPLE_THERE = reason('6.15', 'A temple stands there')
const COVERED = reason('6.16', 'This space is covered')
const NO_TEMPLE_LEFT = reason('6.17', 'You have built all your temples')

const TEMPLE_GROUND: readonly SpaceKind[] = ['wood', 'stone', 'rice', 'river', 'way']

type Material = 'wood' | 'stone'
/** One way to pay for a building. */
type Bill = { readonly saves: Material | null; readonly cost: Cost }
type Builder = Extract<Effect, { does: 'build' }>

// 6.12 Thrifty building: 3 ryo cheaper.
const thrifty = (full: Cost, { ryoSaved }: Builder): Cost => ({
  ...full,
  ryo: Math.max(0, full.ryo - ryoSaved),
})

// 6.13 The architect: 1 wood or 1 stone cheaper.
const billsFor = (full: Cost, effect: Builder): readonly Bill[] => {
  const { materialSaved } = effect
  const cost = thrifty(full, effect)
  const saved = (['wood', 'stone'] as const).filter((material) => materialSaved > 0 && cost[material] > 0)
  if (saved.length === 0) return [{ saves: null, cost }]
  return saved.map((saves) => ({ saves, cost: { ...cost, [saves]: cost[saves] - materialSaved } }))
}

const billsOf = (buildings: Buildings, effect: Effect) =>
  tabulate(BUILDING_IDS, (id) =>
    effect.does === 'build' ? billsFor(costOf(buildings[id].cost), effect) : [],
  )
const billsBy = (buildings: Buildings) => tabulate(ACTION_IDS, (id) => billsOf(buildings, ACTION[id].effect))
const BILLS = new Map([BUILDING, EARLIER_BUILDING].map((buildings) => [buildings, billsBy(buildings)]))
const billFor = (g: G, action: ActionId, what: What): readonly Bill[] =>
  BILLS.get(buildingsOf(g))?.[action][rowOf(what)] ?? []

const cannotPay = (me: Player, bills: readonly Bill[]): Reason | false => {
  for (const { cost } of bills) if (!lacks(me, cost)) return false
  return lacks(me, (bills[0] as Bill).cost)
}

const siteAt = (pick: SitePick): Site => siteOf(pick) as Site
const CITY_WORK: readonly What[] = ['house', 'trading-post', 'fortress', 'prestige']
const workAt = (at: SpaceId): readonly What[] =>
  isCity(at) ? CITY_WORK : TEMPLE_GROUND.includes(KIND[at]) ? ['temple'] : []
const SITES = tabulate(SPACE_IDS, (at) => workAt(at).map((what) => siteAt(sitePick(what, at))))
const rowOf = (what: What): BuildingId => (what === 'prestige' ? 'house' : what)

// 6.7 Two houses in the city for every fortress there, the new one included, whoever owns them.
const hasHousesFor = (g: G, city: CityId): boolean => {
  let houses = 0
  let fortresses = 1
  for (const built of g.sites[city]) {
    if (built === FORTRESS) fortresses++
    else if (isHouse(built)) houses++
  }
  return houses >= fortresses * COUNT['houses-for-a-fortress']
}

const noFortress = (g: G, seat: Seat, city: CityId): Reason | false => {
  if (g.fortresses === 0) return NO_FORTRESS_LEFT
  if (!ownsHouse(g, city, seat)) return NO_OWN_HOUSE
  return !hasHousesFor(g, city) && TOO_FEW_HOUSES
}

const noPost = (g: G, me: Player, city: CityId): Reason | false => {
  if (city === 'edo') return NO_POST_IN_EDO
  if (me.posts === 0) return NO_POST_LEFT
  return g.sites[city].some(isPost) && POST_THERE
}

const cityRefuses = (g: G, city: CityId): Reason | false => {
  if (g.closed.includes(city)) return CLOSED
  if (isBesieged(g, city)) return BESIEGED
  return g.sites[city].length >= COUNT.sites && CITY_FULL
}

const noTemple = (g: G, me: Player, at: SpaceId): Reason | false => {
  if (g.covered.includes(at)) return COVERED
  if (me.temples.length >= COUNT.temples) return NO_TEMPLE_LEFT
  return g.seats.some(({ temples }) => temples.includes(at)) && TEMPLE_THERE
}

const forbids = (g: G, seat: Seat, { what, at }: Site): Reason | false => {
  const me = g.seats[seat]
  if (what === 'temple') return noTemple(g, me, at)
  const city = at as CityId
  const no = cityRefuses(g, city)
  if (no) return no
  if (what === 'fortress') return noFortress(g, seat, city)
  return what === 'trading-post' ? noPost(g, me, city) : me.houses === 0 && NO_HOUSE_LEFT
}

/** Activations left, and the spaces whose samurai have built. */
type Work = { seat: Seat; action: ActionId; left: number; used: readonly SpaceId[] }
type BuildPick = SitePick | WishId | 'done'

const isOffered = (g: G, seat: Seat, what: What): boolean =>
  what === 'temple' ? g.about.options.jiin : what !== 'prestige' || holds(g, seat, 'prestige')

const saySites = (g: G, { seat, action, used }: Work, at: SpaceId, say: Say<BuildPick>): void => {
  const me = g.seats[seat]
  const spent = samuraiAt(me, at) <= countAt(used, at) && USED
  for (const site of SITES[at])
    if (isOffered(g, seat, site.what))
      say(site.pick, spent || forbids(g, seat, site) || cannotPay(me, billFor(g, action, site.what)))
  // 8.8 Wishes for the palace are fulfilled by building, with an own samurai in Edo.
  if (at === 'edo') sayWishes(g, seat, 'build', (wish, no) => say(wish, spent || no))
}

/** Cities where nobody can build for this player: one offer each, and the wishes for the palace. */
const sayOthers = (g: G, { seat }: Work, say: Say<BuildPick>): void => {
  const { samurai } = g.seats[seat]
  for (const city of boardOf(g).cities) {
    const [house] = SITES[city]
    if (house && !samurai.includes(city)) say(house.pick, g.closed.includes(city) ? CLOSED : NOBODY_THERE)
  }
  if (!samurai.includes('edo')) sayWishes(g, seat, 'build', (wish) => say(wish, NOBODY_IN_EDO))
}

/** What a building costs with this action, before the architect's choice, and the power points it scores. */
export const priceOf = (
  g: G,
  action: ActionId,
  what: What,
): { cost: Cost; points: number; saves: number } => {
  const building = buildingsOf(g)[rowOf(what)]
  const effect = ACTION[action].effect as Builder
  return {
    cost: thrifty(costOf(building.cost), effect),
    points: building.points,
    saves: billFor(g, action, what).some(({ saves }) => saves) ? effect.materialSaved : 0,
  }
}

/** 6.1 Easy building: each official with an own samurai in a city puts up one building there; 6.2 hard with two. */
export const build = choice<Work, BuildPick, AnyTimePick>('build', {
  beside: anyTime,
  options(g, a, say) {
    const { samurai } = g.seats[a.seat]
    for (let i = 0; i < samurai.length; i++)
      if (isFirst(samurai, i)) saySites(g, a, samurai[i] as SpaceId, say)
    sayOthers(g, a, say)
    say('done')
  },
  play(g, a, pick): Next {
    if (pick === 'done') return
    if (!isWish(pick)) return erect(g, a, siteAt(pick))
    fulfil(g, a.seat, pick)
    return goOn(a, 'edo')
  },
})

const goOn = (a: Work, at: SpaceId): Task | undefined =>
  a.left > 1 ? build({ ...a, left: a.left - 1, used: [...a.used, at].sort() }) : undefined

const erect = (g: G, a: Work, site: Site): Next => {
  const bills = billFor(g, a.action, site.what)
  if (bills.length > 1) return save({ ...a, site: site.pick })
  return finish(g, a, site, bills[0] as Bill)
}

/** 6.13 The architect makes each building cheaper by 1 wood or 1 stone, as the player chooses. */
export const save = choice<Work & { site: SitePick }, Material>('save', {
  options(g, { seat, action, site }, say) {
    const { what } = siteAt(site)
    for (const { saves, cost } of billFor(g, action, what)) if (saves) say(saves, lacks(g.seats[seat], cost))
  },
  play(g, { site: pick, ...a }, saved): Next {
    const site = siteAt(pick)
    const bill = billFor(g, a.action, site.what).find(({ saves }) => saves === saved)
    return finish(g, a, site, bill as Bill)
  },
})

// 6.3 A building costs what the table says; its power points are scored at once.
const finish = (g: G, a: Work, site: Site, { cost }: Bill): Next => {
  const me = g.seats[a.seat]
  const { points } = buildingsOf(g)[rowOf(site.what)]
  pay(me, cost)
  score(me, rowOf(site.what), points)
  raise(g, a.seat, site)
  tell(g, 'built', { seat: a.seat, building: rowOf(site.what), at: site.at, points, ...cost })
  return goOn(a, site.at)
}

const raise = (g: G, seat: Seat, { what, at }: Site): void => {
  const me = g.seats[seat]
  if (what === 'temple') return put(me.temples, at)
  const sites = g.sites[at as CityId]
  if (what === 'fortress') {
    g.fortresses--
    sites.push(FORTRESS)
  } else if (what === 'trading-post') {
    me.posts--
    sites.push(builtBy('trading-post', seat))
  } else addHouse(g, seat, at as CityId, what === 'prestige')
}

// 8.9 Prestige: the house takes the first site of its city; all other buildings move back by one.
const addHouse = (g: G, seat: Seat, city: CityId, inFront: boolean): void => {
  g.seats[seat].houses--
  if (inFront) spend(g, seat, 'prestige')
  if (inFront) g.sites[city].unshift(builtBy('house', seat))
  else g.sites[city].push(builtBy('house', seat))
}
