import { takeDown } from '@machiya/games'
import { given } from '@machiya/kernel/testing'
import { sha256 } from '@machiya/kernel/sha256'
import { expect, test } from 'vitest'
import { blank, endOf, press } from './draft.ts'
import { foretold } from './foretold.ts'

test('cards that come to light are counted, and none is named before it lies there', async () => {
  const { game } = await takeDown('yokohama')
  const { g } = given(game, { seats: 4 }, (table) => {
    Object.assign((table as unknown as { seats: object[] }).seats[0] ?? {}, { yen: 0, imports: 0 })
    return [
      { task: 'take-order', a: { seat: 0, board: 'port', tier: 3 } },
      { task: 'refill-orders', a: { board: 'port' } },
    ]
  })
  const draft = blank(game, game.view(g, 0))
  const taken = press(draft, game.legal(g, 0, [])[0] ?? '')
  expect(endOf(taken)).toBe('shown')
  expect(foretold(taken)).toEqual({ unseen: [], fresh: 1 })
})

test('a card that is drawn unseen is told as everybody will hear it', async () => {
  const { game } = await takeDown('yedo')
  const g = game.start(2, {}, sha256('foretold'))
  const seat = game.waitingFor(g)[0] ?? 0
  const drawn = press(blank(game, game.view(g, seat)), 'red')
  expect(endOf(drawn)).toBe('shown')
  expect(foretold(drawn)).toEqual({
    unseen: [{ tiding: 'drew', a: { seat, kind: 'mission', card: 'red/?' } }],
    fresh: 0,
  })
})
