import { boardFor } from '@machiya/kit/testing'
import { expect, test } from 'vitest'
import { edo, words } from '../../index.ts'
import type { G } from '../../position.ts'
import { build } from '../../rules/6-building.ts'
import { go, turn } from '../../rules/3-execution.ts'
import { round } from '../../rules/2-planning.ts'
import type { EdoTask } from '../../tasks.ts'
import { bare, station, stock } from '../../testing.ts'
import { gallery } from '../gallery.ts'
import { table } from '../index.ts'
import { deedOf, isPartial, questionOf } from './question.ts'
import { tagOf } from './tag.ts'

const boardOn = (view: G, change = {}) => boardFor<G, EdoTask>(edo, words, view as never, 0, change)

test('no sentence of the strip or the aid names a rule or lacks a word, in both languages', () => {
  for (const scene of gallery)
    for (const locale of ['en', 'de']) {
      const board = boardFor<G, EdoTask>(edo, words, scene.view(), scene.seat, { locale })
      const tags = board.offers.flatMap(({ pick, no }) =>
        no ? [] : [tagOf(board, pick, board.preview(pick))],
      )
      const deeds = board.offers.map(({ pick }) => deedOf({ ...board, chosen: pick }))
      const aid = table.aid?.(board.view, board.words, locale) ?? []
      const said = JSON.stringify([questionOf(board), table.follows?.(board), deeds, tags, aid])
      expect(said, scene.name).not.toMatch(/undefined|NaN|\[object|\d\.\d/)
      for (const tag of tags) expect(tag?.lines.length ?? 0, scene.name).toBeLessThanOrEqual(2)
    }
})

test('a way tells what it costs and what waits there, a house what it pays and brings', () => {
  const walks = bare((g) => {
    station(g.seats[0], 'edo')
    stock(g.seats[0], { ryo: 9 })
    return go({ seat: 0, card: 1, moved: [], merchant: false, figure: 'edo' })
  })
  const board = boardOn(edo.view(walks.g, 0))
  expect(tagOf(board, 'senju', board.preview('senju'))).toEqual({ title: 'Senju', lines: ['−1 ryo'] })
  expect(tagOf(board, 'utsunomiya', board.preview('utsunomiya'))?.lines).toEqual([
    '−2 ryo',
    expect.stringMatching(/^income \d+ alone$/),
  ])
  const builds = bare((g) => {
    station(g.seats[0], 'edo')
    stock(g.seats[0], { wood: 2, stone: 1, ryo: 5 })
    return build({ seat: 0, action: 'build-easy', left: 1, used: [] })
  })
  const site = boardOn(edo.view(builds.g, 0))
  expect(tagOf(site, 'house@edo', site.preview('house@edo'))).toEqual({
    title: 'Edo: house',
    lines: ['−2 wood, −1 stone, −5 ryo', expect.stringMatching(/^1 power point, income \d+ there$/)],
  })
})

test('the strip names the card that would be turned, and counts the cards of a plan that are missing', () => {
  const start = bare((g) => {
    station(g.seats[0], 'edo')
    return round()
  })
  const none = boardOn(edo.view(start.g, 0))
  const one = boardOn(edo.view(start.plays(0, 'basic-1:take-rice').g, 0))
  expect([questionOf(none), questionOf(one), deedOf(one)]).toEqual([
    'Choose your first action',
    'Choose your second action',
    '2 cards to go',
  ])
  expect([isPartial(one), isPartial({ ...one, chosen: 'ready' })]).toEqual([true, false])
  const three = ['basic-1:take-rice', 'basic-2:build-easy', 'basic-3:recruit'].reduce(
    (now, pick) => now.plays(0, pick),
    start,
  )
  expect(questionOf(boardOn(edo.view(three.g, 0)))).toBe('How many officials for card 1, Rice?')
  const turns = bare((g) => {
    Object.assign(g.seats[0].plan.value, { actions: ['basic-1:take-rice'], officials: ['1+0'] })
    g.seats[0].faceDown = 1
    return turn({ seat: 0, card: 1, moved: [], merchant: false })
  })
  const card = boardOn(edo.view(turns.g, 0))
  expect([questionOf(card), deedOf({ ...card, chosen: 'turn-up' })]).toEqual([
    'Move figures, or turn card 1: Rice',
    'Turn card 1',
  ])
})
