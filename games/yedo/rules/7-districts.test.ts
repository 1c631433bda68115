import type { Seat } from '@machiya/kernel'
import { expect, test } from 'vitest'
import { yedo } from '../index.ts'
import { acting, type clans, own, type Arrange } from '../testing.ts'

const clan = (t: ReturnType<typeof clans>, seat: Seat = 0) => t.g.seats[seat]

test('[7.20] recruiting costs 7 mon and needs a disciple in the reserve', () => {
  const t = acting('gates', (g) => (g.seats[0].mon = 7))
    .play(0, 'recruit')
    .settled()
  expect(clan(t)).toMatchObject({ mon: 0, house: 2, reserve: 1 })
  acting('gates', (g) => (g.seats[0].mon = 6)).refuses(0, 'recruit', '7.43')
  acting('gates', (g) => (g.seats[0].reserve = 0)).refuses(0, 'recruit', '7.20')
})

test('[7.21] begging: 1 point for 3 mon, 2 for 5, only points one has', () => {
  const t = acting('gates').refuses(0, 'beg-2', '7.21').play(0, 'beg-1').settled()
  expect(clan(t)).toMatchObject({ prestige: 0, mon: 23 })
  const two = acting('gates', (g) => (g.seats[0].prestige = 2))
    .play(0, 'beg-2')
    .settled()
  expect(clan(two)).toMatchObject({ prestige: 0, mon: 25 })
})

test('[7.22] foresight puts three cards back on top in any order', () => {
  const t = acting('gates', (g, lay) => lay(g.actions, 'feint', 'haggling', 'safe-house')).play(
    0,
    'foresight-action',
  )
  expect(t.open(0)).toEqual(['feint', 'haggling', 'safe-house'])
  const { g } = t.plays(0, 'safe-house', 'haggling').settled()
  expect(g.actions.of.slice(0, 3)).toEqual(['feint', 'haggling', 'safe-house'])
  const other = t.plays(0, 'feint', 'safe-house').settled()
  expect(yedo.view(other.g, 0).actions.of.slice(0, 4)).toEqual(['haggling', 'safe-house', 'feint', '?'])
  expect(yedo.view(other.g, 1).actions.of.slice(0, 3)).toEqual(['?', '?', '?'])
  expect(acting('tavern').play(0, 'foresight-weapon').asks()).toBe('lay-back')
  expect(acting('harbor').play(0, 'foresight-bonus').asks()).toBe('lay-back')
  expect(acting('temple').play(0, 'foresight-black').asks()).toBe('lay-back')
  acting('temple', (each, lay) => lay(each.seats[1].completed, ...each.missions.green.of.slice())).refuses(
    0,
    'foresight-green',
    '7.22',
  )
})

test('[7.23] events are looked at in their order', () => {
  const t = acting('temple', (g, lay) => lay(g.events, 'curfew', 'war-tax', 'arms-glut'))
    .play(0, 'foresight-event')
    .settled()
  expect(t.g.events.of.slice(0, 3)).toEqual(['curfew', 'war-tax', 'arms-glut'])
  expect(yedo.view(t.g, 0).events.of.slice(0, 4)).toEqual(['curfew', 'war-tax', 'arms-glut', '?'])
  expect(yedo.view(t.g, 1).events.of[0]).toBe('?')
})

test('[7.24] building costs 11 mon', () => {
  const t = acting('tavern', (g) => {
    own(g, 0, 'yashiki')
    g.annexes['kobudo-ryu'] = 0
  })
  t.refuses(0, 'build-yashiki', '8.13').refuses(0, 'build-kobudo-ryu', '7.24')
  expect(clan(t.play(0, 'build-dojo').settled())).toMatchObject({ mon: 9, annexes: { dojo: 1 } })
  acting('tavern', (g) => (g.seats[0].mon = 10)).refuses(0, 'build-dojo', '7.43')
})

test('[7.25] a geisha for 8 mon or 2 prestige points', () => {
  const t = acting('red-light', (g) => (g.seats[0].prestige = 2))
  expect(clan(t.play(0, 'geisha-mon').settled())).toMatchObject({ mon: 12, geisha: 1 })
  expect(clan(t.play(0, 'geisha-prestige').settled())).toMatchObject({ prestige: 0, geisha: 1 })
  acting('red-light').refuses(0, 'geisha-prestige', '7.25')
  acting('red-light', (g) => (g.geisha = 0)).refuses(0, 'geisha-mon', '7.25')
  acting('red-light', (g) => (g.seats[0].geisha = 3)).refuses(0, 'geisha-mon', '8.13')
})

