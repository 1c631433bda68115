/** 7.34 to 7.37: the bower changes the player order. */
import { reason, tell, type Next, type Seat } from '@machiya/kernel'
import { BOWER, FREE } from '../whereabouts.ts'
import { step, type Yedo } from '../position.ts'
import { ask } from './8-cards.ts'

const TAKEN = reason('7.35', 'That position is taken')

/** 7.34 The whole bower is activated. 7.35 The lowest number chooses first. */
export const useBower = (g: Yedo): Next => {
  const guests = BOWER.map((space) => g.spaces[space] as number).filter((seat) => seat >= 0) as Seat[]
  g.bower = g.order.map(() => null)
  return [...guests.map((seat) => takePosition({ seat })), settleBower()]
}

export const takePosition = ask<{ seat: Seat }, number>('take-position', {
  options: (g, _a, say) => g.bower.forEach((holder, i) => say(i + 1, holder !== null && TAKEN)),
  play: (g, { seat }, position): Next => {
    g.bower[position - 1] = seat
  },
})

/** 7.36 The others fill the free positions in their old order. 7.37 All disciples in the bower go home. */
export const settleBower = step('settle-bower', (g): Next => {
  const rest = g.order.filter((seat) => !g.bower.includes(seat))
  g.order = g.bower.map((holder) => holder ?? (rest.shift() as Seat))
  g.bower = []
  for (const space of BOWER) {
    const seat = g.spaces[space] as number
    if (seat < 0) continue
    g.spaces[space] = FREE
    g.seats[seat as Seat].house++
  }
  tell(g, 'order', { order: g.order.slice() })
})
