import type { Words } from '@machiya/kernel/words'
import { describe, expect, test } from 'vitest'
import { boardOf, legendOf, LISTED, rulesOf, takeDown, type GameName } from '../games.ts'
import { aboutAll, aboutOf, thingsIn, type Book } from './about.ts'

const booksOf = async (game: GameName): Promise<readonly Book[]> => {
  const [{ words }, legend] = await Promise.all([takeDown(game), legendOf(game)])
  return Object.entries(words).map(([locale, spoken]) => ({ words: spoken, legend, locale }))
}
const firstOf = async (game: GameName): Promise<Book> => (await booksOf(game))[0] as Book

describe.each(LISTED)('%s', (game) => {
  test('every sign means something', async () => {
    const signs = (await boardOf(game))?.signs?.names ?? []
    const told = (await firstOf(game)).legend.flatMap(({ marks }) => marks)
    expect(signs.length).toBeGreaterThan(10)
    expect(signs.filter((sign) => !told.includes(sign))).toEqual([])
  })

  test('every meaning has a name, a sentence and a rule, in every language', async () => {
    for (const book of await booksOf(game)) {
      const rules = (await rulesOf(game, book.locale)) ?? ''
      const signs = (await boardOf(game))?.signs
      for (const { marks, rule } of book.legend) {
        const about = aboutOf(book, marks.find((mark) => signs?.has(mark)) ?? marks[0] ?? '')
        expect(about?.name, marks.join()).toMatch(/\S/)
        expect(about?.text, marks.join()).toMatch(/[.]$/)
        expect(rules, `rule ${rule}`).toContain(`**${rule}**`)
      }
    }
  })

  test('no sign has two meanings', async () => {
    const marks = (await firstOf(game)).legend.flatMap((meaning) => meaning.marks)
    expect(marks.toSorted()).toEqual([...new Set(marks)].toSorted())
  })

  test('the things of a view are told by what they do, and only what is known', async () => {
    const { game: rules } = await takeDown(game)
    const position = rules.start(2, {}, '5a'.repeat(32))
    const book = await firstOf(game)
    const mine = thingsIn(rules.view(position, 0), book).map(({ id }) => id)
    const all = thingsIn(position, book).map(({ id }) => id)
    expect(mine.length).toBeGreaterThan(3)
    expect(all).toEqual(expect.arrayContaining(mine))
    expect(all.length).toBeGreaterThan(mine.length)
  })
})

test('a mark that names more than the thing finds the thing', () => {
  const words = { names: { dojo: 'Dojo' }, effects: { travel: 'Goes far' } } as unknown as Words
  const meaning = (mark: string, title: string): Book['legend'][number] => ({
    marks: [mark, `${mark}-sign`],
    rule: '1',
    words: { en: [title, `The ${mark}.`] },
  })
  const legend = [meaning('dojo', ''), meaning('harbor', 'Harbor'), meaning('travel', 'Travel')]
  const book: Book = { words, legend, locale: 'en' }
  expect(aboutOf(book, 'annex-2-dojo')?.name).toBe('Dojo')
  expect(aboutOf(book, 'harbor-3')?.name).toBe('Harbor')
  expect(aboutOf(book, 'basic-2:travel')).toEqual(aboutOf(book, 'travel'))
  expect(aboutOf(book, 'seat-1')).toBeNull()
  expect(aboutAll(book, ['harbor', 'harbor-sign', 'nobody-knows'])).toHaveLength(1)
})
