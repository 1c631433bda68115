import { EnlargedCard } from '@machiya/kit'
import { boardFor } from '@machiya/kit/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { words, yokohama } from '../../index.ts'
import { TECHNOLOGIES } from '../../data/technologies.ts'
import { research } from '../../rules/8-technologies.ts'
import { own, technologiesOn, town } from '../../testing.ts'
import type { Board } from '../preview.ts'
import { cardOf } from './enlarged.tsx'
import { MOTIFS } from './motifs.tsx'
import { shelfOf } from './shelf.ts'

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

const cardIn = (board: Board, id: string) => {
  const shelf = shelfOf(board, id)
  if (!shelf) throw new Error(`${id} lies nowhere`)
  return cardOf(board, id, shelf)
}

test('the price of a technology is added up, and every way to pay is told, open or not', () => {
  const { price, place } = cardIn(boardWith(1, 3, { chosen: 'station' }), 'station')
  expect(place).toBe('card 1 of 2')
  expect(price?.rows.map(({ value }) => value)).toEqual(['4', '−3', '+1', '2'])
  expect(price?.ways.map(({ label, open }) => [label, open])).toEqual([
    ['2 imports', false],
    ['1 import and 2 yen', true],
    ['4 yen', false],
  ])
  expect(price?.ways.map(({ chosen }) => chosen)).toEqual([false, true, false])
})

test('what it does for me now is told by points, the strongest first, and nothing is priced while others are asked', () => {
  const board = boardWith(1, 3)
  const { now } = cardIn(board, 'station')
  expect(now?.lines[0]?.text).toMatch(/^Industry 9 → 13, past Ben: 10 points at the end instead of 5/)
  expect(now?.lines.length).toBeLessThanOrEqual(3)
  expect(cardIn({ ...board, offers: [] }, 'station').price).toBeUndefined()
})

test('a card can be drawn, and every technology has a picture', () => {
  const card = cardIn(boardWith(1, 3), 'tramway')
  const said = { close: 'Close', before: 'before', after: 'after' }
  const markup = renderToStaticMarkup(<EnlargedCard card={card} walk={() => undefined} words={said} />)
  expect(markup).toContain('role="radiogroup"')
  expect(markup).toContain('Rule 4.15')
  expect(TECHNOLOGIES.filter(({ id }) => !MOTIFS[id])).toEqual([])
})
