/** How natural each pick looks to a player in a hurry. */
import type { Pick, Seat } from '@machiya/kernel'
import { boardOf, faresFrom } from '@machiya/edo/board'
import { BUILDING, ACTION, isCity, KIND, MERCHANT_CARD, type CityId, type SpaceId } from '@machiya/edo/ids'
import { CARDS, choiceOf, crewOf, officialsLeft } from '@machiya/edo/plans'
import { ownsHouse } from '@machiya/edo/cities'
import type { G, Player } from '@machiya/edo/position'
import { plainly, type Liking, type Taste, type Tastes } from '../expert.ts'
import {
  addYield,
  cityWorth,
  fortressesIn,
  housesIn,
  inPlace,
  nextCard,
  roundsLeft,
  siteWorth,
  siteWorths,
  stockOf,
  type ActionId,
  type Stock,
  type Worths,
} from './prospects.ts'

/** Samurai that may be at hand when a card is carried out: a journey before it brings more. */
const handsOf = (me: Player, before: readonly string[]): number =>
  me.samurai.length + (before.some((pick) => ACTION[choiceOf(pick).action].effect.does === 'travel') ? 2 : 0)

const projected = (me: Player, before: readonly string[], hands: number): Stock => {
  const stock = stockOf(me)
  for (const pick of before) addYield(stock, choiceOf(pick).action, hands)
  return stock
}

const powerPrice = (g: G, { wood, stone, rice, ryo }: Stock): boolean => {
  const [card] = g.merchantCards.of
  const power = card ? MERCHANT_CARD[card].power : {}
  return (
    wood >= (power.wood ?? 0) &&
    stone >= (power.stone ?? 0) &&
    rice >= (power.rice ?? 0) &&
    ryo >= (power.ryo ?? 0)
  )
}

const gatherLiking = (stock: Stock, hands: number, resources: readonly (keyof Stock)[], bonus: number) => {
  if (hands === 0) return -3
  let short = 0
  for (const resource of resources) {
    const wanted = resource === 'rice' ? hands + 1 : resource === 'wood' ? 4 : 5
    short = Math.max(short, Math.min(3, wanted - stock[resource]))
  }
  return 0.3 + 0.6 * short + 0.4 * bonus + 0.25 * Math.min(3, hands)
}

const planAction = (g: G, seat: Seat): ((pick: string) => number) => {
  const me = g.seats[seat]
  const before = me.plan.value.actions
  const hands = handsOf(me, before)
  const stock = projected(me, before, hands)
  const left = roundsLeft(g)
  const buildable = Math.min(hands, Math.max(housesIn(stock), fortressesIn(stock)))
  return (pick) => {
    const { effect, officials } = ACTION[choiceOf(pick).action]
    switch (effect.does) {
      case 'build':
        return buildable > 0 ? 3.5 + buildable - (officials - 1) : -2
      case 'gather':
        return gatherLiking(stock, hands, effect.resources, effect.bonus)
      case 'money':
        return (stock.ryo < 6 ? 2 : stock.ryo < 14 ? 1 : -0.5) + (effect.ryo > 5 ? 0.7 : 0)
      case 'rice':
        return (stock.rice < hands ? 1.4 : -0.5) + (effect.rice > 1 ? 0.7 : 0)
      case 'travel':
        return hands < 2 ? 2.4 : hands < 4 ? 1 : -0.5
      case 'recruit':
        return stock.rice > effect.rice ? 0.4 * Math.min(5, left) - 0.4 * me.whites : -2
      case 'develop':
        return stock.ryo >= effect.ryo ? 0.35 * Math.min(5, left) - me.specials.of.length : -2
      case 'trade':
        return hands > 0 && powerPrice(g, stock) ? 2.2 : 0
    }
  }
}

