import { EnlargedCard } from '@machiya/kit'
import { CARD_WORDS, readable } from '@machiya/kit/testing'
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MISSION } from '../../by-id.ts'
import type { MissionId } from '../../data/missions.ts'
import type { MissionRow } from '../../data/rows.ts'
import { yedo } from '../../index.ts'
import { acting } from '../../testing.ts'
import { BUILT } from '../../whereabouts.ts'
import { gallery } from '../gallery.ts'
import { propsFor } from '../testing.tsx'
import type { Board } from '../where.ts'
import { read } from './read.tsx'

const rules = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')

test.each(['en', 'de'] as const)('every card of every scene is told whole, in %s', (locale) => {
  for (const scene of gallery)
    for (const held of readable(propsFor(scene.view(), scene.seat, locale), read)) {
      const markup = renderToStaticMarkup(<EnlargedCard {...held} words={CARD_WORDS} />)
      expect(markup, `${scene.name}, ${held.held.id}`).not.toMatch(/undefined|NaN/)
      expect(held.card.text, held.held.id).not.toBe('')
      expect(rules, held.held.id).toContain(`**${held.card.rule}**`)
    }
})

const KATANA = Object.values(MISSION).find(({ needs }) => needs.weapons?.includes('katana')) as MissionRow & {
  readonly id: MissionId
}

const heldIn = (board: Board, id: string) => {
  const found = readable(board, read).find(({ held }) => held.id === id)
  if (!found) throw new Error(`${id} lies nowhere`)
  return found
}

test('the price of a weapon is added up: its stall, the event, the Kobudo-Ryu', () => {
  const { g } = acting('market', (table, lay) => {
    lay(table.stalls['stall-1'], 'katana')
    table.seats[0].mon = 20
    table.seats[0].annexes['kobudo-ryu'] = BUILT
    table.event = 'arms-edict'
  })
  const { price } = heldIn(propsFor(yedo.view(g, 0), 0, 'en'), 'stall-1').card
  expect(price?.rows.map(({ value }) => value)).toEqual(['8', '+2', '−3', '7'])
  expect(price?.note).toBe('You keep 13 mon.')
  expect(heldIn(propsFor(yedo.view(g, 1), 1, 'en'), 'stall-1').card.price).toBeUndefined()
})

test('a weapon tells which mission it brings nearer, a mission what it asks and where that is had', () => {
  const { g } = acting('market', (table, lay) => {
    lay(table.stalls['stall-1'], 'katana')
    lay(table.seats[0].missions, KATANA.id)
    table.seats[0].mon = 20
  })
  const board = propsFor(yedo.view(g, 0), 0, 'en')
  const [first] = heldIn(board, 'stall-1').card.now
  expect(first?.text).toMatch(new RegExp(`^${board.t.name(KATANA.id)}: \\d short → `))
  const { price } = heldIn(board, KATANA.id).card
  expect(price?.rows.find(({ label }) => label === 'Katana')?.value).toMatch(/^on the market, \d mon$/)
})
