import { composePlan, composeTurn } from './composing.ts'
import { test } from './player.ts'

test('on a phone a plan of Edo is composed out of order and sent as one line', async ({ player }) => {
  await composePlan(player, 'phone')
})

test('on a phone a turn of Yokohama with an assistant slipped in is sent as one line', async ({ player }) => {
  await composeTurn(player, 'phone')
})
