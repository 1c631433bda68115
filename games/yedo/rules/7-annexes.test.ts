import type { Seat } from '@machiya/kernel'
import { expect, test } from 'vitest'
import { type clans, man, phase, type Arrange } from '../testing.ts'

const clan = (t: ReturnType<typeof clans>, seat: Seat = 0) => t.g.seats[seat]

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
