import { seatsFrom, type Seat } from '@machiya/kernel'
import { table } from '@machiya/kernel/testing'
import { expect, test } from 'vitest'
import { boardOf, BOARDS } from '../board.ts'
import { isResource, KIND, RESOURCES } from '../by-id.ts'
import { edo } from '../index.ts'
import { bare, freshGame, station, stock } from '../testing.ts'
import { build } from './6-building.ts'

const COUNTS = [2, 3, 4, 5]
const SEEDS = Array.from({ length: 12 }, (_, i) => `seed ${i}`)

test('[1.1] two to five players, with any combination of the modules', () => {
  for (const seats of COUNTS)
    for (const jiin of [false, true])
      for (const tokken of [false, true])
        for (const ronin of [false, true])
          expect(freshGame(seats, { jiin, tokken, ronin }).about.options).toEqual({ jiin, tokken, ronin })
  expect(() => freshGame(1)).toThrow('2 to 5')
  expect(() => freshGame(6)).toThrow('2 to 5')
})

test('[1.2] side A for two and three, side B for four and five', () => {
  expect(COUNTS.map((seats) => boardOf(freshGame(seats)))).toEqual([BOARDS.a, BOARDS.a, BOARDS.b, BOARDS.b])
  expect(BOARDS.a.spaces.length).toBe(19)
  expect(BOARDS.b.spaces.length).toBe(26)
})

test.each(COUNTS)('[1.3] covered resource spaces for %i', (seats) => {
  const each = seats === 2 || seats === 4 ? ['rice', 'stone', 'wood'] : []
  for (const seed of SEEDS)
    expect(
      freshGame(seats, {}, seed)
        .covered.map((at) => KIND[at])
        .sort(),
    ).toEqual(each)
})

test.each(COUNTS)('[1.4] closed cities for %i: never Edo, and no starting place', (seats) => {
  for (const seed of SEEDS) {
    const g = freshGame(seats, {}, seed)
    expect(g.closed.length).toBe(seats === 2 || seats === 4 ? 1 : 0)
    expect(g.closed).not.toContain('edo')
    for (const city of g.closed) table(edo, g).refuses(g.startPlayer, city, '1.4')
  }
})

test('[1.5] every open city has one income tile', () => {
  expect(COUNTS.map((seats) => freshGame(seats).incomeTiles.of.length)).toEqual([3, 4, 5, 6])
  const g = freshGame(5)
  expect(g.incomeTiles.of.length + g.incomeBox.of.length).toBe(24)
})

test('[1.6] one current merchant card, nine in the stack with the top one face up', () => {
  const g = freshGame(3)
  expect([g.merchantCards.of.length, g.merchantStack.of.length]).toEqual([2, 8])
  expect(edo.view(g, 0).merchantStack.of).toEqual(Array.from({ length: 8 }, () => '?'))
})

test('[1.7] four special permits lie open, eight are hidden', () => {
  const g = freshGame(3)
  expect([g.specials.of.length, g.specialStack.of.length]).toEqual([4, 8])
  expect(new Set(edo.view(g, 'public').specialStack.of)).toEqual(new Set(['?']))
})

test('[1.8] the merchant starts in Edo', () => {
  expect(COUNTS.map((seats) => freshGame(seats).merchant)).toEqual(['edo', 'edo', 'edo', 'edo'])
})

test('[1.9] what every player begins with', () => {
  for (const { houses, posts, ryo, points, samurai, specials, wood, stone, rice } of freshGame(4).seats) {
    expect([houses, posts, ryo, points]).toEqual([7, 1, 10, 0])
    expect([samurai, specials.of]).toEqual([[], []])
    expect([wood, stone, rice]).toEqual([0, 0, 0])
  }
})

test('[1.10] twelve white officials and eight fortresses', () => {
  const g = freshGame(5)
  expect([g.whites, g.fortresses]).toEqual([12, 8])
})

test('[1.11] every seat can become start player', () => {
  const starts = SEEDS.concat(SEEDS.map((seed) => `${seed} more`)).map(
    (seed) => freshGame(3, {}, seed).startPlayer,
  )
  expect(new Set(starts)).toEqual(new Set([0, 1, 2]))
})

const PACKS = ['package-6', 'package-2', 'package-3', 'package-4', 'package-5']

