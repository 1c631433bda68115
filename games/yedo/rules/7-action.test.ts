import type { Seat } from '@machiya/kernel'
import { expect, test } from 'vitest'
import type { Spot } from '../board.ts'
import { yedo } from '../index.ts'
import { clans, disciplesOf, man, own, stand, type Arrange } from '../testing.ts'
import { act, activation, freshTurn } from './7-action.ts'

const phase = (seats: number, arrange: (...a: Parameters<Arrange>) => void) =>
  clans(seats, (g, lay) => {
    g.phase = 'action'
    arrange(g, lay)
    return activation({ last: null })
  })

/** Seat 0 has activated a disciple on this spot. */
const at = (spot: Spot, arrange: (...a: Parameters<Arrange>) => void = () => {}, seats = 2) =>
  clans(seats, (g, lay) => {
    g.phase = 'action'
    stand(g, 0, spot)
    g.turn = { ...freshTurn(0), at: spot }
    g.seats[0].mon = 20
    arrange(g, lay)
    return act({ seat: 0, errand: 0 })
  })
const clan = (t: ReturnType<typeof clans>, seat: Seat = 0) => t.g.seats[seat]

test('[7.1] in player order, one at a time, until no disciple is left', () => {
  const t = phase(3, (g) => {
    stand(g, 0, 'gates')
    stand(g, 2, 'gates', 'temple')
  })
  const { g } = t
    .plays(0, 'gates', 'nothing')
    .plays(2, 'temple', 'nothing')
    .plays(2, 'gates', 'nothing')
    .settled()
  expect(g.spaces.filter((owner) => owner >= 0)).toEqual([])
  expect(disciplesOf(g, 2)).toBe(4)
})

test('[7.2] a disciple must be activated, but may do nothing', () => {
  const t = phase(2, (g) => stand(g, 0, 'gates', 'shogun'))
  expect(t.open(0)).toEqual(['shogun', 'gates'])
  expect(t.plays(0, 'shogun', 'nothing').g.seats[0].prestige).toBe(1)
})

test('[7.3] a mission or an action of the space, or the annex', () => {
  const t = at('tavern', (g, lay) => {
    stand(g, 0, 'gates')
    lay(g.seats[0].missions, 'green/whispers-at-the-gate')
  })
  expect(t.open(0)).toContain('green/whispers-at-the-gate')
  expect(t.open(0)).toContain('build-dojo')
  const annex = phase(2, (g, lay) => {
    man(g, 0, 'karesansui')
    lay(g.seats[0].missions, 'green/whispers-at-the-gate')
  }).play(0, 'karesansui')
  expect(annex.open(0)).not.toContain('green/whispers-at-the-gate')
})

test('[7.4] afterwards the disciple goes home', () => {
  const { g } = phase(2, (each) => {
    stand(each, 0, 'shogun')
    man(each, 0, 'dojo')
  })
    .plays(0, 'shogun', 'audience')
    .plays(0, 'dojo', 'nothing')
    .settled()
  expect(g.seats[0]).toMatchObject({ house: 2, annexes: { dojo: 1 } })
  const cards = phase(2, (each, lay) => {
    stand(each, 0, 'shogun')
    lay(each.seats[0].actions, 'poem-for-the-court')
  }).plays(0, 'shogun', 'audience', 'play:poem-for-the-court', 'end')
  expect(cards.settled().g.seats[0].prestige).toBe(4)
})

test('[7.20] recruiting costs 7 mon and needs a disciple in the reserve', () => {
  const t = at('gates', (g) => (g.seats[0].mon = 7))
    .play(0, 'recruit')
    .settled()
  expect(clan(t)).toMatchObject({ mon: 0, house: 2, reserve: 1 })
  at('gates', (g) => (g.seats[0].mon = 6)).refuses(0, 'recruit', '7.43')
  at('gates', (g) => (g.seats[0].reserve = 0)).refuses(0, 'recruit', '7.20')
})

