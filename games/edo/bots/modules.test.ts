import { describe, expect, test } from 'vitest'
import type { SpaceId } from '../by-id.ts'
import type { WishId } from '../data/wishes.ts'
import { ALL_ACTION_PICKS, choiceOf } from '../picks.ts'
import type { G } from '../position.ts'
import { plan } from '../rules/index.ts'
import { ALL, bare, station, stock } from '../testing.ts'
import type { Price } from '../data/types.ts'
import { planAction } from './plans.ts'
import { likes } from './policy.ts'
import { canFulfil, routable, siteWorth, templesIn } from './prospects.ts'

type Set = {
  readonly samurai?: readonly SpaceId[]
  readonly own?: Price
  readonly wishes?: readonly WishId[]
  readonly ronin?: readonly SpaceId[]
  readonly options?: typeof ALL | Record<never, never>
}

/** A seat about to plan, all modules on the table unless told. */
const planning = ({ samurai = [], own = {}, wishes = [], ronin = [], options = ALL }: Set): G =>
  bare((g, lay) => {
    station(g.seats[0], ...samurai)
    stock(g.seats[0], own)
    if (g.wishes.of.length > 0) lay(g.wishStack, ...g.wishes.of)
    lay(g.wishes, ...wishes)
    g.ronin = [...ronin].sort()
    return plan()
  }, options).g

const actionPick = (action: string): string =>
  ALL_ACTION_PICKS.find((pick) => choiceOf(pick).action === action) ?? ''
const liking = (g: G, action: string): number => planAction(g, 0)(actionPick(action))

describe('temples', () => {
  const own = { wood: 4, rice: 2 }

  test('are reason enough to build, where they are played with', () => {
    const set: Set = { samurai: ['boso', 'izu'], own }
    expect(templesIn(planning(set), planning(set).seats[0], planning(set).seats[0])).toBe(2)
    expect(liking(planning(set), 'build-easy')).toBeGreaterThan(1)
    expect(liking(planning({ ...set, options: {} }), 'build-easy')).toBeLessThan(0)
  })

  test('stand on fields and ways, once on each and not in cities', () => {
    const g = planning({ samurai: ['boso'], own })
    const worth = (at: SpaceId): number => siteWorth(g, 0, 'build-easy', at)
    expect(worth('boso')).toBeGreaterThan(worth('usui'))
    expect(worth('boso')).toBeLessThan(worth('sakura'))
    g.seats[1].temples.push('boso')
    expect(worth('boso')).toBe(worth('usui'))
  })
})

describe('wishes', () => {
  test.each([
    ['wish-6', 'travel', { ryo: 13 }, 'travel'],
    ['wish-1', 'trade', { ryo: 10, stone: 1 }, 'trade'],
    ['wish-16', 'build', { ryo: 1, stone: 4 }, 'build-easy'],
  ] as const)('%s that can be paid makes its action natural', (wish, by, price, action) => {
    const samurai: SpaceId[] = ['edo', 'edo', 'izu', 'boso']
    const rich = planning({ samurai, own: price, wishes: [wish] })
    const none = planning({ samurai, own: price })
    expect(canFulfil(rich, rich.seats[0], by)).toBe(true)
    expect(canFulfil(rich, { wood: 0, stone: 0, rice: 0, ryo: 0 }, by)).toBe(false)
    expect(liking(rich, action)).toBeGreaterThan(liking(none, action) + 1)
  })
})

describe('ronin', () => {
  const together: SpaceId[] = ['izu', 'izu', 'boso']

  test('are driven off where two stand together, if the own samurai can', () => {
    const strong = planning({ samurai: ['izu', 'edo', 'edo', 'boso'], ronin: together })
    const weak = planning({ samurai: ['izu'], ronin: together })
    const alone = planning({ samurai: ['izu', 'edo', 'edo', 'boso'], ronin: ['izu', 'sagami', 'boso'] })
    expect([routable(strong, strong.seats[0]), routable(weak, weak.seats[0])]).toEqual([2, 0])
    expect(liking(strong, 'travel')).toBeGreaterThan(liking(alone, 'travel'))
    const journey = { seat: 0, action: 'travel', own: 0, other: 1, drove: false }
    const drives = (g: G): number => likes['travel']?.(g, 0, journey)('drive-off') ?? 0
    expect(drives(strong)).toBeGreaterThan(2)
    expect(drives(alone)).toBeLessThan(0)
  })

  test('keep builders away from a city where two stand', () => {
    const g = planning({ samurai: ['sakura'], ronin: ['sakura', 'sakura', 'izu'] })
    expect(siteWorth(g, 0, 'build-easy', 'sakura')).toBeLessThan(-3)
  })
})
