/** What a plan would give and need as the map stands now, from the tables of the rules. */
import type { Seat } from '@machiya/kernel'
import type { ActionId } from '../data/actions.ts'
import type { Effect, Resource } from '../data/types.ts'
import { YIELDS } from '../data/yields.ts'
import { crowdAt } from '../figures.ts'
import { ACTION, BUILDING, isCity, KIND, type SpaceId } from '../ids.ts'
import { type G } from '../position.ts'

export const GOODS = ['wood', 'stone', 'rice', 'ryo'] as const
export type Good = (typeof GOODS)[number]
export type Change = { readonly [good in Good]?: number }

export type Outlook = {
  /** Gains and costs, gains above zero. */
  readonly change: Change
  /** Samurai that are not yet where the card needs them. */
  readonly missing: number
}

/** What a samurai gathers beside so many others. */
export const yieldOf = (samurai: number): number => YIELDS.find((row) => row.samurai === samurai)?.pieces ?? 0

type Gathering = Extract<Effect, { does: 'gather' }>
const fieldsOf = (g: G, seat: Seat, resources: readonly Resource[]): readonly SpaceId[] =>
  g.seats[seat].samurai.filter((at) => resources.some((good) => good === KIND[at]) && !g.covered.includes(at))

const gathered = (g: G, seat: Seat, { resources, bonus }: Gathering, times: number): Outlook => {
  const change: { [good in Good]?: number } = {}
  const worth = (at: SpaceId) => (yieldOf(crowdAt(g, at)) || -bonus) + bonus
  const best = fieldsOf(g, seat, resources)
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, times)
  for (const at of best) {
    const good = KIND[at] as Resource
    change[good] = (change[good] ?? 0) + worth(at)
  }
  return { change, missing: times - best.length }
}

/** The cheapest a builder can do is a house for each activation. */
const built = (g: G, seat: Seat, saved: number, times: number): Outlook => {
  const { wood, stone, ryo } = BUILDING.house.cost
  const there = g.seats[seat].samurai.filter(isCity).length
  return {
    change: {
      wood: -(wood ?? 0) * times,
      stone: -(stone ?? 0) * times,
      ryo: -Math.max(0, (ryo ?? 0) - saved) * times,
    },
    missing: Math.max(0, times - there),
  }
}

export const outlookOf = (g: G, seat: Seat, action: ActionId, officials: number): Outlook => {
  const { effect, officials: each } = ACTION[action]
  const times = Math.floor(officials / each)
  switch (effect.does) {
    case 'money':
      return { change: { ryo: effect.ryo * times }, missing: 0 }
    case 'rice':
      return { change: { rice: effect.rice * times }, missing: 0 }
    case 'recruit':
      return { change: { rice: -effect.rice * times }, missing: 0 }
    case 'develop':
      return { change: { ryo: -effect.ryo * times }, missing: 0 }
    case 'gather':
      return gathered(g, seat, effect, times)
    case 'build':
      return built(g, seat, effect.ryoSaved, times)
    case 'travel':
    case 'trade':
      return { change: {}, missing: 0 }
  }
}

/** What would be in the purse after all of it; below zero where something is short. */
export const purseAfter = (
  g: G,
  seat: Seat,
  outlooks: readonly Outlook[],
): Readonly<Record<Good, number>> => {
  const me = g.seats[seat]
  const after = (good: Good) => outlooks.reduce((sum, { change }) => sum + (change[good] ?? 0), me[good])
  return { wood: after('wood'), stone: after('stone'), rice: after('rice'), ryo: after('ryo') }
}
