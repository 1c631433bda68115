/** Chapter 8, technologies that may be used once a turn at the own decisions. */
import { again, reason, tell, type Beside, type Say, type Seat, type Task } from '@machiya/kernel'
import { earn, giveGood, owns, spend } from '../ledger.ts'
import type { Yokohama } from '../position.ts'
import { TECHNOLOGY } from '../by-id.ts'

export type Once = 'use-textile-mill' | 'use-university'

const MILL_YEN = TECHNOLOGY['textile-mill'].amount
const TUITION = TECHNOLOGY.university.amount

const MILL_USED = reason('8.16', 'The textile mill was used in this turn')
const NO_SILK = reason('8.16', 'You have no silk to sell')
const UNIVERSITY_USED = reason('8.17', 'The university was used in this turn')
const NO_TUITION = reason('8.17', 'The university costs 1 yen')
const NO_STUDENT = reason('8.17', 'No assistant is left in your warehouse')

const noMill = (g: Yokohama, seat: Seat) => {
  const { used, goods } = g.seats[seat]
  return used.includes('textile-mill') ? MILL_USED : goods.silk === 0 && NO_SILK
}
const noUniversity = (g: Yokohama, seat: Seat) => {
  const { used, yen, warehouse } = g.seats[seat]
  if (used.includes('university')) return UNIVERSITY_USED
  return warehouse.assistant === 0 ? NO_STUDENT : yen < TUITION && NO_TUITION
}

export const canUseMill = (g: Yokohama, seat: Seat): boolean =>
  owns(g, seat, 'textile-mill') && !noMill(g, seat)
/** Whether the university can supply an assistant, if need be with what the textile mill earns before. */
export const canHire = (g: Yokohama, seat: Seat): boolean => {
  if (!owns(g, seat, 'university')) return false
  const no = noUniversity(g, seat)
  return !no || (no === NO_TUITION && canUseMill(g, seat))
}

const sayOnce = (g: Yokohama, seat: Seat, say: Say<Once>): void => {
  if (owns(g, seat, 'textile-mill')) say('use-textile-mill', noMill(g, seat))
  if (owns(g, seat, 'university')) say('use-university', noUniversity(g, seat))
}

/** 8.16 Sell one silk for 2 yen. */
const sellSilk = (g: Yokohama, seat: Seat): Task[] => {
  g.seats[seat].used.push('textile-mill')
  giveGood(g, seat, 'silk', 1)
  earn(g, seat, MILL_YEN)
  return [again]
}
/** 8.17 Pay 1 yen for an assistant from the warehouse. */
const enrol = (g: Yokohama, seat: Seat): Task[] => {
  g.seats[seat].used.push('university')
  spend(g, seat, TUITION)
  g.seats[seat].warehouse.assistant--
  g.seats[seat].supply.assistant++
  tell(g, 'hired', { seat, piece: 'assistant' })
  return [again]
}

/** 8.18 Both may be used at every decision of the own turn, before it is taken. */
export const onceATurn: Beside<Yokohama, { seat: Seat }, Once> = {
  options: (g, { seat }, say) => sayOnce(g, seat, say),
  play: (g, { seat }, pick) => {
    if (pick === 'use-textile-mill') return sellSilk(g, seat)
    return pick === 'use-university' ? enrol(g, seat) : undefined
  },
}