test('[1.12] in turn order each takes a package or a starting place', () => {
  const g = freshGame(3)
  const [first, second] = seatsFrom(g, g.startPlayer) as [Seat, Seat, Seat]
  const opened = table(edo, g)
  expect(opened.open(first)).toEqual([...PACKS, 'utsunomiya', 'odawara', 'sakura'])
  const next = opened.play(first, 'package-6')
  expect(edo.waitingFor(next.g)).toEqual([second])
  expect(next.open(second)).toContain('sakura')
})

test('[1.13] then, in reverse order, what is still missing', () => {
  const g = freshGame(3)
  const [first, second, third] = seatsFrom(g, g.startPlayer) as [Seat, Seat, Seat]
  const after = table(edo, g).play(first, 'package-6').play(second, 'sakura').play(third, 'package-2')
  expect(after.open(third)).toEqual(['utsunomiya', 'odawara', 'sakura'])
  const back = after.play(third, 'sakura')
  expect(back.open(second)).toEqual(['package-3', 'package-4', 'package-5'])
  const last = back.play(second, 'package-5')
  expect(last.open(first)).toEqual(['utsunomiya', 'odawara', 'sakura'])
  expect(last.play(first, 'odawara').asks()).toBe('plan')
})

test('[1.14] a package is taken once, and all five lie there at every player count', () => {
  for (const seats of COUNTS) expect(freshGame(seats).packages).toEqual(PACKS)
  const g = freshGame(2)
  const [first, second] = seatsFrom(g, g.startPlayer) as [Seat, Seat]
  const after = table(edo, g).play(first, 'package-3')
  after.refuses(second, 'package-3', '1.14')
  const { wood, stone, rice } = after.g.seats[first]
  expect([wood, stone, rice]).toEqual([1, 1, 3])
})

test('[1.15] house and samurai start together, not in Edo, and score nothing', () => {
  const g = freshGame(3)
  const [first, second] = seatsFrom(g, g.startPlayer) as [Seat, Seat, Seat]
  const after = table(edo, g).refuses(first, 'edo', '1.15').play(first, 'sakura').play(second, 'sakura')
  expect(after.g.sites.sakura).toEqual([`house-${first}`, `house-${second}`])
  const { samurai, houses, points } = after.g.seats[second]
  expect([samurai, houses, points]).toEqual([['sakura'], 6, 0])
})

test('[1.16] three temples each, with Jiin alone', () => {
  const builders = (jiin: boolean) =>
    bare(
      (g) => {
        station(g.seats[0], 'boso', 'koiwa', 'senju', 'tama')
        stock(g.seats[0], { wood: 8, rice: 4 })
        return build({ seat: 0, action: 'build-easy', left: 4, used: [] })
      },
      { jiin },
    )
  const three = builders(true).plays(0, 'temple@boso', 'temple@koiwa', 'temple@senju')
  expect(three.refuses(0, 'temple@tama', '6.17').g.seats[0].temples).toEqual(['boso', 'koiwa', 'senju'])
  expect(builders(false).open(0)).toEqual(['done'])
})

test('[1.17] three wishes over three privileges, and a preview of each', () => {
  const g = freshGame(3, { tokken: true })
  expect([g.wishes.of.length, g.wishStack.of.length]).toEqual([4, 11])
  expect([g.privileges.of.length, g.privilegeStack.of.length]).toEqual([4, 8])
  expect(new Set(edo.view(g, 1).wishStack.of)).toEqual(new Set(['?']))
  expect(freshGame(3).wishes.of).toEqual([])
})

test('[1.18] a ronin on an uncovered space of each resource, seven location tiles in the bag', () => {
  for (const seed of SEEDS) {
    const g = freshGame(4, { ronin: true }, seed)
    expect(g.ronin.map((at) => KIND[at]).sort()).toEqual([...RESOURCES].sort())
    expect(g.ronin.some((at) => g.covered.includes(at))).toBe(false)
    expect(g.bag.of.length).toBe(7)
  }
  expect(freshGame(4).ronin).toEqual([])
})

test('[1.19] ronin for two: nothing covered, and the city stays closed', () => {
  const g = freshGame(2, { ronin: true })
  expect(g.covered).toEqual([])
  expect(g.closed.length).toBe(1)
  expect(freshGame(4, { ronin: true }).covered.length).toBe(3)
  expect(boardOf(g).spaces.filter((at) => isResource(KIND[at])).length).toBe(6)
})
