import { expect, test } from 'vitest'
import type { ActionCardId } from '../data/action-cards.ts'
import { yedo } from '../index.ts'
import { clans, holding, own, stand, type Arrange } from '../testing.ts'
import { eventPhase } from './3-event.ts'
import { assigning } from './4-assigning.ts'
import { patrolPhase } from './5-watch-patrol.ts'
import { tradePhase } from './6-trade.ts'
import { actionPhase } from './7-action.ts'

type Lay = (...a: Parameters<Arrange>) => void
const play = (card: ActionCardId) => `play:${card}`

test('[8.15] Feint moves a disciple that has not acted to a free space of an open district', () => {
  const t = holding('feint', ['gates', 'bower-1'], (g) => {
    g.shut = 'harbor'
    stand(g, 1, 'temple', 'temple')
  })
  const from = t.play(0, play('feint'))
  const to = from.play(0, 'gates')
  to.refuses(0, 'harbor', '4.3').refuses(0, 'temple', '4.2').refuses(0, 'bower-2', '4.4')
  to.refuses(0, 'gates', '8.15')
  const moved = to.play(0, 'market')
  expect(moved.open(0)).toEqual(['bower-1', 'market'])
  expect(from.play(0, 'bower-1').open(0)).toContain('bower-2')
  const acting = holding('feint', ['gates', 'tavern']).play(0, 'gates').play(0, play('feint'))
  acting.refuses(0, 'gates', '8.15').plays(0, 'tavern', 'shogun')
  holding('feint', ['gates']).play(0, 'gates').refuses(0, play('feint'), '8.15')
})

test('[8.16] Heart of the Dragon opens the closed district for everybody', () => {
  const t = clans(2, (g, lay) => {
    g.shut = 'temple'
    lay(g.seats[0].actions, 'heart-of-the-dragon')
    return assigning()
  }).play(0, 'pass')
  const opened = t.refuses(0, 'temple', '4.3').play(0, play('heart-of-the-dragon')).play(0, 'temple')
  expect(opened.open(1)).toContain('temple')
  clans(2, (g, lay) => {
    lay(g.seats[0].actions, 'heart-of-the-dragon')
    return assigning()
  })
    .play(0, 'pass')
    .refuses(0, play('heart-of-the-dragon'), '8.16')
})

test('[8.20] Change of Orders outside the patrol phase, Rice Stipend at any moment', () => {
  const t = holding('change-of-orders', ['gates'], (g) => (g.patrol.color = 'red')).play(
    0,
    play('change-of-orders'),
  )
  expect(t.g.patrol.color).toBe('blue')
  holding('change-of-orders', ['gates'], (g) => (g.patrol.onBoard = false)).refuses(
    0,
    play('change-of-orders'),
    '8.20',
  )
  const patrol = clans(2, (g, lay) => {
    lay(g.seats[0].actions, 'change-of-orders', 'rice-stipend')
    return patrolPhase()
  }).refuses(0, play('change-of-orders'), '8.20')
  expect(patrol.play(0, play('rice-stipend')).g.seats[0].mon).toBe(17)
})

test('[8.21] Fresh Shipment fills all five stalls', () => {
  const t = holding('fresh-shipment', ['gates'], (g, lay) =>
    lay(g.weapons, 'doku', 'nawa', 'yumi', 'shuko', 'katana'),
  )
  const { g } = t.play(0, play('fresh-shipment'))
  expect(Object.values(g.stalls).map(({ of }) => of[0])).toEqual(['doku', 'nawa', 'yumi', 'shuko', 'katana'])
  expect(g.discard.of.length).toBeGreaterThan(0)
  const shipped: Arrange = (each, lay) => {
    lay(each.seats[0].actions, 'fresh-shipment')
    return []
  }
  const event = clans(2, (each, lay) => [...[shipped(each, lay)].flat(), eventPhase()]).play(0, 'pass')
  expect(event.play(0, play('fresh-shipment')).asks()).toBeUndefined()
  const placing = clans(2, (each, lay) => [...[shipped(each, lay)].flat(), assigning()]).play(0, 'pass')
  expect(placing.open(0)).toContain(play('fresh-shipment'))
  const trading = clans(2, (each, lay) => {
    shipped(each, lay)
    stand(each, 0, 'market')
    stand(each, 1, 'market')
    return tradePhase()
  })
  expect(trading.play(0, play('fresh-shipment')).asks()).toBe('haggle')
})