test('[7.21] begging: 1 point for 3 mon, 2 for 5, only points one has', () => {
  const t = at('gates').refuses(0, 'beg-2', '7.21').play(0, 'beg-1').settled()
  expect(clan(t)).toMatchObject({ prestige: 0, mon: 23 })
  const two = at('gates', (g) => (g.seats[0].prestige = 2))
    .play(0, 'beg-2')
    .settled()
  expect(clan(two)).toMatchObject({ prestige: 0, mon: 25 })
})

test('[7.22] foresight puts three cards back on top in any order', () => {
  const t = at('gates', (g, lay) => lay(g.actions, 'feint', 'haggling', 'safe-house')).play(
    0,
    'foresight-action',
  )
  expect(t.open(0)).toEqual(['feint', 'haggling', 'safe-house'])
  const { g } = t.plays(0, 'safe-house', 'haggling').settled()
  expect(g.actions.of.slice(0, 3)).toEqual(['feint', 'haggling', 'safe-house'])
  const other = t.plays(0, 'feint', 'safe-house').settled()
  expect(yedo.view(other.g, 0).actions.of.slice(0, 4)).toEqual(['haggling', 'safe-house', 'feint', '?'])
  expect(yedo.view(other.g, 1).actions.of.slice(0, 3)).toEqual(['?', '?', '?'])
  expect(at('tavern').play(0, 'foresight-weapon').asks()).toBe('lay-back')
  expect(at('harbor').play(0, 'foresight-bonus').asks()).toBe('lay-back')
  expect(at('temple').play(0, 'foresight-black').asks()).toBe('lay-back')
  at('temple', (each, lay) => lay(each.seats[1].completed, ...each.missions.green.of.slice())).refuses(
    0,
    'foresight-green',
    '7.22',
  )
})

test('[7.23] events are looked at in their order', () => {
  const t = at('temple', (g, lay) => lay(g.events, 'curfew', 'war-tax', 'arms-glut'))
    .play(0, 'foresight-event')
    .settled()
  expect(t.g.events.of.slice(0, 3)).toEqual(['curfew', 'war-tax', 'arms-glut'])
  expect(yedo.view(t.g, 0).events.of.slice(0, 4)).toEqual(['curfew', 'war-tax', 'arms-glut', '?'])
  expect(yedo.view(t.g, 1).events.of[0]).toBe('?')
})

test('[7.24] building costs 11 mon', () => {
  const t = at('tavern', (g) => {
    own(g, 0, 'yashiki')
    g.annexes['kobudo-ryu'] = 0
  })
  t.refuses(0, 'build-yashiki', '8.13').refuses(0, 'build-kobudo-ryu', '2.15')
  expect(clan(t.play(0, 'build-dojo').settled())).toMatchObject({ mon: 9, annexes: { dojo: 1 } })
  at('tavern', (g) => (g.seats[0].mon = 10)).refuses(0, 'build-dojo', '7.43')
})

test('[7.25] a geisha for 8 mon or 2 prestige points', () => {
  const t = at('red-light', (g) => (g.seats[0].prestige = 2))
  expect(clan(t.play(0, 'geisha-mon').settled())).toMatchObject({ mon: 12, geisha: 1 })
  expect(clan(t.play(0, 'geisha-prestige').settled())).toMatchObject({ prestige: 0, geisha: 1 })
  at('red-light').refuses(0, 'geisha-prestige', '7.21')
  at('red-light', (g) => (g.geisha = 0)).refuses(0, 'geisha-mon', '7.25')
  at('red-light', (g) => (g.seats[0].geisha = 3)).refuses(0, 'geisha-mon', '8.13')
})

test('[7.26] an action card for 4 mon', () => {
  const t = at('red-light', (g, lay) => lay(g.actions, 'safe-house'))
    .play(0, 'buy-action')
    .settled()
  expect(clan(t)).toMatchObject({ mon: 16, actions: { of: ['safe-house'] } })
})

