/** Where cards lie that can be read, and which lie beside them. */
import type { Shelf } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import { choiceOf } from '../../picks.ts'
import { plannable } from '../../plans.ts'
import { composedIn } from '../plan/composing.ts'
import { buildingsIn } from '../side/buildings.tsx'
import { readingTextIn, textIn } from '../text.ts'
import type { Board } from '../props.ts'

/** The cards of my plan: what was turned, then what I know of the rest. */
const planOf = (board: Board, seat: Seat): readonly string[] => [
  ...board.view.seats[seat].turned.map(({ action }) => action),
  ...composedIn(board, seat).map(({ action }) => choiceOf(action).action),
]

/** A card that lies twice is one card. */
const once = (cards: readonly string[]): readonly string[] => [...new Set(cards)]

export const shelvesOf = (board: Board): readonly Shelf[] => {
  const said = textIn(board.locale)
  const reading = readingTextIn(board.locale)
  const { view, seat } = board
  const mine = seat === null ? undefined : view.seats[seat]
  return [
    { name: 'plan', title: said.plan, cards: seat === null ? [] : once(planOf(board, seat)) },
    { name: 'mine', title: reading.yourPermits, cards: mine ? plannable(mine) : [] },
    { name: 'specials', title: said.permits, cards: view.specials.of },
    { name: 'merchant', title: said.merchant, cards: view.merchantCards.of },
    { name: 'buildings', title: said.buildings, cards: buildingsIn(board) },
    { name: 'held', title: reading.yourPrivileges, cards: once(mine?.privileges.of ?? []) },
    { name: 'wishes', title: said.wishes, cards: view.wishes.of },
    { name: 'privileges', title: said.privileges, cards: once(view.privileges.of) },
    { name: 'others', title: said.permits, cards: once(view.seats.flatMap(({ specials }) => specials.of)) },
  ]
}
