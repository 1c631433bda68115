/** Where a card lies that is held before the eyes, and which lie beside it. */
import type { OrderBoard, TechnologyBoard } from '../../position.ts'
import { orderBoardsOf, spacesOf } from '../cards/strips.tsx'
import { areaOf, technologyBoardsOf } from '../cards/technologies.ts'
import type { Board } from '../preview.ts'
import { textIn } from '../text.ts'

export type Shelf = {
  readonly name: OrderBoard | TechnologyBoard | 'achievements' | 'mine'
  readonly title: string
  readonly cards: readonly string[]
}

const shelvesOf = (board: Board): readonly Shelf[] => {
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
    { name: 'mine', title: said.technologies, cards: seat === null ? [] : view.seats[seat].technologies.of },
  ]
}

/** The board in question first: of two equal technologies that one is meant. */
export const shelfOf = (board: Board, id: string): Shelf | undefined => {
  const asked = board.task?.task === 'research' ? board.task.a.board : undefined
  const holding = shelvesOf(board).filter(({ cards }) => cards.includes(id))
  return holding.find(({ name }) => name === asked) ?? holding[0]
}
