import type { Seat } from '@machiya/kernel'
import { describe, expect, test } from 'vitest'
import type { AchievementId } from '../data/achievements.ts'
import type { TechnologyId } from '../data/technologies.ts'
import { yokohama } from '../index.ts'
import { NEUTRAL, NONE, type Yokohama } from '../position.ts'
import { placement } from '../rules/index.ts'
import { house, own, shop, town } from '../testing.ts'
import { FEATURES, read } from './features.ts'
import { timeLeft } from './outlook.ts'
import { nearness } from './prices.ts'

const featureOf = (g: Yokohama, seat: Seat, name: (typeof FEATURES)[number]): number => {
  const into = new Float64Array(FEATURES.length)
  read(g, seat, into)
  return into[FEATURES.indexOf(name)] as number
}
const ask = () => placement({ seat: 0, placed: 0, last: NONE })

test.each([2, 3, 4])('a game of %i that begins has most of its time left', (seats) => {
  expect(timeLeft(yokohama.start(seats, {}, '1'.repeat(32)), 0)).toBeGreaterThan(0.75)
})

describe('achievements', () => {
  const near = (card: AchievementId, arrange: (g: Yokohama) => void): number => {
    const { g } = town(4, (table, lay) => {
      lay(table.achievements, card)
      arrange(table)
      return ask()
    })
    return nearness(g, 0, 0)
  }

  test('for buildings are as near as the buildings stand', () => {
    expect(near('achievement-c1', () => {})).toBe(0)
    expect(near('achievement-c1', (g) => shop(g, 0, 'copper-mine-1'))).toBe(1 / 4)
    expect(near('achievement-c2', (g) => shop(g, 0, 'copper-mine-1'))).toBe(0)
    const both = (g: Yokohama): void => {
      for (const area of ['copper-mine-1', 'tea-plantation-1', 'silk-mill-1'] as const) shop(g, 0, area)
      house(g, 0, 'bank')
    }
    expect(near('achievement-c3', both)).toBe(1 / 2)
  })
})

describe('majorities', () => {
  test('the neutral colour has its industry at two players', () => {
    const of = (...technologies: TechnologyId[]) =>
      town(2, (g, lay) => {
        own(g, lay, 0, ...technologies)
        return ask()
      }).g
    const few = of('letterpress')
    expect(featureOf(few, 0, 'technology majority')).toBe(5)
    expect(featureOf(few, 1, 'technology majority')).toBe(0)
  })

  test('a tie goes to the rightmost, and the neutral colour takes part', () => {
    const { g } = town(2, (g) => {
      g.church.fill(NONE)
      g.customs.fill(NONE)
      g.church[0] = 0
      g.church[1] = 1
      g.customs[0] = 0
      g.customs[1] = NEUTRAL
      g.customs[2] = NEUTRAL
      return ask()
    })
    expect(featureOf(g, 0, 'church majority')).toBe(3)
    expect(featureOf(g, 1, 'church majority')).toBe(6)
    expect(featureOf(g, 0, 'customs majority')).toBe(4)
  })
})