test('[8.22] Haggling takes 3 mon off the price of the action', () => {
  const t = holding('haggling', ['tavern'])
    .refuses(0, play('haggling'), '8.1')
    .play(0, 'tavern')
    .play(0, play('haggling'))
  expect(t.play(0, 'build-dojo').g.seats[0].mon).toBe(20 - 8)
  expect(
    holding('haggling', ['red-light']).plays(0, 'red-light', play('haggling'), 'buy-action').g.seats[0].mon,
  ).toBe(19)
  holding('haggling', ['shogun']).play(0, 'shogun').refuses(0, play('haggling'), '8.22')
})

test('[8.22] Haggling is for one action: a second errand costs its full price', () => {
  const t = holding('haggling', ['red-light'], (g, lay) => lay(g.seats[0].actions, 'second-errand'))
    .plays(0, 'red-light', play('haggling'), 'geisha-mon')
    .plays(0, play('second-errand'), 'buy-action')
  expect(t.g.seats[0].mon).toBe(20 - 5 - 4)
})

test('[8.27] Omen Reader reorders the events, Turn of Fate reveals another', () => {
  const omen = clans(2, (g, lay) => {
    lay(g.seats[0].actions, 'omen-reader')
    lay(g.events, 'curfew', 'war-tax', 'good-harvest')
    return eventPhase()
  }).play(0, play('omen-reader'))
  expect(omen.plays(0, 'curfew', 'war-tax').settled().g.current.of).toEqual(['good-harvest'])
  const fate = (blessed: boolean) =>
    clans(2, (g, lay) => {
      g.seats[0].blessed = blessed
      lay(g.seats[0].actions, 'turn-of-fate')
      lay(g.events, 'war-tax', 'good-harvest')
      return eventPhase()
    }).play(0, 'pass')
  const { g } = fate(true).play(0, play('turn-of-fate')).settled()
  expect([g.current.of[0], g.events.of.at(-1), g.seats[0].mon, g.seats[0].blessed]).toEqual([
    'good-harvest',
    'war-tax',
    15,
    true,
  ])
  fate(false).refuses(0, play('turn-of-fate'), '8.27')
})

test('[8.28] Early Riser places first and sits out one placement', () => {
  const t = clans(3, (g, lay) => {
    lay(g.seats[2].actions, 'early-riser')
    return assigning()
  }).play(2, play('early-riser'))
  const early = t.play(2, 'shogun')
  const { g } = early
    .play(0, 'gates')
    .play(1, 'gates')
    .play(0, 'harbor')
    .play(1, 'harbor')
    .play(2, 'temple')
    .settled()
  expect(g.seats[2].house).toBe(0)
  clans(3, (each, lay) => {
    lay(each.seats[2].actions, 'early-riser')
    each.seats[2].house = 0
    return assigning()
  }).refuses(2, play('early-riser'), '8.28')
})

test('[8.29] Hired Hand brings a disciple from the reserve for 4 mon', () => {
  const t = clans(2, (g, lay) => {
    lay(g.seats[0].actions, 'hired-hand')
    return assigning()
  }).play(0, 'pass')
  expect(t.play(0, play('hired-hand')).g.seats[0]).toMatchObject({ mon: 8, house: 3, reserve: 1 })
  clans(2, (g, lay) => {
    lay(g.seats[0].actions, 'hired-hand')
    Object.assign(g.seats[0], { house: 4, reserve: 0 })
    return assigning()
  })
    .play(0, 'pass')
    .refuses(0, play('hired-hand'), '8.29')
})

test('[8.30] Quiet Sale sells up to two other cards for 3 mon each', () => {
  const t = holding('quiet-sale', ['gates'], (g, lay) => {
    lay(g.seats[0].actions, 'safe-house')
    lay(g.seats[0].bonuses, 'tireless')
  }).play(0, play('quiet-sale'))
  const both = t.plays(0, 'sell:safe-house', 'sell:tireless')
  expect([both.g.seats[0].mon, both.asks()]).toEqual([26, 'activate'])
  expect(t.play(0, 'enough').g.seats[0].mon).toBe(20)
  holding('quiet-sale', ['gates']).refuses(0, play('quiet-sale'), '8.30')
})

test('[8.31] Second Errand: another action of the same district', () => {
  const t = holding('second-errand', ['harbor']).plays(0, 'harbor', 'luxury-1').play(0, play('second-errand'))
  t.refuses(0, 'luxury-3', '8.31')
  const { g } = t.play(0, 'church').settled()
  expect(g.seats[0]).toMatchObject({ mon: 19, prestige: 2, house: 2 })
  holding('second-errand', ['shogun'])
    .plays(0, 'shogun', 'audience')
    .refuses(0, play('second-errand'), '8.31')
  holding('second-errand', ['harbor']).plays(0, 'harbor', 'nothing').refuses(0, play('second-errand'), '8.31')
})

