import { boardFor } from '@machiya/kit/testing'
import { dice, isOver, type Pick, type Seat, type Whole } from '@machiya/kernel'
import { sha256 } from '@machiya/kernel/sha256'
import { expect, test } from 'vitest'
import type { AreaId } from '../../data/areas.ts'
import { words, yokohama } from '../../index.ts'
import { neighboursOf, placeOf } from '../../places.ts'
import { NONE, type Yokohama } from '../../position.ts'
import { movement } from '../../rules/4-movement.ts'
import { own, post, president, town } from '../../testing.ts'
import { consequence, forecastAt } from '../preview.ts'
import { walkTo } from './way.ts'

/** What really happened when the president went there. */
const outcome = (g: Whole<Yokohama>, seat: Seat, area: AreaId) => {
  const next = structuredClone(g)
  yokohama.advance(next, seat, area)
  const told = yokohama.tidings(next, 'all')
  return {
    power: told.find(({ tiding }) => tiding === 'acted')?.a['power'],
    paid: told.flatMap(({ tiding, a }) => (tiding === 'paid' && a['seat'] === seat ? [a['to']] : [])),
  }
}

const checkWalk = (g: Yokohama, seat: Seat, walk: readonly number[], goal: number): void => {
  if (walk.length === 0) return
  expect(walk[0]).toBe(g.seats[seat].president)
  expect(walk.at(-1)).toBe(goal)
  walk.slice(1).forEach((place, at) => expect(neighboursOf(g, walk[at] ?? NONE) & (1 << place)).not.toBe(0))
}

test.each([2, 3, 4])('the preview of a move is what the move does, %i players', (seats) => {
  const chance = dice(`preview ${seats}`)
  const g = yokohama.start(seats, {}, sha256(`preview ${seats}`))
  const picks: Pick[] = []
  let checked = 0
  for (let moves = 0; moves < 1500 && !isOver(g); moves++) {
    const seat = yokohama.waitingFor(g)[0] as Seat
    yokohama.legal(g, seat, picks)
    if (yokohama.task(g)?.task === 'movement') {
      const board = boardFor(yokohama, words, yokohama.view(g, seat), seat)
      for (const area of picks.filter((pick): pick is AreaId => g.areas.includes(pick as AreaId))) {
        const forecast = forecastAt({ ...board, pointed: area }, area)
        expect(forecast).toBeDefined()
        if (!forecast || forecast.ways > 1) continue
        expect(outcome(g, seat, area)).toEqual({ power: forecast.power, paid: forecast.paid })
        checkWalk(g, seat, walkTo(g, seat, placeOf(g, area), forecast), placeOf(g, area))
        checked++
      }
    }
    yokohama.advance(g, seat, picks[chance(picks.length)] as Pick)
  }
  expect(checked).toBeGreaterThan(10)
})

test('a closed area has no consequence, and one that nobody points at says none', () => {
  const closed = boardFor(yokohama, words, yokohama.view(yokohama.start(4, {}, sha256('closed')), 0), 0)
  expect(forecastAt({ ...closed, pointed: 'bank' }, 'bank')).toBeUndefined()
  const { g } = town(4, (table) => {
    post(table, 0, 'bank')
    return movement({ seat: 0 })
  })
  const board = boardFor(yokohama, words, yokohama.view(g, 0), 0)
  expect(forecastAt(board, 'bank')).toBeUndefined()
  expect(forecastAt({ ...board, chosen: 'bank' }, 'bank')?.gains).toEqual(['2 yen'])
})

test('what an area gives counts what technologies add, and a choice of ways is gone to the end', () => {
  const mine = town(4, (g, lay) => {
    own(g, lay, 0, 'mining-engineering')
    post(g, 0, 'copper-mine-1', 3)
    return movement({ seat: 0 })
  })
  const board = boardFor(yokohama, words, yokohama.view(mine.g, 0), 0, { pointed: 'copper-mine-1' })
  const after = mine.play(0, 'copper-mine-1').g.seats[0].goods.copper
  expect(consequence(board, 'copper-mine-1')).toEqual([
    'power 4',
    `gives ${after - mine.g.seats[0].goods.copper} Copper`,
  ])
  const ways = town(
    3,
    (g) => {
      president(g, 0, 'tea-plantation-1')
      for (const area of ['employment-agency', 'laboratory', 'silk-mill-1'] as const) post(g, 0, area)
      president(g, 1, 'employment-agency')
      president(g, 2, 'laboratory')
      return movement({ seat: 0 })
    },
    [
      ...(['tea-plantation-1', 'laboratory', 'bank', 'port', 'dock'] as const),
      ...(['employment-agency', 'silk-mill-1', 'church', 'customs'] as const),
      ...(['chinatown', 'copper-mine-1', 'canal', 'fishing-ground-1', 'fishing-ground-2'] as const),
    ],
  )
  const split = boardFor(yokohama, words, yokohama.view(ways.g, 0), 0, { pointed: 'silk-mill-1' })
  expect(forecastAt(split, 'silk-mill-1')).toMatchObject({ power: 2, ways: 2, paid: [1], canal: false })
})