/** Officials a card can use well. */
const useful = (g: G, seat: Seat, at: number): number => {
  const me = g.seats[seat]
  const { actions } = me.plan.value
  const before = actions.slice(0, at)
  const { action } = choiceOf(actions[at] as string)
  const { effect, activations, officials } = ACTION[action]
  const hands = handsOf(me, before)
  switch (effect.does) {
    case 'build': {
      const stock = projected(me, before, hands)
      return officials * Math.min(activations, hands, Math.max(housesIn(stock), fortressesIn(stock)))
    }
    case 'gather':
      return Math.min(activations, hands, 3)
    case 'trade':
      return Math.min(activations, hands, 2)
    case 'recruit':
    case 'develop':
      return 1
    case 'travel':
      return Math.max(1, Math.min(2, 4 - me.samurai.length))
    case 'money':
    case 'rice':
      return activations
  }
}

const isStoppable = (pick: string): boolean => {
  const { does } = ACTION[choiceOf(pick).action].effect
  return does === 'money' || does === 'rice'
}

/** Money takes whoever is left when the other cards have theirs. */
const planOfficials = (g: G, seat: Seat): ((pick: string) => number) => {
  const me = g.seats[seat]
  const { actions, officials } = me.plan.value
  const at = officials.length
  const left = officialsLeft(me, officials.map(crewOf))
  let room = left.own + left.white + left.black
  if (isStoppable(actions[at] as string))
    for (let later = at + 1; later < actions.length; later++) room -= useful(g, seat, later)
  const wanted = Math.max(0, Math.min(useful(g, seat, at), room))
  const travels = ACTION[choiceOf(actions[at] as string).action].effect.does === 'travel'
  return (pick) => {
    const crew = crewOf(pick)
    return -1.6 * Math.abs(crew.count - wanted) + (travels ? 0.6 * crew.own : 0.3 * crew.white)
  }
}

const plan: Taste<G> = (g, seat) => {
  const { actions, officials } = g.seats[seat].plan.value
  const like =
    actions.length < CARDS ? planAction(g, seat) : officials.length < CARDS ? planOfficials(g, seat) : () => 5
  return (pick) => (pick === 'back' || pick === 'reopen' ? -9 : like(String(pick)))
}

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

const go: Taste<G> = (g, seat, a) => {
  const me = g.seats[seat]
  const merchant = a['figure'] === 'merchant'
  const fares = faresFrom(g, me, (merchant ? g.merchant : a['figure']) as SpaceId)
  if (merchant)
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
  const [what = '', at = ''] = String(pick).split('@')
  if (!(what in BUILDING) || !isCity(at as SpaceId)) return 1.5
  const { points } = BUILDING[what as keyof typeof BUILDING]
  const first = at === 'edo' && what === 'house' && !ownsHouse(g, 'edo', seat)
  return 1.3 * points + (first ? 2.5 : 0) + (what === 'fortress' ? 0 : 0.4 * cityWorth(g, seat, at as CityId))
}

const trade: Liking<G> = (g, seat, _a, pick) => {
  const word = String(pick)
  if (word === 'done') return 0
  if (word.endsWith(':power')) return 3.5
  const me = g.seats[seat]
  const resource = word.includes('wood') ? 'wood' : word.includes('stone') ? 'stone' : 'rice'
  return word.includes(':') ? (me[resource] < 3 ? 0.8 : -0.5) : 2
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

const begin: Liking<G> = (g, _seat, _a, pick) => {
  const built = g.sites[pick as CityId] as readonly string[] | undefined
  return built ? 0.5 - 0.8 * built.length : 0.3
}

const notDone =
  (liking: number): Liking<G> =>
  (_g, _seat, _a, pick: Pick) =>
    pick === 'done' ? -2 : liking

const plain: { readonly [task: string]: Liking<G> } = {
  begin,
  gather: (g, seat, a, pick) =>
    pick === 'done'
      ? -4
      : siteWorth(g, seat, a['action'] as ActionId, String(pick).replace('full:', '') as SpaceId),
  travel: (g, seat, _a, pick) => {
    const { length } = g.seats[seat].samurai
    return pick === 'send' ? (length < 4 ? 1.5 : -0.5) : pick === 'move' ? 0.3 : pick === 'done' ? -1 : 1
  },
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

export const likes: Tastes<G> = {
  ...Object.fromEntries(Object.entries(plain).map(([task, like]) => [task, plainly(like)])),
  plan,
  turn,
  go,
}
