/** Chapter 3: placement. */
import { reason, type Next, type No, type Say, type Seat } from '@machiya/kernel'
import type { AreaId } from '../data/areas.ts'
import { owns, payPresidentsAt, placeAssistant } from '../ledger.ts'
import { areaIdAt, canalOf, neighboursOf, placeOf, rivalsAt } from '../places.ts'
import { choice, NONE, type Yokohama } from '../position.ts'
import { LIMIT, TECHNOLOGY } from '../by-id.ts'
import { doExtra, isExtra, sayExtras, type Extra } from './2-extra.ts'
import { canHire, onceATurn, type Once } from './8-once-a-turn.ts'

const MUST = reason('3.2', 'At least one assistant must be placed')
const CANAL = reason('3.3', 'Assistants never stand on the canal')
const FEE = reason('3.5', 'You cannot pay the presidents there')
const EMPTY = reason('3.6', 'You have no assistant in your supply')

const MOST = LIMIT['assistants-placed']
const MOST_WITH_NEWSPAPER = TECHNOLOGY.newspaper.amount

/** `last` is the place of the last assistant: single picks rise, so lower places are not offered again. */
type Placing = { seat: Seat; placed: number; last: number }

export const noPlacing = (g: Yokohama, seat: Seat, place: number, canal: number): No => {
  const { supply, yen } = g.seats[seat]
  if (place === canal) return CANAL
  return supply.assistant === 0 ? EMPTY : rivalsAt(g, seat, place) > yen && FEE
}

/** 3.1 The same area a second time, or another one. */
const sayPlaces = (g: Yokohama, { seat, placed, last }: Placing, say: Say<AreaId>): void => {
  const canal = canalOf(g)
  for (let place = placed === 1 ? last : last + 1; place < g.areas.length; place++)
    say(areaIdAt(g, place), noPlacing(g, seat, place, canal))
}

const stand = (g: Yokohama, seat: Seat, place: number): void => {
  payPresidentsAt(g, seat, place)
  placeAssistant(g, seat, place)
}

/** 3.6 The placement goes on while assistants are left, or can be got. */
const goesOn = (g: Yokohama, { seat, placed, last }: Placing): boolean =>
  (placed === 1 || (placed < mostOf(g, seat) && last + 1 < g.areas.length)) &&
  (g.seats[seat].supply.assistant > 0 || canHire(g, seat))
/** 3.7 Newspaper. */
const mostOf = (g: Yokohama, seat: Seat): number => (owns(g, seat, 'newspaper') ? MOST_WITH_NEWSPAPER : MOST)

/** 3.1 Up to three in different areas, or two in one. Until the first is placed the extra phase is open (2.7). */
export const placement = choice<Placing, AreaId | Extra | 'done', Once>('placement', {
  beside: onceATurn,
  options: (g, a, say) => {
    if (a.placed === 0) sayExtras(g, a.seat, say)
    sayPlaces(g, a, say)
    say('done', a.placed === 0 && g.seats[a.seat].supply.assistant > 0 && MUST)
  },
  play: (g, a, pick): Next => {
    const { seat, placed, last } = a
    if (pick === 'done') return
    if (isExtra(pick)) return [...doExtra(g, seat, pick), placement(a)]
    const place = placeOf(g, pick)
    stand(g, seat, place)
    if (place === last) return afterTwo(g, seat, place)
    const next = { seat, placed: placed + 1, last: place }
    return goesOn(g, next) ? placement(next) : []
  },
})
export const startPlacement = (seat: Seat) => placement({ seat, placed: 0, last: NONE })

/** 3.8 With the telegraph a third assistant may go next to two. */
const afterTwo = (g: Yokohama, seat: Seat, at: number): Next =>
  owns(g, seat, 'telegraph') && (g.seats[seat].supply.assistant > 0 || canHire(g, seat))
    ? telegraph({ seat, at: areaIdAt(g, at) })
    : []
export const telegraph = choice<{ seat: Seat; at: AreaId }, AreaId | 'done', Once>('telegraph', {
  beside: onceATurn,
  options: (g, { seat, at }, say) => {
    const near = neighboursOf(g, placeOf(g, at))
    const canal = canalOf(g)
    for (let place = 0; place < g.areas.length; place++)
      if (near & (1 << place)) say(areaIdAt(g, place), noPlacing(g, seat, place, canal))
    say('done')
  },
  play: (g, { seat }, pick): Next => {
    if (pick !== 'done') stand(g, seat, placeOf(g, pick))
  },
})
