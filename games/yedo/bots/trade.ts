/** Trade: what a deal is worth to a clan. Face-down cards count for little, for people offer what they do not want. */
import type { Seat } from '@machiya/kernel'
import type { WeaponId } from '../data/rows.ts'
import type { Deal, Yedo } from '../position.ts'
import type { Liking } from '@machiya/kit/expert'
import { geishaHelp, MON_PRICE, weaponHelp } from './missions.ts'

const SPARE_WEAPON = 0.5
const UNSEEN_CARD = 0.3
const GIVEN_CARD = 1.2
const GIVEN_GEISHA = 2.2
/** Below this a deal is not worth the talk, whatever a few playouts may say for it. */
const LEAST_GAIN = 0.7
/** So little that it is never played while there is anything else. */
const NEVER = -9

const countOf = (weapons: readonly string[], weapon: string, before = weapons.length): number =>
  weapons.slice(0, before).filter((other) => other === weapon).length

/** The first of a kind may help, a second one only lies there. */
const weaponPrice = (g: Yedo, seat: Seat, { giveWeapons }: Deal, at: number): number => {
  const weapon = giveWeapons[at] as WeaponId
  return countOf(giveWeapons, weapon, at) > 0
    ? SPARE_WEAPON
    : Math.max(SPARE_WEAPON, weaponHelp(g, seat, weapon))
}

/** The last of a kind that the own missions use is dear. */
const keepPrice = (g: Yedo, seat: Seat, { takeWeapons }: Deal, at: number): number => {
  const weapon = takeWeapons[at] as WeaponId
  const left = countOf(g.seats[seat].weapons.of, weapon) - countOf(takeWeapons, weapon, at)
  return left > 1 ? SPARE_WEAPON : 1 + 1.5 * weaponHelpOf(g, seat, weapon)
}
const weaponHelpOf = (g: Yedo, seat: Seat, weapon: WeaponId): number => {
  const without = { ...g, seats: g.seats.slice() } as unknown as { seats: unknown[] }
  const own = g.seats[seat]
  without.seats[seat] = {
    ...own,
    weapons: { ...own.weapons, of: own.weapons.of.filter((one) => one !== weapon) },
  }
  return weaponHelp(without as unknown as Yedo, seat, weapon)
}

/** What the one who is asked would gain by accepting. */
export const gainOfTaker = (g: Yedo, from: Seat, seat: Seat, deal: Deal): number => {
  const unseen = g.seats[from].backs.length
  let gain = (deal.giveMon - deal.takeMon) * MON_PRICE + unseen * UNSEEN_CARD
  if (deal.giveGeisha > 0) gain += deal.giveGeisha * 0.8 + geishaHelp(g, seat)
  gain -= deal.takeGeisha * GIVEN_GEISHA
  for (let at = 0; at < deal.giveWeapons.length; at++) gain += weaponPrice(g, seat, deal, at)
  for (let at = 0; at < deal.takeWeapons.length; at++) gain -= keepPrice(g, seat, deal, at)
  return gain - (deal.takeActions + deal.takeBonuses + deal.takeMissions.length) * GIVEN_CARD
}

/** How much the best weapon of the partner would help the own missions. */
const wanted = (g: Yedo, seat: Seat, other: Seat): number => {
  let best = 0
  for (const weapon of g.seats[other].weapons.of) best = Math.max(best, weaponHelp(g, seat, weapon))
  return best
}

const PAID = 5
/** What a weapon must help to be worth that. */
const LEAST_HELP = PAID * MON_PRICE + LEAST_GAIN

/** A draft of the own: mon for a weapon that helps, and nothing else; whatever is proposed may be taken. */
const draft = (g: Yedo, seat: Seat, deal: Deal, pick: string): number => {
  if (pick === 'drop') return 0
  if (pick === 'send') return deal.takeWeapons.length === 1 && deal.giveMon === PAID ? 4 : NEVER
  if (pick === 'give:mon-5') return deal.giveMon === 0 && wanted(g, seat, deal.to) > LEAST_HELP ? 3 : NEVER
  if (!pick.startsWith('take:') || deal.giveMon === 0 || deal.takeWeapons.length > 0) return NEVER
  const help = weaponHelp(g, seat, pick.slice(5) as WeaponId)
  return help > LEAST_HELP ? 2 + help : NEVER
}

const answer = (g: Yedo, from: Seat, seat: Seat): number => {
  const offered = g.seats[from].deal
  const over = offered ? gainOfTaker(g, from, seat, offered) - LEAST_GAIN : -1
  return over < 0 ? NEVER : 2.5 * over
}

/** An answer comes before anything else. */
const isAsked = (g: Yedo, seat: Seat): boolean => g.seats.some(({ deal }) => deal?.to === seat)

export const haggle: Liking<Yedo> = (g, seat, _a, pick) => {
  const word = String(pick)
  const { proposals } = g.seats[seat]
  const own = g.seats[seat].draft.value
  const [verb, other] = word.split('-')
  const partner = Number(other) as Seat
  if (verb === 'accept') return answer(g, partner, seat)
  if (verb === 'refuse') return 0.5
  if (verb === 'counter') return NEVER
  if (own) return draft(g, seat, own, word)
  if (isAsked(g, seat)) return NEVER
  if (word === 'done') return 1
  if (verb === 'to')
    return proposals === 0 && g.seats[seat].mon >= PAID && wanted(g, seat, partner) > LEAST_HELP ? 2 : NEVER
  return NEVER
}
