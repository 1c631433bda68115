import { move, TOP } from '@machiya/kernel'
import { expect, test } from 'vitest'
import { EVENT } from '../by-id.ts'
import { EVENTS, type EventId } from '../data/events.ts'
import { clans, own, stand, struck, type Arrange } from '../testing.ts'
import { eventPhase } from './3-event.ts'
import { assigning } from './4-assigning.ts'
import { patrolPhase } from './5-watch-patrol.ts'
import { tradePhase } from './6-trade.ts'
import { act, activation, freshTurn } from './7-action.ts'

const stallsOf = (t: ReturnType<typeof clans>) => Object.values(t.g.stalls).map(({ of }) => of[0] ?? '')

/** The event phase with these weapons on the stalls and these on top of the deck. */
const market = (stalls: readonly string[], deck: readonly string[]) =>
  clans(2, (g, lay) => {
    for (const id of ['stall-4', 'stall-5'] as const) move(g, g.stalls[id], g.discard, TOP)
    stalls.forEach((weapon, i) => weapon && lay(Object.values(g.stalls)[i] as never, weapon))
    lay(g.weapons, ...deck)
    lay(g.events, 'good-harvest')
    return eventPhase()
  }).settled()

test('[3.1] the worked example: the two leftmost slide, the rest drops out', () => {
  const t = market(['katana', '', 'yumi', 'doku', 'nawa'], ['shuko', 'fukiya', 'shuriken'])
  expect(stallsOf(t)).toEqual(['shuko', 'fukiya', 'shuriken', 'katana', 'yumi'])
  expect(t.g.discard.of.slice(0, 2).sort()).toEqual(['doku', 'nawa'])
})

test('[3.1] a single weapon on the left stalls takes the next one along', () => {
  const t = market(['', 'katana', '', 'doku', 'nawa'], ['shuko', 'fukiya', 'shuriken'])
  expect(stallsOf(t)).toEqual(['shuko', 'fukiya', 'shuriken', 'katana', 'doku'])
  const one = market(['', '', 'katana', '', ''], ['shuko', 'fukiya', 'shuriken'])
  expect(stallsOf(one)).toEqual(['shuko', 'fukiya', 'shuriken', 'katana', ''])
})

test('[3.2] nothing slides if the left stalls are empty', () => {
  const t = market(['', '', '', '', 'nawa'], ['shuko', 'fukiya', 'shuriken'])
  expect(stallsOf(t)).toEqual(['shuko', 'fukiya', 'shuriken', '', 'nawa'])
})

test('[3.3] three new weapons from left to right, in the order they appear', () => {
  expect(stallsOf(market(['', '', '', 'doku', 'nawa'], ['yumi', 'shuko', 'katana'])).slice(0, 3)).toEqual([
    'yumi',
    'shuko',
    'katana',
  ])
})

test('[3.4] an empty weapon deck is made of the shuffled discard', () => {
  const { g } = clans(2, (each, lay) => {
    lay(each.discard, ...each.weapons.of.slice())
    lay(each.weapons, 'doku')
    lay(each.events, 'good-harvest')
    return eventPhase()
  }).settled()
  expect(g.stalls['stall-1'].of).toEqual(['doku'])
  expect(g.stalls['stall-3'].of).toHaveLength(1)
  expect(g.discard.of).toEqual([])
  expect(g.weapons.of).toHaveLength(40 - 5)
})

test('[3.5] the top event is revealed and covers the last one', () => {
  const { g } = clans(2, (each, lay) => {
    lay(each.current, 'curfew')
    lay(each.events, 'good-harvest')
    return eventPhase()
  }).settled()
  expect(g.current.of).toEqual(['good-harvest', 'curfew'])
})

test('[3.7] an event lasts for the round or acts once, as its row says', () => {
  const after = (event: EventId) => struck(event, () => {}, 'geisha').settled().g
  expect(after('good-harvest')).toMatchObject({ event: null, seats: [{ mon: 15 }, { mon: 15 }] })
  expect(after('curfew').event).toBe('curfew')
  for (const { lasts, effect } of EVENTS) {
    const once = ['swap', 'church', 'mon', 'losses'].some((key) => key in effect)
    expect(lasts).toBe(once ? 'immediate' : 'round')
  }
})

const CLOSERS: [EventId, string][] = [
  ['harbor-quarantine', 'harbor'],
  ['castle-sealed', 'castle'],
  ['gates-barred', 'gates'],
  ['tavern-brawl', 'tavern'],
  ['raid-on-yoshiwara', 'red-light'],
  ['market-holiday', 'market'],
  ['temple-retreat', 'temple'],
]
test.each(CLOSERS)('[3.6] %s closes a district', (event, district) => {
  expect(struck(event).settled().g.shut).toBe(district)
})

