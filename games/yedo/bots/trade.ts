/** Trade: what a deal is worth to a clan. Face-down cards count for little, for people offer what they do not want. */
import type { Seat } from '@machiya/kernel'
import type { WeaponId } from '../data/rows.ts'
import type { Deal, Yedo } from '../position.ts'
import { monOf, readPick, thingOf, thingPick, type SeatVerb } from '../picks.ts'
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
const weaponPrice = (g: Yedo, seat: Seat, weapons: readonly string[], at: number): number => {
  const weapon = weapons[at] as WeaponId
  return countOf(weapons, weapon, at) > 0 ? SPARE_WEAPON : Math.max(SPARE_WEAPON, weaponHelp(g, seat, weapon))
}

/** The last of a kind that the own missions use is dear. */
const keepPrice = (g: Yedo, seat: Seat, weapons: readonly string[], at: number): number => {
  const weapon = weapons[at] as WeaponId
  const left = countOf(g.seats[seat].weapons.of, weapon) - countOf(weapons, weapon, at)
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
export const gainOfTaker = (g: Yedo, seat: Seat, { gives, wants }: Deal): number => {
  let gain = (gives.mon - wants.mon) * MON_PRICE + gives.cards.length * UNSEEN_CARD
  if (gives.geisha > 0) gain += gives.geisha * 0.8 + geishaHelp(g, seat)
  gain -= wants.geisha * GIVEN_GEISHA
  for (let at = 0; at < gives.weapons.length; at++) gain += weaponPrice(g, seat, gives.weapons, at)
  for (let at = 0; at < wants.weapons.length; at++) gain -= keepPrice(g, seat, wants.weapons, at)
  return gain - wants.cards.length * GIVEN_CARD
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

/** Mon for one weapon, and nothing else. */
const isPurchase = ({ gives, wants }: Deal): boolean =>
  gives.geisha + gives.weapons.length + gives.cards.length === 0 &&
  wants.mon + wants.geisha + wants.cards.length === 0 &&
  wants.weapons.length < 2

const GIVE_FIVE = thingPick('give', monOf(5))
/** A draft of the own; whatever is proposed may be taken. Dropping costs nothing, so only what leads nowhere is dropped. */
const draft = (g: Yedo, seat: Seat, deal: Deal, pick: string): number => {
  const { gives, wants, to } = deal
  const leads =
    isPurchase(deal) && gives.mon % PAID === 0 && gives.mon <= PAID && wanted(g, seat, to) > LEAST_HELP
  if (pick === 'drop') return leads ? NEVER : 4
  if (!leads) return NEVER
  if (pick === 'send') return wants.weapons.length === 1 && gives.mon === PAID ? 4 : NEVER
  if (pick === GIVE_FIVE) return gives.mon === 0 ? 3 : NEVER
  const taken = thingOf(pick, 'take')
  if (taken === undefined || gives.mon === 0 || wants.weapons.length > 0) return NEVER
  const help = weaponHelp(g, seat, taken as WeaponId)
  return help > LEAST_HELP ? 2 + help : NEVER
}

const answer = (g: Yedo, from: Seat, seat: Seat): number => {
  const offered = g.seats[from].deal
  const over = offered ? gainOfTaker(g, seat, offered) - LEAST_GAIN : -1
  return over < 0 ? NEVER : 2.5 * over
}

const replied = (g: Yedo, seat: Seat, verb: SeatVerb, from: Seat): number =>
  verb === 'accept' ? answer(g, from, seat) : verb === 'refuse' ? 0.5 : NEVER

/** An answer comes before anything else. */
const isAsked = (g: Yedo, seat: Seat): boolean => g.seats.some(({ deal }) => deal?.to === seat)

export const haggle: Liking<Yedo> = (g, seat, _a, pick) => {
  const word = String(pick)
  const { proposals } = g.seats[seat]
  const own = g.seats[seat].draft.value
  const said = readPick(pick)
  if (said.is === 'seat' && said.verb !== 'to') return replied(g, seat, said.verb, said.seat)
  if (own) return draft(g, seat, own.deal, word)
  if (isAsked(g, seat)) return NEVER
  if (word === 'done') return 1
  return said.is === 'seat' &&
    proposals === 0 &&
    g.seats[seat].mon >= PAID &&
    wanted(g, seat, said.seat) > LEAST_HELP
    ? 2
    : NEVER
}
