import { dice, isOver, type Game, type Pick, type Seat, type Whole } from '@machiya/kernel'
import { teahouse } from '@machiya/kernel/fixtures/teahouse'
import { expect, test } from 'vitest'
import { leavesFloor } from './move.ts'

const game = teahouse as unknown as Game

test('only who is done with a floor where nothing is hidden leaves it', () => {
  const chance = dice('leaving')
  const left = new Set<string>()
  for (let g = game.start(3, {}, 'c'.repeat(32)); !isOver(g);) {
    const seat = game.waitingFor(g)[0] as Seat
    const picks = game.legal(g, seat, [])
    const asked = { game, seen: game.view(g, seat), seat, chance }
    for (const pick of picks) if (leavesFloor(asked, pick)) left.add(`${game.task(g)?.task} ${pick}`)
    const pick = picks[chance(picks.length)] as Pick
    g = game.play(g, { seat, pick }).position as Whole
  }
  expect([...left]).toEqual(['haggle done'])
})
