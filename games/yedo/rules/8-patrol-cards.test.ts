import { expect, test } from 'vitest'
import type { ActionCardId } from '../data/action-cards.ts'
import type { DistrictId } from '../data/rows.ts'
import { clans, stand, type Lays } from '../testing.ts'
import { patrolPhase } from './5-watch-patrol.ts'

type Lay = Lays
const play = (card: ActionCardId) => `play:${card}`

const steered = (card: ActionCardId, from: DistrictId, color: 'red' | 'blue', ...picks: string[]) =>
  clans(
    2,
    (g, lay) => {
      Object.assign(g.patrol, { district: from, color })
      g.seats[0].geisha = 1
      lay(g.seats[0].actions, card)
      return patrolPhase()
    },
    'samurai',
  )
    .play(0, play(card))
    .plays(0, ...picks)
    .settled().g.patrol

test('[8.17] cards of 5b move the patrol', () => {
  expect(steered('double-time', 'castle', 'red').district).toBe('market')
  expect(steered('forced-march', 'castle', 'red').district).toBe('red-light')
  expect(steered('stand-down', 'castle', 'red').district).toBe('castle')
  expect(steered('about-face', 'castle', 'red')).toMatchObject({ district: 'castle', color: 'blue' })
  expect(steered('anonymous-tip', 'castle', 'blue', 'harbor').district).toBe('harbor')
})

const rescued = (card: ActionCardId, arrange: Lay = () => {}) =>
  clans(2, (g, lay) => {
    Object.assign(g.patrol, { district: 'gates', color: 'red' })
    Object.assign(g.seats[0], { house: 4, reserve: 0 })
    stand(g, 0, 'shogun', 'bakufu', 'bower-1')
    lay(g.seats[0].actions, card)
    arrange(g, lay)
    return patrolPhase()
  }).play(0, 'pass')
const left = (t: ReturnType<typeof clans>) => t.settled().g.spaces.filter((owner) => owner === 0).length

test('[8.18] Greased Palm saves one, Charming Company two, Smoke Screen all', () => {
  expect(left(rescued('greased-palm').play(0, play('greased-palm')).play(0, 'shogun'))).toBe(1)
  const company = rescued('charming-company', (g) => (g.seats[0].geisha = 1)).play(
    0,
    play('charming-company'),
  )
  company.play(0, 'shogun').refuses(0, 'shogun', '5.4')
  expect(left(company.plays(0, 'shogun', 'bower-1'))).toBe(2)
  rescued('charming-company').refuses(0, play('charming-company'), '8.18')
  rescued('smoke-screen').refuses(0, play('smoke-screen'), '8.18')
  const smoke = rescued('smoke-screen', (g, lay) => lay(g.seats[0].weapons, 'metsubushi'))
  expect(left(smoke.play(0, play('smoke-screen')))).toBe(3)
})

test('[8.19] Rooftop Escape and Safe House', () => {
  rescued('rooftop-escape').refuses(0, play('rooftop-escape'), '8.19')
  const roofs = rescued('rooftop-escape', (g, lay) => lay(g.seats[0].weapons, 'shuko')).play(
    0,
    play('rooftop-escape'),
  )
  const to = roofs.play(0, 'bakufu').refuses(0, 'market', '8.19')
  expect(to.open(0)).toEqual(['temple', 'gates', 'stay'])
  expect(left(to.play(0, 'temple'))).toBe(1)
  const safe = rescued('safe-house').play(0, play('safe-house')).settled().g
  expect(safe.seats[0]).toMatchObject({ house: 4, reserve: 0 })
})
