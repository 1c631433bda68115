import { seatsOf, type Seat } from '@machiya/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { yedo } from '../index.ts'
import { Bidding } from './stores/bidding.tsx'
import { formOf } from './box.ts'
import { Decks } from './stores/decks.tsx'
import { gallery } from './gallery.ts'
import { Ledger } from './clan/ledger.tsx'
import { outcomeOf } from './window/outcome.ts'
import { drawn, picksIn, playThrough, propsFor } from './testing.tsx'

test('every scene of the gallery can be drawn in both languages, wide and narrow', () => {
  for (const scene of gallery)
    for (const locale of ['en', 'de'] as const)
      for (const narrow of [false, true]) {
        const markup = drawn(propsFor(scene.view(), scene.seat, locale, narrow))
        expect(markup, scene.name).toContain('<svg')
        expect(markup, scene.name).not.toMatch(/undefined|NaN|\[object/)
      }
}, 60_000)

test('every seat and an onlooker can look at every position', () => {
  let moves = 0
  playThrough(3, 'geisha', (g) => {
    if (moves++ % 53 > 0) return
    for (const seat of seatsOf(g))
      expect(drawn(propsFor(yedo.view(g, seat), seat, 'de', true))).toContain('<svg')
    expect(drawn(propsFor(yedo.view(g, 'public'), null, 'en'))).toContain('<svg')
  })
}, 240_000)

test('a board takes the form that can be read in its place', () => {
  expect(formOf(null, false)).toBe('sheet')
  expect(formOf({ width: 1260, height: 856 }, false)).toBe('far')
  expect(formOf({ width: 780, height: 676 }, false)).toBe('sheet')
  expect(formOf({ width: 706, height: 544 }, false)).toBe('beside')
  expect(formOf({ width: 456, height: 834 }, false)).toBe('stacked')
  expect(formOf({ width: 520, height: 596 }, false)).toBe('single')
  expect(formOf({ width: 360, height: 402 }, true)).toBe('single')
})

const find = (name: string) => {
  const scene = gallery.find((each) => each.name === name)
  if (!scene) throw new Error(`no scene '${name}'`)
  return propsFor(scene.view(), scene.seat, 'en')
}

test('a bid says what would be left', () => {
  const board = find('auction')
  const { mon } = board.view.seats[board.seat as Seat]
  expect(outcomeOf({ ...board, chosen: 6 }).lines).toEqual([`${mon - 6} mon would be left`])
  expect(outcomeOf({ ...board, chosen: 'pass' }).lines).toEqual([])
})

test('a deed says what it costs, and which missions it brings nearer; nothing on the table changes', () => {
  const board = find('tavern')
  const before = JSON.stringify(board.view)
  const { mon } = board.view.seats[board.seat as Seat]
  const [first] = outcomeOf({ ...board, pointed: 'build-dojo' }).lines
  expect(first).toBe(`${mon} → ${mon - 11} mon`)
  expect(JSON.stringify(board.view)).toBe(before)
})

test('a closed pick says why it is closed', () => {
  const board = find('market')
  const closed = board.offers.find(({ no }) => no)
  expect(outcomeOf({ ...board, pointed: String(closed?.pick) })).toEqual({
    lines: [closed?.no?.sentence],
    open: false,
  })
})

const markupOf = (element: Parameters<typeof renderToStaticMarkup>[0]) => renderToStaticMarkup(element)

test('what bears the same name elsewhere is no offer there', () => {
  const colours = find('first-mission')
  expect(picksIn(markupOf(<Decks board={colours} />))).toEqual(new Set(['green', 'yellow', 'red', 'black']))
  expect(picksIn(markupOf(<Bidding board={colours} />)).size).toBe(0)
  const bids = { ...find('auction'), offers: [{ pick: 1 }, { pick: 2 }] }
  expect(picksIn(markupOf(<Ledger board={bids} open={() => {}} />)).size).toBe(0)
  expect(picksIn(markupOf(<Ledger board={find('bower')} open={() => {}} />))).toEqual(
    new Set(['1', '2', '3', '4']),
  )
})
