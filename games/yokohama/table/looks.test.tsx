import { boardFor } from '@machiya/kit/testing'
import { dice, isOver, type Pick, type Seat, type View } from '@machiya/kernel'
import { sha256 } from '@machiya/kernel/sha256'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { words, yokohama } from '../index.ts'
import type { Yokohama } from '../position.ts'
import { Area, lookOfArea } from './town/area.tsx'
import { lookOfSpaces, Spaces } from './boards/spaces.tsx'
import { cornerRect, tileRect } from './layout.ts'
import { newsIds } from './news.ts'
import { lookOfShelf, Shelf } from './cards/side.tsx'
import { lookOfStrip, orderBoardsOf, Strip } from './cards/strips.tsx'
import { technologyBoardsOf } from './cards/technologies.ts'
import type { Board as Props } from './preview.ts'

const propsFor = (view: View<Yokohama>, seat: Seat): Props => boardFor(yokohama, words, view, seat)

type Piece = readonly [look: string, drawn: ReactElement]

const areasOf = (board: Props, news: ReadonlySet<string>): readonly Piece[] =>
  board.view.areas.flatMap((area, place) => {
    if (area === 'canal') return []
    const props = { board, place, news: news.has(area), next: 0 }
    const rect = tileRect(board.view.about.seats, place)
    return [[`${area} ${lookOfArea(props)}`, <Area key={area} {...props} rect={rect} />] as const]
  })

const UNLIT: ReadonlySet<string> = new Set()

const stripPieces = (board: Props, news: ReadonlySet<string>): readonly Piece[] =>
  orderBoardsOf(board).map((name) => {
    const props = { board, name, news, lit: UNLIT, height: 110 }
    return [`${name} ${lookOfStrip(props)}`, <Strip key={name} {...props} />] as const
  })

const shelfPieces = (board: Props, marked: ReadonlySet<string>): readonly Piece[] =>
  technologyBoardsOf(board).map((name) => {
    const props = { board, name, marked, form: 'list' } as const
    return [`${name} ${lookOfShelf(props)}`, <Shelf key={name} {...props} />] as const
  })

const spacePieces = (board: Props, news: ReadonlySet<string>): readonly Piece[] =>
  (['church', 'customs'] as const).map((which) => {
    const props = { board, which, news, lit: UNLIT, rect: cornerRect(board.view.about.seats, which) }
    return [`${which} ${lookOfSpaces(props)}`, <Spaces key={which} {...props} />] as const
  })

const piecesOf = (board: Props): readonly Piece[] => {
  const news = newsIds(board.news)
  return [
    ...areasOf(board, news),
    ...stripPieces(board, news),
    ...shelfPieces(board, news),
    ...spacePieces(board, news),
  ]
}

test('a part that looks the same is drawn the same', () => {
  const chance = dice('yokohama looks')
  const g = yokohama.start(4, {}, sha256('yokohama looks'))
  const drawnAs = new Map<string, string>()
  const picks: Pick[] = []
  for (let moves = 0; moves < 420 && !isOver(g); moves++) {
    const seat = yokohama.waitingFor(g)[0] as Seat
    for (const [look, drawn] of moves % 12 === 0 ? piecesOf(propsFor(yokohama.view(g, seat), seat)) : []) {
      const key = `${g.areas.join()} ${look}`
      const markup = renderToStaticMarkup(drawn)
      expect(drawnAs.get(key) ?? markup).toBe(markup)
      drawnAs.set(key, markup)
    }
    yokohama.legal(g, seat, picks)
    yokohama.advance(g, seat, picks[chance(picks.length)] as Pick)
  }
  expect(drawnAs.size).toBeGreaterThan(100)
}, 120_000)
