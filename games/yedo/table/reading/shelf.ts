/** Where cards lie that can be read, and which lie beside them. */
import type { Shelf } from '@machiya/kit'
import { MISSION, WEAPON_IDS } from '../../by-id.ts'
import { ANNEX_IDS, STALL_IDS } from '../../position.ts'
import { cards } from '../cards/hand-cards.tsx'
import { eventShown } from '../stores/event.tsx'
import { deskTextIn, readingTextIn, textIn } from '../text.ts'
import type { Board } from '../where.ts'
import { FAVOURS } from './about.ts'
import { kindOf } from './kinds.ts'

/** What is drawn to choose from. */
const offeredIn = (board: Board): readonly string[] =>
  board.offers
    .map(({ pick }) => String(pick))
    .filter((pick) => {
      const is = kindOf(board, pick)?.is
      return is === 'mission' || is === 'bonus' || is === 'action' || (is === 'weapon' && pick in WEAPONS)
    })
const WEAPONS = Object.fromEntries(WEAPON_IDS.map((id) => [id, id]))

const held = (board: Board, is: 'mission' | 'card'): readonly string[] =>
  cards
    .of(board)
    .map(({ id }) => id)
    .filter((id) => (kindOf(board, id)?.is === 'mission') === (is === 'mission'))

/** Missions that were completed lie face down, but whoever knows them may look. */
const completed = ({ view }: Board): readonly string[] =>
  view.seats.flatMap(({ completed: done }) => done.of.filter((id) => id in MISSION))

export const shelvesOf = (board: Board): readonly Shelf[] => {
  const [said, desk, reading] = [
    textIn(board.locale),
    deskTextIn(board.locale),
    readingTextIn(board.locale),
  ] as const
  const event = eventShown(board)
  return [
    { name: 'offered', title: reading.offered, cards: offeredIn(board) },
    { name: 'missions', title: reading.missions, cards: held(board, 'mission') },
    { name: 'hand', title: reading.cards, cards: held(board, 'card') },
    { name: 'market', title: said.market, cards: STALL_IDS.filter((id) => board.view.stalls[id].of[0]) },
    { name: 'event', title: said.event, cards: event ? [event] : [] },
    { name: 'annexes', title: said.annexes, cards: ANNEX_IDS },
    { name: 'weapons', title: reading.weapons, cards: WEAPON_IDS },
    { name: 'favours', title: desk.favours, cards: Object.keys(FAVOURS) },
    { name: 'completed', title: reading.completed, cards: completed(board) },
  ]
}
