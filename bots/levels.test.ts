import { noughts } from '@machiya/kernel/fixtures/noughts'
import { dice, type Game, type Seat } from '@machiya/kernel'
import { expect, test } from 'vitest'
import { chooseBy } from './choose.ts'
import { EFFORTS } from './levels.ts'
import { stranger } from './stranger.ts'

const game = noughts as unknown as Game
const expert = stranger(game)

test('every level thinks harder than the one below', () => {
  const { apprentice, merchant, daimyo, shogun } = EFFORTS
  const most = [apprentice, merchant, daimyo, shogun].map((effort) => effort.most)
  expect(most).toEqual([...new Set(most)].sort((a, b) => a - b))
})

test('without a playout the quick hand plays, by the rules and the same again', () => {
  const g = game.start(2, {}, '1'.repeat(32))
  const seat = game.waitingFor(g)[0] as Seat
  const mind = { effort: { ...EFFORTS.merchant, most: 0 }, weights: expert.hand }
  const pick = () =>
    chooseBy(
      {
        game,
        expert,
        level: 'merchant',
        seen: game.view(g, seat),
        seat,
        budget: { iterations: 9 },
        chance: dice('quick'),
      },
      mind,
    ).pick
  expect(game.legal(g, seat, [])).toContain(pick())
  expect(pick()).toBe(pick())
})