test('[7.27] a weapon at the price of its stall, 3 less with a Kobudo-Ryu', () => {
  const laid: Arrange = (g, lay) => {
    lay(g.stalls['stall-2'], 'katana')
    return []
  }
  const t = at('market', laid).refuses(0, 'stall-1', '7.27')
  expect(clan(t.play(0, 'stall-2').settled())).toMatchObject({ mon: 12, weapons: { of: ['katana'] } })
  expect(clan(t.play(0, 'stall-5').settled()).mon).toBe(14)
  const school = at('market', (g, lay) => {
    laid(g, lay)
    own(g, 0, 'kobudo-ryu')
  })
  expect(clan(school.play(0, 'stall-2').settled()).mon).toBe(15)
  expect(clan(school.play(0, 'stall-4').settled()).mon).toBe(17)
})

test('[7.28] a bonus or action card sells for 2 mon', () => {
  const t = at('market', (g, lay) => {
    lay(g.seats[0].actions, 'feint')
    lay(g.seats[0].bonuses, 'tireless')
  })
  const sold = t.play(0, 'sell:tireless').settled()
  expect(clan(sold)).toMatchObject({ mon: 22, bonuses: { of: [] } })
  expect(sold.g.bonuses.of.at(-1)).toBe('tireless')
  expect(t.play(0, 'sell:feint').settled().g.actions.of.at(-1)).toBe('feint')
})

test('[7.29] all mon on the church, if there is any', () => {
  const t = at('harbor', (g) => (g.church = 5))
    .play(0, 'church')
    .settled()
  expect([clan(t).mon, t.g.church]).toEqual([25, 0])
  at('harbor', (g) => (g.church = 0)).refuses(0, 'church', '7.29')
})

test('[7.30] luxury: 4 mon for 1 point, 9 for 3', () => {
  expect(clan(at('harbor').play(0, 'luxury-1').settled())).toMatchObject({ mon: 16, prestige: 2 })
  expect(clan(at('harbor').play(0, 'luxury-3').settled())).toMatchObject({ mon: 11, prestige: 4 })
  at('harbor', (g) => (g.seats[0].mon = 8)).refuses(0, 'luxury-3', '7.43')
})

test('[7.31] a blessing, unless blessed', () => {
  const t = at('temple').play(0, 'blessing').settled()
  expect([clan(t).blessed, t.g.blessings]).toEqual([true, 1])
  at('temple', (g) => (g.seats[0].blessed = true)).refuses(0, 'blessing', '7.31')
})

test('[7.32] the Shogun gives 1 prestige point', () => {
  expect(clan(at('shogun').play(0, 'audience').settled()).prestige).toBe(2)
})

test('[7.33] the Bakufu gives a mission of a deck of choice', () => {
  const t = at('bakufu', (g, lay) => lay(g.missions.red, 'red/the-jesuit'))
    .plays(0, 'orders', 'red')
    .settled()
  expect(clan(t).missions.of).toEqual(['red/the-jesuit'])
})

test('[7.34] the bower is activated as a whole', () => {
  const t = phase(4, (g) => {
    stand(g, 2, 'bower-1')
    stand(g, 0, 'bower-3')
  }).plays(0, 'bower-3', 'bower')
  expect(yedo.waitingFor(t.g)).toEqual([2])
  const { g } = t.play(2, 1).play(0, 2).settled()
  expect(g.spaces.filter((owner) => owner >= 0)).toEqual([])
})

test('[7.35] the lowest number chooses first, and a position only once', () => {
  const t = phase(4, (g) => {
    stand(g, 2, 'bower-1')
    stand(g, 0, 'bower-3')
  }).plays(0, 'bower-3', 'bower')
  expect(t.open(2)).toEqual([1, 2, 3, 4])
  t.play(2, 3).refuses(0, 3, '7.35')
})

test('[7.36] the others fill the free positions in their old order', () => {
  const t = phase(5, (g) => {
    g.order = [3, 1, 4, 0, 2]
    stand(g, 4, 'bower-2')
  }).plays(4, 'bower-2', 'bower', 4)
  expect(t.settled().g.order).toEqual([3, 1, 0, 4, 2])
})

