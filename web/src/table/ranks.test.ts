import type { Position, Seat } from '@machiya/kernel'
import { markOf } from '@machiya/kit'
import { expect, test } from 'vitest'
import { takeDown } from '../games.ts'
import { sayIn } from '../text/index.ts'
import type { Desk } from './desk.ts'
import { hasWon, placeText, scoreText } from './ranks.ts'
import { sentenceOf } from './Sentence.tsx'

const NAMES = ['Ren', 'Aiko', 'Mateo']
const players = NAMES.map((name, seat) => ({ ...markOf(seat as Seat), seat, name }))

type Ended = Position & { readonly seats: readonly object[] }
const { game: edo } = await takeDown('edo')

/** The desk of a game of Edo at its end, with those who have no house there. */
const ended = (...lost: readonly number[]): Desk => {
  const g = edo.start(3, {}, '0'.repeat(32)) as Ended
  const seats = g.seats.map((me, seat) => ({ ...me, points: 9 - seat, out: lost.includes(seat) }))
  const ranks = edo.standing({ ...g, agenda: [], seats } as unknown as Position)
  return { ranks, players, say: sayIn('en'), locale: 'en', state: { status: 'over' } } as unknown as Desk
}
const told = ({ ranks, say }: Desk) =>
  ranks.map((rank) => [NAMES[rank.seat], placeText(rank), scoreText(rank, say), hasWon(rank)])

test('whoever has lost has no place and no points, whatever stands on the track', () => {
  const desk = ended(0)
  expect(told(desk)).toEqual([
    ['Aiko', '1', '8', true],
    ['Mateo', '2', '7', false],
    ['Ren', '–', 'out', false],
  ])
  expect(sentenceOf(desk)).toBe('It is over: Aiko wins')
})

test('where all have lost nobody has won', () => {
  const desk = ended(0, 1, 2)
  expect(desk.ranks.some(hasWon)).toBe(false)
  expect(sentenceOf(desk)).toBe(desk.say('ended', { count: 0, names: '' }))
})
