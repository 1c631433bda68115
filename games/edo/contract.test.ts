import { move, seatsOf, TOP, type Game, type Pick, type Seat } from '@machiya/kernel'
import { playContracts } from '@machiya/kernel/contract'
import { describe, expect, test } from 'vitest'
import { fresh, many } from '../../house/many.mjs'
import { ownsHouse } from './cities.ts'
import { edo, words } from './index.ts'
import type { G } from './position.ts'
import { station, stock } from './testing.ts'

const GAMES = many(20)
const WATCHED = many(3)
const known = new Map<string, number>()

const SETTINGS = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => ({
  jiin: (bits & 1) > 0,
  tokken: (bits & 2) > 0,
  ronin: (bits & 4) > 0,
}))

const endow = (g: G, seat: Seat): void => {
  const me = g.seats[seat]
  stock(me, { wood: 10, stone: 10, rice: 10, ryo: 200 })
  station(me, 'edo', 'edo', 'sakura')
  me.whites = 3
  for (const pile of [g.specialStack, g.specials]) if (pile.of.length > 0) move(g, pile, me.specials, TOP)
  for (let i = 0; i < 2 && g.privilegeStack.of.length > 0; i++) move(g, g.privilegeStack, me.privileges, TOP)
}

const IDLE = new Set<Pick>(['done', 'back', 'merchant', 0, '0+0'])
/** Stays where the work is: walks only now and then, calls nobody back that can be paid. */
const isKeen = (g: G, pick: Pick, picks: readonly Pick[]): boolean => {
  if (picks.includes('turn-up')) return g.number % 5 === 0 || pick === 'turn-up'
  return picks.includes('pay') ? pick === 'pay' : !IDLE.has(pick)
}

/** Random players are poor and idle and see little of the rules; these begin rich and do what they can. */
const busy: Game<G> = {
  ...edo,
  start: (seats, options, seed) => {
    const g = edo.start(seats, options, seed)
    for (const seat of seatsOf(g)) endow(g, seat)
    return g
  },
  legal: (g, seat, into) => {
    const picks = edo.legal(g, seat, into)
    const keen = picks.filter((pick) => isKeen(g, pick, picks))
    if (keen.length > 0) into.splice(0, into.length, ...keen)
    return into
  },
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

describe.each([2, 3, 4, 5])('the contract with %i players', (seats) => {
  test.each(SETTINGS)('jiin $jiin, tokken $tokken, ronin $ronin', { timeout: 3_600_000 }, (options) => {
    const reports = playContracts(
      { game: edo, seats, options, care: 0.001, mostOffers: 40 },
      GAMES,
      fresh('contract'),
    )
    for (const { end } of reports) {
      expect(end.round).toBeLessThanOrEqual(10)
      const winners = edo.standing(end).filter(({ place }) => place === 1)
      expect(winners.every(({ seat }) => ownsHouse(end, 'edo', seat))).toBe(true)
      expect(winners.length > 0).toBe(seatsOf(end).some((seat) => ownsHouse(end, 'edo', seat)))
    }
  })

  test.each(SETTINGS)('busy: jiin $jiin, tokken $tokken, ronin $ronin', { timeout: 600_000 }, (options) => {
    const languages = [words.en, words.de]
    const reports = playContracts(
      { game: busy, seats, options, known, words: languages, care: 0.08, mostOffers: 40 },
      WATCHED,
      fresh('busy'),
    )
    expect(sum(reports.map(({ worlds }) => worlds))).toBeGreaterThan(20 * WATCHED)
    for (const { end } of reports)
      for (const { points, earned } of end.seats) expect(sum(Object.values(earned))).toBe(points)
  })
})
