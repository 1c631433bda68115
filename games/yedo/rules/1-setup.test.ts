import type { Seat } from '@machiya/kernel'
import { sha256 } from '@machiya/kernel/sha256'
import { table } from '@machiya/kernel/testing'
import { expect, test } from 'vitest'
import { COVERED } from '../whereabouts.ts'
import { yedo } from '../index.ts'
import { clans, own, type Setting } from '../testing.ts'
import { favor, firstAction, firstMission, prep } from './1-setup.ts'

const start = (seats: number, setting: Setting = 'geisha', seed = 'set-up') =>
  table(yedo, yedo.start(seats, { setting }, sha256(seed)))

test('[1.1] the Geisha setting leaves the Samurai cards in the box', () => {
  expect(start(2).g.actions.of).toHaveLength(44)
  expect(start(2).g.events.of).toHaveLength(21)
  expect(start(2, 'samurai').g.actions.of).toHaveLength(50)
  expect(start(2, 'samurai').g.events.of).toHaveLength(27)
  expect(start(2).g.events.of).not.toContain('earthquake')
  expect(() => yedo.start(6, {}, sha256('x'))).toThrow('2 to 5')
})

test('[1.2] eight face-down decks', () => {
  const { actions, bonuses, events, weapons, missions } = start(3).g
  expect([bonuses.of.length, weapons.of.length]).toEqual([27, 40 - 2])
  expect([missions.green, missions.yellow, missions.red, missions.black].map(({ of }) => of.length)).toEqual([
    12, 18, 18, 11,
  ])
  for (const deck of [actions, bonuses, events, weapons, ...Object.values(missions)])
    expect(deck.seen.every((mark) => mark === 0)).toBe(true)
  expect(start(3, 'geisha', 'another').g.actions.of).not.toEqual(actions.of)
})

test('[1.3] two weapons lie on the right stalls', () => {
  const { stalls } = start(4).g
  expect(Object.values(stalls).map(({ of }) => of.length)).toEqual([0, 0, 0, 1, 1])
})

test('[1.4] a blessing for each player, 3 mon on the church', () => {
  for (const seats of [2, 3, 4, 5]) {
    expect(start(seats).g.blessings).toBe(seats)
    expect(start(seats).g.church).toBe(3)
  }
})

test('[1.5] annexes and geisha by the number of players', () => {
  const counts = [2, 3, 4, 5].map((seats) => [start(seats).g.annexes.dojo, start(seats).g.geisha])
  expect(counts).toEqual([
    [2, 3],
    [2, 5],
    [3, 6],
    [4, 7],
  ])
})

test('[1.6] 10, 6, 1 or no spaces are covered', () => {
  const covered = [2, 3, 4, 5].map(
    (seats) => start(seats).g.spaces.filter((owner) => owner === COVERED).length,
  )
  expect(covered).toEqual([10, 6, 1, 0])
  expect(start(5).g.spaces).toHaveLength(26)
})

test('[1.7] a coin decides the colour of the patrol, which starts at the gates', () => {
  const colors = Array.from({ length: 20 }, (_, i) => start(2, 'geisha', `coin ${i}`).g.patrol.color)
  expect(new Set(colors)).toEqual(new Set(['red', 'blue']))
  expect(start(2).g.patrol).toMatchObject({ district: 'gates', onBoard: true })
})

test('[1.8] two disciples at home and two in reserve, 1 prestige point, 12 mon', () => {
  for (const seat of start(5).g.seats)
    expect(seat).toMatchObject({ house: 2, reserve: 2, prestige: 1, mon: 12 })
})

test('[1.9] the first player is drawn by lot, the others follow clockwise', () => {
  const orders = Array.from({ length: 20 }, (_, i) => start(4, 'geisha', `lot ${i}`).g.order)
  expect(new Set(orders.map(([first]) => first)).size).toBeGreaterThan(2)
  for (const order of orders) order.forEach((seat, i) => expect(order[(i + 1) % 4]).toBe((seat + 1) % 4))
  expect(start(4).g.track).toEqual(start(4).g.order)
})

test('[1.10] missions are drawn in reverse player order, four times round', () => {
  let t = start(3)
  const order = t.g.order
  const asked: Seat[] = []
  while (t.asks() === 'first-mission') {
    const [seat] = yedo.waitingFor(t.g) as [Seat]
    asked.push(seat)
    t = t.play(seat, 'red')
  }
  const reverse = order.slice().reverse()
  expect(asked).toEqual([...reverse, ...reverse, ...reverse, ...reverse])
  const seen = yedo.view(t.g, order[0] as Seat)
  expect(seen.seats[order[1] as Seat].missions.of).toEqual(['red/?', 'red/?', 'red/?', 'red/?'])
})

test('[1.11] one of the four must be red or black', () => {
  const three = (...faces: string[]) =>
    clans(2, (g, lay) => {
      lay(g.seats[0].missions, ...faces)
      return firstMission({ seat: 0 })
    })
  three('green/rice-for-the-poor', 'green/a-silent-dart', 'yellow/siege-drill')
    .refuses(0, 'green', '1.11')
    .refuses(0, 'yellow', '1.11')
    .play(0, 'black')
    .settled()
  three('green/rice-for-the-poor', 'red/the-jesuit', 'yellow/siege-drill').play(0, 'green').settled()
  three('green/rice-for-the-poor', 'green/a-silent-dart').play(0, 'green').settled()
})

