import { isSign, SignSheet } from '@machiya/kit'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { legendOf, LISTED, rulesOf, takeDown, type Listed } from '../games.ts'
import { aboutAll, aboutOf, thingsIn, type Book } from './about.ts'

const LOCALES = ['en', 'de'] as const
const signs = [...renderToStaticMarkup(createElement(SignSheet)).matchAll(/id="sign-([^"]+)"/g)].map(
  ([, name = '']) => name,
)

const booksOf = async (game: Listed): Promise<readonly Book[]> => {
  const [{ words }, legend] = await Promise.all([takeDown(game), legendOf(game)])
  return LOCALES.map((locale) => ({ words: words[locale], legend, locale }))
}

const books = {} as { [game in Listed]: readonly Book[] }
beforeAll(async () => {
  for (const game of LISTED) books[game] = await booksOf(game)
})

test('every sign of the house means something in the game that draws it', () => {
  const told = LISTED.flatMap((game) => books[game][0]?.legend.flatMap(({ marks }) => marks) ?? [])
  expect(signs.length).toBeGreaterThan(60)
  expect(signs.filter((sign) => !told.includes(sign))).toEqual([])
})

describe.each(LISTED)('%s', (game) => {
  test('every meaning has a name, a sentence and a rule, in every language', async () => {
    for (const book of books[game]) {
      const rules = (await rulesOf(game, book.locale)) ?? ''
      for (const { marks, rule } of book.legend) {
        const about = aboutOf(book, marks.find(isSign) ?? marks[0] ?? '')
        expect(about?.name, marks.join()).toMatch(/\S/)
        expect(about?.text, marks.join()).toMatch(/[.]$/)
        expect(rules, `rule ${rule}`).toContain(`**${rule}**`)
      }
    }
  })

  test('no sign has two meanings', () => {
    const marks = books[game][0]?.legend.flatMap((meaning) => meaning.marks) ?? []
    expect(marks.toSorted()).toEqual([...new Set(marks)].toSorted())
  })

  test('the things of a view are told by what they do, and only what is known', async () => {
    const { game: rules } = await takeDown(game)
    const position = rules.start(2, {}, '5a'.repeat(32))
    const [book] = books[game]
    if (!book) throw new Error('no book')
    const mine = thingsIn(rules.view(position, 0), book).map(({ id }) => id)
    const all = thingsIn(position, book).map(({ id }) => id)
    expect(mine.length).toBeGreaterThan(3)
    expect(all).toEqual(expect.arrayContaining(mine))
    expect(all.length).toBeGreaterThan(mine.length)
  })
})

test('a mark that names more than the thing finds the thing', () => {
  const [yedo] = books.yedo
  const [edo] = books.edo
  if (!yedo || !edo) throw new Error('no book')
  expect(aboutOf(yedo, 'annex-2-dojo')?.name).toBe('Dojo')
  expect(aboutOf(yedo, 'harbor-3')?.name).toBe('Harbor')
  expect(aboutOf(edo, 'basic-2:travel')?.name).toBe(aboutOf(edo, 'travel')?.name)
  expect(aboutOf(yedo, 'seat-1')).toBeNull()
  expect(aboutAll(yedo, ['yedo-mon', 'coin', 'nobody-knows'])).toHaveLength(1)
})
