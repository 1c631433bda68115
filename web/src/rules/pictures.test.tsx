import type { BoardModule, Picture } from '@machiya/kit'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { stillBoard } from '../gallery/still-board.ts'
import { boardOf, LISTED, picturesOf, rulesOf, takeDown } from '../games.ts'
import { Part } from './Figure.tsx'
import { chapterNumber, parseRules } from './parse.ts'

const chaptersOf = async (game: string): Promise<readonly string[]> =>
  parseRules((await rulesOf(game, 'en')) ?? '').flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [chapterNumber(block.text)] : [],
  )

const drawn = async (game: string, picture: Picture, locale: string): Promise<string> => {
  const taken = { ...(await takeDown(game)), board: await boardOf(game) }
  const { seat, steps, part } = picture
  return steps
    .map(({ view }) => {
      const board = stillBoard({ taken, view, seat, locale, calm: true, narrow: false })
      return renderToStaticMarkup(<Part module={taken.board as BoardModule} board={board} part={part} />)
    })
    .join('')
}

describe.each(LISTED)('%s', (game) => {
  test('every chapter has its picture, and says in both languages what is seen', async () => {
    const pictures = await picturesOf(game)
    expect(pictures.map(({ chapter }) => chapter)).toEqual(await chaptersOf(game))
    for (const { words } of pictures) expect(Object.keys(words)).toEqual(['en', 'de'])
  })

  test('every example plays through by the rules, and every step of it tells something and is drawn', async () => {
    for (const picture of await picturesOf(game)) {
      const [, ...followed] = picture.steps
      for (const { told, done } of followed) expect(told.length > 0 || done, picture.chapter).toBeTruthy()
      const markup = await drawn(game, picture, 'de')
      expect(markup, picture.chapter).not.toMatch(/undefined|NaN/)
      for (const id of picture.about) expect(markup, picture.chapter).toContain(`data-about="${id}"`)
    }
  })

  test('most chapters are an example that is stepped through', async () => {
    const stepped = (await picturesOf(game)).filter(({ steps }) => steps.length > 1)
    expect(stepped.length).toBeGreaterThanOrEqual(7)
  })
})
