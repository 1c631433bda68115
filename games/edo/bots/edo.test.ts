import { edo } from '../index.ts'
import { crewOf } from '../picks.ts'
import { officialsLeft } from '../plans.ts'
import type { G } from '../position.ts'
import { dice, isOver, type Pick, type Seat, type Whole } from '@machiya/kernel'
import { describe, expect, test } from 'vitest'
import { layOthers } from './plans.ts'

/** Positions of a game at random in which somebody has cards face down. */
const laid = (): Whole<G>[] => {
  const chance = dice('plans')
  const found: Whole<G>[] = []
  let g = edo.start(4, {}, 'e'.repeat(32))
  for (let move = 0; !isOver(g) && found.length < 40; move++) {
    const seat = edo.waitingFor(g)[0] as Seat
    const picks = edo.legal(g, seat, [])
    if (move % 5 === 0 && g.seats.some(({ faceDown }) => faceDown > 0)) found.push(g)
    g = edo.play(g, { seat, pick: picks[chance(picks.length)] as Pick }).position as Whole<G>
  }
  return found
}

describe('the plans of others', () => {
  test('are guessed anew without changing anything that can be seen', () => {
    const positions = laid()
    expect(positions.length).toBeGreaterThan(20)
    for (const g of positions) {
      const seen = edo.view(g, 1)
      const world = edo.imagine(seen, dice('world'))
      layOthers(world, 1, dice('anew'))
      expect(edo.hash(edo.view(world, 1))).toBe(edo.hash(seen))
    }
  })

  test('use no more cards and officials than their owners have', () => {
    for (const g of laid()) {
      const world = edo.imagine(edo.view(g, 0), dice('world'))
      layOthers(world, 0, dice('anew'))
      for (const seat of [1, 2, 3] as const) {
        const { plan, faceDown, turned } = world.seats[seat]
        expect(plan.value.actions).toHaveLength(faceDown)
        const left = officialsLeft(world.seats[seat], [...turned, ...plan.value.officials.map(crewOf)])
        expect(Math.min(left.own, left.white, left.black)).toBeGreaterThanOrEqual(0)
      }
    }
  })
})
