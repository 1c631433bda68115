import { sha256 } from '@machiya/kernel/sha256'
import { table } from '@machiya/kernel/testing'
import { describe, expect, test } from 'vitest'
import { AREAS } from '../data/areas.ts'
import { PYRAMIDS } from '../data/pyramids.ts'
import { words, yokohama } from '../index.ts'
import { neighboursOf, placeOf, siteAt, tileAt } from '../places.ts'
import { NEUTRAL, NONE } from '../position.ts'
import { TOWNS, town } from '../testing.ts'
import { turn } from './2-turn.ts'

const start = (seats: number, seed = 'set-up') => yokohama.start(seats, {}, sha256(seed))
const COUNTS = [2, 3, 4]
const bits = (mask: number): number[] =>
  [...mask.toString(2)].reverse().flatMap((bit, i) => (bit === '1' ? [i] : []))

test('[1.1] two to four play, and the first seat begins', () => {
  expect(() => start(1)).toThrow('2 to 4')
  expect(() => start(5)).toThrow('2 to 4')
  const g = start(3)
  const t = [0, 1, 2].reduce(
    (at, seat) => at.play(seat as 0, g.seats[seat as 0].hand.of[0] ?? ''),
    table(yokohama, g),
  )
  expect(t.asks()).toBe('placement')
  expect(yokohama.waitingFor(t.g)).toEqual([0])
})

describe('[1.2] the areas in play', () => {
  test.each([
    [2, 10, ['research-centre', 'dock', 'chinatown', 'canal', 'fishing-ground-2', 'copper-mine-2']],
    [3, 14, ['research-centre', 'copper-mine-2', 'silk-mill-2', 'tea-plantation-2']],
    [4, 18, []],
  ])('[1.2] with %i players there are %i areas', (seats, count, left) => {
    const { areas } = start(seats)
    expect(new Set(areas).size).toBe(count)
    for (const area of left) expect(areas).not.toContain(area)
    if (seats === 3)
      expect(areas).toEqual(expect.arrayContaining(['canal', 'fishing-ground-2', 'dock', 'chinatown']))
  })
})

test('[1.3] areas are shuffled into rows that shrink by one', () => {
  for (const { players, rows } of PYRAMIDS) {
    expect(rows.reduce((sum, row) => sum + row, 0)).toBe(start(players).areas.length)
    rows.slice(1).forEach((row, i) => expect(row).toBe((rows[i] ?? 0) - 1))
  }
  expect(start(4, 'one').areas).not.toEqual(start(4, 'two').areas)
  const canals = Array.from({ length: 40 }, (_, i) => placeOf(start(3, `seed ${i}`), 'canal'))
  expect(new Set(canals).size).toBeGreaterThan(8)
})

test('[1.4] neighbours touch in the row and half-overlap above and below', () => {
  const edges = COUNTS.map((seats) => {
    const g = start(seats)
    const all = g.areas.flatMap((_, a) => bits(neighboursOf(g, a)).map((b) => [a, b] as const))
    for (const [a, b] of all) expect(bits(neighboursOf(g, b))).toContain(a)
    return all.length / 2
  })
  expect(edges).toEqual([18, 28, 38])
  expect(bits(neighboursOf(start(4), 7))).toEqual([1, 2, 6, 8, 11, 12])
  expect(bits(neighboursOf(start(4), 0))).toEqual([1, 6])
})

test('[1.5] a building site on every area but the canal', () => {
  for (const [seats, sites] of [
    [2, 10],
    [3, 13],
    [4, 17],
  ] as const) {
    const g = start(seats)
    expect(g.sites.of).toHaveLength(sites)
    expect(g.unusedSites.of).toHaveLength(24 - sites)
    expect(g.areas.filter((_, place) => siteAt(g, place) === undefined)).toEqual(seats === 2 ? [] : ['canal'])
    expect(new Set(g.areas.map((_, place) => siteAt(g, place))).size).toBe(g.areas.length)
    expect(yokohama.view(g, 0).unusedSites.of.every((site) => (site as string) === '?')).toBe(true)
  }
})

test('[1.6] a power-5 tile on every area but the canal', () => {
  for (const [seats, tiles] of [
    [2, 10],
    [3, 13],
    [4, 17],
  ] as const) {
    const g = start(seats)
    expect(g.tiles.of).toHaveLength(tiles)
    expect(g.unusedTiles.of).toHaveLength(20 - tiles)
    expect(g.areas.filter((_, place) => tileAt(g, place) === undefined)).toEqual(seats === 2 ? [] : ['canal'])
  }
})

/** A new game in which everybody has kept an order. */
const laidOut = (seats: number, seed?: string) => {
  const g = start(seats, seed)
  for (const seat of yokohama.waitingFor(g)) yokohama.advance(g, seat, g.seats[seat].hand.of[0] ?? '')
  return g
}

test('[1.7] the boards in play', () => {
  expect(COUNTS.map((seats) => start(seats).dock.of.length)).toEqual([0, 6, 6])
  expect(COUNTS.map((seats) => laidOut(seats).researchCentre.of.length)).toEqual([0, 0, 6])
  for (const seats of COUNTS) {
    const { church, customs, port, laboratory } = laidOut(seats)
    expect([church, customs, port.of, laboratory.of].map((board) => board.length)).toEqual([8, 7, 6, 6])
  }
})

