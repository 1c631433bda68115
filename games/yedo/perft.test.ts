import { endsOf } from '@machiya/kernel/perft'
import type { Table } from '@machiya/kernel/testing'
import { expect, test } from 'vitest'
import { yedo } from './index.ts'
import type { Yedo } from './position.ts'
import { auction } from './rules/2-bidding.ts'
import { assigning } from './rules/4-assigning.ts'
import { patrolPhase } from './rules/5-watch-patrol.ts'
import { tradePhase } from './rules/6-trade.ts'
import { clans, own, phase, stand } from './testing.ts'

const counts = ({ g }: Table<Yedo>, depths: readonly number[]) =>
  depths.map((depth) => endsOf(yedo, g, depth))

test('perft 1: an auction among four', () => {
  const t = clans(4, (g) => {
    g.seats.forEach((clan) => (clan.mon = 6))
    return auction()
  })
  expect(counts(t, [1, 2, 3, 4])).toEqual([
    [8, 8],
    [32, 32],
    [88, 83],
    [196, 176],
  ])
})

test('perft 2: placing with a closed district, annexes and cards', () => {
  const t = clans(2, (g, lay) => {
    g.shut = 'harbor'
    own(g, 0, 'dojo')
    lay(g.seats[0].actions, 'heart-of-the-dragon', 'early-riser')
    lay(g.seats[1].actions, 'walls-have-ears')
    return assigning()
  })
  expect(counts(t, [1, 2, 3, 4])).toEqual([
    [3, 3],
    [4, 2],
    [26, 13],
    [198, 99],
  ])
})

test('perft 3: the patrol with cards of 5b and 5c, a Feint and two Walls Have Ears', () => {
  const t = clans(3, (g, lay) => {
    Object.assign(g.patrol, { district: 'gates', color: 'red' })
    stand(g, 0, 'shogun', 'bower-2')
    stand(g, 1, 'temple', 'bakufu')
    lay(g.seats[0].actions, 'double-time', 'greased-palm', 'feint')
    lay(g.seats[1].actions, 'walls-have-ears')
    lay(g.seats[2].actions, 'walls-have-ears')
    g.seats[0].blackmail = true
    g.seats[1].blackmail = true
    return patrolPhase()
  })
  expect(counts(t, [1, 2, 3, 4, 5])).toEqual([
    [3, 3],
    [9, 9],
    [17, 7],
    [56, 23],
    [132, 46],
  ])
})

test('perft 4: a trade in the tavern', () => {
  const t = clans(3, (g, lay) => {
    for (const seat of [0, 1] as const) stand(g, seat, 'tavern')
    lay(g.seats[0].weapons, 'nawa')
    lay(g.seats[1].actions, 'haggling', 'safe-house')
    g.seats[0].mon = 6
    g.seats[1].mon = 0
    return tradePhase()
  })
  expect(counts(t, [1, 2, 3, 4, 5])).toEqual([
    [4, 4],
    [17, 15],
    [116, 46],
    [936, 151],
    [8512, 539],
  ])
})

test('perft 5: the action phase with a mission, the bower and an errand', () => {
  const t = phase(3, (g, lay) => {
    stand(g, 0, 'tavern', 'bower-1')
    stand(g, 1, 'bower-3', 'market')
    stand(g, 2, 'temple')
    lay(g.seats[0].missions, 'green/the-banquet-menu')
    lay(g.seats[0].weapons, 'nawa')
    lay(g.seats[0].actions, 'second-errand')
    g.seats[0].mon = 11
  })
  expect(counts(t, [1, 2, 3, 4, 5])).toEqual([
    [2, 2],
    [9, 9],
    [17, 17],
    [34, 34],
    [73, 73],
  ])
})
