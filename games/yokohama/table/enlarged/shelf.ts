/** Where a card lies that is held before the eyes, and which lie beside it. */
import type { Shelf } from '@machiya/kit'
import { orderBoardsOf, spacesOf } from '../cards/strips.tsx'
import { areaOf, technologyBoardsOf } from '../cards/technologies.ts'
import type { Board } from '../preview.ts'
import { textIn } from '../text.ts'
import { handOf } from '../tray/hand.tsx'

const shelves = (board: Board): readonly Shelf[] => {
  const { view, seat, t } = board
  const said = textIn(board.locale)
  return [
    ...technologyBoardsOf(board).map((name) => ({ name, title: t.name(areaOf(name)), cards: view[name].of })),
    ...orderBoardsOf(board).map((name) => ({
      name,
      title: t.name(name),
      cards: spacesOf(board, name).filter((id) => id !== undefined),
    })),
    { name: 'achievements', title: said.achievements, cards: view.achievements.of },
    { name: 'hand', title: said.hand, cards: handOf(board).map(({ id }) => id) },
    { name: 'mine', title: said.technologies, cards: seat === null ? [] : view.seats[seat].technologies.of },
  ]
}

/** The board in question first: of two equal technologies that one is meant. */
export const shelvesOf = (board: Board): readonly Shelf[] => {
  const asked = board.task?.task === 'research' ? board.task.a.board : undefined
  return shelves(board).toSorted((a, b) => Number(b.name === asked) - Number(a.name === asked))
}
