import { dice, type Seat } from '@machiya/kernel'
import { expect, test } from 'vitest'
import { yedo } from '../index.ts'
import { clans, holding, stand, type Arrange } from '../testing.ts'
import { takePart } from './2-bidding.ts'
import { assigning } from './4-assigning.ts'
import { patrolPhase } from './5-watch-patrol.ts'
import { activation } from './7-action.ts'
import { window } from './8-cards.ts'
import { reduce } from './8-limits.ts'

type Lay = (...a: Parameters<Arrange>) => void
/** Seat 0 is to say whether he takes part. */
const asked = (seats: number, arrange: Lay) =>
  clans(seats, (g, lay) => {
    g.phase = 'bidding'
    arrange(g, lay)
    return takePart({ seat: 0 })
  })

test('[8.1] a card is played at its moment, with its requirement, and its cost is paid at once', () => {
  const t = asked(2, (g, lay) => lay(g.seats[0].actions, 'double-time', 'feint', 'rice-stipend'))
  t.refuses(0, 'play:double-time', '8.1').refuses(0, 'play:feint', '8.15').play(0, 'play:rice-stipend')
  const palm = (mon: number) =>
    clans(2, (g, lay) => {
      g.patrol.district = 'castle'
      g.patrol.color = 'red'
      stand(g, 0, 'temple')
      g.seats[0].mon = mon
      lay(g.seats[0].actions, 'greased-palm')
      return patrolPhase()
    }).play(0, 'pass')
  expect(palm(2).play(0, 'play:greased-palm').g.seats[0].mon).toBe(0)
  palm(1).refuses(0, 'play:greased-palm', '8.1')
  const tip = clans(
    2,
    (g, lay) => {
      lay(g.seats[0].actions, 'anonymous-tip')
      return patrolPhase()
    },
    'samurai',
  )
  tip.refuses(0, 'play:anonymous-tip', '8.17')
})

test('[8.2] played and discarded cards go face down under the action deck', () => {
  const t = asked(2, (g, lay) => lay(g.seats[0].actions, 'rice-stipend')).play(0, 'play:rice-stipend')
  expect(t.g.actions.of.at(-1)).toBe('rice-stipend')
  expect(t.g.played.of).toEqual([])
  const gone = clans(
    2,
    (g, lay) => {
      lay(g.seats[0].actions, 'ambush', 'double-time', 'safe-house', 'stand-down')
      return reduce({ seat: 0, kind: 'action' })
    },
    'samurai',
  ).play(0, 'ambush')
  expect(gone.settled().g.actions.of.at(-1)).toBe('ambush')
  expect(yedo.view(gone.g, 1).actions.of.at(-1)).toBe('?')
})

/** Seat 0 plays Rice Stipend; the others hold these cards. */
const stipend = (hands: { [seat: number]: readonly string[] }, seats = 3) =>
  asked(seats, (g, lay) => {
    lay(g.seats[0].actions, 'rice-stipend')
    for (const [seat, cards] of Object.entries(hands)) lay(g.seats[Number(seat) as Seat].actions, ...cards)
  }).play(0, 'play:rice-stipend')

test('[8.3] everyone else with a card in hand is asked, and nobody learns who was willing', () => {
  const t = stipend({ 1: ['safe-house'], 2: ['walls-have-ears'], 3: [] }, 4)
  expect(t.asks()).toBe('counter')
  expect(yedo.waitingFor(t.g)).toEqual([1, 2])
  t.refuses(1, 'play:safe-house', '8.1')
  const willing = t.play(2, 'play:walls-have-ears')
  expect(yedo.view(willing.g, 0)).toEqual(yedo.view(t.g, 0))
  expect(yedo.view(willing.g, 1)).toEqual(yedo.view(t.g, 1))
  expect(willing.play(1, 'pass').g.seats[0].mon).toBe(12)
})

test('[8.3] among the willing the first in player order plays, the other keeps his card', () => {
  const t = stipend({ 1: ['walls-have-ears'], 2: ['walls-have-ears'] })
  const both = t.play(2, 'play:walls-have-ears').play(1, 'play:walls-have-ears')
  expect(both.g.seats[1].actions.of).toEqual([])
  expect(both.g.seats[2].actions.of).toEqual(['walls-have-ears'])
  expect(yedo.waitingFor(both.g)).toEqual([2])
})

test('[8.3] that another was willing, too, is seen by nobody else', () => {
  const t = stipend({ 1: ['walls-have-ears'], 2: ['walls-have-ears'] })
  const alone = t.play(2, 'pass').play(1, 'play:walls-have-ears')
  const both = t.play(2, 'play:walls-have-ears').play(1, 'play:walls-have-ears')
  for (const eyes of [0, 1, 'public'] as const)
    expect(yedo.view(both.g, eyes)).toEqual(yedo.view(alone.g, eyes))
})

test('[8.4] Walls Have Ears cancels, and on another of its kind restores, to any depth', () => {
  const one = stipend({ 1: ['walls-have-ears'] }).play(1, 'play:walls-have-ears')
  expect(one.g.seats[0].mon).toBe(12)
  const two = stipend({ 1: ['walls-have-ears'], 2: ['walls-have-ears'] })
    .play(2, 'pass')
    .play(1, 'play:walls-have-ears')
    .play(2, 'play:walls-have-ears')
  expect(two.g.seats[0].mon).toBe(17)
  const three = stipend({ 1: ['walls-have-ears', 'walls-have-ears'], 2: ['walls-have-ears'] })
    .play(2, 'pass')
    .play(1, 'play:walls-have-ears')
    .play(2, 'play:walls-have-ears')
    .play(1, 'play:walls-have-ears')
  expect(three.g.seats[0].mon).toBe(12)
  expect(three.g.actions.of.slice(-4).sort()).toEqual([
    'rice-stipend',
    'walls-have-ears',
    'walls-have-ears',
    'walls-have-ears',
  ])
})