test('[7.26] an action card for 4 mon', () => {
  const t = acting('red-light', (g, lay) => lay(g.actions, 'safe-house'))
    .play(0, 'buy-action')
    .settled()
  expect(clan(t)).toMatchObject({ mon: 16, actions: { of: ['safe-house'] } })
})

test('[7.27] a weapon at the price of its stall, 3 less with a Kobudo-Ryu', () => {
  const laid: Arrange = (g, lay) => {
    lay(g.stalls['stall-2'], 'katana')
    return []
  }
  const t = acting('market', laid).refuses(0, 'stall-1', '7.27')
  expect(clan(t.play(0, 'stall-2').settled())).toMatchObject({ mon: 12, weapons: { of: ['katana'] } })
  expect(clan(t.play(0, 'stall-5').settled()).mon).toBe(14)
  const school = acting('market', (g, lay) => {
    laid(g, lay)
    own(g, 0, 'kobudo-ryu')
  })
  expect(clan(school.play(0, 'stall-2').settled()).mon).toBe(15)
  expect(clan(school.play(0, 'stall-4').settled()).mon).toBe(17)
})

test('[7.28] a bonus or action card sells for 2 mon', () => {
  const t = acting('market', (g, lay) => {
    lay(g.seats[0].actions, 'feint')
    lay(g.seats[0].bonuses, 'tireless')
  })
  const sold = t.play(0, 'sell:tireless').settled()
  expect(clan(sold)).toMatchObject({ mon: 22, bonuses: { of: [] } })
  expect(sold.g.bonuses.of.at(-1)).toBe('tireless')
  expect(t.play(0, 'sell:feint').settled().g.actions.of.at(-1)).toBe('feint')
})

test('[7.29] all mon on the church, if there is any', () => {
  const t = acting('harbor', (g) => (g.church = 5))
    .play(0, 'church')
    .settled()
  expect([clan(t).mon, t.g.church]).toEqual([25, 0])
  acting('harbor', (g) => (g.church = 0)).refuses(0, 'church', '7.29')
})

test('[7.30] luxury: 4 mon for 1 point, 9 for 3', () => {
  expect(clan(acting('harbor').play(0, 'luxury-1').settled())).toMatchObject({ mon: 16, prestige: 2 })
  expect(clan(acting('harbor').play(0, 'luxury-3').settled())).toMatchObject({ mon: 11, prestige: 4 })
  acting('harbor', (g) => (g.seats[0].mon = 8)).refuses(0, 'luxury-3', '7.43')
})

test('[7.31] a blessing, unless blessed', () => {
  const t = acting('temple').play(0, 'blessing').settled()
  expect([clan(t).blessed, t.g.blessings]).toEqual([true, 1])
  acting('temple', (g) => (g.seats[0].blessed = true)).refuses(0, 'blessing', '7.31')
})

test('[7.32] the Shogun gives 1 prestige point', () => {
  expect(clan(acting('shogun').play(0, 'audience').settled()).prestige).toBe(2)
})

test('[7.33] the Bakufu gives a mission of a deck of choice', () => {
  const t = acting('bakufu', (g, lay) => lay(g.missions.red, 'red/the-jesuit'))
    .plays(0, 'orders', 'red')
    .settled()
  expect(clan(t).missions.of).toEqual(['red/the-jesuit'])
  const bare = acting('bakufu', (g, lay) => lay(g.seats[1].missions, ...g.missions.black.of))
  bare.play(0, 'orders').refuses(0, 'black', '1.12')
})

test('[7.43] nobody spends what he does not have', () => {
  const poor = (g: Parameters<Arrange>[0]) => void (g.seats[0].mon = 3)
  acting('red-light', poor).refuses(0, 'buy-action', '7.43').refuses(0, 'geisha-mon', '7.43')
  acting('market', poor).refuses(0, 'stall-4', '7.43')
  acting('harbor', poor).refuses(0, 'luxury-1', '7.43')
})
