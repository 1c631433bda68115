import type { Rank, Seat } from '@machiya/kernel'
import { markOf } from '@machiya/kit'
import type { EndWords } from '@machiya/kit/folder'
import { expect, test } from 'vitest'
import { sayIn } from '../text/index.ts'
import { decidedOf, headlineOf, tiesOf, type Ended } from './telling.ts'

const WORDS: EndWords = {
  wins: (names, several) => `${names} ${several ? 'win' : 'wins'} the tea`,
  youWin: 'You win the tea',
  beats: {},
  ties: ['more cake', 'earlier home'],
  out: 'no cup',
}
const players = ['Ren', 'Aiko', 'Mateo'].map((name, seat) => ({
  ...markOf(seat),
  seat: seat as Seat,
  name,
  bot: false,
}))
const rank = (seat: number, place: number, score: number, ...ties: number[]): Rank => ({
  seat: seat as Seat,
  place,
  score,
  ties,
})
const lost = (seat: number): Rank => ({ ...rank(seat, 3, 0), lost: true })

const ended = (me: number | null, ranks: readonly Rank[], words: EndWords | undefined = WORDS): Ended => ({
  ranks,
  players,
  say: sayIn('en'),
  locale: 'en',
  me: me as Seat | null,
  words,
})
const CLEAR = [rank(1, 1, 90), rank(0, 2, 82), rank(2, 3, 7)]

test('the headline speaks to whoever reads it', () => {
  expect(headlineOf(ended(1, CLEAR))).toBe('You win the tea, 90 to 82')
  expect(headlineOf(ended(2, CLEAR))).toBe('Aiko wins the tea, you are in third place')
  expect(headlineOf(ended(null, CLEAR))).toBe('Aiko wins the tea, 90 to 82')
  expect(headlineOf({ ...ended(null, CLEAR), words: undefined })).toBe('Aiko wins, 90 to 82')
})

test('it says who is out and why, and that nobody or several won', () => {
  expect(headlineOf(ended(2, [rank(0, 1, 9), rank(1, 2, 5), lost(2)]))).toBe(
    'Ren wins the tea, you are out: no cup',
  )
  expect(headlineOf(ended(0, [rank(0, 1, 9), lost(1), lost(2)]))).toBe('You win the tea, with 9')
  expect(headlineOf(ended(0, [lost(0), lost(1), lost(2)]))).toContain('nobody has won')
  expect(headlineOf(ended(2, [rank(0, 1, 9), rank(1, 1, 9), rank(2, 3, 1)]))).toBe(
    'Ren and Aiko win the tea, you are in third place',
  )
})

test('between equals the first rule that differs decided', () => {
  expect(tiesOf(ended(0, CLEAR))).toEqual([])
  expect(tiesOf(ended(0, [rank(0, 1, 9, 4, 2), rank(1, 2, 9, 4, 1), rank(2, 3, 9, 3, 5)]))).toEqual([
    'Ren goes before Aiko, both with 9: earlier home.',
    'Aiko goes before Mateo, both with 9: more cake.',
  ])
  expect(tiesOf(ended(0, [rank(0, 1, 9, 4), rank(1, 1, 9, 4), lost(2)]))).toEqual([
    'Ren and Aiko share their place with 9.',
  ])
})

test('what decided it is where the winner was furthest ahead', () => {
  const line = (title: string, ...points: number[]) => ({ id: title, title, text: '', points, parts: [] })
  const counted = [line('Tea', 40, 41, 0), line('Cake', 2, 9, 0), line('Cups', 0, 0, 7)]
  expect(decidedOf(ended(1, CLEAR), counted)).toBe('What decided it: Cake (+7) and Tea (+1).')
  expect(decidedOf(ended(1, [rank(1, 1, 9), lost(0)]), counted)).toBeNull()
})
