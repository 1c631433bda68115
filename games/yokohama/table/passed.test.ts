import { boardFor } from '@machiya/kit/testing'
import type { Pick, Seat } from '@machiya/kernel'
import { sha256 } from '@machiya/kernel/sha256'
import { expect, test } from 'vitest'
import { words, yokohama } from '../index.ts'
import type { Yokohama } from '../position.ts'
import { withPassed } from './passed.ts'

/** The first placement of a game, its orders chosen. */
const placing = () => {
  const g = yokohama.start(3, {}, sha256('passed'))
  while (yokohama.task(g)?.task !== 'placement') {
    const seat = yokohama.waitingFor(g)[0] as Seat
    yokohama.advance(g, seat, yokohama.legal(g, seat, [])[0] as Pick)
  }
  return { g, seat: yokohama.waitingFor(g)[0] as Seat }
}

const openAreas = (board: ReturnType<typeof withPassed>) =>
  board.view.areas.filter((area) => board.offers.some(({ pick, no }) => pick === area && !no))

const laidOut = (g: Yokohama, seat: Seat, laid: readonly Pick[], relay?: (picks: readonly Pick[]) => void) =>
  withPassed(boardFor(yokohama, words, g, seat, relay ? { laid, relay } : { laid }))

test('an area that was passed by is laid anew in the order of the map', () => {
  const { g, seat } = placing()
  const [early, middle, late] = openAreas(laidOut(g, seat, []))
  if (!early || !middle || !late) throw new Error('too few areas')
  yokohama.advance(g, seat, late)
  const relaid: (readonly Pick[])[] = []
  const board = laidOut(g, seat, [late], (picks) => void relaid.push(picks))
  expect(openAreas(board)).toContain(early)
  board.act(middle)
  expect(relaid).toEqual([[middle, late]])
})

test('without a way back nothing is offered that the rules do not offer', () => {
  const { g, seat } = placing()
  const late = openAreas(laidOut(g, seat, [])).at(2)
  if (!late) throw new Error('too few areas')
  yokohama.advance(g, seat, late)
  const offers = yokohama.offers(g, seat)
  expect(laidOut(g, seat, [late]).offers).toEqual(offers)
  expect(laidOut(g, seat, [], () => undefined).offers).toEqual(offers)
})
