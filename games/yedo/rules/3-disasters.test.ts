import { expect, test } from 'vitest'
import type { EventId } from '../data/events.ts'
import { own, struck, type Arrange, type Lays } from '../testing.ts'

test('[3.12] the six disasters cost everyone two things', () => {
  const rich: Arrange = (g, lay) => {
    for (const seat of [0, 1] as const) {
      own(g, seat, 'dojo')
      Object.assign(g.seats[seat], { house: 3, reserve: 1, geisha: 1, prestige: 3 })
      lay(g.seats[seat].weapons, 'katana')
      lay(g.seats[seat].bonuses, seat ? 'tireless' : 'no-blood')
      lay(g.seats[seat].actions, 'feint')
    }
    return []
  }
  const quake = struck('earthquake', rich).play(0, 'dojo').play(1, 'dojo').settled().g
  expect(quake.seats[1]).toMatchObject({ house: 2, reserve: 2, annexes: { dojo: 0 } })
  expect(quake.annexes.dojo).toBe(2)
  const wave = struck('tsunami', rich).play(0, 'katana').play(1, 'katana').settled().g
  expect([wave.seats[0].mon, wave.seats[0].weapons.of, wave.discard.of]).toEqual([
    7,
    [],
    ['katana', 'katana'],
  ])
  const fire = struck('great-fire-of-meireki', rich)
    .plays(0, 'dojo', 'katana')
    .plays(1, 'dojo', 'katana')
    .settled().g
  expect(fire.seats[0].weapons.of).toEqual([])
  const plague = struck('pestilence', rich).settled().g
  expect([plague.seats[0].geisha, plague.geisha, plague.seats[0].reserve]).toEqual([0, 5, 2])
  const spies = struck('spies-unmasked', rich)
    .plays(0, 'feint', 'no-blood')
    .plays(1, 'feint', 'tireless')
    .settled().g
  expect([spies.seats[0].actions.of, spies.actions.of.at(-1), spies.bonuses.of.slice(-2)]).toEqual([
    [],
    'feint',
    ['no-blood', 'tireless'],
  ])
  const face = struck('loss-of-face', rich).settled().g
  expect([face.seats[0].prestige, face.seats[0].mon]).toEqual([1, 10])
})

test('[3.13] a blessed player may return his blessing and lose one of the two', () => {
  const t = struck('loss-of-face', (g) => {
    g.seats[0].blessed = true
    g.blessings = 1
    g.seats[0].prestige = 5
  })
  expect(t.open(0)).toEqual(['both', 'prestige-2', 'mon-2'])
  const soft = t.play(0, 'mon-2').settled().g
  expect(soft.seats[0]).toMatchObject({ prestige: 5, mon: 10, blessed: false })
  expect(soft.blessings).toBe(2)
  const hard = t.play(0, 'both').settled().g
  expect(hard.seats[0]).toMatchObject({ prestige: 3, mon: 10, blessed: true })
})

test('[3.13] a blessing softens and does not avert: who would lose only one of the two loses it', () => {
  const blessed = (arrange: Lays) =>
    struck('earthquake', (g, lay) => {
      g.seats[0].blessed = true
      arrange(g, lay)
    })
  const shielded = blessed((g) => own(g, 0, 'dojo'))
    .play(0, 'dojo')
    .settled().g
  expect(shielded.seats[0]).toMatchObject({ blessed: true, house: 2, reserve: 2, annexes: { dojo: 0 } })
  expect(blessed(() => {}).settled().g.seats[0].blessed).toBe(true)
  const both: Lays = (g) => {
    own(g, 0, 'dojo')
    Object.assign(g.seats[0], { house: 3, reserve: 1 })
  }
  expect(blessed(both).open(0)).toEqual(['both', 'disciple', 'annex'])
  const { g } = blessed(both).play(0, 'disciple').settled()
  expect(g.seats[0]).toMatchObject({ blessed: false, house: 2, reserve: 2, annexes: { dojo: 1 } })
})

test('[3.13] whether both strike is asked of every kind of loss', () => {
  const asks = (event: EventId, arrange: Lays) =>
    struck(event, (g, lay) => {
      Object.assign(g.seats[0], { blessed: true, mon: 0, prestige: 0 })
      arrange(g, lay)
    }).open(0).length > 1
  expect(asks('tsunami', (g, lay) => lay(g.seats[0].weapons, 'doku'))).toBe(false)
  expect(asks('pestilence', (g) => Object.assign(g.seats[0], { geisha: 1 }))).toBe(false)
  expect(asks('pestilence', (g) => Object.assign(g.seats[0], { geisha: 1, house: 4, reserve: 0 }))).toBe(true)
  expect(asks('loss-of-face', (g) => (g.seats[0].mon = 1))).toBe(false)
  expect(asks('loss-of-face', (g) => Object.assign(g.seats[0], { mon: 1, prestige: 1 }))).toBe(true)
  const spied: Lays = (g, lay) => lay(g.seats[0].bonuses, 'tireless')
  expect(asks('spies-unmasked', spied)).toBe(false)
})

test('[3.13] a game begun before revision 3 keeps its blessing: naming what one lacks loses nothing', () => {
  const { g } = struck('tsunami', (each) => {
    Object.assign(each.about, { since: 2 })
    each.seats[0].blessed = true
  })
    .play(0, 'weapon')
    .settled()
  expect(g.seats[0]).toMatchObject({ mon: 12, blessed: false })
})

test('[3.14] who lacks a thing loses nothing for it, and the owner chooses', () => {
  const { g } = struck('great-fire-of-meireki').settled()
  expect(g.seats[0].mon).toBe(12)
  const t = struck('earthquake', (each) => own(each, 0, 'dojo', 'yashiki'))
  t.refuses(0, 'karesansui', '3.14')
  expect(t.play(0, 'yashiki').settled().g.seats[0].annexes).toMatchObject({ dojo: 1, yashiki: 0 })
  expect(struck('pestilence').settled().g.seats[0]).toMatchObject({ house: 2, reserve: 2 })
  const played = struck('spies-unmasked', (each, lay) => lay(each.seats[0].actions, 'rice-stipend')).play(
    0,
    'play:rice-stipend',
  )
  expect(played.settled().g.seats[0].mon).toBe(17)
})