test('[8.32] Court Intrigue moves the own marker, the others close up', () => {
  const t = clans(4, (g, lay) => {
    lay(g.seats[2].actions, 'court-intrigue')
    return actionPhase()
  })
  const chosen = t.play(2, play('court-intrigue')).refuses(2, 3, '8.32')
  expect(chosen.play(2, 1).settled().g.order).toEqual([2, 0, 1, 3])
})

test('[8.33] Twin Strike activates one more disciple', () => {
  const t = holding('twin-strike', ['gates', 'shogun'], (g) => stand(g, 1, 'gates'))
  const { g } = t.plays(0, 'gates', 'beg-1', play('twin-strike')).plays(0, 'shogun', 'audience')
  expect(g.seats[0].prestige).toBe(1)
  expect(yedo.waitingFor(g)).toEqual([1])
  holding('twin-strike', ['gates']).refuses(0, play('twin-strike'), '8.33')
})

test('[8.34] Borrowed Blade and Guest of the Okiya bring a mission within reach', () => {
  const blade = holding('borrowed-blade', ['tavern'], (g, lay) =>
    lay(g.seats[0].missions, 'green/the-banquet-menu'),
  ).play(0, 'tavern')
  const named = blade.refuses(0, 'green/the-banquet-menu', '7.7').plays(0, play('borrowed-blade'), 'as:nawa')
  expect(named.play(0, 'green/the-banquet-menu').g.seats[0].prestige).toBe(2)
  named.refuses(0, 'build-nothing', 'K3').play(0, 'nothing')
  blade.plays(0, play('borrowed-blade'), 'as:doku').refuses(0, 'green/the-banquet-menu', '7.7')
  holding('borrowed-blade', ['tavern']).play(0, 'tavern').refuses(0, play('borrowed-blade'), '8.34')
  const dancer: Lay = (g, lay) => {
    lay(g.seats[0].missions, 'yellow/the-masked-dancer')
    lay(g.seats[0].weapons, 'doku')
    own(g, 0, 'dojo')
  }
  const guest = holding('guest-of-the-okiya', ['tavern', 'red-light'], dancer)
    .play(0, 'tavern')
    .play(0, play('guest-of-the-okiya'))
  expect(guest.g.seats[0].mon).toBe(18)
  expect(guest.play(0, 'yellow/the-masked-dancer').g.seats[0]).toMatchObject({
    mon: 26,
    prestige: 3,
    geisha: 0,
  })
})

test('[8.34] the two together bring a mission within reach that neither does alone', () => {
  const lacksBoth = (mon: number, ...cards: readonly ActionCardId[]) =>
    holding('borrowed-blade', ['tavern', 'red-light'], (g, lay) => {
      lay(g.seats[0].missions, 'yellow/the-masked-dancer')
      lay(g.seats[0].actions, ...cards)
      g.seats[0].mon = mon
    }).play(0, 'tavern')
  const both = lacksBoth(2, 'guest-of-the-okiya')
  const blade = both.plays(0, play('borrowed-blade'), 'as:doku').play(0, play('guest-of-the-okiya'))
  expect(blade.play(0, 'yellow/the-masked-dancer').g.seats[0].mon).toBe(8)
  const guest = both.play(0, play('guest-of-the-okiya')).plays(0, play('borrowed-blade'), 'as:doku')
  expect(guest.play(0, 'yellow/the-masked-dancer').g.seats[0].mon).toBe(8)
  lacksBoth(20).refuses(0, play('borrowed-blade'), '8.34')
  lacksBoth(1, 'guest-of-the-okiya').refuses(0, play('borrowed-blade'), '8.34')
})

test('[8.34] they also serve the bonus half', () => {
  const t = holding('borrowed-blade', ['tavern'], (g, lay) => {
    lay(g.seats[0].missions, 'green/the-drunken-informer')
    lay(g.seats[0].weapons, 'shuriken')
  }).plays(0, 'tavern', 'green/the-drunken-informer')
  t.refuses(0, 'take', '7.7')
  const { g } = t.plays(0, play('borrowed-blade'), 'as:katana', 'take').settled()
  expect(g.seats[0].prestige).toBe(1 + 1 + 2)
})

test('[8.35] Poem for the Court gives 2 points to a clan in the castle', () => {
  expect(
    holding('poem-for-the-court', ['bakufu']).play(0, play('poem-for-the-court')).g.seats[0].prestige,
  ).toBe(3)
  holding('poem-for-the-court', ['gates']).refuses(0, play('poem-for-the-court'), '8.35')
})
