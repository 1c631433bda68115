import type { View } from '@machiya/kernel'
import { inLanguage } from '@machiya/kernel/words'
import { expect, test } from 'vitest'
import { LISTED, momentsOf, takeDown } from '../games.ts'
import { LOCALES } from '../words/index.ts'
import { countedOf, stripesOf, totalsOf } from './scoring.ts'

test('what was won lies in stripes; what was lost takes away from the top', () => {
  expect(stripesOf([5, 0, 3])).toEqual([
    { beat: 0, points: 5 },
    { beat: 2, points: 3 },
  ])
  expect(stripesOf([5, 3, -4, 2])).toEqual([
    { beat: 0, points: 4 },
    { beat: 3, points: 2 },
  ])
  expect(stripesOf([2, -7, 3])).toEqual([{ beat: 2, points: 3 }])
})

const dealt = async (name: string, options = {}) => {
  const { game, words } = await takeDown(name)
  const { end } = await momentsOf(name)
  return { game, end, words, view: game.view(game.start(3, options, '0'.repeat(32)), 'all') }
}

/** Every module of a game in play. */
const inFull = async (name: string) => {
  const { options } = (await takeDown(name)).game
  const modules = Object.keys(options).filter((option) => options[option]?.blank() === false)
  return dealt(name, Object.fromEntries(modules.map((option) => [option, true])))
}

test.each(LISTED)('%s counts every source once, and has words for it in every language', async (name) => {
  const { game, end, words, view } = await inFull(name)
  const sources = Object.keys(game.scoring(view))
  const beats = end?.beats(view) ?? []
  expect(beats.flatMap(({ of }) => of).sort()).toEqual(sources.sort())
  for (const locale of LOCALES) {
    const told = countedOf({ game, view, words: inLanguage(words, locale), locale }, end)
    expect(told.map(({ title, text }) => title.length * text.length > 0)).toEqual(beats.map(() => true))
    const said = end && inLanguage(end.words, locale)
    expect(said?.ties.length).toBe(game.standing(view)[0]?.ties.length)
  }
})

test('edo counts nothing that is not in play', async () => {
  const ids = async (of: ReturnType<typeof dealt>) =>
    (await of).end?.beats((await of).view).map(({ id }) => id)
  const plain = await ids(dealt('edo'))
  expect((await ids(inFull('edo')))?.filter((id) => !plain?.includes(id))).toEqual([
    'temple',
    'wishes',
    'ronin-tiles',
  ])
})

test('a game that says nothing of its end is counted category by category', () => {
  const scoring = () => ({ tea: [1, 2], cake: [0, 3] })
  const view = { about: { seats: 2 } } as unknown as View
  const words = { names: { tea: 'Tea' } } as never
  const counted = countedOf({ game: { scoring }, view, words, locale: 'en' }, undefined)
  expect(counted.map(({ title, points }) => [title, points])).toEqual([
    ['Tea', [1, 2]],
    ['cake', [0, 3]],
  ])
  expect(totalsOf({ scoring }, view)).toEqual([1, 5])
})
