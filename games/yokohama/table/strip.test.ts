import { boardFor } from '@machiya/kit/testing'
import { expect, test } from 'vitest'
import { words, yokohama } from '../index.ts'
import { movement } from '../rules/4-movement.ts'
import { startPlacement } from '../rules/3-placement.ts'
import { post, town } from '../testing.ts'
import type { Board } from './preview.ts'
import { deed, follows, question } from './strip.ts'
import { tag } from './tags.ts'

const boardOf = (g: Parameters<typeof yokohama.view>[0], change: Partial<Board> = {}): Board =>
  boardFor(yokohama, words, yokohama.view(g, 0), 0, change)

test('a second assistant in the very last area ends placing, and the strip says how to go on', () => {
  const table = town(4, () => [startPlacement(0), movement({ seat: 0 })])
  const last = table.g.areas.at(-1) ?? ''
  const before = yokohama.view(table.g, 0)
  const after = table.play(0, 'bank').play(0, last).g
  expect(follows(boardOf(after, { table: before }))).toMatch(/last area ends placing/)
  const other = town(4, () => [startPlacement(0), movement({ seat: 0 })])
  const going = other.play(0, 'bank').g
  expect(follows(boardOf(going, { table: before }))).toMatch(/^Up to 2 more/)
})

test('the strip names what is asked and what Confirm does; the tag tells what a place brings', () => {
  const { g } = town(4, (table) => {
    post(table, 0, 'bank')
    return movement({ seat: 0 })
  })
  const board = boardOf(g, { chosen: 'bank' })
  expect(deed(board)).toBe('Go to Bank')
  expect(tag(board, 'bank')).toEqual({ title: 'Bank', lines: ['power 2: 2 yen'] })
  expect(question(boardOf(town(4, () => startPlacement(0)).g))).toBe('Place your assistants')
})
