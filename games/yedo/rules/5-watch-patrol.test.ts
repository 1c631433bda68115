import { expect, test } from 'vitest'
import type { Spot } from '../whereabouts.ts'
import type { DistrictId } from '../data/rows.ts'
import type { Yedo } from '../position.ts'
import { clans, disciplesOf, man, stand, type Arrange, type Lays } from '../testing.ts'
import { patrolPhase } from './5-watch-patrol.ts'

const patrol = (
  seats: number,
  from: DistrictId,
  color: 'red' | 'blue',
  arrange: (...a: Parameters<Arrange>) => void = () => {},
) =>
  clans(seats, (g, lay) => {
    g.patrol.district = from
    g.patrol.color = color
    arrange(g, lay)
    return patrolPhase()
  })

test('[5.1] red walks clockwise, blue against it', () => {
  const ring = ['castle', 'temple', 'market', 'red-light', 'harbor', 'tavern', 'gates'] as const
  ring.forEach((district, i) => {
    expect(patrol(2, district, 'red').settled().g.patrol.district).toBe(ring[(i + 1) % 7])
    expect(patrol(2, district, 'blue').settled().g.patrol.district).toBe(ring[(i + 6) % 7])
  })
})

test('[5.2] one card of 5b a player, others beside it', () => {
  const t = patrol(2, 'castle', 'red', (g, lay) => {
    stand(g, 0, 'tavern')
    lay(g.seats[0].actions, 'double-time', 'forced-march', 'feint')
  })
  const one = t.play(0, 'play:double-time')
  expect(one.g.patrol.district).toBe('market')
  one.refuses(0, 'play:forced-march', '5.2')
  const feint = one.play(0, 'play:feint').plays(0, 'tavern', 'gates')
  feint.refuses(0, 'play:forced-march', '5.2').play(0, 'pass').play(0, 'pass').settled()
})

const held = (arrange: (...a: Parameters<Arrange>) => void) => patrol(2, 'castle', 'red', arrange)

test('[5.3] one card of 5c or the Blackmail', () => {
  const t = held((g, lay) => {
    stand(g, 0, 'temple', 'temple')
    g.seats[0].blackmail = true
    g.seats[1].blackmail = true
    lay(g.seats[0].actions, 'greased-palm', 'safe-house')
  }).play(0, 'pass')
  expect(t.asks()).toBe('rescue')
  const one = t.play(0, 'play:greased-palm')
  one.refuses(0, 'blackmail', '5.3').refuses(0, 'play:safe-house', '5.3')
  const { g } = one.play(0, 'pass').settled()
  expect(g.spaces.filter((owner) => owner === 0)).toHaveLength(1)
})

test('[5.3] every player with a card is asked, also one without a disciple there', () => {
  const t = held((g, lay) => {
    stand(g, 0, 'gates')
    g.seats[0].blackmail = true
    lay(g.seats[0].weapons, 'metsubushi')
    lay(g.seats[0].actions, 'greased-palm', 'safe-house', 'smoke-screen', 'feint')
  }).play(0, 'pass')
  expect(t.asks()).toBe('rescue')
  expect(t.open(0)).toEqual(['pass', 'play:feint', 'play:safe-house', 'play:smoke-screen'])
  t.refuses(0, 'blackmail', '5.4').refuses(0, 'play:greased-palm', '8.18')
  const spent = t.play(0, 'play:safe-house').refuses(0, 'play:smoke-screen', '5.3')
  spent.play(0, 'pass').settled()
})

test('[5.3] a game begun before revision 3 asks only those with a disciple there', () => {
  const begun: Lays = (g, lay) => {
    Object.assign(g.about, { since: 2 })
    stand(g, 0, 'gates')
    lay(g.seats[0].actions, 'safe-house')
  }
  held(begun).play(0, 'pass').settled()
  const caught = held((g, lay) => {
    begun(g, lay)
    stand(g, 0, 'temple')
  }).play(0, 'pass')
  expect(caught.open(0)).toContain('play:safe-house')
})