test('[3.7] what lasts for the round ends with the action phase', () => {
  const { g } = struck('harbor-quarantine').settled()
  expect(g.event).toBe('harbor-quarantine')
  const over = clans(2, (each) => {
    each.event = 'harbor-quarantine'
    each.shut = 'harbor'
    return activation({ last: null })
  }).settled()
  expect([over.g.event, over.g.shut]).toEqual([null, null])
})

/** Seat 0 acts on a spot while an event lasts. */
const acting = (
  event: EventId,
  spot: 'market' | 'gates' | 'harbor' | 'tavern' | 'red-light' | 'shogun',
  arrange: (...a: Parameters<Arrange>) => void = () => {},
) =>
  clans(2, (g, lay) => {
    g.event = event
    g.phase = 'action'
    stand(g, 0, spot)
    g.turn = { ...freshTurn(0), at: spot }
    g.seats[0].mon = 20
    g.seats[0].prestige = 5
    arrange(g, lay)
    return act({ seat: 0, errand: 0 })
  })

test('[3.8] Arms Glut and Arms Edict change the price of weapons', () => {
  const price = (event: EventId, stall: string, kobudo: boolean) => {
    const t = acting(event, 'market', (g, lay) => {
      lay(g.stalls['stall-1'], 'doku')
      if (kobudo) own(g, 0, 'kobudo-ryu')
    })
    return 20 - t.play(0, stall).g.seats[0].mon
  }
  expect([price('arms-glut', 'stall-1', false), price('arms-glut', 'stall-4', false)]).toEqual([6, 4])
  expect([price('arms-glut', 'stall-1', true), price('arms-glut', 'stall-4', true)]).toEqual([3, 1])
  const haggled = acting('arms-glut', 'market', (g, lay) => {
    own(g, 0, 'kobudo-ryu')
    lay(g.seats[0].actions, 'haggling')
  }).plays(0, 'play:haggling', 'stall-4')
  expect(haggled.g.seats[0].mon).toBe(20)
  expect([price('arms-edict', 'stall-1', false), price('arms-edict', 'stall-4', true)]).toEqual([10, 5])
})

test('[3.9] Changing of the Guard, Night Watch, Lantern Festival and Curfew', () => {
  const swapped = struck('changing-of-the-guard', (g) => (g.patrol.color = 'red')).settled()
  expect(swapped.g.patrol.color).toBe('blue')
  const walk = (event: EventId) =>
    clans(2, (g) => {
      g.event = event
      g.patrol.color = 'red'
      return patrolPhase()
    }).settled().g.patrol.district
  expect(walk('night-watch')).toBe('temple')
  expect(walk('lantern-festival')).toBe('gates')
  expect(walk('good-harvest')).toBe('castle')
  const trade = (event: EventId) =>
    clans(2, (g) => {
      g.event = event
      stand(g, 0, 'market')
      stand(g, 1, 'market')
      return tradePhase()
    }).asks()
  expect([trade('curfew'), trade('good-harvest')]).toEqual([undefined, 'haggle'])
})

test('[3.10] Generous Congregation, Good Harvest and War Tax', () => {
  expect(struck('generous-congregation').settled().g.church).toBe(6)
  expect(
    struck('good-harvest')
      .settled()
      .g.seats.map(({ mon }) => mon),
  ).toEqual([15, 15])
  const taxed = struck('war-tax', (g) => (g.seats[1].mon = 2)).settled()
  expect(taxed.g.seats.map(({ mon }) => mon)).toEqual([9, 0])
})

test('[3.11] an event forbids what it names and nothing else', () => {
  const riots = EVENT['rice-riots']
  EVENT['rice-riots'] = { ...riots, effect: { forbids: ['beg'] } }
  try {
    acting('rice-riots', 'gates').refuses(0, 'beg-1', '3.11')
    acting('rice-riots', 'harbor').play(0, 'church')
  } finally {
    EVENT['rice-riots'] = riots
  }
})

test('[3.11] events that forbid or change prices', () => {
  acting('rice-riots', 'gates').refuses(0, 'beg-1', '3.11')
  acting('rice-riots', 'harbor').refuses(0, 'church', '3.11').play(0, 'luxury-1')
  expect(acting('dear-timber', 'tavern').play(0, 'build-dojo').g.seats[0].mon).toBe(6)
  expect(acting('strict-okiya', 'red-light').play(0, 'geisha-mon').g.seats[0].mon).toBe(10)
  expect(acting('strict-okiya', 'red-light').play(0, 'geisha-prestige').g.seats[0].prestige).toBe(2)
  expect(acting('black-ship-sails-in', 'harbor').play(0, 'luxury-1').g.seats[0].mon).toBe(17)
  expect(acting('black-ship-sails-in', 'harbor').play(0, 'luxury-3').g.seats[0].mon).toBe(13)
  expect(acting('shoguns-displeasure', 'shogun').play(0, 'audience').g.seats[0].prestige).toBe(5)
})

test('[3.6] a closed district refuses disciples until the round ends', () => {
  clans(2, (g) => {
    g.shut = 'harbor'
    return assigning()
  }).refuses(0, 'harbor', '4.3')
})
