import { expect, test } from 'vitest'
import { BUILT } from '../whereabouts.ts'
import { acting, disciplesOf, man, phase, stand } from '../testing.ts'

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
  const t = acting('tavern', (g, lay) => {
    stand(g, 0, 'gates')
    lay(g.seats[0].missions, 'green/whispers-at-the-gate-2')
  })
  expect(t.open(0)).toContain('green/whispers-at-the-gate-2')
  expect(t.open(0)).toContain('build-dojo')
  const annex = phase(2, (g, lay) => {
    man(g, 0, 'karesansui')
    lay(g.seats[0].missions, 'green/whispers-at-the-gate-2')
  }).play(0, 'karesansui')
  expect(annex.open(0)).not.toContain('green/whispers-at-the-gate-2')
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
  }).plays(0, 'shogun', 'audience', 'play:poem-for-the-court')
  expect(cards.settled().g.seats[0].prestige).toBe(4)
})

test('[7.4] the activated disciple stays until the turn ends; one that stood in as a geisha has gone home at once', () => {
  const t = phase(2, (g, lay) => {
    stand(g, 0, 'red-light', 'tavern')
    man(g, 0, 'yashiki')
    lay(g.seats[0].missions, 'yellow/the-masked-dancer')
    lay(g.seats[0].weapons, 'doku')
    lay(g.seats[0].actions, 'haggling')
  })
  const shown = t.plays(0, 'red-light', 'yellow/the-masked-dancer')
  expect(shown.asks()).toBe('finish')
  expect(shown.g.seats[0]).toMatchObject({ house: 1, annexes: { yashiki: BUILT } })
  expect(shown.g.spaces.filter((owner) => owner === 0)).toHaveLength(2)
  const { g } = shown.play(0, 'end')
  expect(g.seats[0].house).toBe(2)
  expect(disciplesOf(g, 0)).toBe(4)
})
