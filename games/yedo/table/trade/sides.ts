/** The two sides of a deal: what each names, and the pick that takes one of it out of a draft. */
import type { Offer, Seat } from '@machiya/kernel'
import { colorIn } from '../../by-id.ts'
import type { Deal, Draft, Goods } from '../../position.ts'
import { monOf, thingOf, thingPick, type Verb } from '../../picks.ts'
import type { Board } from '../where.ts'

export type Thing = { readonly id: string; readonly count: number; readonly out: string }
export type Sides = readonly [gives: readonly Thing[], wants: readonly Thing[]]

const counted = (ids: readonly string[], out: Verb, sign = (id: string) => id): Thing[] =>
  [...new Set(ids)].map((id) => ({
    id: sign(id),
    count: ids.filter((each) => each === id).length,
    out: thingPick(out, id),
  }))
const some = (id: string, count: number, out: Verb): Thing[] =>
  count > 0 ? [{ id, count, out: thingPick(out, id) }] : []

const thingsIn = (goods: Goods, cards: readonly Thing[], out: Verb): Thing[] => [
  ...counted(goods.weapons, out),
  ...some('geisha', goods.geisha, out),
  ...cards,
  ...some(monOf(1), goods.mon, out),
]

/** Everybody sees the backs of the cards. */
export const sidesOf = ({ gives, wants }: Deal): Sides => [
  thingsIn(gives, counted(gives.cards, 'keep'), 'keep'),
  thingsIn(wants, counted(wants.cards, 'leave'), 'leave'),
]

/** Whoever drafts takes his own cards back by their faces. */
export const draftSides = ({ view }: Board, seat: Seat, { deal, laid }: Draft): Sides => {
  const { actions, bonuses, missions } = view.seats[seat]
  const cards = [
    ...counted(
      laid.actions.map((at) => actions.of[at] ?? ''),
      'keep',
    ),
    ...counted(
      laid.bonuses.map((at) => bonuses.of[at] ?? ''),
      'keep',
    ),
    ...counted(
      laid.missions.map((at) => missions.of[at] ?? ''),
      'keep',
    ),
  ]
  return [thingsIn(deal.gives, cards, 'keep'), sidesOf(deal)[1]]
}

const MORE = ['give', 'take'] as const
const LESS = ['keep', 'leave'] as const
/** What can still be added to a side of a draft; by fives and ones also what can be taken from it. */
export const additions = ({ offers }: Board, sides: Sides, side: 0 | 1): readonly string[] => {
  const shown = new Set([...sides[0], ...sides[1]].map(({ out }) => out))
  return offers
    .map(({ pick }) => String(pick))
    .filter((pick) => thingOf(pick, MORE[side], LESS[side]) !== undefined && !shown.has(pick))
}

/** Whether a pick adds to a draft or takes from it. */
export const isTerm = (pick: Offer['pick']): boolean => thingOf(pick, ...MORE, ...LESS) !== undefined
/** The sign of a card is that of its kind. */
export const kindOf = ({ view, seat }: Board, what: string): string => {
  const color = colorIn(what)
  if (color || seat === null) return color ?? what
  const { actions, bonuses } = view.seats[seat]
  if ((actions.of as readonly string[]).includes(what)) return 'action'
  return (bonuses.of as readonly string[]).includes(what) ? 'bonus' : what
}
