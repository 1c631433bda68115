import { readFileSync } from 'node:fs'
import { dice, isOver, type Seat } from '@machiya/kernel'
import { sha256 } from '@machiya/kernel/sha256'
import { expect, test } from 'vitest'
import { yokohama } from './index.ts'

const load = () =>
  yokohama.load(
    JSON.parse(readFileSync(new URL('records/keep-order-revision-1.json', import.meta.url), 'utf8')),
  )

test('[1.12] a set-up saved by revision 1 goes on with the technologies and achievements that lie there', () => {
  const g = load()
  const [laboratory, achievements] = [g.laboratory.of.slice(), g.achievements.of.slice()]
  expect([laboratory.length, achievements.length]).toEqual([6, 3])
  for (const seat of yokohama.waitingFor(g)) yokohama.advance(g, seat, g.seats[seat].hand.of[0] ?? '')
  expect([g.round, g.laboratory.of, g.achievements.of]).toEqual([1, laboratory, achievements])
  expect(yokohama.census(g)).toEqual(yokohama.census(yokohama.start(3, {}, sha256('any'))))
})

test('a game saved by revision 1 plays on to its end', () => {
  const g = load()
  const chance = dice('on')
  for (let waiting = yokohama.waitingFor(g); waiting.length > 0; waiting = yokohama.waitingFor(g)) {
    const seat = waiting[chance(waiting.length)] as Seat
    const picks = yokohama.legal(g, seat, [])
    yokohama.advance(g, seat, picks[chance(picks.length)] ?? '')
  }
  expect(isOver(g)).toBe(true)
})
