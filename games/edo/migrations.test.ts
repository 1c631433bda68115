import { readFileSync } from 'node:fs'
import { dice, isOver, type Seat } from '@machiya/kernel'
import { expect, test } from 'vitest'
import { edo } from './index.ts'

const load = () =>
  edo.load(JSON.parse(readFileSync(new URL('records/wages-revision-1.json', import.meta.url), 'utf8')))

test('[9.2] wages saved by revision 1, with one samurai called back of three, go on with one answer for the others', () => {
  const g = load()
  expect([edo.waitingFor(g), g.seats[2].samurai, g.seats[2].rice]).toEqual([[2], ['edo', 'izu'], 0])
  expect(edo.legal(g, 2, [])).toContain('call-all')
  const { position } = edo.play(g, { seat: 2, pick: 'call-all' })
  expect(position?.seats[2].samurai).toEqual([])
})

test('a game saved by revision 1 plays on to its end', () => {
  const g = load()
  const chance = dice('on')
  for (let waiting = edo.waitingFor(g); waiting.length > 0; waiting = edo.waitingFor(g)) {
    const seat = waiting[chance(waiting.length)] as Seat
    const picks = edo.legal(g, seat, []).filter((pick) => pick !== 'back')
    edo.advance(g, seat, picks[chance(picks.length)] ?? 'back')
  }
  expect(isOver(g)).toBe(true)
})
