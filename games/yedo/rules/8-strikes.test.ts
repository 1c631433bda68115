import { expect, test } from 'vitest'
import type { ActionCardId } from '../data/action-cards.ts'
import { holding, stand, type Lays } from '../testing.ts'

type Lay = Lays
const play = (card: ActionCardId) => `play:${card}`

const shared: Lay = (g, lay) => {
  stand(g, 1, 'gates', 'temple')
  lay(g.seats[1].weapons, 'doku', 'nawa')
  g.seats[0].geisha = 1
}

test('[8.36] Ambush sends home a disciple of another clan in a shared district', () => {
  const t = holding('ambush', ['gates'], (g, lay) => {
    shared(g, lay)
    lay(g.seats[0].weapons, 'yumi')
  }).play(0, play('ambush'))
  expect(t.open(0)).toEqual(['gates@1', 'nobody'])
  const { g } = t.play(0, 'gates@1')
  expect(g.seats[1].house).toBe(1)
  expect(g.spaces.filter((owner) => owner === 1)).toHaveLength(1)
  holding('ambush', ['gates'], shared).refuses(0, play('ambush'), '8.36')
})

test('[8.37] Scandal, Disarm and Cutpurse', () => {
  const scandal = holding('scandal', ['gates'], (g, lay) => {
    shared(g, lay)
    g.seats[1].prestige = 5
  }).plays(0, play('scandal'), 'seat-1')
  expect(scandal.g.seats[1].prestige).toBe(3)
  const disarm = holding('disarm', ['gates'], shared).plays(0, play('disarm'), 'seat-1')
  expect(disarm.open(1)).toEqual(['doku', 'nawa'])
  expect(disarm.play(1, 'nawa').g.discard.of).toEqual(['nawa'])
  const cut = holding('cutpurse', ['gates'], shared).plays(0, play('cutpurse'), 'seat-1')
  expect(cut.g.seats.map(({ mon }) => mon)).toEqual([24, 8])
  const poor = holding('cutpurse', ['gates'], (g, lay) => {
    shared(g, lay)
    g.seats[1].mon = 1
  }).plays(0, play('cutpurse'), 'seat-1')
  expect(poor.g.seats.map(({ mon }) => mon)).toEqual([21, 0])
})

test('[8.38] a card that needs a target is playable only while there is one', () => {
  const apart: Lay = (g, lay) => {
    stand(g, 1, 'temple')
    lay(g.seats[0].weapons, 'yumi')
    lay(g.seats[1].weapons, 'doku')
    g.seats[0].geisha = 1
    g.seats[1].prestige = 0
  }
  for (const card of ['ambush', 'scandal', 'disarm', 'cutpurse'] as const)
    holding(card, ['gates'], apart).refuses(0, play(card), '8.38')
  const three = holding(
    'cutpurse',
    ['gates'],
    (g) => {
      stand(g, 1, 'gates')
      stand(g, 2, 'temple')
    },
    3,
  ).play(0, play('cutpurse'))
  three.refuses(0, 'seat-2', '8.37')
})