test('[1.12] an empty deck gives no mission', () => {
  clans(2, (g, lay) => {
    lay(g.seats[1].completed, ...g.missions.black.of.slice())
    return firstMission({ seat: 0 })
  }).refuses(0, 'black', '1.12')
})

test('[1.13] the starting action card: the top one, or one of three', () => {
  const geisha = clans(2, () => firstAction({ seat: 0 })).settled()
  expect(geisha.g.seats[0].actions.of).toHaveLength(1)
  const samurai = clans(2, () => firstAction({ seat: 0 }), 'samurai')
  const three = samurai.g.seats[0].aside.actions.of.slice()
  expect(three).toHaveLength(3)
  const kept = samurai.play(0, three[0] as string).settled()
  expect(kept.g.seats[0].actions.of).toEqual([three[0]])
  expect(kept.g.actions.of.slice(-2).sort()).toEqual(three.slice(1))
  expect(yedo.view(kept.g, 0).actions.of.slice(-2).sort()).toEqual(three.slice(1))
  expect(yedo.view(kept.g, 1).actions.of.slice(-2)).toEqual(['?', '?'])
})

const FAVORS = ['favor-action', 'favor-bonus', 'favor-weapon', 'favor-mon', 'favor-blessing'] as const
const choosing = () =>
  clans(5, (g) => {
    g.favors = [...FAVORS]
    return ([4, 3, 2, 1, 0] as const).map((seat) => favor({ seat }))
  })

test('[1.14] favors are taken in reverse order and give their assets at once', () => {
  const { g } = choosing()
    .play(4, 'favor-action')
    .play(3, 'favor-bonus')
    .play(2, 'favor-weapon')
    .play(1, 'favor-mon')
    .play(0, 'favor-blessing')
    .settled()
  expect(g.seats.map(({ mon }) => mon)).toEqual([12, 19, 15, 15, 15])
  expect(g.seats[4].actions.of).toHaveLength(1)
  expect(g.seats[3].bonuses.of).toHaveLength(1)
  expect(g.seats[2].weapons.of).toHaveLength(1)
  expect(g.seats[0].blessed).toBe(true)
  expect(g.blessings).toBe(4)
})

test('[1.15] the favor becomes Blackmail, and those left over leave the game', () => {
  const one = choosing().play(4, 'favor-mon')
  expect(one.g.seats[4].blackmail).toBe(true)
  expect(one.open(3)).toEqual(['favor-action', 'favor-bonus', 'favor-weapon', 'favor-blessing'])
  let t = start(2)
  while (t.g.round === 0) {
    const [seat] = yedo.waitingFor(t.g) as [Seat]
    t = t.play(seat, t.open(seat).at(-1) as string)
  }
  expect(t.g.favors).toEqual([])
  expect(t.g.seats.every(({ blackmail }) => blackmail)).toBe(true)
})

const prepared = (
  round: number,
  arrange: (g: Parameters<Parameters<typeof clans>[1]>[0]) => void = () => {},
  setting: Setting = 'geisha',
) =>
  clans(
    3,
    (g) => {
      g.round = round - 1
      arrange(g)
      return prep()
    },
    setting,
  ).settled().g

test('[1.16] the first round has no prep phase', () => {
  const g = prepared(1, (each) => own(each, 0, 'dojo'))
  expect([g.round, g.church, g.seats[0].mon]).toEqual([1, 3, 12])
})

test('[1.16] no action card is played during set-up', () => {
  for (const setting of ['geisha', 'samurai'] as const) {
    let t = start(3, setting)
    while (t.g.round === 0) {
      const [seat] = yedo.waitingFor(t.g) as [Seat]
      expect(t.offers(seat).filter(({ pick }) => String(pick).startsWith('play:'))).toEqual([])
      t = t.play(seat, t.open(seat).at(-1) as string)
    }
  }
})

test('[1.17] the round marker moves on', () => expect(prepared(5).round).toBe(5))

test('[1.18] the markers return in player order and all categories open', () => {
  const g = prepared(2, (each) => {
    each.track = []
    each.order = [2, 0, 1]
    each.closed = ['white', 'red']
  })
  expect(g.track).toEqual([2, 0, 1])
  expect(g.closed).toEqual([])
})

test('[1.19] an empty church gets 3 mon, any other 1', () => {
  expect(prepared(2, (g) => (g.church = 0)).church).toBe(3)
  expect(prepared(2, (g) => (g.church = 1)).church).toBe(2)
})

test('[1.20] a Dojo earns 1 mon', () => {
  const g = prepared(2, (each) => own(each, 1, 'dojo'))
  expect(g.seats.map(({ mon }) => mon)).toEqual([12, 13, 12])
})

test('[1.21] in round 11 the patrol leaves in the Geisha setting only', () => {
  expect(prepared(11).patrol.onBoard).toBe(false)
  expect(prepared(10).patrol.onBoard).toBe(true)
  expect(prepared(11, () => {}, 'samurai').patrol.onBoard).toBe(true)
})
