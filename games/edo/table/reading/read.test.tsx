import { EnlargedCard } from '@machiya/kit'
import { boardFor, CARD_WORDS, readable } from '@machiya/kit/testing'
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BUILDING, EARLIER_BUILDING } from '../../by-id.ts'
import { edo, words } from '../../index.ts'
import { amountsOf } from '../../purse.ts'
import { gallery } from '../gallery.ts'
import type { Board } from '../props.ts'
import { read } from './read.tsx'

const rules = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')

const boardOf = (name: string, locale = 'en'): Board => {
  const scene = gallery.find((each) => each.name === name)
  if (!scene) throw new Error(`there is no scene '${name}'`)
  return boardFor(edo, words, scene.view(), scene.seat, { locale })
}

test.each(['en', 'de'])('every card of every scene is told whole, in %s', (locale) => {
  for (const { name } of gallery)
    for (const held of readable(boardOf(name, locale), read)) {
      const markup = renderToStaticMarkup(<EnlargedCard {...held} words={CARD_WORDS} />)
      expect(markup, `${name}, ${held.held.id}`).not.toMatch(/undefined|NaN/)
      expect(held.card.text, held.held.id).not.toBe('')
      expect(rules, held.held.id).toContain(`**${held.card.rule}**`)
    }
})

const cardIn = (board: Board, id: string) =>
  readable(board, read).find(({ held }) => held.id === id)?.card ?? expect.fail(`${id} lies nowhere`)

test('a special permit has its price while it can be had, and tells what its sides bring now, the stronger first', () => {
  const board = boardOf('develop')
  const [special = ''] = board.view.specials.of
  const { price, now } = cardIn(board, special)
  expect(price?.rows[0]?.value).toBe('5')
  expect(now.length).toBeGreaterThan(0)
  expect(now[0]?.text).toMatch(/ with \d officials?: /)
  expect(cardIn({ ...board, offers: [] }, special).price).toBeUndefined()
})

test('a house tells its point and what a city would pay', () => {
  const { now } = cardIn(boardOf('build, three players'), 'house')
  expect(now.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^Power \d+ → \d+/))
})

test.each([
  [1, EARLIER_BUILDING],
  [2, EARLIER_BUILDING],
  [3, BUILDING],
] as const)('in a game dealt by revision %i a building tells what it costs there', (since, buildings) => {
  const board = boardOf('build, three players')
  const { about } = board.view
  const dealt = { ...board, view: { ...board.view, about: { ...about, since } } }
  for (const id of ['house', 'trading-post', 'fortress'] as const) {
    const cost = amountsOf(buildings[id].cost).map(({ count, of }) => `${count} ${of}`)
    expect(cardIn(dealt, id).text).toContain(`Costs ${cost.join(', ')}. Power points`)
  }
})

test('what is said of a building in every game names no cost', () => {
  for (const { effects } of Object.values(words))
    for (const id of Object.keys(BUILDING)) expect(effects[id]).not.toMatch(/Costs|Kostet/)
})
