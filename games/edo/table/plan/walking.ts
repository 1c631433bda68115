/** Who walks before a card is turned, so that it finds somebody at work: the cheapest way that serves. */
import type { Seat, Whole } from '@machiya/kernel'
import { boardOf, faresFrom } from '../../board.ts'
import { ACTION, BUILDING, COUNT, isCity, isResource, KIND, type SpaceId } from '../../by-id.ts'
import { isBesieged } from '../../cities.ts'
import type { ActionId } from '../../data/actions.ts'
import { YIELDS } from '../../data/yields.ts'
import { countAt, crowdAt } from '../../figures.ts'
import { edo } from '../../index.ts'
import type { G } from '../../position.ts'

export type Walk = { readonly from: SpaceId; readonly to: SpaceId }

/** A piece more is worth as much as this many steps. */
const PIECE = 2

/** How much this place serves the card, counted in steps on the way; nothing where it does not. */
const servesAt = (g: G, action: ActionId, at: SpaceId, newcomers: 0 | 1): number => {
  const { effect } = ACTION[action]
  const kind = KIND[at]
  if (effect.does === 'trade') return at === g.merchant ? 1 : 0
  if (effect.does === 'build')
    return isCity(at) && !g.closed.includes(at) && !isBesieged(g, at) && g.sites[at].length < COUNT.sites
      ? 1
      : 0
  if (effect.does !== 'gather' || !isResource(kind)) return 0
  if (!effect.resources.includes(kind) || g.covered.includes(at)) return 0
  return PIECE * (YIELDS.find(({ samurai }) => samurai === crowdAt(g, at) + newcomers)?.pieces ?? 0)
}

/** What must stay in the purse for the card itself. */
const keptBack = (action: ActionId, times: number): number =>
  ACTION[action].effect.does === 'build' ? times * (BUILDING.house.cost.ryo ?? 0) : 0

type Found = Walk & { readonly price: number }
const waysFrom = (
  g: Whole<G>,
  seat: Seat,
  action: ActionId,
  from: SpaceId,
  purse: number,
): readonly Found[] => {
  const fares = faresFrom(g, g.seats[seat], from)
  return boardOf(g).spaces.flatMap((to) => {
    const fare = fares[to] ?? Infinity
    const serves = servesAt(g, action, to, 1)
    return to === from || serves === 0 || fare > purse ? [] : [{ from, to, price: fare - serves }]
  })
}

/** Walks on this table, one samurai after the other, as long as the card has need of more. */
export const walkTo = (g: Whole<G>, seat: Seat, action: ActionId, officials: number): readonly Walk[] => {
  const times = officials / ACTION[action].officials
  const arrived: SpaceId[] = []
  const walks: Walk[] = []
  for (let tries = 0; tries < times; tries++) {
    const me = g.seats[seat]
    const at = me.samurai.filter((each) => servesAt(g, action, each, 0) > 0)
    if (at.length >= times) break
    const idle = me.samurai.filter(
      (each) => servesAt(g, action, each, 0) === 0 && countAt(arrived, each) === 0,
    )
    const [best] = [...new Set(idle)]
      .flatMap((from) => waysFrom(g, seat, action, from, me.ryo - keptBack(action, times)))
      .sort((a, b) => a.price - b.price)
    if (!best) break
    edo.advance(g, seat, best.from)
    edo.advance(g, seat, best.to)
    arrived.push(best.to)
    walks.push({ from: best.from, to: best.to })
  }
  return walks
}
