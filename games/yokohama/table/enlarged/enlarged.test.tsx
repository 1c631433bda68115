import { EnlargedCard } from '@machiya/kit'
import { boardFor, CARD_WORDS as WORDS } from '@machiya/kit/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { words, yokohama } from '../../index.ts'
import { TECHNOLOGIES } from '../../data/technologies.ts'
import { research } from '../../rules/8-technologies.ts'
import { own, technologiesOn, town } from '../../testing.ts'
import type { Board } from '../preview.ts'
import { read } from './enlarged.tsx'
import { MOTIFS } from './motifs.tsx'

const boardWith = (imports: number, yen: number, change: Partial<Board> = {}): Board => {
  const { g } = town(4, (table, lay) => {
    own(table, lay, 0, 'ball', 'winery', 'gas-light')
    own(table, lay, 1, 'exhibition', 'newspaper')
    technologiesOn(table, lay, 'laboratory', 'station', 'tramway')
    table.seats[0].imports = imports
    table.seats[0].yen = yen
    return research({ seat: 0, board: 'laboratory', power: 3 })
  })
  return boardFor(yokohama, words, yokohama.view(g, 0), 0, change)
}

const heldIn = (board: Board, id: string) => {
  const shelf = read.shelves(board).find(({ cards }) => cards.includes(id))
  if (!shelf) throw new Error(`${id} lies nowhere`)
  return { board, held: { id, shelf }, card: read.card(board, id, shelf) }
}
const cardIn = (board: Board, id: string) => heldIn(board, id).card

test('the price of a technology is added up, and every way to pay is told, open or not', () => {
  const { price } = cardIn(boardWith(1, 3, { chosen: 'station' }), 'station')
  expect(price?.rows.map(({ value }) => value)).toEqual(['4', '−3', '+1', '2'])
  expect(price?.ways?.map(({ label, open }) => [label, open])).toEqual([
    ['2 imports', false],
    ['1 import and 2 yen', true],
    ['4 yen', false],
  ])
  expect(price?.ways?.map(({ chosen }) => chosen)).toEqual([false, true, false])
})

test('what it does for me now is told by points, the strongest first, and nothing is priced while others are asked', () => {
  const board = boardWith(1, 3)
  const { now } = cardIn(board, 'station')
  const [strongest] = now.toSorted((a, b) => b.weight - a.weight)
  expect(strongest?.text).toMatch(/^Industry 9 → 13, past Ben: 10 points at the end instead of 5/)
  expect(cardIn({ ...board, offers: [] }, 'station').price).toBeUndefined()
})

test('a card can be drawn, and every technology has a picture', () => {
  const markup = renderToStaticMarkup(<EnlargedCard {...heldIn(boardWith(1, 3), 'tramway')} words={WORDS} />)
  expect(markup).toContain('role="radiogroup"')
  expect(markup).toContain('card 2 of 2')
  expect(markup).toContain('Rule 4.15')
  expect(TECHNOLOGIES.filter(({ id }) => !MOTIFS[id])).toEqual([])
})