test('[5.3] Feint is playable beside the card of 5c', () => {
  const t = held((g, lay) => {
    stand(g, 0, 'temple', 'temple')
    lay(g.seats[0].actions, 'greased-palm', 'feint')
  }).play(0, 'pass')
  const { g } = t.play(0, 'play:greased-palm').plays(0, 'play:feint', 'temple', 'gates').settled()
  expect(g.spaces.filter((owner) => owner === 0)).toHaveLength(2)
})

test('[5.4] Blackmail saves one disciple, cannot be countered and leaves the game', () => {
  const t = held((g, lay) => {
    stand(g, 0, 'temple', 'temple')
    g.seats[0].blackmail = true
    lay(g.seats[1].actions, 'walls-have-ears')
  }).play(1, 'pass')
  const { g } = t.play(0, 'blackmail').play(1, 'pass').settled()
  expect(g.seats[0].blackmail).toBe(false)
  expect(g.spaces.filter((owner) => owner === 0)).toHaveLength(1)
  expect(g.seats[0].reserve).toBe(2)
  held((each) => {
    stand(each, 0, 'temple')
    each.seats[0].blackmail = true
  }).play(0, 'pass')
})

test('[5.4] in the castle the owner says which disciple is saved', () => {
  const t = patrol(2, 'gates', 'red', (g) => {
    stand(g, 0, 'shogun', 'bower-1')
    g.seats[0].blackmail = true
  }).play(0, 'blackmail')
  expect(t.open(0)).toEqual(['shogun', 'bower-1', 'none'])
  const { g } = t.play(0, 'bower-1').settled()
  expect([g.spaces[0], g.spaces[2]]).toEqual([-1, 0])
})

test('[5.5] the worked example: Blue ends in the red light district and arrests Green and Yellow', () => {
  const [green, yellow, blue] = [0, 1, 2] as const
  const { g } = patrol(4, 'harbor', 'blue', (each) => {
    for (const seat of [green, yellow, blue]) Object.assign(each.seats[seat], { house: 4, reserve: 0 })
    stand(each, green, 'red-light', 'gates')
    stand(each, yellow, 'red-light')
    stand(each, blue, 'market')
  }).settled()
  expect(g.patrol.district).toBe('red-light')
  expect(g.seats.map(({ reserve }) => reserve)).toEqual([1, 1, 0, 2])
  expect(g.spaces.filter((owner) => owner >= 0)).toEqual([blue, green])
})

test('[5.6] nobody loses his last two disciples', () => {
  const { g } = held((each) => {
    Object.assign(each.seats[0], { house: 3, reserve: 1 })
    stand(each, 0, 'temple', 'temple')
  }).settled()
  expect(g.seats[0]).toMatchObject({ house: 2, reserve: 2 })
  expect(disciplesOf(g, 0)).toBe(4)
})

test('[5.7] disciples on annexes are never arrested', () => {
  const { g } = held((each) => man(each, 0, 'karesansui')).settled()
  expect(g.seats[0].annexes.karesansui).toBe(2)
})

test('[5.8] without a patrol there is no phase', () => {
  const { g } = held((each) => {
    each.patrol.onBoard = false
    stand(each, 0, 'temple')
  }).settled()
  expect(g.patrol.district).toBe('castle')
  expect(g.spaces.filter((owner) => owner === 0)).toHaveLength(1)
})

const waits = (arrange: (g: Yedo, lay: Parameters<Arrange>[1]) => void) => held(arrange).asks()
const there = (g: Yedo, spot: Spot = 'temple') => stand(g, 0, spot)
test('[5.9] an empty hand is not asked in 5b, and in 5c only for Blackmail', () => {
  expect(waits((g) => there(g))).toBeUndefined()
  expect(waits((g, lay) => lay(g.seats[0].actions, 'haggling'))).toBe('steer')
  expect(
    waits((g) => {
      there(g)
      g.seats[0].blackmail = true
    }),
  ).toBe('rescue')
  expect(
    waits((g) => {
      there(g, 'gates')
      g.seats[0].blackmail = true
    }),
  ).toBeUndefined()
})