test('[8.4] one may defend the own card with Walls Have Ears', () => {
  const t = asked(2, (g, lay) => {
    lay(g.seats[0].actions, 'rice-stipend', 'walls-have-ears')
    lay(g.seats[1].actions, 'walls-have-ears')
  })
  t.refuses(0, 'play:walls-have-ears', '8.1')
  const saved = t.play(0, 'play:rice-stipend').play(1, 'play:walls-have-ears').play(0, 'play:walls-have-ears')
  expect(saved.g.seats[0].mon).toBe(17)
})

test('[8.5] a cancelled card is spent with what was paid', () => {
  const t = clans(2, (g, lay) => {
    g.patrol.district = 'castle'
    g.patrol.color = 'red'
    stand(g, 0, 'temple')
    lay(g.seats[0].actions, 'greased-palm')
    lay(g.seats[1].actions, 'walls-have-ears')
    return patrolPhase()
  })
  const { g } = t
    .play(0, 'pass')
    .play(1, 'pass')
    .play(0, 'play:greased-palm')
    .play(1, 'play:walls-have-ears')
    .settled()
  expect(g.seats[0]).toMatchObject({ mon: 10, house: 2, reserve: 2, actions: { of: [] } })
})

test('[8.6] while the card stands the window opens again after each card played in it', () => {
  const t = asked(2, (g, lay) => {
    lay(g.seats[0].actions, 'rice-stipend')
    lay(g.seats[1].actions, 'change-of-orders', 'walls-have-ears')
    g.patrol.color = 'red'
  }).play(0, 'play:rice-stipend')
  const between = t.play(1, 'play:change-of-orders')
  expect(between.g.patrol.color).toBe('blue')
  expect(between.asks()).toBe('counter')
  expect(between.play(1, 'play:walls-have-ears').g.seats[0].mon).toBe(12)
  expect(between.play(1, 'pass').g.seats[0].mon).toBe(17)
})

test('[8.7] the requirement is checked again when the card takes effect', () => {
  const t = clans(
    2,
    (g, lay) => {
      g.phase = 'action'
      stand(g, 0, 'gates')
      stand(g, 1, 'gates')
      lay(g.seats[0].actions, 'cutpurse')
      lay(g.seats[1].actions, 'feint')
      return activation({ last: null })
    },
    'samurai',
  ).play(0, 'play:cutpurse')
  const gone = t.play(1, 'play:feint').plays(1, 'gates', 'harbor')
  expect(gone.asks()).toBe('activate')
  expect(gone.g.seats[0].mon).toBe(12)
  expect(gone.told.map(({ tiding }) => tiding)).toContain('fizzled')
})

test('[8.7] what is checked again is public: every world a rival imagines goes on alike', () => {
  const t = holding('borrowed-blade', ['tavern'], (g, lay) => {
    lay(g.seats[0].missions, 'green/the-banquet-menu')
    lay(g.seats[1].actions, 'safe-house')
  }).plays(0, 'tavern', 'play:borrowed-blade')
  const asks = (world: typeof t.g) => {
    yedo.advance(world, 1, 'pass')
    return yedo.task(world)?.task
  }
  for (let i = 0; i < 10; i++)
    expect(asks(yedo.imagine(yedo.view(t.g, 1), dice(`world ${i}`)))).toBe('name-blade')
})

test('[8.8] Blackmail counts for no limit and opens no window', () => {
  const t = clans(2, (g, lay) => {
    g.patrol.district = 'castle'
    g.patrol.color = 'red'
    stand(g, 0, 'temple')
    g.seats[0].blackmail = true
    lay(g.seats[1].actions, 'walls-have-ears')
    lay(g.seats[0].actions, 'haggling', 'quiet-sale', 'twin-strike')
    return [reduce({ seat: 0, kind: 'action' }), patrolPhase()]
  })
  expect(t.asks()).toBe('steer')
  t.play(0, 'pass').play(1, 'pass').play(0, 'blackmail').play(0, 'pass').play(1, 'pass').settled()
})

test('[8.9] cards of any moment can be played at every own decision and in every window', () => {
  const cards = ['change-of-orders', 'rice-stipend']
  const bids = asked(2, (g, lay) => lay(g.seats[0].actions, ...cards))
  for (const card of cards) expect(bids.open(0)).toContain(`play:${card}`)
  const opened = clans(3, (g, lay) => {
    lay(g.seats[1].actions, ...cards)
    return window({ moment: 'before-event' })
  })
  for (const card of cards) expect(opened.open(1)).toContain(`play:${card}`)
  const excess = clans(2, (g, lay) => {
    lay(g.seats[0].weapons, 'doku', 'doku', 'nawa', 'yumi', 'shuko')
    lay(g.seats[0].actions, 'rice-stipend')
    return reduce({ seat: 0, kind: 'weapon' })
  }).play(0, 'play:rice-stipend')
  expect(excess.g.seats[0].mon).toBe(17)
  expect(excess.asks()).toBe('give-up')
  const early = clans(3, (g, lay) => {
    lay(g.seats[0].actions, 'rice-stipend')
    return assigning()
  })
  expect(early.play(0, 'play:rice-stipend').asks()).toBe('place')
})
