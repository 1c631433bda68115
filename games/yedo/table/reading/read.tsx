/** Missions, cards, events, weapons, annexes and favours held before the eyes. */
import type { Enlarged, Reading, Shelf } from '@machiya/kit'
import type { Pick } from '@machiya/kernel'
import type { ReactNode } from 'react'
import { MISSION } from '../../by-id.ts'
import { ANNEX_IDS } from '../../position.ts'
import { Gained } from '../cards/large-mission.tsx'
import { verbsOf } from '../cards/verbs.tsx'
import { buildPick } from '../../picks.ts'
import { Sign } from '../marks/drawn.ts'
import { COLOUR, SHAPE } from '../marks/signs.ts'
import { deskTextIn, readingTextIn } from '../text.ts'
import type { Board } from '../where.ts'
import { ACTIONS, ANNEX_RULES, BONUS_RULE, EVENTS, FAVOURS, MISSION_RULE, WEAPON_RULE } from './about.ts'
import { kindOf, type Kind } from './kinds.ts'
import { Picture } from './picture.tsx'
import { priceOf } from './price.ts'
import { shelvesOf } from './shelf.ts'
import { worthOf } from './worth.tsx'

const ruleOf = (kind: Kind): string => {
  switch (kind.is) {
    case 'mission':
      return MISSION_RULE
    case 'action':
      return ACTIONS[kind.id][2]
    case 'event':
      return EVENTS[kind.id][2]
    case 'bonus':
      return BONUS_RULE
    case 'weapon':
      return WEAPON_RULE
    case 'annex':
      return ANNEX_RULES[kind.id]
    case 'favour':
      return FAVOURS[kind.id][2]
  }
}

/** What can be done with it now. */
const picksOf = (board: Board, kind: Kind): readonly Pick[] => {
  if (kind.is === 'weapon' && kind.stall) return [kind.stall]
  if (kind.is === 'annex') return [kind.id, buildPick(kind.id)]
  if (kind.is === 'favour') return []
  return [kind.id, ...verbsOf(board, kind.id)]
}

const marksOf = (board: Board, kind: Kind): ReactNode => {
  if (kind.is === 'mission') {
    const { reward, color } = MISSION[kind.id]
    return (
      <>
        <Gained reward={reward} />
        <svg width="20" height="20" viewBox="-9 -9 18 18" role="img" aria-label={board.t.name(color)}>
          <path d={SHAPE[color]} fill={COLOUR[color]} />
        </svg>
      </>
    )
  }
  if (kind.is === 'action') return <Sign name="yedo-card" size={20} />
  return kind.is === 'bonus' ? <Sign name="yedo-bonus" size={20} /> : null
}

const textOf = (board: Board, kind: Kind): string => {
  if (kind.is === 'weapon') return readingTextIn(board.locale).weapon
  const effect = board.words.effects[kind.id]
  if (effect !== undefined) return effect
  const { geisha, blessing } = readingTextIn(board.locale)
  return kind.id === 'geisha' ? geisha : blessing
}

const titleOf = (board: Board, kind: Kind): string =>
  kind.is === 'favour' && kind.id === 'blessing' ? deskTextIn(board.locale).blessing : board.t.name(kind.id)

/** A card that lies nowhere is not read: its shelf would not list it. */
const cardOf = (board: Board, id: string, { name }: Shelf): Enlarged => {
  const kind = kindOf(board, id) ?? { is: 'annex', id: ANNEX_IDS[0] as 'yashiki' }
  const mine = name !== 'completed'
  return {
    picture: <Picture kind={kind} />,
    title: titleOf(board, kind),
    marks: marksOf(board, kind),
    text: textOf(board, kind),
    rule: ruleOf(kind),
    picks: picksOf(board, kind),
    price: priceOf(board, kind, mine),
    now: worthOf(board, kind, mine),
  }
}

export const read: Reading<Board> = { shelves: shelvesOf, card: cardOf }
