import { readFileSync } from 'node:fs'
import { dice, isOver, sha256, type Seat } from '@machiya/kernel'
import { expect, test } from 'vitest'
import { yedo } from './index.ts'

const load = () =>
  yedo.load(JSON.parse(readFileSync(new URL('records/trade-revision-1.json', import.meta.url), 'utf8')))

test('[6.5] a trade saved by revision 1 goes on: its cards are in their hands again, and its drafts sealed', () => {
  const g = load()
  const [drafting, proposing] = [g.seats[1], g.seats[2]]
  expect(drafting).toMatchObject({ deal: null, backs: [], draft: { value: { to: 2, giveMon: 0 } } })
  expect(drafting.laid.value).toEqual({ actions: [1], bonuses: [], missions: [0, 1, 3] })
  expect(drafting.missions.of).toHaveLength(4)
  expect(proposing).toMatchObject({ draft: { value: null }, deal: { to: 1, giveWeapons: ['katana'] } })
  expect(proposing.backs).toEqual(['black', 'green', 'green'])
  expect(proposing.missions.of).toHaveLength(4)
  expect(yedo.census(g)).toEqual(yedo.census(yedo.start(5, { setting: 'samurai' }, sha256('any'))))
})

test('a trade saved by revision 1 plays on to its end', () => {
  const g = load()
  const chance = dice(sha256('on'))
  for (let waiting = yedo.waitingFor(g); waiting.length > 0; waiting = yedo.waitingFor(g)) {
    const seat = waiting[chance(waiting.length)] as Seat
    const picks = yedo.legal(g, seat, [])
    yedo.advance(g, seat, picks[chance(picks.length)] ?? '')
  }
  expect(isOver(g)).toBe(true)
})
