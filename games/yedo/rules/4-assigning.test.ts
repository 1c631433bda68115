import { expect, test } from 'vitest'
import { COVERED, DISTRICT_AT } from '../whereabouts.ts'
import { yedo } from '../index.ts'
import { clans, disciplesOf, own, stand, type Lays } from '../testing.ts'
import { assigning } from './4-assigning.ts'

test('[4.1] one at a time in player order, until all are placed', () => {
  const t = clans(2, (g) => {
    g.seats[1].house = 3
    g.seats[1].reserve = 1
    return assigning()
  })
  const { g } = t
    .play(0, 'gates')
    .play(1, 'gates')
    .play(0, 'harbor')
    .play(1, 'harbor')
    .play(1, 'temple')
    .settled()
  expect(g.seats.map(({ house }) => house)).toEqual([0, 0])
  expect([disciplesOf(g, 0), disciplesOf(g, 1)]).toEqual([4, 4])
})

test('[4.2] a space and an annex hold one disciple each', () => {
  const t = clans(2, (g) => {
    stand(g, 1, 'harbor', 'harbor')
    own(g, 0, 'dojo')
    return assigning()
  }).refuses(0, 'harbor', '4.2')
  const next = t.play(0, 'dojo')
  expect(next.g.seats[0].annexes.dojo).toBe(2)
  next.refuses(0, 'dojo', '4.2').play(0, 'shogun').settled()
})

test('[4.3] a closed district refuses disciples, own annexes do not', () => {
  const t = clans(2, (g) => {
    g.shut = 'castle'
    own(g, 0, 'yashiki')
    return assigning()
  })
  for (const spot of ['shogun', 'bakufu', 'bower-1', 'bower-2']) t.refuses(0, spot, '4.3')
  t.play(0, 'yashiki')
})

test('[4.4] one own disciple in the bower', () => {
  const t = clans(3, () => assigning())
    .play(0, 'bower-2')
    .play(1, 'bower-1')
    .play(2, 'bower-3')
  t.refuses(0, 'bower-1', '4.2')
  const other = clans(3, (g) => {
    stand(g, 0, 'bower-2')
    return assigning()
  })
  other.refuses(0, 'bower-1', '4.4').refuses(0, 'bower-3', '4.4').play(0, 'shogun')
})

test('[4.5] there is no passing, and one without a space stays at home', () => {
  const t = clans(2, () => assigning())
  expect(t.open(0)).not.toContain('pass')
  const full = clans(2, (g) => {
    g.spaces = g.spaces.map((owner, at) => (owner === COVERED || at === 3 ? owner : 1))
    g.spaces[2] = 0
    g.seats[1].house = 0
    return assigning()
  }).settled()
  expect(full.g.seats[0].house).toBe(2)
})

/** Everything is taken but the spaces of the closed harbor. */
const onlyHarbor = (arrange: Lays = () => {}) =>
  clans(2, (g, lay) => {
    g.shut = 'harbor'
    g.spaces = g.spaces.map((owner, at) => (owner === COVERED || DISTRICT_AT[at] === 'harbor' ? owner : 1))
    g.seats[1].house = 0
    arrange(g, lay)
    return assigning()
  })

test('[4.5] [8.16] who finds free spaces only in the closed district is asked before he is passed over', () => {
  const hopeful = onlyHarbor((g, lay) => lay(g.seats[0].actions, 'heart-of-the-dragon')).play(0, 'pass')
  expect(hopeful.asks()).toBe('place')
  expect(hopeful.open(0)).toEqual(['home', 'play:heart-of-the-dragon'])
  hopeful.refuses(0, 'harbor', '4.3')
  const opened = hopeful.play(0, 'play:heart-of-the-dragon').play(0, 'harbor').play(0, 'harbor').settled()
  expect(opened.g.seats[0].house).toBe(0)
  expect(hopeful.play(0, 'home').settled().g.seats[0].house).toBe(2)
})

test('[4.5] the question does not tell whether he has the card; an empty hand is not asked', () => {
  const other = onlyHarbor((g, lay) => lay(g.seats[0].actions, 'haggling')).play(0, 'pass')
  expect(other.open(0)).toEqual(['home'])
  expect(onlyHarbor().settled().g.seats[0].house).toBe(2)
  const old = onlyHarbor((g, lay) => {
    Object.assign(g.about, { since: 2 })
    lay(g.seats[0].actions, 'haggling')
  })
  old.play(0, 'pass').settled()
})

test('[4.5] who stayed can place all the same once another has opened the district', () => {
  const both = onlyHarbor((g, lay) => {
    Object.assign(g.seats[1], { house: 1, reserve: 0 })
    lay(g.seats[0].actions, 'haggling')
    lay(g.seats[1].actions, 'heart-of-the-dragon')
  })
  const opened = both.play(0, 'pass').play(1, 'pass').play(0, 'home').play(1, 'play:heart-of-the-dragon')
  const placed = opened.play(0, 'pass').play(1, 'harbor').play(0, 'harbor').settled()
  expect(placed.g.seats.map(({ house }) => house)).toEqual([1, 0])
})

test('[4.6] spaces of a district are alike: the first free one is taken', () => {
  const { g } = clans(3, (each) => {
    stand(each, 1, 'market')
    return assigning()
  }).play(0, 'market')
  expect(g.spaces.slice(8, 12)).toEqual([1, 0, -1, COVERED])
  expect(
    clans(2, () => assigning())
      .offers(0)
      .map(({ pick }) => pick),
  ).not.toContain('bower-3')
})

test('[4.7] an annex must be built before it is used', () => {
  clans(2, () => assigning()).refuses(0, 'dojo', '4.7')
  expect(yedo.seats).toEqual([2, 5])
})
