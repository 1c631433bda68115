import { boardFor } from '@machiya/kit/testing'
import { dice, isOver, type Pick, type Seat, type Whole } from '@machiya/kernel'
import { sha256 } from '@machiya/kernel/sha256'
import { expect, test } from 'vitest'
import type { SpaceId } from '../../by-id.ts'
import { edo, words } from '../../index.ts'
import type { G } from '../../position.ts'
import { gather } from '../../rules/4-supplies.ts'
import { sendTo } from '../../rules/5-travel-and-ronin.ts'
import { ALL, bare, station, stock } from '../../testing.ts'
import { outlooksOf } from '../plan/forecast.ts'
import { worthIn } from './preview.ts'

/** What the tag says while somebody points at the place. */
const tagAt = (g: Whole<G>, at: SpaceId) =>
  worthIn(boardFor(edo, words, edo.view(g, 0), 0, { pointed: at }), at)
const atWork = (action: 'gather-wood' | 'rich-wood', wood: number) =>
  bare((g) => {
    station(g.seats[0], 'chichibu')
    stock(g.seats[0], { wood })
    return gather({ seat: 0, action, left: 1, used: [] })
  }).g

test('rich wood promises the four pieces that are gathered', () => {
  expect([tagAt(atWork('gather-wood', 0), 'chichibu'), tagAt(atWork('rich-wood', 0), 'chichibu')]).toEqual([
    '+3 wood',
    '+4 wood',
  ])
})

test('with room for one piece, one is promised', () => {
  expect(tagAt(atWork('rich-wood', 9), 'chichibu')).toBe('+1 wood')
})

test('a covered field promises nothing, neither to whoever is sent there nor to whoever would gather', () => {
  const sent = bare((g) => {
    g.covered = ['chichibu']
    return sendTo({ seat: 0, action: 'travel', own: 1, other: 0, drove: false })
  })
  expect(tagAt(sent.g, 'chichibu')).toBeUndefined()
  const g = atWork('gather-wood', 0)
  g.covered = ['chichibu']
  expect(tagAt(g, 'chichibu')).toBeUndefined()
})

test('only the place that is pointed at or chosen speaks', () => {
  const board = boardFor(edo, words, edo.view(atWork('gather-wood', 0), 0), 0)
  expect(worthIn(board, 'chichibu')).toBeUndefined()
  expect(worthIn({ ...board, chosen: 'chichibu' }, 'chichibu')).toBe('+3 wood')
})

const card = (action: string, crew: string, arrange: (g: G) => void = () => {}) => {
  const { g } = bare((table) => {
    station(table.seats[0], 'chichibu')
    arrange(table)
    return gather({ seat: 0, action: 'gather-wood', left: 1, used: [] })
  })
  return outlooksOf(edo.view(g, 0), 0, [{ action, crew }])[0]
}

test('a plan comes to what its cards do: rich, full up, covered, unpaid', () => {
  expect(card('basic-1:gather-wood', '1+0')).toMatchObject({
    change: { wood: 3 },
    after: { wood: 3 },
    least: { wood: 2 },
    lapses: 0,
    why: undefined,
  })
  expect(card('basic-1:gather-wood', '1+0', (g) => stock(g.seats[0], { wood: 9 }))?.change).toEqual({
    wood: 1,
  })
  expect(card('basic-1:gather-wood', '2+0')).toMatchObject({ change: { wood: 3 }, lapses: 1 })
  const covered = card('basic-1:gather-wood', '1+0', (g) => (g.covered = ['chichibu']))
  expect([covered?.change, covered?.lapses, covered?.why?.rule]).toEqual([{}, 1, '4.14'])
  const poor = card('basic-2:build-easy', '1+0', (g) => station(g.seats[0], 'edo'))
  expect([poor?.change, poor?.lapses, poor?.why?.rule]).toEqual([{}, 1, '3.10'])
})

test('one card of a plan is reckoned after the other', () => {
  const { g } = bare((table) => {
    station(table.seats[0], 'edo')
    stock(table.seats[0], { wood: 2, stone: 1 })
    return gather({ seat: 0, action: 'gather-wood', left: 1, used: [] })
  })
  const house = { action: 'basic-2:build-easy', crew: '1+0' }
  const money = { action: 'basic-1:take-money', crew: '1+0' }
  const [paid, built] = outlooksOf(edo.view(g, 0), 0, [money, house])
  expect([paid?.change, built?.change, built?.lapses]).toEqual([
    { ryo: 5 },
    { wood: -2, stone: -1, ryo: -5 },
    0,
  ])
  expect(outlooksOf(edo.view(g, 0), 0, [house, money])[0]?.lapses).toBe(1)
})

test('before a card that needs somebody at work the nearest samurai walks there and pays for the way', () => {
  const walker = (ryo: number) =>
    card('basic-1:gather-wood', '2+0', (g) => {
      station(g.seats[0], 'arakawa')
      stock(g.seats[0], { ryo })
    })
  const paid = walker(9)
  expect([paid?.walks[0]?.from, paid?.lapses]).toEqual(['arakawa', 0])
  expect(paid?.change.ryo).toBeLessThan(0)
  expect(walker(0)).toMatchObject({ walks: [], lapses: 1 })
})

test('a plan sends officials and says what it builds', () => {
  const sent = card('basic-2:travel', '1+0')
  expect(sent?.samurai.length).toBe(2)
  expect(sent?.sent).toHaveLength(1)
  const built = card('basic-2:build-easy', '1+0', (g) => {
    station(g.seats[0], 'edo')
    stock(g.seats[0], { wood: 2, stone: 1, ryo: 5 })
  })
  expect([built?.built.map(({ pick }) => pick), built?.after.points]).toEqual([['house@edo'], 1])
})

const GOODS = ['wood', 'stone', 'rice', 'ryo'] as const

test('the tag of a place is what choosing it does', () => {
  const chance = dice('edo tags')
  const g = edo.start(4, ALL, sha256('edo tags'))
  let checked = 0
  for (let moves = 0; moves < 900 && !isOver(g); moves++) {
    const seat = edo.waitingFor(g)[0] as Seat
    const open = edo.legal(g, seat, [])
    const board = boardFor(edo, words, edo.view(g, seat), seat)
    for (const pick of ['gather', 'go', 'draw-income'].includes(edo.task(g)?.task ?? '') ? open : []) {
      const then = edo.copy(g)
      edo.advance(then, seat, pick)
      const told = GOODS.flatMap((each) => {
        const by = then.seats[seat][each] - g.seats[seat][each]
        return by === 0 ? [] : [`${by > 0 ? `+${by}` : `−${-by}`} ${words.en.names[each]}`]
      })
      if (told.length === 0 || String(pick).includes(':')) continue
      expect(worthIn({ ...board, pointed: String(pick) }, pick)).toBe(told.join(', '))
      checked++
    }
    edo.advance(g, seat, open[chance(open.length)] as Pick)
  }
  expect(checked).toBeGreaterThan(100)
})
