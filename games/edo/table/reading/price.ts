/** What a card costs me now, piece by piece. */
import type { Price } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import { ACTION, buildingsOf, MERCHANT_CARD, WISH } from '../../by-id.ts'
import type { Price as Cost } from '../../data/types.ts'
import { powerPick } from '../../picks.ts'
import { amountsOf } from '../../purse.ts'
import type { Board } from '../props.ts'
import { readingTextIn } from '../text.ts'
import type { Kind } from './kinds.ts'

const develops = ACTION.development.effect
const SPECIAL: Cost = develops.does === 'develop' ? { ryo: develops.ryo } : {}

/** What it is had for, if it can be had at all. */
export const costOf = (g: Board['view'], kind: Kind): Cost | undefined => {
  switch (kind.is) {
    case 'permit':
      return kind.id.startsWith('basic') ? undefined : SPECIAL
    case 'building':
      return buildingsOf(g)[kind.id].cost
    case 'merchant':
      return MERCHANT_CARD[kind.id].power
    case 'wish':
      return WISH[kind.id].price
    case 'action':
    case 'privilege':
      return undefined
  }
}

/** Whether it is mine to have now, or would be if I could pay. */
const isAsked = ({ offers, task }: Board, kind: Kind): boolean => {
  if (kind.is === 'building') return task?.task === 'build' && offers.length > 0
  const pick = kind.is === 'merchant' ? powerPick(kind.id) : kind.id
  return offers.some((offer) => offer.pick === pick)
}

export const lackOf = ({ view, t }: Board, seat: Seat, cost: Cost): readonly string[] =>
  amountsOf(cost).flatMap(({ count, of }) => {
    const missing = count - view.seats[seat][of]
    return missing > 0 ? [`${missing} ${t.name(of)}`] : []
  })

export const priceOf = (board: Board, kind: Kind): Price | undefined => {
  const { seat, view, t } = board
  const cost = costOf(view, kind)
  if (seat === null || !cost || !isAsked(board, kind)) return undefined
  const said = readingTextIn(board.locale)
  const lack = lackOf(board, seat, cost)
  return {
    rows: [
      ...amountsOf(cost).map(({ count, of }) => ({
        label: said.has(t.name(of), view.seats[seat][of]),
        value: String(count),
      })),
      { label: lack.length === 0 ? said.payable : said.short(lack.join(', ')), value: '' },
    ],
  }
}
