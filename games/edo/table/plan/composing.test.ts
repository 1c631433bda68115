import { boardFor } from '@machiya/kit/testing'
import type { Pick } from '@machiya/kernel'
import { expect, test } from 'vitest'
import { edo, words } from '../../index.ts'
import type { G } from '../../position.ts'
import { round } from '../../rules/2-planning.ts'
import { bare, station } from '../../testing.ts'
import { composedIn, crewBy, crewLike, lay, moveCard, pressSide, setCrew, takeOut } from './composing.ts'

/** Planning with four own officials and two white ones, and what the board would lay. */
const planning = (
  laid: readonly Pick[] = [],
  waiting: readonly Pick[] = [],
  before: readonly Pick[] = [],
) => {
  const start = bare((g) => {
    g.seats[0].whites = 2
    station(g.seats[0], 'edo')
    return round()
  })
  const table = edo.view(start.plays(0, ...before).g, 0)
  const view = edo.view(start.plays(0, ...before, ...laid).g, 0)
  const relaid: Pick[] = []
  const board = boardFor<G>(edo, words, view, 0, {
    table,
    laid,
    waiting,
    relay: (picks) => void relaid.splice(0, relaid.length, ...picks),
  })
  return { board, relaid, me: view.seats[0], cards: composedIn(board, 0) }
}
const THREE = ['basic-1:gather-wood', 'basic-2:travel', 'basic-3:recruit']

test('officials are set before all cards are chosen, and wait', () => {
  const { board, relaid, me, cards } = planning(THREE.slice(0, 1))
  setCrew(board, 0, 0, crewBy(me, cards, 0, 1) ?? '')
  expect(relaid).toEqual([THREE[0], '0+1'])
  const waits = planning(THREE.slice(0, 2), ['0+1'])
  expect(waits.cards).toEqual([
    { action: THREE[0], crew: '0+1' },
    { action: THREE[1], crew: undefined },
  ])
  takeOut(waits.board, 0, 0)
  expect(waits.relaid).toEqual([THREE[1]])
})

test('with three cards whoever was not named gets nobody, so that the plan is whole', () => {
  const { board, relaid, me, cards } = planning(THREE)
  setCrew(board, 0, 2, crewBy(me, cards, 2, 1) ?? '')
  expect(relaid).toEqual([...THREE, '0+0', '0+0', '0+1', 'ready'])
})

test('white officials first, own ones where they are sent; no more than there are', () => {
  const { me, cards } = planning(THREE)
  expect([crewBy(me, cards, 0, 1), crewBy(me, cards, 1, 1)]).toEqual(['0+1', '1+0'])
  expect(crewBy(me, cards, 0, -1)).toBeUndefined()
  const { own } = me.means
  const all = [
    { action: 'basic-1:gather-wood', crew: `${own}+0` },
    { action: 'basic-3:take-money', crew: '0+2' },
  ]
  expect([crewBy(me, all, 0, 1), crewBy(me, all, 0, -1)]).toEqual([undefined, `${own - 1}+0`])
})

test('a plan that lies on the table is taken back first', () => {
  const { board, relaid } = planning([], [], [...THREE, '1+0', '0+0', '0+0'])
  takeOut(board, 0, 1)
  expect(relaid).toEqual([...Array.from({ length: 6 }, () => 'back'), THREE[0], THREE[2], '1+0', '0+0'])
})

test('a press on a side lays it, takes it away again, and turns a permit that lies there', () => {
  const { board, relaid } = planning(THREE.slice(0, 2))
  pressSide(board, 0, 'basic-3:take-money')
  expect(relaid).toEqual([...THREE.slice(0, 2), 'basic-3:take-money', '0+0', '0+0', '0+0', 'ready'])
  pressSide(board, 0, 'basic-1:gather-wood')
  expect(relaid).toEqual([THREE[1]])
  pressSide(board, 0, 'basic-1:take-money')
  expect(relaid).toEqual(['basic-1:take-money', THREE[1]])
})

test('a card changes places with its officials, a fourth finds none, and everything can be cleared', () => {
  const { board, relaid } = planning([...THREE, '0+1', '2+0', '0+0'])
  moveCard(board, 0, 0, 2)
  expect(relaid).toEqual([THREE[1], THREE[2], THREE[0], '2+0', '0+0', '0+1', 'ready'])
  relaid.length = 0
  moveCard(board, 0, 2, 3)
  pressSide(board, 0, 'special-1:great-rice')
  expect(relaid).toEqual([])
  lay(board, 0, [])
  expect(relaid).toEqual([])
})

test('an official of a certain kind can be asked for, and the mixture changed', () => {
  const { me, cards } = planning([...THREE, '0+1', '0+0', '0+0'])
  expect(crewBy(me, cards, 0, 1, 'own')).toBe('1+1')
  expect([crewLike(me, cards, 0), crewLike(me, cards, 1)]).toEqual(['1+0', undefined])
})
