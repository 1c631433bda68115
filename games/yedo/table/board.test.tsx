import { DESK, type Zone } from '@machiya/kit'
import { seatsOf, type Pick, type Seat } from '@machiya/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { yedo } from '../index.ts'
import { DISTRICT_OF, type Spot } from '../whereabouts.ts'
import { Bidding } from './stores/bidding.tsx'
import { Decks } from './stores/decks.tsx'
import { gallery } from './gallery.ts'
import { isSmall, RING, wheelIn } from './layout.ts'
import { column } from './stores/side.tsx'
import { deed } from './strip/deed.ts'
import { question } from './strip/question.ts'
import { tag } from './strip/tag.ts'
import { Choose } from './window/choose.tsx'
import { peopleOf } from './wheel/offered.ts'
import { nextStop } from './wheel/patrol.tsx'
import type { Board } from './where.ts'
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

test('the wheel is as large as its room, and gives way to pages where it could not be read', () => {
  const across = (zone: Zone) => wheelIn({ ...zone, side: column(zone).width }).scale * 2 * RING.rim
  expect(across(DESK)).toBeGreaterThanOrEqual(680)
  expect(across({ width: 1656, height: 864, side: 0 })).toBeGreaterThanOrEqual(845)
  expect(column({ width: 820, height: 932, side: 0 }).folded).toBe(true)
  expect(isSmall({ narrow: false, zone: { width: 1016, height: 616, side: 0 } })).toBe(false)
  expect(isSmall({ narrow: false, zone: { width: 700, height: 300, side: 0 } })).toBe(true)
  expect(isSmall({ narrow: true, zone: DESK })).toBe(true)
})

const find = (name: string) => {
  const scene = gallery.find((each) => each.name === name)
  if (!scene) throw new Error(`no scene '${name}'`)
  return propsFor(scene.view(), scene.seat, 'en')
}

const tagOf = (board: Board, pick: Pick) => tag(board, pick, board.preview(pick))

test('a deed says what it costs, and which missions it brings nearer; nothing on the table changes', () => {
  const board = find('tavern')
  const before = JSON.stringify(board.view)
  const { mon } = board.view.seats[board.seat as Seat]
  expect(tagOf(board, 'build-dojo')?.lines[0]).toBe(`${mon} → ${mon - 11} mon`)
  expect(JSON.stringify(board.view)).toBe(before)
})

test('a place says which mission it brings nearer, and whether the watch stops there', () => {
  const board = find('place-5')
  const next = nextStop(board.view)
  for (const { pick } of board.offers.filter(({ no }) => !no)) {
    const district = DISTRICT_OF[pick as Spot]
    if (district === undefined) continue
    const said = district === next ? 'The watch stops here next' : 'The watch does not come'
    expect(tagOf(board, pick)?.lines.at(-1), String(pick)).toBe(said)
  }
  expect(tagOf(board, 'harbor')?.lines).toContain('The Collection Box: 1 short')
})

test('the strip names the thing', () => {
  expect(question(find('place-5'))).toBe('Place your first disciple')
  expect(deed({ ...find('place-5'), chosen: 'harbor' })).toBe('Place at Harbor')
  expect(question(find('auction'))).toMatch(/: \d+ is bid by [A-Z]/)
  expect(question(find('start'))).not.toMatch(/undefined/)
  for (const scene of gallery) {
    const board = propsFor(scene.view(), scene.seat, 'en')
    expect(question(board) ?? '', scene.name).not.toMatch(/undefined|\d\.\d|^\d[a-z]:/)
  }
})

const markupOf = (element: Parameters<typeof renderToStaticMarkup>[0]) => renderToStaticMarkup(element)

test('what bears the same name elsewhere is no offer there', () => {
  const colours = find('first-mission')
  expect(picksIn(markupOf(<Decks board={colours} />))).toEqual(new Set(['green', 'yellow', 'red', 'black']))
  expect(picksIn(markupOf(<Bidding board={colours} />)).size).toBe(0)
  const bids = { ...find('auction'), offers: [{ pick: 1 }, { pick: 2 }] }
  expect(peopleOf(bids)).toEqual([])
  expect(picksIn(markupOf(<Choose board={find('bower')} />))).toEqual(new Set(['1', '2', '3', '4']))
})
