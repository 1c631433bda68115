/** Permits, plan cards, buildings, merchant cards, wishes and privileges held before the eyes. */
import { Points, type Enlarged, type Reading, type Shelf } from '@machiya/kit'
import type { Pick } from '@machiya/kernel'
import type { ReactNode } from 'react'
import { ACTION, BUILDING, buildingsOf } from '../../by-id.ts'
import type { Price } from '../../data/types.ts'
import { dealOf } from '../../picks.ts'
import { amountsOf } from '../../purse.ts'
import { privilegeOf } from '../mat/privileges.ts'
import type { Board } from '../props.ts'
import { actionsOf } from '../signs/signs.ts'
import { readingTextIn, textIn } from '../text.ts'
import { kindOf, ruleOf, type Kind } from './kinds.ts'
import { Picture } from './picture.tsx'
import { priceOf } from './price.ts'
import { shelvesOf } from './shelf.ts'
import { atOnce, worthOf } from './worth.tsx'

/** A merchant card sells lots, a privilege one of its goods, a building is chosen with its place on the map. */
const picksOf = ({ offers }: Board, { is, id }: Kind): readonly Pick[] => {
  if (is === 'action' || is === 'building') return []
  return offers
    .map(({ pick }) => pick)
    .filter((pick) => {
      if (is === 'merchant') return dealOf(pick)?.card === id
      return is === 'privilege' ? privilegeOf(String(pick)) === id : pick === id
    })
}

/** A building costs what it costs in this game. */
const costsOf = ({ t, locale }: Board, cost: Price): string =>
  readingTextIn(locale).costs(
    amountsOf(cost)
      .map(({ count, of }) => `${count} ${t.name(of)}`)
      .join(', '),
  )

/** A permit tells each of its sides. */
const textOf = (board: Board, { is, id }: Kind): string => {
  const { t, words } = board
  const effect = words.effects[id] ?? ''
  if (is === 'building') return `${costsOf(board, buildingsOf(board.view)[id].cost)} ${effect}`
  if (is !== 'permit') return effect
  return actionsOf(id)
    .map((action) => `${t.name(action)}: ${words.effects[action] ?? ''}`)
    .join(' ')
}

const marksOf = (board: Board, kind: Kind): ReactNode => {
  if (kind.is === 'action') return textIn(board.locale).times(ACTION[kind.id].activations)
  const points = kind.is === 'building' ? BUILDING[kind.id].points : kind.is === 'wish' ? 1 : 0
  return points > 0 ? (
    <svg width="30" height="30" viewBox="-14 -14 28 28" aria-hidden="true">
      <Points value={points} />
    </svg>
  ) : null
}

const cardOf = (board: Board, id: string, { name }: Shelf): Enlarged => {
  const kind = kindOf(id)
  const picks = picksOf(board, kind)
  return {
    picture: <Picture kind={kind} />,
    title: board.t.name(id),
    marks: marksOf(board, kind),
    text: textOf(board, kind),
    rule: ruleOf(kind),
    picks: kind.is === 'merchant' ? picks.filter((pick) => dealOf(pick)?.offer === 'power') : picks,
    price: priceOf(board, kind),
    now:
      name === 'others'
        ? []
        : [...worthOf(board, kind), ...(kind.is === 'privilege' ? atOnce(board, picks) : [])],
  }
}

export const read: Reading<Board> = { shelves: shelvesOf, card: cardOf }
