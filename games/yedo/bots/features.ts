/** What a clan has, as numbers: points, means, and what its missions promise. */
import { isHidden, type Position, type Seat } from '@machiya/kernel'
import { MISSION } from '../by-id.ts'
import { ANNEX_IDS, type Yedo } from '../position.ts'
import { scoreBonus } from '../rules/index.ts'
import { disciplesOf, missionWorth, roundsLeft } from './missions.ts'

export const FEATURES = [
  'prestige',
  'mon',
  'mon beyond twelve',
  'mon at the end',
  'disciples times rounds',
  'third disciple',
  'geisha',
  'annexes',
  'annexes times rounds',
  'weapons',
  'blessed',
  'blackmail',
  'action cards',
  'bonus cards',
  'bonus points now',
  'best mission',
  'second mission',
  'other missions',
  'missions times rounds',
  'place in the order',
] as const

const END = 2

/** In a world the cards of others are imagined ones: the real ones never come here. */
export const read = (position: Position, seat: Seat, into: Float64Array): void => {
  const g = position as Yedo
  const own = g.seats[seat]
  const left = Math.max(0, roundsLeft(g) - 1)
  let best = 0
  let second = 0
  let rest = 0
  for (const id of own.missions.of) {
    const worth = id in MISSION ? missionWorth(g, seat, id) : 0
    if (worth > best) {
      rest += second
      second = best
      best = worth
    } else if (worth > second) {
      rest += second
      second = worth
    } else rest += worth
  }
  let annexes = 0
  for (const id of ANNEX_IDS) if (own.annexes[id] > 0) annexes++
  let bonus = 0
  for (const id of own.bonuses.of) if (!isHidden(id)) bonus += scoreBonus(g, seat, id)
  into[0] = own.prestige
  into[1] = Math.min(12, own.mon)
  into[2] = Math.max(0, own.mon - 12)
  into[3] = left < END ? Math.min(18, own.mon) * (left > 0 ? 1 : 0) : 0
  into[4] = disciplesOf(own) * left
  into[5] = disciplesOf(own) >= 3 ? Math.min(1, left / 3) : 0
  into[6] = own.geisha
  into[7] = annexes
  into[8] = annexes * left
  into[9] = own.weapons.of.length * Math.min(1, left / 3)
  into[10] = own.blessed ? Math.min(1, left / 3) : 0
  into[11] = own.blackmail ? 1 : 0
  into[12] = own.actions.of.length * Math.min(1, left / 3)
  into[13] = own.bonuses.of.length * Math.min(1, left / 3)
  into[14] = bonus
  into[15] = left > 0 ? best : 0
  into[16] = left > 0 ? second : 0
  into[17] = left > 1 ? rest : 0
  into[18] = own.missions.of.length * left
  into[19] = -g.order.indexOf(seat) * Math.min(1, left / 3)
}
