/** 4.2 to 4.4: where a disciple may stand. */
import { reason, type No, type Seat } from '@machiya/kernel'
import { DISTRICT_OF, freeAt, isBower, isInBower, type Spot } from '../whereabouts.ts'
import type { Yedo } from '../position.ts'

export const TAKEN = reason('4.2', 'No space is free there')
const SHUT = reason('4.3', 'That district is closed this round')
const ONE_IN_BOWER = reason('4.4', 'You have a disciple in the bower already')
const STANDS_THERE = reason('8.15', 'It stands there already')
const BOWER_BUSY = reason('7.35', 'The bower is settling the player order')

/** Why this clan may not place a disciple on this spot, with this district closed. */
export const spotNo = (g: Yedo, seat: Seat, spot: Spot, shut = g.shut): No => {
  if (freeAt(g, spot) < 0) return TAKEN
  if (DISTRICT_OF[spot] === shut) return SHUT
  return isBower(spot) && isInBower(g, seat) && ONE_IN_BOWER
}

/** 8.15 Why a disciple may not move from one spot to another: within the bower it makes room for itself. */
export const moveNo = (g: Yedo, seat: Seat, from: Spot, to: Spot): No => {
  if (to === from) return STANDS_THERE
  const no = spotNo(g, seat, to)
  if (no && !(no === ONE_IN_BOWER && isBower(from))) return no
  return isBower(to) && g.bower.length > 0 && BOWER_BUSY
}
