/** Trade: what a deal is worth to a clan. Face-down cards count for little, for people offer what they do not want. */
import type { Seat } from '@machiya/kernel'
import type { WeaponId } from '../data/rows.ts'
import type { Deal, Goods, Yedo } from '../position.ts'
import { monOf, readPick, thingPick, type SeatVerb } from '../picks.ts'
import type { Liking } from '@machiya/kit/expert'
import { geishaHelp, MON_PRICE, weaponHelp } from './missions.ts'

const SPARE_WEAPON = 0.7
const UNSEEN_CARD = 0.3
const GIVEN_CARD = 1.2
const GIVEN_GEISHA = 2.2
/** Below this a deal is not worth the talk, whatever a few playouts may say for it. */
const LEAST_GAIN = 0.3
/** Who names the price wants a little more. */
const ASKED_GAIN = 0.5
/** So little that it is never played while there is anything else. */
export const NEVER = -9

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

const NOTHING: Goods = { mon: 0, geisha: 0, weapons: [], cards: [] }
/** The least mon by which giving something of this price away gains so much. */
const monFor = (price: number, gain: number): number => Math.ceil((price + gain) / MON_PRICE)

/** Mon that the owner of a weapon will want for it, as far as others can tell: one of two is spare. */
const likelyPrice = (g: Yedo, owner: Seat, weapon: string): number =>
  monFor(countOf(g.seats[owner].weapons.of, weapon) > 1 ? SPARE_WEAPON : 1, LEAST_GAIN)

/** The weapon of the other that helps most beyond what it will cost. */
const purchase = (g: Yedo, seat: Seat, to: Seat): Deal | undefined => {
  let best = LEAST_GAIN
  let deal: Deal | undefined
  for (const weapon of g.seats[to].weapons.of) {
    const mon = likelyPrice(g, to, weapon)
    const gain = weaponHelp(g, seat, weapon) - mon * MON_PRICE
    if (gain < best || mon > g.seats[seat].mon) continue
    best = gain
    deal = { to, gives: { ...NOTHING, mon }, wants: { ...NOTHING, weapons: [weapon] } }
  }
  return deal
}

/** These weapons for as much as they are worth to their owner, and a little more. */
const sale = (g: Yedo, seat: Seat, to: Seat, weapons: readonly string[]): Deal | undefined => {
  let price = 0
  for (let at = 0; at < weapons.length; at++) price += keepPrice(g, seat, weapons, at)
  const mon = monFor(price, ASKED_GAIN)
  return mon > g.seats[to].mon
    ? undefined
    : { to, gives: { ...NOTHING, weapons: [...weapons] }, wants: { ...NOTHING, mon } }
}

/** One of two of a kind, or one that no own mission uses. */
const spareOf = (g: Yedo, seat: Seat): string | undefined => {
  const { of } = g.seats[seat].weapons
  return (
    of.find((weapon, at) => of.indexOf(weapon) !== at) ??
    of.find((weapon) => weaponHelpOf(g, seat, weapon) === 0)
  )
}

/** What is worth proposing to another: first a weapon that is needed for mon, then a spare one for sale. */
const proposal = (g: Yedo, seat: Seat, to: Seat): Deal | undefined => {
  const bought = g.seats[seat].proposals === 0 ? purchase(g, seat, to) : undefined
  const spare = bought ? undefined : spareOf(g, seat)
  return spare === undefined ? bought : sale(g, seat, to, [spare])
}
/** Nobody is asked more often in one trade. */
const MOST_PROPOSALS = 2

const isPlain = ({ gives, wants }: Deal): boolean =>
  gives.geisha + gives.cards.length + wants.geisha + wants.cards.length === 0

/** What a draft is on the way to: a counter-offer asks for as much as its weapons are worth. */
const aimOf = (g: Yedo, seat: Seat, deal: Deal): Deal | undefined => {
  if (!isPlain(deal)) return undefined
  const { gives, wants, to } = deal
  if (gives.weapons.length === 0) return proposal(g, seat, to)
  return wants.weapons.length > 0 || gives.mon > 0 ? undefined : sale(g, seat, to, gives.weapons)
}

