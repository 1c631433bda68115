import { readFileSync } from 'node:fs'
import { dice, isOver, type Seat } from '@machiya/kernel'
import { sha256 } from '@machiya/kernel/sha256'
import { expect, test } from 'vitest'
import { buildingsOf } from './by-id.ts'
import { edo } from './index.ts'

const load = (name = 'wages-revision-1') =>
  edo.load(JSON.parse(readFileSync(new URL(`records/${name}.json`, import.meta.url), 'utf8')))

test('[9.2] wages saved by revision 1, with one samurai called back of three, go on with one answer for the others', () => {
  const g = load()
  expect([edo.waitingFor(g), g.seats[2].samurai, g.seats[2].rice]).toEqual([[2], ['edo', 'izu'], 0])
  expect(edo.legal(g, 2, [])).toContain('call-all')
  const { position } = edo.play(g, { seat: 2, pick: 'call-all' })
  expect(position?.seats[2].samurai).toEqual([])
})

test('[6.3] a game that revision 2 dealt keeps its wishes, its packages and its price of a fortress', () => {
  const g = load('tuned-revision-2')
  const { seats, options } = g.about
  expect(edo.census(g)).toEqual(edo.census(edo.start(seats, options, sha256('any'), 2)))
  expect(edo.census(g)['wish']).toContain('wish-14')
  expect(edo.box(seats, options)['wish']).toContain('wish-19')
  const packages = [2, 3].map((since) => edo.start(3, {}, sha256('any'), since).packages)
  expect(packages.map((list) => list[0])).toEqual(['package-1', 'package-6'])
  const costs = [g, edo.start(3, {}, sha256('any'))].map((at) => buildingsOf(at).fortress.cost)
  expect(costs).toEqual([
    { stone: 5, ryo: 10 },
    { stone: 6, ryo: 10 },
  ])
})

test.each(['wages-revision-1', 'tuned-revision-2'])('the save %s plays on to its end', (name) => {
  const g = load(name)
  const chance = dice('on')
  for (let waiting = edo.waitingFor(g); waiting.length > 0; waiting = edo.waitingFor(g)) {
    const seat = waiting[chance(waiting.length)] as Seat
    const picks = edo.legal(g, seat, []).filter((pick) => pick !== 'back')
    edo.advance(g, seat, picks[chance(picks.length)] ?? 'back')
  }
  expect(isOver(g)).toBe(true)
})