test('[7.37] the worked example: Red last, Green first, and Blue goes on', () => {
  const [blue, red, yellow, green] = [0, 1, 2, 3] as const
  const t = phase(4, (g) => {
    g.order = [green, blue, red, yellow]
    stand(g, red, 'bower-1', 'gates')
    stand(g, green, 'bower-2')
    stand(g, blue, 'gates')
    stand(g, yellow, 'gates')
  }).plays(green, 'bower-2', 'bower')
  const done = t.play(red, 4).play(green, 1)
  expect(done.g.order).toEqual([green, blue, yellow, red])
  expect(done.g.seats.map(({ house }) => house)).toEqual([1, 1, 1, 2])
  expect(yedo.waitingFor(done.g)).toEqual([blue])
})

test('[7.37] who moves himself behind others may act again at once', () => {
  const t = phase(3, (g) => {
    stand(g, 0, 'bower-1', 'gates')
    stand(g, 1, 'gates')
  }).plays(0, 'bower-1', 'bower', 3)
  expect(t.g.order).toEqual([1, 2, 0])
  expect(yedo.waitingFor(t.g)).toEqual([1])
  const last = phase(2, (g) => {
    g.order = [1, 0]
    stand(g, 0, 'bower-1', 'gates')
  }).plays(0, 'bower-1', 'bower', 1)
  expect(yedo.waitingFor(last.g)).toEqual([0])
})

test('[7.38] a disciple in the bower that completes a mission leaves alone', () => {
  const t = phase(2, (g, lay) => {
    stand(g, 0, 'bower-1')
    stand(g, 1, 'bower-2')
    lay(g.seats[0].weapons, 'katana')
    lay(g.seats[0].missions, 'green/escort-the-tribute')
  }).plays(0, 'bower-1', 'green/escort-the-tribute')
  expect(t.g.order).toEqual([0, 1])
  expect(t.g.spaces.filter((owner) => owner >= 0)).toEqual([1])
})

const manned = (
  annex: 'yashiki' | 'karesansui' | 'dojo' | 'kobudo-ryu',
  arrange: (...a: Parameters<Arrange>) => void = () => {},
) =>
  phase(2, (g, lay) => {
    man(g, 0, annex)
    arrange(g, lay)
  }).play(0, annex)

test('[7.39] the Yashiki exchanges a mission', () => {
  const t = manned('yashiki', (g, lay) => {
    lay(g.seats[0].missions, 'green/a-silent-dart')
    lay(g.missions.black, 'black/kill-the-shogun')
  }).plays(0, 'exchange:green/a-silent-dart', 'black')
  expect(clan(t.settled()).missions.of).toEqual(['black/kill-the-shogun'])
  expect(t.g.missions.green.of.at(-1)).toBe('green/a-silent-dart')
  expect(manned('yashiki').open(0)).toEqual(['nothing'])
})

test('[7.40] the Karesansui foresees any deck', () => {
  const t = manned('karesansui')
  expect(t.open(0)).toHaveLength(8 + 1)
  t.play(0, 'foresight-event').settled()
  expect(t.play(0, 'foresight-bonus').asks()).toBe('lay-back')
})

test('[7.41] the Dojo exchanges a weapon', () => {
  const t = manned('dojo', (g, lay) => {
    lay(g.seats[0].weapons, 'doku')
    lay(g.weapons, 'yumi')
  }).play(0, 'exchange:doku')
  expect([clan(t.settled()).weapons.of, t.g.discard.of]).toEqual([['yumi'], ['doku']])
})

test('[7.42] the Kobudo-Ryu exchanges an action card', () => {
  const t = manned('kobudo-ryu', (g, lay) => {
    lay(g.seats[0].actions, 'feint')
    lay(g.actions, 'safe-house')
  }).plays(0, 'exchange:feint', 'end')
  expect([clan(t.settled()).actions.of, t.g.actions.of.at(-1)]).toEqual([['safe-house'], 'feint'])
})

test('[7.43] nobody spends what he does not have', () => {
  const poor = (g: Parameters<Arrange>[0]) => void (g.seats[0].mon = 3)
  at('red-light', poor).refuses(0, 'buy-action', '7.43').refuses(0, 'geisha-mon', '7.43')
  at('market', poor).refuses(0, 'stall-4', '7.43')
  at('harbor', poor).refuses(0, 'luxury-1', '7.43')
})
