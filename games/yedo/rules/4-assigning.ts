/** 4 Assigning. */
import { beganBefore, reason, tell, type Next, type No, type Seat } from '@machiya/kernel'
import type { AnnexId } from '../data/rows.ts'
import { freeAt, isCovered, OCCUPIED, SPOTS, type Spot } from '../whereabouts.ts'
import { ANNEX_IDS, step, type Yedo } from '../position.ts'
import { spotNo, TAKEN } from './4-spaces.ts'
import { ask, at, window } from './8-cards.ts'

const NOT_BUILT = reason('4.7', 'You have not built that annex')

type Place = Spot | AnnexId
const isAnnex = (place: Place): place is AnnexId => (ANNEX_IDS as readonly string[]).includes(place)

const annexNo = (g: Yedo, seat: Seat, annex: AnnexId): No => {
  const state = g.seats[seat].annexes[annex]
  return state === 0 ? NOT_BUILT : state === OCCUPIED && TAKEN
}

const canPlace = (g: Yedo, seat: Seat): boolean =>
  g.seats[seat].house > 0 &&
  (SPOTS.some((spot) => !spotNo(g, seat, spot)) || ANNEX_IDS.some((id) => !annexNo(g, seat, id)))

/**
 * 8.16 Whether a card could open the only spaces that are free. The size of a hand is public, so asking tells nothing.
 * Revision 2 passed such a clan over.
 */
const mayOpen = (g: Yedo, seat: Seat): boolean =>
  !beganBefore(g, 3) &&
  g.shut !== null &&
  g.seats[seat].house > 0 &&
  g.seats[seat].actions.of.length > 0 &&
  SPOTS.some((spot) => !spotNo(g, seat, spot, null))

export const standOn = (g: Yedo, seat: Seat, spot: Spot): void => {
  g.spaces[freeAt(g, spot)] = seat
}

export const assigning = step('assigning', (g): Next => {
  g.phase = 'assigning'
  for (const seat of g.order) g.seats[seat].early = false
  return [window({ moment: 'assigning-start' }), nextPlacement({ at: 0 })]
})

/** `stayed` marks who has been asked although no space was open, and kept his disciple at home. */
type Turn = { at: number; stayed?: number }

/** 4.1 In player order, one at a time and round after round. 4.5 Who finds no space keeps his disciple at home. */
export const nextPlacement = step<Turn>('next-placement', (g, { at: from, stayed = 0 }): Next => {
  for (let i = 0; i < 2 * g.order.length; i++) {
    const index = (from + i) % g.order.length
    const seat = g.order[index] as Seat
    if (!canPlace(g, seat) && (stayed & (1 << seat) || !mayOpen(g, seat))) continue
    if (!g.seats[seat].early) return place({ seat, at: index, stayed })
    g.seats[seat].early = false
  }
})

const sayPlaces = (g: Yedo, seat: Seat, say: (place: Place, no?: No) => void): void => {
  for (const spot of SPOTS) if (!isCovered(g, spot)) say(spot, spotNo(g, seat, spot))
  for (const id of ANNEX_IDS) say(id, annexNo(g, seat, id))
}

const put = (g: Yedo, seat: Seat, to: Place): void => {
  g.seats[seat].house--
  if (isAnnex(to)) g.seats[seat].annexes[to] = OCCUPIED
  else standOn(g, seat, to)
  tell(g, 'placed', { seat, place: to })
}

/** 4.2 A disciple goes to a free assignment space or to a free annex of its own clan. */
export const place = ask<Turn & { seat: Seat }, Place | 'home'>('place', {
  moments: at('own-assignment'),
  options: (g, { seat }, say) => {
    sayPlaces(g, seat, say)
    if (!canPlace(g, seat)) say('home')
  },
  play: (g, { seat, at: index, stayed = 0 }, to): Next => {
    if (to === 'home') return nextPlacement({ at: index + 1, stayed: stayed | (1 << seat) })
    put(g, seat, to)
    return nextPlacement({ at: index + 1, stayed })
  },
  retry: ({ at: index, stayed = 0 }) => nextPlacement({ at: index, stayed }),
})

/** 8.28 Early Riser: place one disciple before everybody else. */
export const riseEarly = (g: Yedo, seat: Seat): Next => {
  if (canPlace(g, seat)) return placeEarly({ seat })
}
export const placeEarly = ask<{ seat: Seat }, Place>('place-early', {
  options: (g, { seat }, say) => sayPlaces(g, seat, say),
  play: (g, { seat }, to): Next => {
    put(g, seat, to)
    g.seats[seat].early = true
  },
})
