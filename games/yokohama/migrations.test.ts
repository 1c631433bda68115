import { readFileSync } from 'node:fs'
import { dice, isOver, type Seat } from '@machiya/kernel'
import { sha256 } from '@machiya/kernel/sha256'
import { expect, test } from 'vitest'
import { yokohama } from './index.ts'

const load = (name = 'keep-order-revision-1') =>
  yokohama.load(JSON.parse(readFileSync(new URL(`records/${name}.json`, import.meta.url), 'utf8')))

test('[1.12] a set-up saved by revision 1 goes on with the technologies and achievements that lie there', () => {
  const g = load()
  const [laboratory, achievements] = [g.laboratory.of.slice(), g.achievements.of.slice()]
  expect([laboratory.length, achievements.length]).toEqual([6, 3])
  for (const seat of yokohama.waitingFor(g)) yokohama.advance(g, seat, g.seats[seat].hand.of[0] ?? '')
  expect([g.round, g.laboratory.of, g.achievements.of]).toEqual([1, laboratory, achievements])
  expect(yokohama.census(g)).toEqual(yokohama.census(yokohama.start(3, {}, sha256('any'), 1)))
})

test('a game that revision 2 dealt keeps its orders and sites, and imagines no others', () => {
  const g = load('tuned-revision-2')
  expect(yokohama.census(g)).toEqual(yokohama.census(yokohama.start(3, {}, sha256('any'), 2)))
  const faces = Object.values(yokohama.census(yokohama.imagine(yokohama.view(g, 0)))).flat()
  expect(faces).toEqual(expect.arrayContaining(['order-31', 'site-4']))
  expect(faces).not.toEqual(expect.arrayContaining(['order-45']))
  expect(Object.values(yokohama.box(3, {})).flat()).toEqual(expect.arrayContaining(['order-45', 'site-25']))
})

test.each(['keep-order-revision-1', 'tuned-revision-2'])('the save %s plays on to its end', (name) => {
  const g = load(name)
  const chance = dice('on')
  for (let waiting = yokohama.waitingFor(g); waiting.length > 0; waiting = yokohama.waitingFor(g)) {
    const seat = waiting[chance(waiting.length)] as Seat
    const picks = yokohama.legal(g, seat, [])
    yokohama.advance(g, seat, picks[chance(picks.length)] ?? '')
  }
  expect(isOver(g)).toBe(true)
})