test('[1.8] pieces in supply and warehouse', () => {
  for (const { supply, warehouse, president } of start(4).seats) {
    expect(president).toBe(NONE)
    expect(supply).toEqual({ assistant: 8, shop: 2, house: 0 })
    expect(warehouse).toEqual({ assistant: 12, shop: 6, house: 4 })
  }
})

test('[1.9] goods and yen', () => {
  const { seats } = start(4)
  expect(seats.map(({ yen }) => yen)).toEqual([3, 4, 4, 4])
  for (const { goods, imports, points } of seats)
    expect([goods, imports, points]).toEqual([{ copper: 1, silk: 1, tea: 1, fish: 1 }, 0, 0])
})

test('[1.10] orders removed unseen', () => {
  expect(COUNTS.map((seats) => start(seats).unusedOrders.of.length)).toEqual([16, 5, 0])
  expect(yokohama.view(start(2), 0).unusedOrders.of).not.toContain('order-1')
})

test('[1.11] six orders on every board in play', () => {
  expect(COUNTS.map((seats) => start(seats).port.of.length)).toEqual([6, 6, 6])
  expect(COUNTS.map((seats) => start(seats).orders.of.length)).toEqual([10, 13, 16])
})

test('[1.12] each player secretly keeps one of two orders', () => {
  const g = start(3)
  for (const { hand } of g.seats) expect(hand.of).toHaveLength(2)
  const [keep = '', drop = ''] = g.seats[1].hand.of
  const asked = table(yokohama, g).play(1, keep)
  expect(yokohama.waitingFor(asked.g)).toEqual([0, 2])
  expect(yokohama.view(asked.g, 0).seats[1].hand.of).toEqual(['?', '?'])
  const done = asked.play(2, g.seats[2].hand.of[1] ?? '').play(0, g.seats[0].hand.of[0] ?? '')
  expect(done.g.seats.map(({ hand }) => hand.of.length)).toEqual([1, 1, 1])
  expect(done.g.seats[1].hand.of).toEqual([keep])
  expect(yokohama.view(done.g, 1).unusedOrders.of).toContain(drop)
  for (const other of [0, 2] as const) {
    expect(yokohama.view(done.g, other).seats[1].hand.of).toEqual(['?'])
    expect(yokohama.view(done.g, other).unusedOrders.of).not.toContain(drop)
  }
})

test('[1.12, 1.13, 1.14] the order is kept before technologies and achievements are laid', () => {
  for (const seats of COUNTS) {
    const { laboratory, researchCentre, achievements, technologies } = start(seats)
    expect([laboratory, researchCentre, achievements].flatMap(({ of }) => of)).toEqual([])
    expect(technologies.of).toHaveLength(30)
    const after = laidOut(seats)
    expect([after.laboratory.of.length, after.achievements.of.length, after.round]).toEqual([6, 3, 1])
  }
})

test('[1.13] thirty technologies, six on every board in play', () => {
  expect(COUNTS.map((seats) => laidOut(seats).technologies.of.length)).toEqual([24, 24, 18])
  expect(yokohama.box(4, {})['technology']).toHaveLength(30)
})

test('[1.14] one achievement of each stack', () => {
  const drawn = new Set<string>()
  for (let i = 0; i < 60; i++) {
    const { achievements, unusedAchievements } = laidOut(2, `achievement ${i}`)
    expect(achievements.of.map((id) => id.slice(0, -1))).toEqual([
      'achievement-a',
      'achievement-b',
      'achievement-c',
    ])
    expect(unusedAchievements.of).toHaveLength(9)
    for (const id of achievements.of) drawn.add(id)
  }
  expect(drawn.size).toBe(12)
})

test('[1.15] ten foreign agents and one station tile', () => {
  const { agents, station } = start(3)
  expect(Object.values(agents)).toEqual([3, 2, 2, 2, 1])
  expect(station).toBe(NONE)
})

test('[1.16] with two players a neutral assistant blocks a space of church and customs', () => {
  const g = start(2)
  expect(g.church).toEqual([NONE, NONE, NONE, NEUTRAL, NONE, NONE, NONE, NONE])
  expect(g.customs).toEqual([NONE, NONE, NONE, NEUTRAL, NONE, NONE, NONE])
  for (const seats of [3, 4]) expect([...start(seats).church, ...start(seats).customs]).not.toContain(NEUTRAL)
})

test('[1.2] the towns of the tests hold just the areas of their player counts', () => {
  for (const seats of COUNTS)
    expect([...(TOWNS[seats] ?? [])].sort()).toEqual(
      AREAS.flatMap(({ id, from }) => (from <= seats ? [id] : [])).sort(),
    )
})

test('[1.1] everything has a name in both languages', () => {
  for (const { names, effects } of [words.en, words.de])
    for (const id of Object.values(yokohama.box(4, {})).flat()) {
      expect(names[id], id).toBeTruthy()
      expect(effects[id], id).toBeTruthy()
    }
  expect(town(2, () => turn({ seat: 0 })).asks()).toBe('placement')
})
