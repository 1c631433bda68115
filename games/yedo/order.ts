/** The clans in player order. */
import type { Seat } from '@machiya/kernel'
import type { Yedo } from './position.ts'

export const others = (g: Yedo, seat: Seat): Seat[] => g.order.filter((other) => other !== seat)

/** The seats in player order that come after this one, wrapping round; it comes last itself. */
export const after = (g: Yedo, seat: Seat): Seat[] => {
  const at = g.order.indexOf(seat) + 1
  return [...g.order.slice(at), ...g.order.slice(0, at)]
}
