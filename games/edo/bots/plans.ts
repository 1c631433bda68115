/** Plans: how natural an action and its officials look, and what the others may have laid face down. */
import type { Chance, Seat } from '@machiya/kernel'
import { ACTION, type PermitId } from '../by-id.ts'
import { ACTION_PICKS, choiceOf, crewOf, type Crew } from '../picks.ts'
import { CARDS, crewsOf, officialsLeft, plannable } from '../plans.ts'
import type { G, Player } from '../position.ts'
import { draw, type Taste } from '@machiya/kit/expert'
import {
  addYield,
  canFulfil,
  canTrade,
  fortressesIn,
  housesIn,
  roundsLeft,
  routable,
  stockOf,
  templesIn,
  type Stock,
} from './prospects.ts'

/** Samurai that may be at hand when a card is carried out: a journey before it brings more. */
const handsOf = (me: Player, before: readonly string[]): number =>
  me.samurai.length + (before.some((pick) => ACTION[choiceOf(pick).action].effect.does === 'travel') ? 2 : 0)

const projected = (me: Player, before: readonly string[], hands: number): Stock => {
  const stock = stockOf(me)
  for (const pick of before) addYield(stock, choiceOf(pick).action, hands)
  return stock
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

const citiesIn = (g: G, stock: Stock, hands: number): number =>
  Math.min(hands, Math.max(housesIn(stock), fortressesIn(g, stock)))

/** What a card that builds could build, one thing a samurai: in cities, temples, a wish for the palace. */
const buildableIn = (g: G, me: Player, stock: Stock, hands: number): number =>
  Math.min(
    hands,
    citiesIn(g, stock, hands) + templesIn(g, me, stock) + (canFulfil(g, stock, 'build') ? 1 : 0),
  )

/** Houses and fortresses first; a card for temples or wishes alone is worth less. */
const buildLiking = (g: G, me: Player, stock: Stock, hands: number, officials: number): number => {
  const inCities = citiesIn(g, stock, hands)
  if (inCities > 0) return 3.5 + inCities - (officials - 1)
  return buildableIn(g, me, stock, hands) > 0 ? 2 - (officials - 1) : -2
}

/** A pair of ronin driven off brings a tile. */
const PAIR = 2
const travelLiking = (g: G, me: Player, stock: Stock, hands: number): number =>
  (hands < 2 ? 2.4 : hands < 4 ? 1 : -0.5) +
  (canFulfil(g, stock, 'travel') ? 1.8 : 0) +
  (routable(g, me) >= PAIR ? 1.2 : 0)

export const planAction = (g: G, seat: Seat): ((pick: string) => number) => {
  const me = g.seats[seat]
  const before = me.plan.value.actions
  const hands = handsOf(me, before)
  const stock = projected(me, before, hands)
  const left = roundsLeft(g)
  return (pick) => {
    const { effect, officials } = ACTION[choiceOf(pick).action]
    switch (effect.does) {
      case 'build':
        return buildLiking(g, me, stock, hands, officials)
      case 'gather':
        return gatherLiking(stock, hands, effect.resources, effect.bonus)
      case 'money':
        return (stock.ryo < 6 ? 2 : stock.ryo < 14 ? 1 : -0.5) + (effect.ryo > 5 ? 0.7 : 0)
      case 'rice':
        return (stock.rice < hands ? 1.4 : -0.5) + (effect.rice > 1 ? 0.7 : 0)
      case 'travel':
        return travelLiking(g, me, stock, hands)
      case 'recruit':
        return stock.rice > effect.rice ? 0.4 * Math.min(5, left) - 0.4 * me.whites : -2
      case 'develop':
        return stock.ryo >= effect.ryo ? 0.35 * Math.min(5, left) - me.specials.of.length : -2
      case 'trade':
        return hands > 0 && (canTrade(g, stock) || canFulfil(g, stock, 'trade')) ? 2.2 : 0
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
      return officials * Math.min(activations, buildableIn(g, me, stock, hands))
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

/** What of the officials is neither set nor on a turned card. */
const leftOf = (me: Player, officials: readonly string[]): Crew =>
  officialsLeft(me, [...me.turned, ...officials.map(crewOf)])

/** Money takes whoever is left when the other cards have theirs. */
const planOfficials = (g: G, seat: Seat): ((pick: string) => number) => {
  const me = g.seats[seat]
  const { actions, officials } = me.plan.value
  const at = officials.length
  const left = leftOf(me, officials)
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

export const plan: Taste<G> = (g, seat) => {
  const { actions, officials } = g.seats[seat].plan.value
  const like =
    actions.length < CARDS ? planAction(g, seat) : officials.length < CARDS ? planOfficials(g, seat) : () => 5
  return (pick) => (pick === 'back' || pick === 'reopen' ? -9 : like(String(pick)))
}

const HEAT = 0.5
const drawBy = (picks: readonly string[], like: (pick: string) => number, chance: Chance): string =>
  String(draw(picks, picks.map(like), HEAT, chance))

const fits = (crew: Crew, left: Crew): boolean =>
  crew.own <= left.own && crew.white <= left.white && crew.black <= left.black

/** Cards a seat has face down, as everybody can count them. */
const cardsDown = (g: G, seat: Seat): number => {
  const floor = g.floors.at(-1)
  return floor ? (floor.closed[floor.seats.indexOf(seat)] ? CARDS : 0) : g.seats[seat].faceDown
}

const openPicks = (me: Player): string[] => {
  const used = new Set<PermitId>(me.turned.map(({ permit }) => permit))
  for (const pick of me.plan.value.actions) used.add(choiceOf(pick).permit)
  return plannable(me)
    .filter((permit) => !used.has(permit))
    .flatMap((permit) => ACTION_PICKS[permit])
}

/** A plan as the quick hand would have laid it, in place of one laid at random. */
const layAnew = (g: G, seat: Seat, chance: Chance): void => {
  const me = g.seats[seat]
  const cards = cardsDown(g, seat)
  const { actions, officials } = me.plan.value
  actions.length = 0
  officials.length = 0
  for (let card = 0; card < cards; card++)
    actions.push(drawBy(openPicks(me), planAction(g, seat), chance) as (typeof actions)[number])
  for (let card = 0; card < cards; card++) {
    const left = leftOf(me, officials)
    const able = crewsOf(choiceOf(actions[card] as string).action).filter((crew) => fits(crew, left))
    const pick = drawBy(
      able.map((crew) => crew.pick),
      planOfficials(g, seat),
      chance,
    )
    officials.push(pick as (typeof officials)[number])
  }
}

export const layOthers = (g: G, seat: Seat, chance: Chance): void => {
  for (let other = 0; other < g.about.seats; other++) if (other !== seat) layAnew(g, other as Seat, chance)
}