const isWithin = (some: Goods, all: Goods): boolean =>
  some.mon <= all.mon &&
  some.weapons.every((weapon) => countOf(some.weapons, weapon) <= countOf(all.weapons, weapon))

/** The next thing to name of one side, if anything of it is missing. */
const missingOf = (some: Goods, all: Goods): string | undefined => {
  const mon = all.mon - some.mon
  if (mon > 0) return monOf(mon >= 5 ? 5 : 1)
  return all.weapons.find((weapon) => countOf(some.weapons, weapon) < countOf(all.weapons, weapon))
}

/** The one pick that leads on; what leads nowhere is dropped. */
const stepTo = ({ gives, wants }: Deal, aim: Deal | undefined): string => {
  if (!aim || !isWithin(gives, aim.gives) || !isWithin(wants, aim.wants)) return 'drop'
  const given = missingOf(gives, aim.gives)
  if (given !== undefined) return thingPick('give', given)
  const taken = missingOf(wants, aim.wants)
  return taken === undefined ? 'send' : thingPick('take', taken)
}

const draft = (g: Yedo, seat: Seat, deal: Deal, pick: string): number =>
  pick === stepTo(deal, aimOf(g, seat, deal)) ? 4 : NEVER

/** What is gained beyond the least, weighed as an answer is, that nobody refuses. */
const CLEAR_GAIN = 2

const answer = (g: Yedo, from: Seat, seat: Seat): number => {
  const offered = g.seats[from].deal
  const over = offered ? gainOfTaker(g, seat, offered) - LEAST_GAIN : -1
  return over < 0 ? NEVER : 2.5 * over
}

/** Weapons asked for too cheaply, and for nothing but mon, are offered at their price; once. */
const counters = (g: Yedo, seat: Seat, from: Seat): boolean => {
  const offered = g.seats[from].deal
  if (!offered || !isPlain(offered) || offered.gives.weapons.length + offered.wants.mon > 0) return false
  return (
    g.seats[seat].proposals === 0 &&
    offered.wants.weapons.length > 0 &&
    sale(g, seat, from, offered.wants.weapons) !== undefined
  )
}

const replied = (g: Yedo, seat: Seat, verb: SeatVerb, from: Seat): number => {
  if (verb === 'accept') return answer(g, from, seat)
  if (verb === 'refuse') return answer(g, from, seat) > CLEAR_GAIN ? NEVER : 0.5
  return verb === 'counter' && answer(g, from, seat) === NEVER && counters(g, seat, from) ? 1.5 : NEVER
}

/** An answer comes before anything else. */
const isAsked = (g: Yedo, seat: Seat): boolean => g.seats.some(({ deal }) => deal?.to === seat)

export const haggle: Liking<Yedo> = (g, seat, _a, pick) => {
  const own = g.seats[seat].draft.value
  const said = readPick(pick)
  if (said.is === 'seat' && said.verb !== 'to') return replied(g, seat, said.verb, said.seat)
  if (own) return draft(g, seat, own.deal, String(pick))
  if (isAsked(g, seat)) return NEVER
  if (pick === 'done') return 1
  return said.is === 'seat' && g.seats[seat].proposals < MOST_PROPOSALS && proposal(g, seat, said.seat)
    ? 2
    : NEVER
}

/** Whoever drafts goes on, and whoever is asked answers, before anybody is done. */
export const askedFirst = (g: Yedo): Seat | undefined => {
  if (g.phase !== 'trade') return undefined
  const drafting = g.seats.findIndex(({ draft: own }) => own.value !== null)
  if (drafting >= 0) return drafting as Seat
  for (const { deal } of g.seats) if (deal) return deal.to
  return undefined
}
