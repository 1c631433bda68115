import { expect, test } from 'vitest'
import type { ActionCardId } from '../data/action-cards.ts'
import { yedo } from '../index.ts'
import { clans } from '../testing.ts'
import { auction, bidding, takePart } from './2-bidding.ts'

const play = (card: ActionCardId) => `play:${card}`

test('[8.23] Deep Purse pays 3 mon less', () => {
  const t = clans(4, (g, lay) => {
    g.track = [0]
    lay(g.seats[0].actions, 'deep-purse')
    return auction()
  }).play(0, 'geisha')
  expect(t.play(0, play('deep-purse')).play(0, 'geisha').settled().g.seats[0].mon).toBe(10)
  expect(t.play(0, 'geisha').settled().g.seats[0].mon).toBe(7)
})

const lastWord = () =>
  clans(4, (g, lay) => {
    g.track = [0, 1]
    lay(g.seats[1].actions, 'last-word')
    lay(g.seats[0].actions, 'safe-house')
    return auction()
  }).play(0, 'disciple')

test('[8.24] Last Word: one more, higher bid by somebody who was topped', () => {
  const t = lastWord().play(1, 4).play(0, 5)
  expect(yedo.waitingFor(t.g)).toEqual([1])
  const { g } = t.play(1, play('last-word')).play(0, 'pass').play(1, 6).play(0, 'egress').settled()
  expect(g.seats[1]).toMatchObject({ mon: 6, house: 3 })
  expect(lastWord().play(1, 'pass').asks()).toBe('claim')
})

test('[8.25] Idle Purse takes the egress with 6 mon', () => {
  const t = clans(2, (g, lay) => {
    lay(g.seats[0].actions, 'idle-purse')
    return bidding()
  }).play(0, play('idle-purse'))
  expect(t.g.seats[0].mon).toBe(18)
  expect([t.g.track, yedo.waitingFor(t.g)]).toEqual([[1], [1]])
})

test('[8.26] Barred Doors closes a category, or a part', () => {
  const barred = (seats: number, part: string) =>
    clans(
      seats,
      (g, lay) => {
        lay(g.seats[0].actions, 'barred-doors')
        return [takePart({ seat: 0 }), auction()]
      },
      'samurai',
    ).plays(0, play('barred-doors'), part, 'join')
  barred(4, 'weapon').refuses(0, 'weapon', '2.7')
  barred(2, 'disciple').play(0, 'red').play(1, 'pass').refuses(0, 'disciple', '2.7').play(0, 'mission')
})
